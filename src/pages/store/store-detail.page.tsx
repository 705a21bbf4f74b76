// The detail of a store.
import { storeDetail } from '~/schemas/api/store.gen';
import { detail } from '../../engine/archetypes/detail';
import { withCard } from '../../engine/archetypes/with-card';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { StoreView } from './store-view';

export default definePage({
  path: '/pages/store/detail',
  title: '店铺详情',
  auth: 'guest',
  query: { id: id('store') },
  shares: ['id'],
  body: detail({
    from: storeDetail,
    params: ({ id: storeId }: { id: number }) => ({ id: storeId }),
    ...withCard({
      View: StoreView,
      cardOf: (data) =>
        data && { title: data.list.name, words: data.list.address, picture: data.list.cover_url },
    }),
  }),
});
