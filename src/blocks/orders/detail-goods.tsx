// The goods of an order in its detail, with the after-sales of each.
import type { OrderFlags } from '~/domain/order-status';
import * as to from '~/domain/screen-links.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import { SalePart } from '../sale/sale-part';
import { goodsHref, type Order } from './order-facts';
import { isAskable, LineOffers } from './line-offers';
import styles from './detail.module.css';

interface GoodsSectionProps {
  order: Order;
  /** Absent where no after-sales are offered. */
  flags?: OrderFlags;
}

/** One request for several lines. */
function BatchLink({ order, flags }: Required<GoodsSectionProps>) {
  if (order.detail.filter((line) => isAskable(order, flags, line)).length < 2) return null;
  return (
    <Button kind="plain" size="small" href={`#${to.orderRefundBatchRefund({ id: order.id })}`}>
      批量售后
    </Button>
  );
}

interface GoodsLineProps extends GoodsSectionProps {
  line: Order['detail'][number];
}

function GoodsLine({ order, flags, line }: GoodsLineProps) {
  return (
    <OrderGoodsLine
      name={line.goods_info.name}
      pictureUrl={line.goods_info.pic_url}
      specification={specificationOf(line.goods_info.attr_list)}
      quantity={line.num}
      original={line.total_original_price}
      memberDiscount={line.member_discount_price}
      href={goodsHref(line.goods_id)}
    >
      {flags === undefined ? null : <LineOffers order={order} flags={flags} line={line} />}
    </OrderGoodsLine>
  );
}

export function GoodsSection(section: GoodsSectionProps) {
  const { order, flags } = section;
  const lines = order.detail.map((line) => ({ line, drawn: <GoodsLine {...section} line={line} /> }));
  return (
    <Card label="商品">
      <CardHead title={order.platform} lead={<Icon name="store" size={32} />} isRuled>
        {flags === undefined ? null : <BatchLink order={order} flags={flags} />}
      </CardHead>
      <SalePart sign={order.sign} slot="OrderLines" lines={lines}>
        <ul>
          {lines.map(({ line, drawn }) => (
            <li key={line.id} className={styles.line}>
              {drawn}
            </li>
          ))}
        </ul>
      </SalePart>
    </Card>
  );
}
