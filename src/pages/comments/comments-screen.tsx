// The screen of all comments: chips with their counts, the endless list.
import { useState } from 'react';
import { PAGE_SIZE } from '~/domain/constants';
import { type GoodsCommentsListData, goodsCommentsList } from '~/schemas/api/goods.gen';
import { Tabs } from '~/ui/tabs/tabs';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tile } from '~/ui/card/tile';
import { CommentItem } from '../../blocks/goods-comments/comment-item';
import type { CommentFilter, GoodsComment } from '../../blocks/goods-comments/comments';
import { EndlessList } from '../../engine/archetypes/endless-list';
import { back } from '../../engine/navigation';
import { useScrollerRef } from '../../engine/scroller';
import { useCall } from '../../services/query';

type Status = CommentFilter['index'];

const FILTERS: readonly CommentFilter[] = [
  { name: '全部', count: '', index: 0 },
  { name: '好评', count: '', index: 3 },
  { name: '中评', count: '', index: 2 },
  { name: '差评', count: '', index: 1 },
];

interface KeyedComment {
  key: string;
  comment: GoodsComment;
}

/** Comments have no id; all their fields together are the key. */
const rowsOf = ({ comments }: GoodsCommentsListData): KeyedComment[] =>
  comments.map((comment) => ({ key: JSON.stringify(comment), comment }));
const keyOf = ({ key }: KeyedComment) => key;

function Row({ row }: { row: KeyedComment }) {
  return (
    <Tile>
      <CommentItem comment={row.comment} />
    </Tile>
  );
}

export function CommentsScreen({ query }: { query: { goods_id: number; type: string } }) {
  const [status, setStatus] = useState<Status>(() => Number(query.type) as Status);
  const scroller = useScrollerRef();
  const params = { goods_id: query.goods_id, status: 0 as const, page: 1, limit: 1 };
  const { data } = useCall(goodsCommentsList, params, { isQuiet: true });
  const filters = data === undefined || data.comment_count.length === 0 ? FILTERS : data.comment_count;
  return (
    <>
      <StickyHead>
        <Tabs
          items={filters.map(({ name, count, index }) => ({
            id: index,
            text: count === '' ? name : `${name}(${count})`,
          }))}
          current={status}
          label="评价类型"
          shape="pill"
          onChange={(next) => {
            scroller.current?.scrollTo({ top: 0 });
            setStatus(next);
          }}
        />
      </StickyHead>
      <EndlessList
        key={status}
        endpoint={goodsCommentsList}
        paramsOf={(page) => ({ goods_id: query.goods_id, status, page, limit: PAGE_SIZE })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={Row}
        empty={{ text: '暂无评价', drawing: 'messages', action: { text: '返回', onTap: back } }}
      />
    </>
  );
}
