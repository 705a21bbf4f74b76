// A clerk's view of a pick-up order: buyer, goods, sums, and handing it over.
import { useRef, useState } from 'react';
import { fenOf, lessText, moneyText } from '~/domain/money';
import { redeemableLine } from '~/domain/redemption';
import * as to from '~/domain/screen-links.gen';
import type { OrderDetailData } from '~/schemas/api/order.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Facts } from '~/ui/facts/facts';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { Tag } from '~/ui/tag/tag';
import { AskDialog } from '../../blocks/ask-dialog/ask-dialog';
import { usePointsWord } from '../../blocks/mall-words/mall-words';
import { newNonce } from '../../blocks/redeem-scan/nonce';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { open } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { confirmDialog } from '../../state/overlays';
import { clerkState, collectCash, redeem } from './clerk-acts';
import { ForItsClerk } from './clerk-frame';
import styles from './clerk.module.css';
import AnswersSection from '../../blocks/orders/answers-section';
import type { Order } from '../../blocks/orders/order-facts';

const MAX_REMARK_LENGTH = 200;

const orNone = (words: string): string => (words === '' ? '无' : words);

export function BuyerCard({ order }: { order: Order }) {
  return (
    <Card label="顾客">
      <Facts
        facts={[
          { label: '收货人', value: orNone(order.name) },
          { label: '联系方式', value: orNone(order.mobile) },
          { label: '下单时间', value: order.created_at },
          { label: '买家留言', value: orNone(order.remark) },
        ]}
      />
    </Card>
  );
}

/** How far a line has been handed over; nothing for one that is untouched. */
function Handed({ line }: { line: Order['detail'][number] }) {
  const { num, redeemed, isRefunded, isInAfterSales } = redeemableLine(line);
  if (isRefunded) return <Tag tone="grey">已退款</Tag>;
  if (isInAfterSales) return <Tag tone="tint">售后中</Tag>;
  return redeemed === 0 ? null : (
    <Tag tone="grey">{redeemed < num ? `已核销 ${redeemed}/${num}` : '已核销'}</Tag>
  );
}

export const ClerkLine = ({
  line,
  isMarked = true,
}: {
  line: Order['detail'][number];
  isMarked?: boolean;
}) => (
  <OrderGoodsLine
    name={line.goods_info.name}
    pictureUrl={line.goods_info.pic_url}
    specification={specificationOf(line.goods_info.attr_list)}
    quantity={line.num}
    original={line.total_original_price}
    memberDiscount={line.member_discount_price}
  >
    {isMarked ? <Handed line={line} /> : null}
  </OrderGoodsLine>
);

function GoodsCard({ order }: { order: Order }) {
  return (
    <Card label="商品">
      <CardHead title={order.store?.name ?? order.platform} lead={<Icon name="store" size={32} />} isRuled />
      <ul>
        {order.detail.map((line) => (
          <li key={line.id} className={styles.line}>
            <ClerkLine line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SumsCard({ order }: { order: Order }) {
  const pointsWord = usePointsWord();
  const savings = [
    { label: `${pointsWord}抵扣`, amount: order.integral_deduction_price },
    { label: '优惠券优惠', amount: order.coupon_discount_price },
  ].filter(({ amount }) => fenOf(amount) > 0);
  return (
    <Card label="金额">
      <Facts
        facts={[
          { label: '商品总额', value: moneyText(order.total_goods_original_price) },
          { label: '商品总数', value: `${order.goods_num}件` },
          ...savings.map(({ label, amount }) => ({ label, value: lessText(amount) })),
          { label: '运费', value: moneyText(order.express_price) },
          ...(order.seller_remark === '' ? [] : [{ label: '商家留言', value: order.seller_remark }]),
          {
            label: '合计',
            value: <Price text={moneyText(order.total_pay_price)} size={36} />,
            isTotal: true,
          },
        ]}
      />
    </Card>
  );
}

interface BarProps {
  order: Order;
  onChanged: () => void;
}

/** Redeems an order once, however often it is tried. */
function useRedeeming(id: number, onChanged: () => void) {
  const nonce = useRef(newNonce());
  return useAction(async (remark: string) => {
    await redeem({ id, nonce: nonce.current, ...(remark === '' ? {} : { clerk_remark: remark }) }).finally(
      onChanged,
    );
  });
}

/** The whole rest at once, with a remark or without. */
function RedeemBar({ order, isDivisible, onChanged }: BarProps & { isDivisible: boolean }) {
  const id = Number(order.id);
  const [isAsking, setIsAsking] = useState(false);
  const act = useRedeeming(id, onChanged);
  const confirmed = useAction(async () => {
    if (await confirmDialog('是否核销订单？', { confirmText: '核销订单' })) await act.run('');
  });
  const withRemark = (remark: string) => {
    setIsAsking(false);
    void act.run(remark);
  };
  return (
    <ActionBar>
      <button type="button" className={styles.remark} onClick={() => setIsAsking(true)}>
        <Icon name="edit" size={40} />
        备注
      </button>
      {isDivisible ? (
        <Button kind="outline" size="normal" onClick={() => open(to.orderClerkSelect({ id }))}>
          部分核销
        </Button>
      ) : null}
      <Button kind="primary" size="wide" isBusy={act.isBusy} onClick={() => void confirmed.run()}>
        核销订单
      </Button>
      <AskDialog
        isOpen={isAsking}
        title="备注"
        label="核销备注"
        placeholder="请输入核销备注"
        confirmText="核销订单"
        maxLength={MAX_REMARK_LENGTH}
        isLong
        onConfirm={withRemark}
        onCancel={() => setIsAsking(false)}
      />
    </ActionBar>
  );
}

function CollectBar({ order, onChanged }: BarProps) {
  const act = useAction(async () => {
    if (await collectCash(Number(order.id))) onChanged();
  });
  return (
    <ActionBar>
      <Button kind="primary" size="wide" isBusy={act.isBusy} onClick={() => void act.run()}>
        确认收款
      </Button>
    </ActionBar>
  );
}

export const DoneWords = ({ words }: { words: string }) => <p className={styles.done}>{words}</p>;

function Bar(props: BarProps) {
  const state = clerkState(props.order);
  if (state.kind === 'collect') return <CollectBar {...props} />;
  if (state.kind === 'redeem') return <RedeemBar {...props} isDivisible={state.isDivisible} />;
  return <DoneWords words={state.kind === 'done' ? '订单已核销' : state.words} />;
}

export function ClerkScreen({ data, reload }: LoadedProps<OrderDetailData, { id: number }>) {
  const order = data.detail;
  return (
    <ForItsClerk order={order}>
      <BuyerCard order={order} />
      <GoodsCard order={order} />
      <SumsCard order={order} />
      <AnswersSection order={order} title="表单信息" />
      <BottomBar>
        <Bar order={order} onChanged={() => void reload()} />
      </BottomBar>
    </ForItsClerk>
  );
}
