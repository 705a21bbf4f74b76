// Giving back a whole order that has not been sent: the form, the request that waits, and why neither is possible.
import { isArray, isRecord } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { fenOf } from '~/domain/money';
import {
  CANCEL_STATES,
  orderRefusal,
  orderState,
  type OrderFlags,
  readOrderFlags,
} from '~/domain/order-status';
import { orderCancelForm } from '~/schemas/api/forms/order-cancel.gen';
import { orderCancelApply, orderCancelCauseList, type OrderDetailData } from '~/schemas/api/order.gen';
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
import { type LoadedProps, Loading } from '../../../engine/archetypes/detail';
import { formPart } from '../../../engine/archetypes/form';
import { BottomBar } from '../../../engine/bottom-bar';
import { back } from '../../../engine/navigation';
import { useAction } from '../../../engine/use-action';
import { callFor } from '../../../services/http';
import { loadUserInfo } from '../../../services/shopper';
import { confirmDialog, toast } from '../../../state/overlays';
import { GoodsSection } from '../../../blocks/orders/detail-goods';
import { isWholeOrder, type Order } from '../../../blocks/orders/order-facts';
import { ASKED, FixedAmount, PICTURES, REQUEST_KINDS, Why } from './request-parts';
import styles from '../../../blocks/orders/refund.module.css';

interface PartProps {
  order: Order;
  onChanged: () => Promise<unknown>;
}

const amountOf = (order: Order): string => order.refund_price_text.replace('￥', '') || order.total_pay_price;

function whyOf({ express_price: freight }: Order, pointsWord: string): string {
  const isWithFreight = fenOf(freight) > 0;
  return `${isWithFreight ? `含运费￥${freight}，` : ''}按原支付方式退回，已用的优惠券和${pointsWord}一并退还`;
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

const isPaid = (order: Order): boolean => Number(order.is_pay) === 1;

const Head = ({ context: { order } }: { context: Refunding }) => (
  <>
    <Refused words={order.words} />
    <GoodsSection order={order} />
  </>
);

const Amount = ({ context: { order, pointsWord } }: { context: Refunding }) => (
  <>
    <FixedAmount yuan={isPaid(order) ? amountOf(order) : '0.00'} />
    <Why words={isPaid(order) ? whyOf(order, pointsWord) : '货到付款订单尚未付款，提交后立即取消'} />
  </>
);

const RefundForm = formPart<Refunding>()({
  save: orderCancelForm,
  kinds: REQUEST_KINDS,
  initial: ({ order }) => ({ mobile: order.mobile }),
  fixed: ({ context: { order }, values }) => ({
    id: Number(order.id),
    image_list: JSON.stringify(values.image_list.urls),
  }),
  looks: { cause: ({ context }) => ({ options: context.causes }) },
  layout: [
    Head,
    { label: ASKED, rows: ['cause', Amount, 'remark', 'mobile'] },
    { ...PICTURES, rows: ['image_list'] },
  ],
  button: ({ context: { order } }) => (isPaid(order) ? '提交' : '取消订单'),
  confirm: ({ context: { order } }) => confirmDialog(isPaid(order) ? '确认申请退款？' : '是否取消订单？'),
  // It may have been sent meanwhile.
  send: (params, { context }) => callFor(orderCancelForm, params).finally(context.onChanged),
  after: { toast: ({ msg }) => msg || '待后台审核', renewsInfo: true },
});

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
        <Facts
          facts={[{ label: '退款金额', value: <Price text={`￥${amountOf(order)}`} size={32} /> }, ...texts]}
        />
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

export function OrderRefundScreen({ data, reload }: LoadedProps<OrderDetailData, { id: number }>) {
  const order = data.detail;
  const pointsWord = usePointsWord();
  const flags = readOrderFlags(order);
  const part = { order, onChanged: reload };
  if (flags.cancel_status === CANCEL_STATES.requested) return <Waiting {...part} />;
  const closed = closedWords(order, flags);
  if (closed !== '')
    return <EmptyState text={closed} drawing="orders" action={{ text: '返回', onTap: back }} />;
  return (
    <Loading endpoint={orderCancelCauseList} params={{}} skeleton="list">
      {({ list }) => <RefundForm {...part} causes={list} pointsWord={pointsWord} />}
    </Loading>
  );
}
