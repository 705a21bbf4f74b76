// The screen after a review: thanks, links, recommended goods.
import * as to from '~/domain/screen-links.gen';
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { OrderRecommend } from '../../blocks/order-recommend/order-recommend';
import { result } from '../../engine/archetypes/result';
import { definePage } from '../../engine/define-page';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { optionalId } from '../../engine/params';
import { Face } from './face';

function showOrder(id: number): void {
  if (id > 0) redirect(to.orderDetail({ id }));
  else redirect(to.orders({ status: 4 }));
}

export default definePage({
  path: '/pages/order/appraise-finish/index',
  title: '评价完成',
  auth: 'login',
  query: { id: optionalId('order') },
  body: result({
    outcomeOf: ({ id }: { id: number }) => ({
      mark: <Face grade="3" />,
      title: '评价成功',
      actions: [
        { text: '返回首页', onTap: () => redirect(HOME_PATH) },
        { text: '查看订单', onTap: () => showOrder(id) },
      ],
    }),
    Below: () => <OrderRecommend place="order_comment" />,
    endpoints: [goodsNewRecommend],
  }),
});
