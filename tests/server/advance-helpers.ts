// Helpers for tests of pre-sales: deposits placed and paid through the app, the form of a balance, and what is stored.
import { advanceDeposit, advanceMyAdvance, advancePayData } from '~/schemas/api/advance.gen';
import type { FormGoods, FormGroup, OrderForm } from '~/schemas/api/order.gen';
import '~/server/plugins/advance/tables';
import { expect } from 'vitest';
import type { Database } from '~/server/db/database';
import { auditLedger } from '~/server/payments/audit';
import { type Mall, openMall } from './mall-helpers';
import { payUnion } from './group-helpers';
import { formOf, order, orderOf, type Piece, setOption, userOf } from './money/checkout-helpers';

const HOUR_MS = 3_600_000;

/** The first SKU of a seeded goods that a running pre-sale sells, the `nth` goods. */
export async function advancePiece({ database: { db } }: Mall, nth = 0): Promise<Piece> {
  const rows = await db
    .selectFrom('activity_goods')
    .innerJoin('activities', 'activities.id', 'activity_id')
    .innerJoin('skus', 'skus.goods_id', 'activity_goods.goods_id')
    .select(['activity_goods.goods_id as goodsId', 'skus.id as skuId'])
    .distinctOn('activity_goods.goods_id')
    .where('plugin', '=', 'advance')
    .where('begin_at', '<', new Date())
    .where('end_at', '>', new Date())
    .where('stock', '>', 0)
    .orderBy('activity_goods.goods_id')
    .orderBy('skus.id')
    .execute();
  const piece = rows[nth];
  if (piece === undefined) throw new Error('The seed has too few pre-sales.');
  return piece;
}

/** Places a deposit and polls: the deposit and its payment, or the words of the refusal. */
export async function placeDeposit(
  mall: Mall,
  token: string,
  { goodsId, skuId, num = 1 }: Piece & { num?: number },
): Promise<{ id: number; unionId: number; msg: string }> {
  const form = { goods_id: goodsId, goods_attr_id: skuId, goods_num: num };
  const placed = await mall.call(advanceDeposit, form, { token });
  if (placed.code !== 0) return { id: 0, unionId: 0, msg: placed.msg };
  const { token: proof = '', queue_id: queueId = '' } = placed.data;
  const polled = await mall.ask(advancePayData, { token: proof, queue_id: String(queueId) }, { token });
  return { id: Number(queueId), unionId: polled.id ?? 0, msg: '' };
}

/** A deposit that is paid from the balance. */
export async function payDeposit(mall: Mall, token: string, piece: Piece & { num?: number }) {
  const placed = await placeDeposit(mall, token, piece);
  const words = placed.unionId === 0 ? placed.msg : await payUnion(mall, token, placed.unionId);
  if (words !== '') throw new Error(words);
  return placed;
}

/** The form that orders the pieces of a deposit. */
export const balanceForm = (
  { goodsId, skuId, num = 1 }: Piece & { num?: number },
  advanceId: number,
  group: Partial<FormGroup> = {},
): OrderForm => {
  const line: FormGoods & Record<string, unknown> = {
    id: goodsId,
    goods_attr_id: skuId,
    num,
    cart_id: 0,
    advance_id: advanceId,
  };
  const form = formOf([line], { send_type: 'offline', store_id: 1, ...group });
  return { ...form, address: { name: '林小满', mobile: '13800000001' } };
};

/** Ends the time for deposits of one, so that its balance can be paid for so many hours. */
export const openBalance = (
  { database: { db } }: Mall,
  id: number,
  { now, hours = 24 }: { now: Date; hours?: number },
) =>
  db
    .updateTable('advance_orders')
    .set({
      end_at: new Date(now.getTime() - HOUR_MS),
      balance_end_at: new Date(now.getTime() + hours * HOUR_MS),
    })
    .where('id', '=', id)
    .execute();

/** A deposit as its shopper sees it. */
export const shownDeposit = async (mall: Mall, token: string, id: number) =>
  (await mall.ask(advanceMyAdvance, { id }, { token })).list[0];

/** A mall with what tests of pre-sales do. */
export async function openPreSales(database: Database, now: () => Date) {
  const mall = openMall(database, { now });
  await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
  const [token, other] = [await mall.tokenOf(1), await mall.tokenOf(2)];
  const [tea, green] = [await advancePiece(mall, 0), await advancePiece(mall, 1)];
  let count = 0;
  /** A deposit whose balance may be paid now. */
  const due = async (piece: Piece & { num?: number } = tea): Promise<number> => {
    const { id } = await payDeposit(mall, token, piece);
    await openBalance(mall, id, { now: now() });
    return id;
  };
  /** Orders it. */
  const balance = (id: number, piece: Piece & { num?: number } = tea, group: Partial<FormGroup> = {}) => {
    count += 1;
    return order(mall, token, balanceForm(piece, id, { remark: `第${count}单`, ...group }));
  };
  /** An order whose balance is paid. */
  const bought = async (piece: Piece & { num?: number } = tea, group: Partial<FormGroup> = {}) => {
    const depositId = await due(piece);
    const { unionId, msg } = await balance(depositId, piece, group);
    const words = unionId === 0 ? msg : await payUnion(mall, token, unionId);
    if (words !== '') throw new Error(words);
    return { depositId, unionId, ...(await orderOf(mall, unionId)) };
  };
  const statusOf = async (id: number) => (await shownDeposit(mall, token, id))?.status_num;
  const moneyOf = async () => (await userOf(mall, 1)).balance_fen;
  /** What went back of a deposit. */
  const backOf = async (id: number): Promise<number> => {
    const rows = await mall.database.db
      .selectFrom('payment_refunds')
      .select('amount_fen')
      .where('kind', '=', 'advance')
      .where('source_id', '=', id)
      .execute();
    return rows.reduce((sum, { amount_fen: fen }) => sum + fen, 0);
  };
  const close = async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  };
  return { mall, token, other, tea, green, due, balance, bought, statusOf, moneyOf, backOf, close };
}

export type PreSales = Awaited<ReturnType<typeof openPreSales>>;
