// My groups, by how they stand.
import { orderListPayData } from '~/schemas/api/order.gen';
import { pintuanOrderList } from '~/schemas/api/pintuan.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { redirect } from '../../engine/navigation';
import { choice } from '../../engine/params';
import { GroupOrder } from './group-order';
import * as own from './links.gen';

const STATUSES = ['全部', '待付款', '拼团中', '拼团成功', '拼团失败'];
const query = { status: choice([0, 1, 2, 3, 4]) };

export default definePage({
  path: '/plugins/pt/order/order',
  title: '我的拼团',
  auth: 'login',
  plugin: 'pintuan',
  query,
  body: list(query, {
    tabs: {
      of: 'status',
      label: '拼团状态',
      items: ([0, 1, 2, 3, 4] as const).map((id) => ({ id, text: STATUSES[id] ?? '' })),
    },
    from: pintuanOrderList,
    params: ({ status }) => ({ pintuan_status: status }),
    item: GroupOrder,
    isFreshOnShow: true,
    empty: {
      text: '暂无拼团订单',
      drawing: 'orders',
      action: { text: '去拼团', onTap: () => redirect(own.pintuan()) },
    },
  }),
  endpoints: [orderListPayData],
});
