// Reviews of a goods: pages, counts, masked names.
import { type Kysely, sql } from 'kysely';
import { daysBetween } from '~/domain/second-review';
import { formatDate } from '~/domain/time';
import type { GoodsCommentsListData } from '~/schemas/api/goods.gen';
import type { Tables } from '../db/tables';
import type { Paging } from '../http/wire';

const ANONYMOUS = '匿名用户';

/** 张三丰 → 张**丰, and 张三 the same way; a single letter stays. */
export function maskName(name: string): string {
  const letters = Array.from(name.trim());
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  return letters.length === 0 ? ANONYMOUS : `${letters[0] ?? ''}**${last}`;
}

const FILTERS = [
  { name: '全部', index: 0 },
  { name: '好评', index: 3 },
  { name: '中评', index: 2 },
  { name: '差评', index: 1 },
] as const;

export interface CommentsInput {
  goodsId: number;
  /** 0 all, 3 good, 2 medium, 1 bad. */
  score: number;
  paging: Paging;
  /** No review is of a later time: another process's clock, or an imported one's, may be ahead. */
  now: Date;
}

const shownComments = (db: Kysely<Tables>, goodsId: number) =>
  db
    .selectFrom('goods_comments')
    .where('goods_comments.goods_id', '=', goodsId)
    .where('goods_comments.is_show', '=', true)
    .where('goods_comments.deleted_at', 'is', null);

async function readPage(db: Kysely<Tables>, { goodsId, score, paging }: CommentsInput) {
  return shownComments(db, goodsId)
    .leftJoin('users', 'users.id', 'goods_comments.user_id')
    .select(['score', 'content', 'pic_list', 'reply_content', 'attr_name', 'is_anonymous', 'commented_at'])
    .select(['append_content', 'append_pic_list', 'appended_at'])
    .select(
      sql<string>`case when is_virtual then virtual_user else coalesce(users.nickname, '') end`.as(
        'nickname',
      ),
    )
    .select(
      sql<string>`case when is_virtual then virtual_avatar else coalesce(users.avatar, '') end`.as('avatar'),
    )
    .$if(score > 0, (query) => query.where('score', '=', score as 1 | 2 | 3))
    .orderBy('is_top', 'desc')
    .orderBy('commented_at', 'desc')
    .orderBy('goods_comments.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
}

/** Reviews by score. */
async function readCounts(db: Kysely<Tables>, goodsId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await shownComments(db, goodsId)
    .select(['score', sql<number>`count(*)::int`.as('count')])
    .groupBy('score')
    .execute();
  return new Map(rows.map(({ score, count }) => [score, count]));
}

interface Appended {
  append_content: string;
  append_pic_list: string[];
  appended_at: Date | null;
  commented_at: Date;
}

const appendOf = ({ append_content, append_pic_list, appended_at, commented_at }: Appended) =>
  appended_at === null
    ? {}
    : {
        append: {
          content: append_content,
          pic_list: append_pic_list,
          days: daysBetween(commented_at.getTime(), appended_at.getTime()),
        },
      };

/** Reviews, pinned ones first, then the newest, with the counts of every filter. */
export async function commentsList(db: Kysely<Tables>, input: CommentsInput): Promise<GoodsCommentsListData> {
  const [rows, counts] = await Promise.all([readPage(db, input), readCounts(db, input.goodsId)]);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    comments: rows.map((row) => ({
      content: row.content,
      // The existing backend returns an empty map where there are no pictures.
      pic_url: row.pic_list.length === 0 ? {} : row.pic_list,
      reply_content: row.reply_content,
      attr_name: row.attr_name,
      avatar: row.is_anonymous ? '' : row.avatar,
      time: formatDate(Math.min(row.commented_at.getTime(), input.now.getTime())),
      nickname: row.is_anonymous ? ANONYMOUS : maskName(row.nickname),
      score: row.score,
      ...appendOf(row),
    })),
    comment_count: FILTERS.map(({ name, index }) => {
      const count = index === 0 ? total : (counts.get(index) ?? 0);
      return { name, index, count: count === 0 ? 0 : String(count) };
    }),
  };
}
