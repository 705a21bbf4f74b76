// One group: how far it is, who is in it, and what the shopper can do.
import { groupCard } from '~/domain/share-card';
import { pintuanGoodsDetail, pintuanGoodsIndex, pintuanGroupDetail } from '~/schemas/api/pintuan.gen';
import { detail } from '../../engine/archetypes/detail';
import { withCard } from '../../engine/archetypes/with-card';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { GroupView } from './group-view';

export default definePage({
  path: '/plugins/pt/detail/detail',
  title: '拼团详情',
  auth: 'guest',
  plugin: 'pintuan',
  query: { id: id('group') },
  shares: ['id'],
  body: detail({
    from: pintuanGroupDetail,
    params: ({ id: groupId }: { id: number }) => ({ id: groupId }),
    ...withCard({ View: GroupView, cardOf: ({ detail: group }) => groupCard(group) }),
    isFreshOnShow: true,
    endpoints: [pintuanGoodsDetail, pintuanGoodsIndex],
  }),
});
