// The kinds of comments on a goods with their counts, once known.
import { goodsCommentsList } from '~/schemas/api/goods.gen';
import type { CommentFilter } from '../../blocks/goods-comments/comments';
import { useCall } from '../../services/query';

const FILTERS: readonly CommentFilter[] = [
  { name: '全部', count: '', index: 0 },
  { name: '好评', count: '', index: 3 },
  { name: '中评', count: '', index: 2 },
  { name: '差评', count: '', index: 1 },
];

/** One comment of all comes with how many there are of each kind. */
export const countParams = (goodsId: number) => ({
  goods_id: goodsId,
  status: 0 as const,
  page: 1,
  limit: 1,
});

export function useCommentTabs({ goods_id: goodsId }: { goods_id: number }) {
  const { data } = useCall(goodsCommentsList, countParams(goodsId), { isQuiet: true });
  const filters = data === undefined || data.comment_count.length === 0 ? FILTERS : data.comment_count;
  return filters.map(({ name, count, index }) => ({
    id: index,
    text: count === '' ? name : `${name}(${count})`,
  }));
}
