// Owns the goods of an order in its detail, each with the way to after-sales once it may be asked for.
import { type OrderFlags, orderRefusal } from '~/domain/order-status';
import { Icon } from '~/ui/icon/icon';
import { OrderGoodsLine, specificationOf } from '../../blocks/order-goods/order-goods-line';
import { open } from '../../engine/navigation';
import { goodsHref } from './detail-delivery';
import type { Order } from './detail-screen';
import styles from './detail.module.css';
import { refundOf } from './order-facts';

type Line = Order['detail'][number];

/** What stands under a sent line: a request that runs, or the way to one. */
function AfterSales({ line, canAsk }: { line: Line; canAsk: boolean }) {
  const refund = refundOf(line.refund);
  if (refund !== null) {
    const { id, statusText } = refund;
    return (
      <button
        type="button"
        className={styles.pill}
        onClick={() => open('/pages/order/refund-detail/refund-detail', { id })}
      >
        已申请售后({statusText})
      </button>
    );
  }
  if (!canAsk || line.is_show_apply_refund !== 1) return null;
  return (
    <button
      type="button"
      className={styles.pill}
      onClick={() => open('/pages/order/refund/select-refund-type', { id: line.id })}
    >
      申请售后
    </button>
  );
}

export function GoodsSection({ order, flags }: { order: Order; flags: OrderFlags }) {
  const canAsk = orderRefusal('refund', flags) === null && order.is_can_apply_sales === 1;
  return (
    <section className={styles.card} aria-label="商品">
      <h3 className={styles.shop}>
        <Icon name="store" size={32} />
        {order.platform}
      </h3>
      <ul>
        {order.detail.map((line) => (
          <li key={line.id} className={styles.line}>
            <OrderGoodsLine
              name={line.goods_info.name}
              pictureUrl={line.goods_info.pic_url}
              specification={specificationOf(line.goods_info.attr_list)}
              quantity={line.num}
              original={line.total_original_price}
              memberDiscount={line.member_discount_price}
              href={goodsHref(line.goods_id)}
            >
              <div className={styles.lineFoot}>
                <AfterSales line={line} canAsk={canAsk} />
              </div>
            </OrderGoodsLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
