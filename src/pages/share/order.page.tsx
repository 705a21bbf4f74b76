// The orders that bring a distributor commission, by state.
import { shareShareOrder } from '~/schemas/api/share.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { useMallConfig } from '../../state/mall';
import { CommissionOrder } from './commission-order';

const TITLE = '分销订单';
const TABS = [
  { id: 0, text: '全部' },
  { id: 1, text: '待付款' },
  { id: 2, text: '已付款' },
  { id: 3, text: '已完成' },
] as const;

const useName = () => useMallConfig()?.share_setting_custom?.menus?.['order']?.name || TITLE;

function useNoOrders({ status }: { status: number }) {
  const state = TABS.find(({ id }) => id !== 0 && id === status)?.text ?? '';
  return { text: `暂无${state}${useName()}`, drawing: 'orders', action: null } as const;
}

const query = { status: choice([0, 1, 2, 3]) };

export default definePage({
  path: '/pages/share/order/order',
  title: TITLE,
  auth: 'distributor',
  query,
  body: list(query, {
    useTitle: useName,
    tabs: { of: 'status', label: '订单状态', items: TABS },
    from: shareShareOrder,
    params: ({ status }) => ({ status }),
    item: CommissionOrder,
    isFreshOnShow: true,
    empty: useNoOrders,
  }),
});
