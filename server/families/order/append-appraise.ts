// Adds to the reviews of an order, once each: the lines that are open to it, and the writing.
import type { Kysely, Selectable } from 'kysely';
import {
  type AppendStatus,
  appendStatusOf,
  lineRefusal,
  type ReviewedLine,
  type ReviewedOrder,
  secondReviewRefusal,
} from '~/domain/second-review';
import { formatDate } from '~/domain/time';
import type { AppendableReview, NewAppend } from '~/schemas/api/order.gen';
import type { Tables } from '../../db/tables';
import type { GoodsCommentsTable } from '../../db/tables/orders';
import type { Trx } from '../../db/transaction';
import { MallError } from '../../http/errors';
import { noteEvent } from '../../orders/events';
import { type LineRow, wireGoodsInfo } from '../../orders/order-lines';
import { flagsOf, lockOrder, type OrderRow, ownOrder } from '../../orders/order-row';
import { readOptions } from '../../settings/mall-options';
import { readSetting } from '../../settings/setting';
import { claimUploads } from '../attachment/own-uploads';

export type ReviewRow = Selectable<GoodsCommentsTable>;

/** The reviews of orders; removed ones are none. */
export const reviewsOf = (db: Kysely<Tables>, orderIds: readonly number[]): Promise<ReviewRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('goods_comments')
        .selectAll()
        .where('order_id', 'in', [...orderIds])
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute();

export const isReviewOn = async (db: Kysely<Tables>): Promise<boolean> =>
  readSetting(await readOptions(db, ['is_comment'])).is_comment === '1';

const reviewedOrder = (order: OrderRow): ReviewedOrder => ({
  flags: flagsOf(order),
  receivedMs: order.confirm_at?.getTime() ?? null,
});

const reviewedLine = (line: Pick<LineRow, 'is_refund'>, review: ReviewRow | undefined): ReviewedLine => ({
  isRefunded: line.is_refund,
  review: review === undefined ? null : { isShown: review.is_show, isAppended: review.appended_at !== null },
});

const reviewOf = (reviews: readonly ReviewRow[], lineId: number): ReviewRow | undefined =>
  reviews.find(({ order_line_id: id }) => id === lineId);

interface Stored {
  order: OrderRow;
  lines: readonly LineRow[];
  reviews: readonly ReviewRow[];
  now: Date;
}

/** What an order offers its shopper; what is written stays written where the mall accepts no reviews any more. */
export const appendStatus = ({ order, lines, reviews, now }: Stored, isOn: boolean): AppendStatus =>
  appendStatusOf(
    reviewedOrder(order),
    lines.map((line) => {
      const found = reviewedLine(line, reviewOf(reviews, line.id));
      return isOn || found.review?.isAppended === true ? found : { ...found, review: null };
    }),
    now.getTime(),
  );

interface Asked {
  orderId: number;
  userId: number;
  now: Date;
}

/** The order with its lines and reviews; throws where none of it can be reviewed again. */
async function readStored(db: Kysely<Tables>, found: OrderRow | undefined, now: Date): Promise<Stored> {
  if (found === undefined) throw new MallError('订单不存在');
  const refusal = secondReviewRefusal(reviewedOrder(found), now.getTime());
  if (refusal !== null) throw new MallError(refusal);
  if (!(await isReviewOn(db))) throw new MallError('商城订单评价功能关闭,提交失败');
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', found.id)
    .orderBy('id')
    .execute();
  return { order: found, lines, reviews: await reviewsOf(db, [found.id]), now };
}

/** The reviews that can be added to; throws the reason where there are none. */
export async function appendable(
  db: Kysely<Tables>,
  { orderId, userId, now }: Asked,
): Promise<AppendableReview[]> {
  const { lines, reviews } = await readStored(db, await ownOrder(db, orderId, userId), now);
  const refusals = lines.map((line) => lineRefusal(reviewedLine(line, reviewOf(reviews, line.id))));
  const open = lines.flatMap((line, at) => {
    const review = reviewOf(reviews, line.id);
    if (review === undefined || refusals[at] !== null) return [];
    const { name, pic_url } = wireGoodsInfo(line);
    const time = formatDate(review.commented_at.getTime());
    return [{ id: line.id, name, pic_url, content: review.content, time }];
  });
  if (open.length === 0) throw new MallError(refusals[0] ?? '评价不存在');
  return open;
}

/** Lines without words are left out: nobody must add to all of them. */
const writtenIn = (appends: readonly NewAppend[]): NewAppend[] =>
  appends
    .map((append) => ({ ...append, content: append.content.trim() }))
    .filter(({ content, pic_list }) => content !== '' || pic_list.length > 0);

/** Throws the refusal of the first problem; nothing is stored then. */
export async function appendReviews(
  trx: Trx,
  { orderId, userId, appends, now }: Asked & { appends: readonly NewAppend[] },
): Promise<void> {
  const { lines, reviews } = await readStored(trx, await lockOrder(trx, orderId, userId), now);
  const written = writtenIn(appends);
  if (written.length === 0 || written.some(({ content }) => content === ''))
    throw new MallError('请填写追评内容');
  const isTwice = new Set(written.map(({ id }) => id)).size < written.length;
  if (isTwice) throw new MallError('订单详情不存在');
  await claimUploads(trx, { userId, urls: written.flatMap(({ pic_list }) => pic_list) });
  for (const { id, content, pic_list } of written) {
    const line = lines.find((one) => one.id === id);
    if (line === undefined) throw new MallError('订单详情不存在');
    const review = reviewOf(reviews, id);
    const refusal = lineRefusal(reviewedLine(line, review));
    if (review === undefined || refusal !== null) throw new MallError(refusal ?? '评价不存在');
    await trx
      .updateTable('goods_comments')
      .set({
        append_content: content,
        append_pic_list: JSON.stringify(pic_list),
        appended_at: now,
        updated_at: now,
      })
      .where('id', '=', review.id)
      .execute();
  }
  await noteEvent(trx, orderId, { event: 'appended', description: '买家已追评' });
}
