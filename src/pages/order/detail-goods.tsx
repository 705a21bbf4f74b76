// The goods of an order in its detail.
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { OrderGoodsLine, specificationOf } from '../../blocks/order-goods/order-goods-line';
import { goodsHref } from './detail-delivery';
import type { Order } from './order-facts';
import styles from './detail.module.css';

export function GoodsSection({ order }: { order: Order }) {
  return (
    <Card label="商品">
      <CardHead title={order.platform} level={3} lead={<Icon name="store" size={32} />} isRuled />
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
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
