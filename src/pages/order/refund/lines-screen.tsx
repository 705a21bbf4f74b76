// One request for several lines of an order: whole lines, or some pieces of each.
import { useState } from 'react';
import { fenOf, textFromFen } from '~/domain/money';
import { openPieces } from '~/domain/refund-request';
import { orderRefusal, readOrderFlags } from '~/domain/order-status';
import {
  GOODS_STATUSES,
  refundAmounts,
  REFUND_TYPES,
  type RefundType,
  type SharePart,
} from '~/domain/refund-status';
import * as to from '~/domain/screen-links.gen';
import type { OrderDetailData } from '~/schemas/api/order.gen';
import { refundApply, type RefundApplyData } from '~/schemas/api/refund.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Price } from '~/ui/price/price';
import { type LoadedProps, Loading } from '../../../engine/archetypes/detail';
import { BottomBar } from '../../../engine/bottom-bar';
import { back, redirect } from '../../../engine/navigation';
import { isOffered } from '../../../services/offered';
import { loadUserInfo } from '../../../services/shopper';
import { toast } from '../../../state/overlays';
import type { Order } from '../../../blocks/orders/order-facts';
import { type Chosen, LineChoices } from './line-choices';
import { afterSaleFlags, isAskable } from '../../../blocks/orders/line-offers';
import { submitLines } from './submit-lines';
import { causesOf, RequestFields } from './request-fields';
import { TypeField, typesOf } from './type-field';
import { useRequest } from './use-request';
import styles from '../../../blocks/orders/refund.module.css';

type Line = Order['detail'][number];

/** Lines that can be asked for with pieces that are left. */
const openLines = (order: Order): Line[] => {
  const flags = readOrderFlags(order);
  return order.detail.filter((line) => isAskable(order, flags, line) && openPieces(line) > 0);
};

const refusalOf = (order: Order): string | null =>
  orderRefusal('refund', afterSaleFlags(order, readOrderFlags(order)));

/** What all lines can ask for at once: of a partly sent order some have nothing to be returned. */
const commonTypes = (order: Order, types: readonly RefundType[]): readonly RefundType[] =>
  Number(order.is_send) === 1 ? types : [REFUND_TYPES.refundOnly];

const partOf = (line: Line, num: number): SharePart => ({
  id: Number(line.id),
  total: fenOf(line.total_price),
  lineNum: Number(line.num),
  usedNum: Number(line.num) - openPieces(line),
  num,
});

/** Fen by line of what is chosen. */
function amountsOf(order: Order, chosen: Chosen, leftFen: number): ReadonlyMap<number, number> {
  const parts = openLines(order).map((line) => partOf(line, chosen.get(Number(line.id)) ?? 0));
  return refundAmounts(
    parts.filter(({ num }) => num > 0),
    leftFen,
  );
}

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0);

interface LinesFormProps {
  order: Order;
  apply: RefundApplyData;
  /** Lines that are chosen from the start, with their pieces. */
  initial: Chosen;
  isSplit: boolean;
  onChanged: () => Promise<unknown>;
}

function useLines({ order, apply, onChanged }: LinesFormProps, type: RefundType, chosen: Chosen) {
  const amounts = amountsOf(order, chosen, fenOf(apply.detail.left_price ?? order.total_pay_price));
  const sumFen = type === REFUND_TYPES.exchange ? 0 : sumOf(amounts.values());
  const list = [...amounts].map(([id, fen]) => ({
    id,
    num: chosen.get(id) ?? 0,
    refund_price: type === REFUND_TYPES.exchange ? '0' : textFromFen(fen),
  }));
  const request = useRequest({
    kind: type,
    maxFen: sumFen,
    initial: {
      refund_price: textFromFen(sumFen),
      mobile: order.mobile,
      goods_status: apply.detail.is_confirm === '1' ? GOODS_STATUSES[1] : '',
    },
    submit: async ({ goods_status, remark, mobile, cause }, pictures) => {
      const words = { type, remark, mobile, cause, goods_status, pic_list: pictures };
      try {
        toast(await submitLines(Number(order.id), list, words), { icon: 'success' });
        void loadUserInfo(true);
        if (isOffered(to.orderRefundHistory.path)) redirect(to.orderRefundHistory({ id: order.id }));
        else redirect(to.orderRefunds());
      } catch (error) {
        // What can be asked for may have changed.
        await onChanged();
        throw error;
      }
    },
  });
  return { request, sumFen, amounts };
}

