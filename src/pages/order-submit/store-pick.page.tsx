// Choosing the store of a pick-up, then back to the checkout.
import { orderStoreList } from '~/schemas/api/order.gen';
import { custom, definePage } from '../../engine/define-page';
import type { Param } from '../../engine/params';
import { StorePickScreen } from './store-pick-screen';

/** Index of the shop in the order, from 0. */
const place = (): Param<number> => ({
  isRequired: true,
  parse: (value) => (value !== undefined && /^\d{1,3}$/.test(value) ? Number(value) : undefined),
});

export default definePage({
  path: '/pages/order-submit/store-pick',
  title: '选择门店',
  auth: 'login',
  query: { mchIndex: place() },
  body: custom('list', StorePickScreen, [orderStoreList]),
});
