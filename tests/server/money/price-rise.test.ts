// Proves that a submission makes no order dearer than what the shopper saw, and one that is cheaper.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderPreview } from '~/schemas/api/order.gen';
import { PLUGINS } from '~/server/app/load-plugins';
import { workSubmission } from '~/server/families/order/submit/work';
import { describeOnBothDatabases } from '../database-helpers';
import { type Mall, openMall } from '../mall-helpers';
import { formOf, goodsOf, type Piece, plainGoods, setStock, stockOf } from './checkout-helpers';

const SHOPPER = 1;

describeOnBothDatabases('a submission', (open) => {
  let mall: Mall;
  let piece: Piece;
  let shownFen = 0;
  beforeAll(async () => {
    mall = openMall(await open());
    piece = await plainGoods(mall);
    await setStock(mall, piece.skuId, 50);
    const token = await mall.tokenOf(SHOPPER);
    const form_data = formOf([goodsOf(piece)]);
    const { total_price: shown } = await mall.ask(orderPreview, { form_data }, { token });
    shownFen = Math.round(Number(shown) * 100);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  /** What becomes of one that was sent when its order came to so much. */
  async function worked(total_fen: number | null) {
    const { db } = mall.database;
    const now = new Date();
    const { id } = await db
      .insertInto('order_submissions')
      .values({
        token: `sum ${total_fen}`,
        user_id: SHOPPER,
        form_digest: `sum ${total_fen}`,
        form_data: JSON.stringify(formOf([goodsOf(piece)])),
        error: null,
        payment_union_id: null,
        total_fen,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await workSubmission(db, id, { plugins: PLUGINS, now });
    return db
      .selectFrom('order_submissions')
      .select(['state', 'error'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  it.each([0, 1])('makes the order where it came to as much or to %o fen more', async (moreFen) => {
    const before = await stockOf(mall, piece.skuId);
    expect(await worked(shownFen + moreFen)).toEqual({ state: 'done', error: null });
    expect(await stockOf(mall, piece.skuId)).toBe(before - 1);
  });

  it('is refused in words where it came to a fen less, and takes nothing', async () => {
    const before = await stockOf(mall, piece.skuId);
    expect(await worked(shownFen - 1)).toEqual({ state: 'failed', error: '价格有变化，请重新提交订单' });
    expect(await stockOf(mall, piece.skuId)).toBe(before);
  });

  it('of the version before, which did not say what it came to, is made', async () => {
    expect((await worked(null)).state).toBe('done');
  });
});
