// An order of a group among my groups: how its group stands, its goods, its next step.
import { moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import type { GroupOrder as Row } from '~/schemas/api/pintuan.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { specificationOf } from '~/ui/order-goods-line/order-goods-line';
import { Price } from '~/ui/price/price';
import { payOrder } from '../../blocks/orders/pay-order';
import { TimeLeft } from '../../blocks/orders/time-left';
import type { RowProps } from '../../engine/archetypes/list';
import { open } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { CardFoot } from '../kit/goods-parts';
import * as own from './links.gen';

const RUNNING = 1;
const FULL = 2;
const ON_DELIVERY = 2;

const mustPay = ({ is_pay: isPaid, pay_type: way, status }: Row): boolean =>
  isPaid === 0 && way !== ON_DELIVERY && status < FULL;

function Acts({ order, refresh }: { order: Row; refresh: () => void }) {
  const group = own.pintuanGroup({ id: order.pintuan_order_id });
  const paying = useAction(() => payOrder(order.id, { onPaid: () => open(group), onUnpaid: refresh }));
  return (
    <CardFoot>
      {order.status === FULL ? (
        <Button kind="outline" size="compact" href={`#${to.orderDetail({ id: order.id })}`}>
          订单详情
        </Button>
      ) : null}
      {mustPay(order) ? (
        <Button kind="primary" size="compact" isBusy={paying.isBusy} onClick={() => void paying.run()}>
          去支付
        </Button>
      ) : (
        <Button kind="primary" size="compact" href={`#${group}`}>
          {order.status === RUNNING ? '邀请好友' : '拼团详情'}
        </Button>
      )}
    </CardFoot>
  );
}

export function GroupOrder({ row: order, refresh }: RowProps<Row>) {
  return (
    <Card label={`拼团订单${order.id}`}>
      <CardHead title={order.status_cn} isRuled>
        {order.status === RUNNING ? <TimeLeft until={order.end_date_time} onEnd={refresh} /> : null}
      </CardHead>
      <ul>
        {order.detail.map(({ goods_info: goods, num, total_price: price }, place) => (
          <li key={`${place}-${goods.name}`}>
            <ItemRow
              lead={<Cover source={goods.cover_pic} size={160} />}
              title={goods.name}
              notes={[specificationOf(goods.attr_list), `x${num}`]}
              trail={<Price text={moneyText(price)} size={28} tone="text" />}
            />
          </li>
        ))}
      </ul>
      <CardFoot>
        合计：
        <Price text={moneyText(order.total_pay_price)} size={32} />
      </CardFoot>
      <Acts order={order} refresh={refresh} />
    </Card>
  );
}
