// The list of the mall's stores, the nearest first.
import { storeList } from '~/schemas/api/store.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { AroundStores, StoreRow, useStoreParams } from './store-row';

const query = { keyword: text() };

export default definePage({
  path: '/pages/store/store',
  title: '门店列表',
  auth: 'guest',
  query,
  shares: ['keyword'],
  body: list(query, {
    Gate: AroundStores,
    search: { of: 'keyword', placeholder: '搜索门店' },
    from: storeList,
    useParams: useStoreParams,
    item: StoreRow,
    empty: { text: '暂无门店', drawing: 'search' },
  }),
});
