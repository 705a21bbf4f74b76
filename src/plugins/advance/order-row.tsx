// A pre-sale among mine: how it stands, its goods, its two payments, its next step.
import { moneyText } from '~/domain/money';
import type { AdvanceOrder } from '~/schemas/api/advance.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { TimeLeft } from '../../blocks/orders/time-left';
import type { RowProps } from '../../engine/archetypes/list';
import { CardFoot } from '../kit/goods-parts';
import * as own from './links.gen';
import { hasActs, OrderActs } from './order-acts';
import { boughtGoods, STATES } from './order-state';

export function OrderRow({ row: order, refresh }: RowProps<AdvanceOrder>) {
  const { name, cover, specification } = boughtGoods(order);
  const { hint, clock } = STATES[order.status_num];
  return (
    <Card label={`预售订单${order.advance_no}`}>
      <CardHead title={order.status} isRuled>
        {clock === undefined ? null : <TimeLeft {...clock(order)} onEnd={refresh} />}
      </CardHead>
      <ItemRow
        lead={<Cover source={cover} size={160} />}
        title={name}
        notes={[
          [specification, `x${order.goods_num}`].join(' ').trim(),
          `定金${moneyText(order.deposit)} 抵${moneyText(order.swell_deposit)}`,
          `尾款${moneyText(order.tail_money)}`,
          hint(order),
        ]}
        href={`#${own.advanceOrder({ id: order.id })}`}
      />
      {hasActs(order) ? (
        <CardFoot>
          <OrderActs order={order} refresh={refresh} />
        </CardFoot>
      ) : null}
    </Card>
  );
}
