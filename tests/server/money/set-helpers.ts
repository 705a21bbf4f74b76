// Helpers for tests of sets of goods: sets of plain goods at known prices, and the forms that order them.
import type { FormGoods, FormGroup, OrderForm } from '~/schemas/api/order.gen';
import { paymentPayBuyBalance } from '~/schemas/api/payment.gen';
import type { Mall } from '../mall-helpers';
import { formOf, goodsOf, orderOf, type Piece, plainGoods, setOption } from './checkout-helpers';
import { topUp } from './refund-helpers';

export interface MadeSet {
  id: number;
  name: string;
  pieces: readonly Piece[];
}

interface Making {
  type: 1 | 2;
  /** Fen of each goods; the goods are the plain ones from `from` on. */
  prices: readonly number[];
  /** Fen that a fixed set is less by, or that each goods of a free one is; the first is its host. */
  reduction: number | readonly number[];
  from?: number;
  name?: string;
}

/** A plain goods with one price for all of its SKUs and none of its own terms. */
async function pieceAt(mall: Mall, nth: number, priceFen: number): Promise<Piece> {
  const { db } = mall.database;
  const piece = await plainGoods(mall, nth);
  await db
    .updateTable('skus')
    .set({ price_fen: priceFen, stock: 1000 })
    .where('goods_id', '=', piece.goodsId)
    .execute();
  await db.updateTable('goods').set({ price_fen: priceFen }).where('id', '=', piece.goodsId).execute();
  return piece;
}

/** A set that runs, of plain goods. */
export async function makeSet(mall: Mall, making: Making): Promise<MadeSet> {
  const { db } = mall.database;
  const { type, prices, reduction, from = 0, name = '测试套餐' } = making;
  const pieces: Piece[] = [];
  for (const [at, fen] of prices.entries()) pieces.push(await pieceAt(mall, from + at, fen));
  const { id } = await db
    .insertInto('activities')
    .values({
      plugin: 'composition',
      title: name,
      rules: JSON.stringify({ type, reduction_fen: typeof reduction === 'number' ? reduction : 0 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = pieces.map(({ goodsId }, sort) => ({
    activity_id: id,
    goods_id: goodsId,
    rules: JSON.stringify({
      is_host: type === 2 && sort === 0,
      reduction_fen: typeof reduction === 'number' ? 0 : (reduction[sort] ?? 0),
    }),
    sort,
  }));
  await db.insertInto('activity_goods').values(rows).execute();
  return { id, name, pieces };
}

/** The form of sets with some of their goods, all of them unless said, and of further goods at plain terms. */
export function setForm(
  sets: readonly { set: MadeSet; at?: readonly number[] }[],
  { plain = [], ...group }: { plain?: readonly FormGoods[]; [field: string]: unknown } = {},
): OrderForm {
  const chosen = sets.map(({ set, at }) => ({
    composition_id: set.id,
    goods_list: set.pieces.filter((_, place) => at?.includes(place) ?? true).map((piece) => goodsOf(piece)),
  }));
  const goods_list = [...chosen.flatMap((one) => one.goods_list), ...plain];
  // The key of the kind stands beside those that the mall knows.
  return formOf(goods_list, { ...group, composition_list: chosen } as Partial<FormGroup>);
}

/** Pays a payment of one order from a balance that was topped up for it; the answer's message, empty when it is paid. */
export async function payFor(
  mall: Mall,
  { unionId, token }: { unionId: number; token: string },
): Promise<string> {
  const { total_pay_price_fen: fen } = await orderOf(mall, unionId);
  if (fen > 0) await topUp(mall, fen);
  await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
  return (await mall.call(paymentPayBuyBalance, { id: unionId, is_need_pay_password: 0 }, { token })).msg;
}
