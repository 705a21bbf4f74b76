// Choosing what a clerk hands over: lines with their pieces, of goods or of mystery boxes.
import { useRef, useState } from 'react';
import { piecesOpen } from '~/domain/redemption';
import type { OrderDetailData } from '~/schemas/api/order.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Stepper } from '~/ui/stepper/stepper';
import { newNonce } from '../../blocks/redeem-scan/nonce';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { back } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { confirmDialog, toast } from '../../state/overlays';
import { clerkState, openPieces, redeem, redeemableLine } from './clerk-acts';
import { ForItsClerk } from './clerk-frame';
import { ClerkLine, DoneWords } from './clerk-screen';
import styles from './clerk.module.css';
import type { Order } from '../../blocks/orders/order-facts';

type Line = Order['detail'][number];
/** Pieces by line; a line that is not chosen is absent. */
type Chosen = ReadonlyMap<number, number>;

const linesOf = (order: Order) =>
  order.detail
    .map((line) => ({ line, id: Number(line.id), most: piecesOpen(redeemableLine(line)) }))
    .filter(({ most }) => most > 0);

const sumOf = (chosen: Chosen): number => [...chosen.values()].reduce((sum, num) => sum + num, 0);

interface ChoiceProps {
  line: Line;
  /** Pieces that can be handed over. */
  most: number;
  /** 0 when it is not chosen. */
  num: number;
  /** Of a mystery box; '' for goods. */
  boxName: string;
  onChange: (num: number) => void;
}

function Choice({ line, most, num, boxName, onChange }: ChoiceProps) {
  const name = line.goods_info.name;
  return (
    <li className={styles.choice}>
      <CheckCircle
        isChecked={num > 0}
        label={`选择${boxName}${name}`}
        onChange={(isChecked) => onChange(isChecked ? most : 0)}
      />
      <div className={styles.choiceBody}>
        {boxName === '' ? null : <p className={styles.box}>{boxName}</p>}
        <ClerkLine line={line} />
        <div className={styles.number}>
          <span>可核销 {most} 件</span>
          <Stepper
            label={`${boxName}${name}的核销数量`}
            value={num}
            min={0}
            max={most}
            onChange={onChange}
            onLimit={(limit) => {
              if (limit === 'maximum') toast('超出可核销数量');
            }}
          />
        </div>
      </div>
    </li>
  );
}

/** The whole selection, or nothing. */
function withAll(order: Order, isAll: boolean): Chosen {
  return new Map(isAll ? linesOf(order).map(({ id, most }) => [id, most]) : []);
}

function useHandOver(order: Order, chosen: Chosen, onChanged: () => void) {
  const nonce = useRef(newNonce());
  return useAction(async () => {
    const list = [...chosen].map(([order_detail_id, num]) => ({ order_detail_id, num }));
    if (list.length === 0) return toast('请选择核销商品');
    if (!(await confirmDialog(`是否核销所选的${sumOf(chosen)}件商品？`, { confirmText: '核销' }))) return;
    try {
      await redeem({ id: Number(order.id), nonce: nonce.current, list });
      back();
    } catch (error) {
      // What is left may have changed: another clerk was faster.
      onChanged();
      throw error;
    } finally {
      nonce.current = newNonce();
    }
  });
}

interface SelectionProps {
  order: Order;
  isBoxes: boolean;
  onChanged: () => void;
}

function Selection({ order, isBoxes, onChanged }: SelectionProps) {
  const [picked, setPicked] = useState<Chosen>(new Map());
  const lines = linesOf(order);
  const limited = lines.map(({ id, most }) => [id, Math.min(most, picked.get(id) ?? 0)] as const);
  const chosen: Chosen = new Map(limited.filter(([, num]) => num > 0));
  const handOver = useHandOver(order, chosen, onChanged);
  const isAll = sumOf(chosen) === openPieces(order);
  const set = (id: number, num: number) => setPicked(new Map([...chosen, [id, num]]));
  return (
    <>
      <Card label="可核销商品">
        <CardHead title={isBoxes ? '选择盲盒' : '选择核销商品'} isRuled>
          <span className={styles.count}>
            共 {lines.length} {isBoxes ? '盒' : '种'}
          </span>
        </CardHead>
        <ul>
          {lines.map(({ line, id, most }, place) => (
            <Choice
              key={id}
              line={line}
              most={most}
              num={chosen.get(id) ?? 0}
              boxName={isBoxes ? `盲盒 ${place + 1}` : ''}
              onChange={(num) => set(id, num)}
            />
          ))}
        </ul>
      </Card>
      <BottomBar>
        <ActionBar>
          <CheckCircle isChecked={isAll} onChange={(isOn) => setPicked(withAll(order, isOn))}>
            全选
          </CheckCircle>
          <Button kind="primary" size="wide" isBusy={handOver.isBusy} onClick={() => void handOver.run()}>
            核销（{sumOf(chosen)}件）
          </Button>
        </ActionBar>
      </BottomBar>
    </>
  );
}

function Open({ order, ...rest }: SelectionProps) {
  const state = clerkState(order);
  if (state.kind === 'redeem' && openPieces(order) > 0) return <Selection order={order} {...rest} />;
  const words = {
    done: '订单已核销',
    collect: '订单未支付，请先进行收款',
    redeem: '没有可核销的商品',
    closed: state.kind === 'closed' ? state.words : '',
  }[state.kind];
  return (
    <>
      <EmptyState text={words} drawing="orders" action={{ text: '返回', onTap: back }} />
      <BottomBar>
        <DoneWords words={words} />
      </BottomBar>
    </>
  );
}

type ScreenProps = LoadedProps<OrderDetailData, { id: number }>;

const screenOf =
  (isBoxes: boolean) =>
  ({ data: { detail: order }, reload }: ScreenProps) => (
    <ForItsClerk order={order}>
      <Open order={order} isBoxes={isBoxes} onChanged={() => void reload()} />
    </ForItsClerk>
  );

export const SelectScreen = screenOf(false);
export const MysteryScreen = screenOf(true);
