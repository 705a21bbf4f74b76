// What giving back a whole unsent order begins with: the order, the request that waits, or why neither is possible.
import type { ReactNode } from 'react';
import { isArray, isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { fenOf, moneyText } from '~/domain/money';
import {
  CANCEL_STATES,
  orderRefusal,
  orderState,
  type OrderFlags,
  readOrderFlags,
} from '~/domain/order-status';
import { orderCancelApply, orderCancelCauseList, orderDetail } from '~/schemas/api/order.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Facts } from '~/ui/facts/facts';
import { Price } from '~/ui/price/price';
import { StatusPage } from '~/ui/status-page/status-page';
import { usePointsWord } from '../../../blocks/mall-words/mall-words';
import { PictureRow } from '../../../blocks/picture-row/picture-row';
import { Loading } from '../../../engine/archetypes/detail';
import { loaded } from '../../../engine/archetypes/loaded';
import { BottomBar } from '../../../engine/bottom-bar';
import { back } from '../../../engine/navigation';
import { useAction } from '../../../engine/use-action';
import { callFor } from '../../../services/http';
import { loadUserInfo } from '../../../services/shopper';
import { confirmDialog, toast } from '../../../state/overlays';
import { GoodsSection } from '../../../blocks/orders/detail-goods';
import { isWholeOrder, type Order } from '../../../blocks/orders/order-facts';
import { FixedAmount, Why } from './request-parts';
import styles from '../../../blocks/orders/refund.module.css';

interface PartProps {
  order: Order;
  onChanged: () => Promise<unknown>;
}

const amountOf = (order: Order): string => order.refund_price_text || moneyText(order.total_pay_price);

function whyOf({ express_price: freight }: Order, pointsWord: string): string {
  const isWithFreight = fenOf(freight) > 0;
  return `${isWithFreight ? `含运费${moneyText(freight)}，` : ''}按原支付方式退回，已用的优惠券和${pointsWord}一并退还`;
}

/** What the shop said when it refused an earlier request. */
function Refused({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <Card label="商家回复" isPadded>
      <p className={styles.words}>商家拒绝了上次的申请：{words}</p>
    </Card>
  );
}

interface Refunding extends PartProps {
  causes: readonly string[];
  pointsWord: string;
}

export const isPaid = (order: Order): boolean => Number(order.is_pay) === 1;

export const Head = ({ context: { order } }: { context: Refunding }) => (
  <>
    <Refused words={order.words} />
    <GoodsSection order={order} />
  </>
);

export const Amount = ({ context: { order, pointsWord } }: { context: Refunding }) => (
  <>
    <FixedAmount yuan={isPaid(order) ? amountOf(order) : '0.00'} />
    <Why words={isPaid(order) ? whyOf(order, pointsWord) : '货到付款订单尚未付款，提交后立即取消'} />
  </>
);

function parsedList(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return [];
  }
}

/** What was asked for; other backends send it, or its pictures, as JSON text. */
function requestOf({ cancel_data: data }: Order) {
  const given = parsedList(data);
  const { cause, mobile, remark, image_list } = isRecord(given) ? given : {};
  const pictures = parsedList(image_list);
  return {
    cause: textOf(cause),
    mobile: textOf(mobile),
    remark: textOf(remark),
    pictures: isArray(pictures) ? pictures.map(textOf).filter((picture) => picture !== '') : [],
  };
}

function useWithdraw({ order, onChanged }: PartProps) {
  return useAction(async () => {
    if (!(await confirmDialog('是否撤销申请？'))) return;
    try {
      const { msg } = await callFor(orderCancelApply, { id: Number(order.id) });
      toast(msg || '撤销成功', { icon: 'success' });
      void loadUserInfo(true);
    } finally {
      // The shop may have answered meanwhile.
      await onChanged();
    }
  });
}

function Waiting(part: PartProps) {
  const { order } = part;
  const withdraw = useWithdraw(part);
  const { cause, mobile, remark, pictures } = requestOf(order);
  const texts = [
    { label: '退款原因', value: cause },
    { label: '备注信息', value: remark },
    { label: '联系方式', value: mobile },
  ].filter(({ value }) => value !== '');
  return (
    <StatusPage icon="clock" status="待商家审核" hint="退款申请已提交，商家同意后款项按原支付方式退回">
      <GoodsSection order={order} />
      <Card label="退款信息">
        <CardHead title="退款信息" />
        <Facts facts={[{ label: '退款金额', value: <Price text={amountOf(order)} size={32} /> }, ...texts]} />
        <div className={styles.pictures}>
          <PictureRow pictures={pictures} label="凭证图片" />
        </div>
      </Card>
      <BottomBar>
        <ActionBar>
          <Button kind="outline" size="wide" isBusy={withdraw.isBusy} onClick={() => void withdraw.run()}>
            撤销申请
          </Button>
        </ActionBar>
      </BottomBar>
    </StatusPage>
  );
}

/** Why nothing can be asked for; empty when it can. */
function closedWords(order: Order, flags: OrderFlags): string {
  if (flags.cancel_status === CANCEL_STATES.cancelled)
    return flags.is_pay === 1 ? '订单已退款' : '订单已取消';
  if (orderState(flags) === 'toPay') return '订单未付款，可在订单列表直接取消';
  if (orderState(flags) !== 'toSend' || !isWholeOrder(order)) return '商品已发出，请在订单详情里申请售后';
  return orderRefusal('cancel', flags) ?? '';
}

const Stored = loaded(orderDetail, ({ id }: { id: number }) => ({ id }), {
  skeleton: 'list',
  isFreshOnShow: true,
  isPullable: true,
});

type Children = (found: Refunding) => ReactNode;

function Open({ order, onChanged, children }: PartProps & { children: Children }) {
  const pointsWord = usePointsWord();
  const flags = readOrderFlags(order);
  if (flags.cancel_status === CANCEL_STATES.requested) return <Waiting order={order} onChanged={onChanged} />;
  const closed = closedWords(order, flags);
  if (closed !== '')
    return <EmptyState text={closed} drawing="orders" action={{ text: '返回', onTap: back }} />;
  return (
    <Loading endpoint={orderCancelCauseList} params={{}} skeleton="list">
      {({ list }) => children({ order, onChanged, causes: list, pointsWord })}
    </Loading>
  );
}

/** The order of the address, with what became of asking for it. */
export const OfUnsent = ({ query, children }: { query: { id: number }; children: Children }) => (
  <Stored query={query}>
    {({ data, reload }) => (
      <Open order={data.detail} onChanged={reload}>
        {children}
      </Open>
    )}
  </Stored>
);
