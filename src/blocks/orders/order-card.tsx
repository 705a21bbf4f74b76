// One order in the list: number and status, its goods, the sum, and its actions.
import { moneyText } from '~/domain/money';
import {
  CANCEL_STATES,
  orderActions,
  orderState,
  readOrderFlags,
  SEND_TYPES,
  shownStatusText,
} from '~/domain/order-status';
import * as to from '~/domain/screen-links.gen';
import type { OrderRow } from '~/schemas/api/order.gen';
import { Icon, type IconName } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { Cover } from '~/ui/cover/cover';
import { Tag } from '~/ui/tag/tag';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import type { RowProps } from '../../engine/archetypes/list';
import { invoicePlace } from './invoice-place';
import { SalePart } from '../sale/sale-part';
import { OrderButtons } from './order-actions';
import { giftWaitOf, isWholeOrder, orderSum, shownOf } from './order-facts';
import { isReviewedTwice, secondReviewLinks } from './second-review';
import { TimeLeft } from './time-left';
import styles from './orders.module.css';

/** More goods than this collapse to a row of covers. */
const MAX_LINES = 2;

const STATE_ICONS: Readonly<Record<ReturnType<typeof orderState>, IconName>> = {
  toPay: 'wallet',
  toSend: 'box',
  toReceive: 'truck',
  received: 'check',
  finished: 'check-circle',
};

/** A single parcel of the shop's own courier has no tracking. */
export const isOwnCourier = (
  sendType: number,
  parcels: ReadonlyArray<{ send_type: number | string }>,
): boolean => sendType === SEND_TYPES.city && parcels.length === 1 && Number(parcels[0]?.send_type) === 2;

/** How the after-sales of a line stands; nothing without one. */
function RefundMark({ line }: { line: Pick<OrderRow['detail'][number], 'refund_status' | 'is_refund'> }) {
  if (line.refund_status === 1) return <Tag>售后中</Tag>;
  if (line.is_refund === 1) return <Tag tone="grey">已退款</Tag>;
  return line.refund_status === 2 ? <Tag tone="grey">售后已结束</Tag> : null;
}

function GoodsLine({ line }: { line: OrderRow['detail'][number] }) {
  const { goods_info: goods } = line;
  return (
    <OrderGoodsLine
      name={goods.name}
      pictureUrl={goods.pic_url}
      specification={specificationOf(goods.attr_list)}
      quantity={goods.num}
      original={goods.total_original_price}
      memberDiscount={goods.member_discount_price}
    >
      <RefundMark line={line} />
    </OrderGoodsLine>
  );
}

function Goods({ order }: { order: OrderRow }) {
  if (order.detail.length <= MAX_LINES) {
    return (
      <ul className={styles.lines}>
        {order.detail.map((line) => (
          <li key={line.id}>
            <GoodsLine line={line} />
          </li>
        ))}
      </ul>
    );
  }
  const isInAfterSales = order.detail.some(({ refund_status: status }) => status === 1);
  return (
    <div className={styles.folded}>
      <ul className={styles.covers}>
        {order.detail.map(({ id, goods_info: goods }) => (
          <li key={id}>
            <Cover source={goods.pic_url} alt={goods.name} size={140} />
          </li>
        ))}
      </ul>
      <span className={styles.count}>
        共{order.detail.reduce((sum, { num }) => sum + num, 0)}件 {isInAfterSales ? <Tag>售后中</Tag> : null}
      </span>
    </div>
  );
}

function Status({ order }: { order: OrderRow }) {
  const flags = readOrderFlags(order);
  const state = orderState(flags);
  const isCancelled = flags.cancel_status === CANCEL_STATES.cancelled;
  const isWaiting = state === 'toPay' && flags.cancel_status === CANCEL_STATES.none;
  return (
    <span className={styles.status} data-cancelled={isCancelled}>
      <span className={styles.state}>
        <Icon name={isCancelled ? 'close' : STATE_ICONS[state]} size={28} />
        {shownStatusText(flags, shownOf(order))}
      </span>
      {isWaiting ? <TimeLeft until={order.auto_cancel_time} /> : null}
      {flags.cancel_status === CANCEL_STATES.requested ? <Tag>退款待审核</Tag> : null}
      {isReviewedTwice(order) ? <Tag tone="grey">已追评</Tag> : null}
    </span>
  );
}

function invoiceLinks(order: OrderRow) {
  const href = invoicePlace(order);
  return href === null ? [] : [{ text: order.invoice === null ? '开发票' : '查看发票', href }];
}

function actionsOf(order: OrderRow) {
  const flags = readOrderFlags(order);
  const parcels = order.detailExpress;
  return orderActions(flags, {
    isReviewOn: order.action_status.is_show_comment === 1,
    isOwnCourier: isOwnCourier(flags.send_type, parcels),
    hasParcel: parcels.length > 0,
    isWhole: isWholeOrder(order),
  });
}

/** What is to pay, what of that are freight and extras, and what was paid back. */
function Sum({ order }: { order: OrderRow }) {
  const sum = orderSum(order);
  const within = [
    ...(Number(order.express_price) > 0 ? [`运费${moneyText(order.express_price)}`] : []),
    ...sum.extras.map(({ label, value }) => `${label}${moneyText(value)}`),
  ];
  return (
    <p className={styles.sum}>
      <span className={styles.meta}>合计</span>
      <Price text={moneyText(sum.total)} size={32} tone="text" />
      {within.length === 0 ? null : <span className={styles.meta}>（含{within.join('、')}）</span>}
      {sum.refunded === '' ? null : <span className={styles.meta}>已退款{moneyText(sum.refunded)}</span>}
    </p>
  );
}

export function OrderCard({ row: order, refresh }: RowProps<OrderRow>) {
  const parcels = order.detailExpress;
  const acted = { id: Number(order.id), parcels, pictureUrl: order.detail[0]?.goods_info.pic_url ?? '' };
  const giftUntil = giftWaitOf(order);
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <a className={styles.number} href={`#${to.orderDetail({ id: order.id })}`}>
          订单号：{order.order_no}
        </a>
        <Status order={order} />
      </header>
      <SalePart
        sign={order.sign}
        slot="OrderLines"
        lines={order.detail.map((line) => ({ line, drawn: <GoodsLine line={line} /> }))}
      >
        <Goods order={order} />
      </SalePart>
      <SalePart sign={order.sign} slot="OrderNote" order={order} />
      {giftUntil === '' ? null : <p className={styles.meta}>已送给朋友，等他在{giftUntil}前填写收货地址</p>}
      <Sum order={order} />
      <OrderButtons
        order={acted}
        actions={actionsOf(order)}
        onChanged={refresh}
        links={[...invoiceLinks(order), ...secondReviewLinks(order)]}
        sold={order}
      />
    </article>
  );
}
