// What the shopper has sent by forms of laid-out pages, the latest first.
import { diyFormList } from '~/schemas/api/diy.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { ReplyTile } from './reply-tile';

export default definePage({
  path: '/plugins/diy/list/list',
  title: '提交记录',
  auth: 'login',
  plugin: 'diy',
  body: list(
    {},
    {
      from: diyFormList,
      item: ReplyTile,
      isFreshOnShow: true,
      empty: { text: '暂无提交记录', drawing: 'messages' },
    },
  ),
});
