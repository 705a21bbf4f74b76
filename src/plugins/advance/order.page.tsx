// One of my pre-sales: how it stands, its goods, its two payments, its next step.
import { isAmount, lessText, moneyText } from '~/domain/money';
import { advanceMyAdvance, type AdvanceMyAdvanceData, type AdvanceOrder } from '~/schemas/api/advance.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Facts } from '~/ui/facts/facts';
import { ItemRow } from '~/ui/item-row/item-row';
import { StatusPage } from '~/ui/status-page/status-page';
import { CopyButton } from '../../blocks/copy-button/copy-button';
import { TimeLeft } from '../../blocks/orders/time-left';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { id } from '../../engine/params';
import * as own from './links.gen';
import { hasActs, OrderActs } from './order-acts';
import { boughtGoods, STATES } from './order-state';
import { balanceSpan, spanText } from './terms';

function Payments({ order }: { order: AdvanceOrder }) {
  const saved = order.preferential_price;
  return (
    <>
      <Card label="阶段一 定金">
        <CardHead title="阶段一 定金" isRuled />
        <Facts
          facts={[
            { label: '定金', value: moneyText(order.deposit) },
            { label: '支付', value: order.is_pay === 1 ? order.pay_time : '未付' },
          ]}
        />
      </Card>
      <Card label="阶段二 尾款">
        <CardHead title="阶段二 尾款" isRuled />
        <Facts
          facts={[
            { label: '定金抵扣', value: lessText(order.swell_deposit) },
            ...(isAmount(saved) ? [{ label: '阶梯优惠', value: lessText(saved) }] : []),
            { label: '支付时间', value: spanText(balanceSpan(order)) },
            { label: '尾款', value: moneyText(order.tail_money), isTotal: true },
          ]}
        />
      </Card>
    </>
  );
}

function Goods({ order }: { order: AdvanceOrder }) {
  const { name, cover, specification } = boughtGoods(order);
  return (
    <Card label="商品">
      <ItemRow
        lead={<Cover source={cover} size={160} />}
        title={name}
        notes={[specification, `x${order.goods_num}`]}
        href={`#${own.advanceGoods({ id: order.goods_id })}`}
      />
    </Card>
  );
}

function OrderView({ data: { list }, reload }: LoadedProps<AdvanceMyAdvanceData, { id: number }>) {
  const [order] = list;
  if (order === undefined) return <EmptyState text="预售订单不存在" action={{ text: '返回', onTap: back }} />;
  const { icon, hint, clock } = STATES[order.status_num];
  const refresh = () => void reload();
  const number = (
    <>
      {order.advance_no} <CopyButton text={order.advance_no} />
    </>
  );
  return (
    <StatusPage
      icon={icon}
      status={order.status}
      hint={hint(order)}
      time={clock === undefined ? null : <TimeLeft {...clock(order)} onEnd={refresh} />}
    >
      <Goods order={order} />
      <Payments order={order} />
      <Card label="订单信息">
        <Facts
          facts={[
            { label: '订单号', value: number },
            { label: '下单时间', value: order.created_at },
          ]}
        />
      </Card>
      {hasActs(order) ? (
        <BottomBar>
          <ActionBar>
            <OrderActs order={order} refresh={refresh} />
          </ActionBar>
        </BottomBar>
      ) : null}
    </StatusPage>
  );
}

export default definePage({
  path: '/plugins/advance/order-detail/order-detail',
  title: '预售订单详情',
  auth: 'login',
  plugin: 'advance',
  query: { id: id('deposit') },
  body: detail({
    from: advanceMyAdvance,
    params: ({ id: depositId }: { id: number }) => ({ id: depositId }),
    View: OrderView,
    isFreshOnShow: true,
    isPullable: true,
  }),
});
