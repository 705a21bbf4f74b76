// Under a line of an order: asking for an after-sale, or how the newest one stands.
import { type OrderFlags, orderRefusal, withParcels } from '~/domain/order-status';
import * as to from '~/domain/screen-links.gen';
import { Button } from '~/ui/button/button';
import { useOffered } from '../../services/offered';
import type { Order } from './order-facts';
import { refundHref } from './refund-href';
import styles from './refund.module.css';

type Line = Order['detail'][number];

/** The flags by which after-sales are judged: those of the lines begin with the first parcel. */
export const afterSaleFlags = (order: Order, flags: OrderFlags): OrderFlags =>
  withParcels(flags, order.detailExpress.length > 0);

/** Whether an after-sale of the line can be asked for: the server says so of unsent orders too. */
export const isAskable = (order: Order, flags: OrderFlags, line: Line): boolean =>
  order.is_can_apply_sales === 1 &&
  line.is_show_apply_refund === 1 &&
  line.goods_info.is_can_apply_sales !== 0 &&
  orderRefusal('refund', afterSaleFlags(order, flags)) === null;

export function LineOffers({ order, flags, line }: { order: Order; flags: OrderFlags; line: Line }) {
  const { refund } = line;
  const isOffered = useOffered();
  const canAsk = isAskable(order, flags, line);
  if (!canAsk && refund === null) return null;
  const hasHistory = canAsk && isOffered(to.orderRefundHistory.path);
  const history = to.orderRefundHistory({ id: order.id, order_detail_id: line.id });
  return (
    <p className={styles.offers}>
      {refund === null ? null : (
        <Button kind="plain" size="small" href={hasHistory ? `#${history}` : refundHref(refund.id)}>
          已申请售后（{refund.status_text}）
        </Button>
      )}
      {canAsk ? (
        <Button
          kind="outline"
          size="small"
          href={`#${to.orderRefundSelectRefundType({ id: line.id, sign: order.sign })}`}
        >
          {refund === null ? '申请售后' : '再次申请'}
        </Button>
      ) : null}
    </p>
  );
}