function LinesBar(props: {
  isAll: boolean;
  sumFen: number;
  count: number;
  isBusy: boolean;
  onAll: (isAll: boolean) => void;
  onSubmit: () => void;
}) {
  const { isAll, sumFen, count, isBusy, onAll, onSubmit } = props;
  return (
    <BottomBar>
      <ActionBar>
        <CheckCircle isChecked={isAll} onChange={onAll}>
          全选
        </CheckCircle>
        <span className={styles.sum}>
          <Price text={`￥${textFromFen(sumFen)}`} size={36} />
          已选{count}件
        </span>
        <Button kind="primary" size="compact" isBusy={isBusy} onClick={onSubmit}>
          提交
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

const wholeLines = (lines: readonly Line[]): Chosen =>
  new Map(lines.map((line) => [Number(line.id), openPieces(line)]));

function LinesForm(props: LinesFormProps) {
  const { order, apply, initial, isSplit } = props;
  const open = openLines(order);
  const types = commonTypes(order, typesOf(apply.detail));
  const [type, setType] = useState<RefundType>(types[0] ?? REFUND_TYPES.refundOnly);
  const [picked, setPicked] = useState(initial);
  // Fewer pieces may be left than were chosen.
  const chosen: Chosen = new Map(
    open.map((line) => [Number(line.id), Math.min(openPieces(line), picked.get(Number(line.id)) ?? 0)]),
  );
  const { request, sumFen, amounts } = useLines(props, type, chosen);
  const count = sumOf(chosen.values());
  const submit = () => {
    if (count === 0) toast('请选择售后商品');
    else request.form.submit();
  };
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Card label="售后商品">
        <CardHead title={isSplit ? '选择商品和件数' : '选择商品'} isRuled>
          {isSplit ? null : <SplitLink orderId={order.id} chosen={chosen} />}
        </CardHead>
        <LineChoices
          lines={order.detail}
          isSplit={isSplit}
          chosen={chosen}
          amounts={amounts}
          whyNot={(line) => (open.includes(line) ? '' : whyNot(order, line))}
          onChange={(id, num) => setPicked(new Map([...chosen, [id, num]]))}
        />
      </Card>
      <RequestFields
        request={request}
        choices={apply.list}
        causes={causesOf(apply.list, type, request.form.values.goods_status)}
        fixed={textFromFen(sumFen)}
        why="按所选商品的实付金额计算，优惠已按商品分摊，不含运费"
      >
        {types.length > 1 ? (
          <TypeField types={types} type={type} form={request.form} onChange={setType} />
        ) : null}
      </RequestFields>
      <LinesBar
        isAll={open.length > 0 && open.every((line) => chosen.get(Number(line.id)) === openPieces(line))}
        sumFen={sumFen}
        count={count}
        isBusy={request.form.isBusy}
        onAll={(isAll) => setPicked(isAll ? wholeLines(open) : new Map())}
        onSubmit={submit}
      />
    </form>
  );
}

/** Pieces are chosen on a screen of its own, which takes this one's place. */
function SplitLink({ orderId, chosen }: { orderId: string; chosen: Chosen }) {
  const ids = [...chosen].filter(([, num]) => num > 0).map(([id]) => id);
  const open = () =>
    redirect(to.orderRefundSplitRefund({ id: orderId, ...(ids.length === 0 ? {} : { ids: ids.join() }) }));
  return (
    <Button kind="plain" size="small" onClick={open}>
      按件数申请
    </Button>
  );
}

function whyNot(order: Order, { refund, is_refund, goods_type }: Line): string {
  if (goods_type !== 'goods') return '该商品不支持售后';
  if (Number(is_refund) === 1) return '已退款';
  if (refund !== null) return `已申请售后（${refund.status_text}）`;
  return refusalOf(order) ?? '该商品暂不支持售后';
}

interface LinesQuery {
  id: number;
  /** Ids of lines that are chosen from the start. */
  ids?: string;
}

/** The lines of the address, else none; a single one that is open is chosen anyway. */
function initialOf(lines: readonly Line[], ids: string): Chosen {
  const wanted = lines.filter(({ id }) => ids.split(',').includes(id));
  return wholeLines(lines.length === 1 ? lines : wanted);
}

const screenOf =
  (isSplit: boolean) =>
  ({ data: { detail: order }, query, reload }: LoadedProps<OrderDetailData, LinesQuery>) => {
    const lines = openLines(order);
    const [first] = lines;
    if (first === undefined) {
      const words = refusalOf(order) ?? '没有可申请售后的商品';
      return <EmptyState text={words} drawing="orders" action={{ text: '返回', onTap: back }} />;
    }
    return (
      // Reasons and what the order has left are the same for each of its lines.
      <Loading endpoint={refundApply} params={{ id: Number(first.id) }} skeleton="list">
        {(apply, reloadApply) => (
          <LinesForm
            order={order}
            apply={apply}
            initial={initialOf(lines, query.ids ?? '')}
            isSplit={isSplit}
            onChanged={() => Promise.all([reload(), reloadApply()])}
          />
        )}
      </Loading>
    );
  };

export const BatchScreen = screenOf(false);
export const SplitScreen = screenOf(true);
