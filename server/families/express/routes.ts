// Delivery: the parcels of an order, the tracking of one, carriers, same-city delivery.
import { cityDeliveryFen } from '~/domain/delivery-area';
import {
  expressCityMap,
  expressDeliveryConfig,
  expressDeliveryPrice,
  expressDetail,
  expressExpressList,
  expressOrderExpressCompanies,
  expressOrderExpressList,
} from '~/schemas/api/express.gen';
import { MallError } from '../../http/errors';
import { cachedRoute, loginRoute, Reply, type Route } from '../../http/route';
import { wireMoney } from '../../http/wire';
import { orderParts, wireParcels } from '../../orders/order-lines';
import { ownOrder, wireOrder } from '../../orders/order-row';
import { carriers } from './carriers';
import { cityDeliveryConfig, cityMapOf, cityPricing } from './city-delivery';
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

const listOfCarriers = cachedRoute(expressExpressList, async () => ({ list: carriers }));
const ownCarriers = loginRoute(expressOrderExpressCompanies, async () => ({ list: carriers }));

const deliveryConfig = cachedRoute(expressDeliveryConfig, async ({ db }) => ({
  config: await cityDeliveryConfig(db),
}));

const deliveryPrice = cachedRoute(expressDeliveryPrice, async ({ db, params }) => {
  const pricing = cityPricing(await cityDeliveryConfig(db));
  return { price: wireMoney(cityDeliveryFen(pricing, params.distance, params.num)) };
});

const cityMap = loginRoute(expressCityMap, async ({ db, params, user }) => ({
  express_data: await cityMapOf(db, params.express_id, user.id),
}));

export const routes: readonly Route[] = [
  orderExpressList,
  detail,
  listOfCarriers,
  ownCarriers,
  deliveryConfig,
  deliveryPrice,
  cityMap,
];
