// Reviews an order: one review for each of its lines, all at once.
import { orderRefusal } from '~/domain/order-status';
import type { NewReview } from '~/schemas/api/order.gen';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { claimUploads } from '../attachment/own-uploads';
import { noteEvent } from '../../orders/events';
import { flagsOf, lockOrder } from '../../orders/order-row';
import { isReviewOn } from './append-appraise';

const NOTHING_SAID = '此用户没有填写评价';

interface Reviewing {
  orderId: number;
  userId: number;
  reviews: readonly NewReview[];
  now: Date;
}

/** Throws the refusal of the first problem; nothing is stored then. */
export async function appraise(trx: Trx, { orderId, userId, reviews, now }: Reviewing): Promise<void> {
  const order = await lockOrder(trx, orderId, userId);
  if (order === undefined) throw new MallError('订单不存在');
  const refusal = orderRefusal('review', flagsOf(order));
  if (refusal !== null) throw new MallError(refusal);
  if (!(await isReviewOn(trx))) throw new MallError('商城订单评价功能关闭,提交失败');
  const lines = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute();
  const byLine = new Map(reviews.map((review) => [review.id, review]));
  const isWhole = byLine.size === lines.length && lines.every(({ id }) => byLine.has(id));
  if (!isWhole) throw new MallError('订单详情不存在');
  await claimUploads(trx, { userId, urls: reviews.flatMap(({ pic_list }) => pic_list) });
  const rows = lines.flatMap((line) => {
    const review = byLine.get(line.id);
    if (review === undefined) return [];
    return [
      {
        goods_id: line.goods_info.source_id ?? line.goods_id,
        sku_id: line.sku_id,
        order_id: orderId,
        order_line_id: line.id,
        user_id: userId,
        score: review.grade_level,
        content: review.content.trim() || NOTHING_SAID,
        pic_list: JSON.stringify(review.pic_list),
        attr_name: line.goods_info.attr_list.map(({ attr_name }) => attr_name).join(' '),
        is_anonymous: review.is_anonymous === true || review.is_anonymous === 1,
        commented_at: now,
        created_at: now,
        updated_at: now,
      },
    ];
  });
  await trx.insertInto('goods_comments').values(rows).execute();
  await trx
    .updateTable('orders')
    .set({ is_comment: true, comment_at: now, updated_at: now })
    .where('id', '=', orderId)
    .execute();
  await noteEvent(trx, orderId, { event: 'commented', description: '买家已评价' });
}
