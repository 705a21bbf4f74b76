// The list of the mall's stores, the nearest first.
import { storeList } from '~/schemas/api/store.gen';
import { custom, definePage } from '../../engine/define-page';
import { StoreListScreen } from './store-list-screen';

export default definePage({
  path: '/pages/store/store',
  title: '门店列表',
  auth: 'guest',
  body: custom('list', StoreListScreen, [storeList]),
});
