// Payment unions: one payment for one or several orders.
import { randomInt } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../db/tables';
import type { PaidKind, PaymentUnionsTable } from '../db/tables/payments';
import type { UnionPart } from '../ports/payable';
import { MallError } from '../http/errors';
import { wireTime } from '../http/wire';
import type { Trx } from '../db/transaction';

export type UnionRow = Selectable<PaymentUnionsTable>;

export interface NewUnion {
  userId: number;
  orders: readonly UnionPart[];
  /** Payment keys that the mall allows for them; empty means all. */
  supportPayTypes: readonly string[];
  platform: string;
}

/** Merchant's number of a payment: time and random digits, unique by the table's key. */
export function makeTradeNo(now: Date): string {
  const digits = wireTime(now).replace(/\D/g, '');
  return `${digits}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** Creates the payment of some orders; returns the id that opens the payment sheet. */
export async function createUnion(
  trx: Trx,
  { userId, orders, supportPayTypes, platform }: NewUnion,
): Promise<number> {
  const union = await trx
    .insertInto('payment_unions')
    .values({
      user_id: userId,
      out_trade_no: makeTradeNo(new Date()),
      title: orders[0]?.title ?? '',
      amount_fen: orders.reduce((sum, { amountFen }) => sum + amountFen, 0),
      support_pay_types: JSON.stringify(supportPayTypes),
      platform,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parts = orders.map(({ id, orderNo, amountFen, title, kind = 'order', orderId = null }) => ({
    payment_union_id: union.id,
    kind,
    source_id: id,
    order_no: orderNo,
    title,
    amount_fen: amountFen,
    order_id: orderId,
  }));
  await trx.insertInto('payment_union_orders').values(parts).execute();
  return union.id;
}

/** A payment and all others of the same orders, locked in the order of their ids. */
export const lockSiblings = (trx: Trx, unionId: number): Promise<UnionRow[]> =>
  trx
    .selectFrom('payment_unions')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_union_orders as own')
        .innerJoin('payment_union_orders as other', (join) =>
          join.onRef('other.kind', '=', 'own.kind').onRef('other.source_id', '=', 'own.source_id'),
        )
        .select('other.payment_union_id')
        .where('own.payment_union_id', '=', unionId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * The shopper's payment, locked together with the others of the same orders, which close when it is paid.
 * Throws 待支付订单不存在。 for another shopper's as for an unknown one.
 */
export async function lockUnion(trx: Trx, who: { unionId: number; userId: number }): Promise<UnionRow> {
  const own = await trx
    .selectFrom('payment_unions')
    .select('id')
    .where('id', '=', who.unionId)
    .where('user_id', '=', who.userId)
    .executeTakeFirst();
  const union = (own === undefined ? [] : await lockSiblings(trx, own.id)).find(({ id }) => id === own?.id);
  if (union === undefined) throw new MallError('待支付订单不存在。');
  return union;
}

interface PaidRow {
  kind: PaidKind;
  id: number;
}

/** Payments of what was paid for orders' lines before them, each by a payment of its own. */
const prepaidUnions = (eb: ExpressionBuilder<Tables, 'payment_unions'>, orderIds: readonly number[]) =>
  eb
    .selectFrom('order_lines')
    .innerJoin('order_prepayments', 'order_line_id', 'order_lines.id')
    .innerJoin('payment_union_orders as part', (join) =>
      join
        .onRef('part.kind', '=', 'order_prepayments.kind')
        .onRef('part.source_id', '=', 'order_prepayments.source_id'),
    )
    .select('part.payment_union_id')
    .where('order_lines.order_id', 'in', [...orderIds]);

/**
 * Locks the payments of rows, with those of what was prepaid for them, in the order of their ids; always before those rows
 * themselves. Returns each row's own by its id. One query.
 */
export async function lockUnionsOfAll(
  trx: Trx,
  { kind, ids }: { kind: PaidKind; ids: readonly number[] },
): Promise<ReadonlyMap<number, UnionRow[]>> {
  const parts = (eb: ExpressionBuilder<Tables, 'payment_unions'>) =>
    eb
      .selectFrom('payment_union_orders')
      .where('kind', '=', kind)
      .where('source_id', 'in', [...ids]);
  const own = (eb: ExpressionBuilder<Tables, 'payment_unions'>) => parts(eb).select('payment_union_id');
  const rows = await trx
    .selectFrom('payment_unions')
    .selectAll()
    .select((eb) =>
      parts(eb)
        .whereRef('payment_union_id', '=', 'payment_unions.id')
        .select(sql<readonly number[]>`coalesce(json_agg(source_id), '[]')`.as('ids'))
        .as('ownOf'),
    )
    .where('id', 'in', (eb) => (kind === 'order' ? own(eb).unionAll(prepaidUnions(eb, ids)) : own(eb)))
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    ids.map((id) => [
      id,
      rows.flatMap(({ ownOf, ...union }) => (ownOf?.includes(id) === true ? [union] : [])),
    ]),
  );
}

/** As `lockUnionsOfAll`, of one row. */
export const lockUnionsOf = async (trx: Trx, { kind, id }: PaidRow): Promise<UnionRow[]> =>
  (await lockUnionsOfAll(trx, { kind, ids: [id] })).get(id) ?? [];
