// My pre-sales, by how they stand and by the name of their goods.
import { advanceCancel, advanceDeposit, advanceMyAdvance } from '~/schemas/api/advance.gen';
import { orderListPayData } from '~/schemas/api/order.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { redirect } from '../../engine/navigation';
import { choice, text } from '../../engine/params';
import * as own from './links.gen';
import { OrderRow } from './order-row';

const query = { status: choice([-1, 1, 2, 3, 4, 5]), name: text() };

export default definePage({
  path: '/plugins/advance/order/order',
  title: '我的预定',
  auth: 'login',
  plugin: 'advance',
  query,
  body: list(query, {
    search: { of: 'name', placeholder: '搜索预售商品' },
    tabs: {
      of: 'status',
      label: '预售状态',
      items: [
        { id: -1, text: '全部' },
        { id: 1, text: '定金待支付' },
        { id: 2, text: '尾款未开始' },
        { id: 3, text: '尾款待支付' },
        { id: 4, text: '购买成功' },
        { id: 5, text: '购买失败' },
      ],
    },
    from: advanceMyAdvance,
    params: ({ status, name }) => ({ keyword: status, ...(name === '' ? {} : { name }) }),
    item: OrderRow,
    isFreshOnShow: true,
    empty: {
      text: '没有任何订单哦~',
      drawing: 'orders',
      action: { text: '去看看', onTap: () => redirect(own.advance()) },
    },
  }),
  endpoints: [advanceDeposit, advanceCancel, orderListPayData],
});
