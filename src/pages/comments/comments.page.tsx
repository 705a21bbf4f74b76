// All comments on a goods, filtered by kind.
import { goodsCommentsList } from '~/schemas/api/goods.gen';
import { Tile } from '~/ui/card/tile';
import { CommentItem } from '../../blocks/goods-comments/comment-item';
import type { GoodsComment } from '../../blocks/goods-comments/comments';
import { list, type RowProps } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { back } from '../../engine/navigation';
import { choice, id } from '../../engine/params';
import { countParams, useCommentTabs } from './use-comment-tabs';

const query = { goods_id: id('goods'), type: choice([0, 3, 2, 1]) };

const Comment = ({ row }: RowProps<GoodsComment>) => (
  <Tile>
    <CommentItem comment={row} />
  </Tile>
);

export default definePage({
  path: '/pages/comments/comments',
  title: '全部评价',
  auth: 'guest',
  query,
  shares: ['goods_id', 'type'],
  firstCalls: ({ goods_id: goodsId }) => [firstCall(goodsCommentsList, countParams(goodsId))],
  body: list(query, {
    tabs: { of: 'type', label: '评价类型', shape: 'pill', useItems: useCommentTabs },
    from: goodsCommentsList,
    params: ({ goods_id: goodsId, type }) => ({ goods_id: goodsId, status: type }),
    item: Comment,
    empty: { text: '暂无评价', drawing: 'messages', action: { text: '返回', onTap: back } },
  }),
});
