// Parsing of a goods' comments: pictures in any delivered shape, counts, the rate of good ones, what was added later.
import type { GoodsCommentsListData } from '~/schemas/api/goods.gen';

export type GoodsComment = GoodsCommentsListData['comments'][number];
export type CommentFilter = GoodsCommentsListData['comment_count'][number];

/** Value of `status` for good comments, and for all of them. */
const GOOD = 3;
const ALL = 0;

/** The pictures of a comment; a comment without pictures has an empty object here. */
export const picturesOf = ({ pic_url }: GoodsComment): readonly string[] =>
  Array.isArray(pic_url) ? pic_url : [];

/** 当天追评, 12 天后追评. */
export const appendedWords = (days: number): string => (days <= 0 ? '当天追评' : `${days} 天后追评`);

const countOf = (filters: readonly CommentFilter[], index: number): number =>
  Number(filters.find((filter) => filter.index === index)?.count ?? 0);

export const commentCount = (filters: readonly CommentFilter[]): number => countOf(filters, ALL);

/** 好评率98%, '' while there are no comments. */
export function goodRateText(filters: readonly CommentFilter[]): string {
  const all = commentCount(filters);
  return all === 0 ? '' : `好评率${Math.round((countOf(filters, GOOD) / all) * 100)}%`;
}
