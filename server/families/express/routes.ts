// Delivery: the parcels of an order, and the tracking of one.
import { expressDetail, expressOrderExpressList } from '~/schemas/api/express.gen';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, type Route } from '../../http/route';
import { orderParts, wireParcels } from '../order/order-lines';
import { ownOrder, wireOrder } from '../order/order-row';
import { wayOf } from './tracking';

const orderExpressList = loginRoute(expressOrderExpressList, async ({ db, params, user }) => {
  const order = await ownOrder(db, params.order_id, user.id);
  if (order === undefined) throw new MallError('订单不存在');
  const parts = (await orderParts(db, [order.id]))(order.id);
  const row = {
    ...wireOrder(order, parts.token),
    order_form: JSON.stringify(order.order_form ?? []),
    cancel_data: null,
  };
  return { order: { ...row, detailExpress: wireParcels(order.id, parts) } };
});

const detail = loginRoute(expressDetail, async ({ db, params, user }) => {
  const { express, express_no } = params;
  const way = await wayOf(db, { userId: user.id, express, expressNo: express_no });
  return new Reply({ express: way, order: { express, express_no } }, way === null ? '暂无物流信息' : '');
});

export const routes: readonly Route[] = [orderExpressList, detail];
