// How many pieces of a goods a shopper may still buy in the current day, week, month, or ever.
import { type Kysely, sql } from 'kysely';
import type { LimitBuy } from '~/schemas/api/goods.gen';
import type { Tables } from '../db/tables';
import type { GoodsRow } from './goods-card';

type Period = LimitBuy['type'];
export type LimitedGoods = Pick<
  GoodsRow,
  'id' | 'unit' | 'confine_count' | 'limit_buy_type' | 'limit_buy_value'
>;

const WORDS: Readonly<Record<Period, string>> = { day: '每天', week: '每周', month: '每月', all: '每人' };

/** The limit that applies; one for ever (`confine_count`) yields to one of a period. */
function limitOf(goods: LimitedGoods): { type: Period; value: number } | null {
  if (goods.limit_buy_value >= 0) return { type: goods.limit_buy_type, value: goods.limit_buy_value };
  return goods.confine_count >= 0 ? { type: 'all', value: goods.confine_count } : null;
}

const CHINA_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The first moment of the period in China's time; null for ever. */
export function periodStart(type: Period, now: Date): Date | null {
  if (type === 'all') return null;
  const local = new Date(now.getTime() + CHINA_OFFSET_MS);
  const midnightMs = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const daysSinceMonday = (local.getUTCDay() + 6) % 7;
  const daysBack = { day: 0, week: daysSinceMonday, month: local.getUTCDate() - 1 }[type];
  return new Date(midnightMs - daysBack * DAY_MS - CHINA_OFFSET_MS);
}

/** Pieces in the shopper's orders since then, without cancelled and refunded ones. */
export async function piecesBought(
  db: Kysely<Tables>,
  { userId, goodsId, since }: { userId: number; goodsId: number; since: Date | null },
): Promise<number> {
  const row = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(sql<number>`coalesce(sum(order_lines.num - order_lines.refunded_num), 0)::int`.as('count'))
    .where('orders.user_id', '=', userId)
    .where('order_lines.goods_id', '=', goodsId)
    .where('orders.cancel_status', '!=', 1)
    .where('orders.deleted_at', 'is', null)
    .$if(since !== null, (query) => query.where('orders.created_at', '>=', since ?? new Date(0)))
    .executeTakeFirstOrThrow();
  return row.count;
}

const UNLIMITED: LimitBuy = { status: 0, rest_number: 0, type: 'day', text: '', msg: '', value: 0 };

/** `limit_buy` of the detail; without a shopper, as if nothing had been bought. */
export async function limitBuy(
  db: Kysely<Tables>,
  { goods, userId, now }: { goods: LimitedGoods; userId: number | null; now: Date },
): Promise<LimitBuy> {
  const limit = limitOf(goods);
  if (limit === null) return UNLIMITED;
  const since = periodStart(limit.type, now);
  const bought = userId === null ? 0 : await piecesBought(db, { userId, goodsId: goods.id, since });
  const words = `限购${limit.value}${goods.unit}`;
  return {
    status: 1,
    rest_number: Math.max(0, limit.value - bought),
    type: limit.type,
    text: words,
    msg: `${WORDS[limit.type]}${words}`,
    value: limit.value,
  };
}
