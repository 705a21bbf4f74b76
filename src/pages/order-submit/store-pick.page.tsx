// Choosing the store of a pick-up, then back to the checkout.
import { orderStoreList } from '~/schemas/api/order.gen';
import { list } from '../../engine/archetypes/list';
import { definePage, picks } from '../../engine/define-page';
import { type Param, text } from '../../engine/params';
import { AroundStores, Origin, PickedStore, useStoresParams } from './picked-store';

/** Index of the shop in the order, from 0. */
const place = (): Param<number> => ({
  isRequired: true,
  parse: (value) => (value !== undefined && /^\d{1,3}$/.test(value) ? Number(value) : undefined),
});

const query = { mchIndex: place(), keyword: text() };

export default definePage({
  path: '/pages/order-submit/store-pick',
  title: '选择门店',
  auth: 'login',
  query,
  walk: { query: { mchIndex: 0 } },
  picks: picks<number>(),
  body: list(query, {
    Gate: AroundStores,
    search: { of: 'keyword', placeholder: '搜索门店' },
    Above: Origin,
    from: orderStoreList,
    useParams: useStoresParams,
    item: PickedStore,
    empty: { text: '抱歉，没有相关门店', drawing: 'search', action: null },
  }),
});
