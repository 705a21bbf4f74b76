// Parcels of an order: whether one is underway, what is in them, and when their receipt is confirmed by itself.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { Trx } from '../db/transaction';
import { readOptions } from '../settings/mall-options';

const DAY_MS = 86_400_000;
const DEFAULT_DELIVERY_DAYS = 10;

export const hasParcel = async (db: Kysely<Tables>, orderId: number): Promise<boolean> =>
  (await db.selectFrom('order_expresses').select('id').where('order_id', '=', orderId).executeTakeFirst()) !==
  undefined;

/** Ids of the lines that are in a parcel. */
export async function sentLines(db: Kysely<Tables>, orderId: number): Promise<ReadonlySet<number>> {
  const links = await db
    .selectFrom('order_express_lines')
    .innerJoin('order_expresses', 'order_expresses.id', 'order_express_id')
    .select('order_line_id')
    .where('order_id', '=', orderId)
    .execute();
  return new Set(links.map(({ order_line_id: id }) => id));
}

/** Days on the way, after which the receipt is confirmed by itself; null never. */
async function confirmAt(db: Kysely<Tables>, now: Date): Promise<Date | null> {
  const { delivery_time: days } = await readOptions(db, ['delivery_time']);
  const number = Number(days ?? DEFAULT_DELIVERY_DAYS);
  if (!Number.isFinite(number) || number <= 0) return null;
  return new Date(now.getTime() + number * DAY_MS);
}

/** What an order becomes when nothing of it is left to be sent. */
export const sentValues = async (trx: Trx, now: Date) => ({
  is_send: true,
  send_at: now,
  auto_confirm_at: await confirmAt(trx, now),
});
