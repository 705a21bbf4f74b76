// The terms of pre-sales: those of a goods now, what a deposit keeps of them, and the balance that they come to.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { readSettings } from '../../ports/plugin';
import { readOptions } from '../../settings/mall-options';
import { type ActivityGoods, activityGoods } from '../kit/activity-goods/read-activities';
import type { AdvanceLadder } from './rules';
import './tables';
import { type AdvanceSettings, settings } from './settings.gen';

export const PLUGIN = 'advance';
export const STATES = { unpaid: 0, paid: 1, bought: 2, cancelled: 3, late: 4, returned: 5, kept: 6 } as const;

/** What a balance takes off, as shoppers read it. */
export const CUTS = { kept: '预售价保留', ladder: '阶梯抵扣', swell: '定金抵扣' } as const;

const DAY_MS = 86_400_000;
const TENTHS = 10;

export async function readAdvanceSettings(db: Kysely<Tables>): Promise<AdvanceSettings> {
  return readSettings(settings, (await readOptions(db, [PLUGIN]))[PLUGIN]);
}

export interface AdvanceTerms {
  entry: ActivityGoods<'advance'>;
  /** Until when deposits are taken; a balance has no beginning without it. */
  endAt: Date;
  balanceEndAt: Date | null;
}

/** Of goods in activities that are not over, by goods id. One query. */
export async function termsOf(
  db: Kysely<Tables>,
  { goodsIds, now }: { goodsIds: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, AdvanceTerms>> {
  const sold = await activityGoods(db, { plugin: PLUGIN, goodsIds, now });
  return new Map(
    [...sold].flatMap(([id, entry]): [number, AdvanceTerms][] => {
      const { end: endAt } = entry.activity.window;
      const { pay_limit: days } = entry.rules;
      if (endAt === null) return [];
      const balanceEndAt = days < 0 ? null : new Date(endAt.getTime() + days * DAY_MS);
      return [[id, { entry, endAt, balanceEndAt }]];
    }),
  );
}

/** Those that the page of a goods shows: of now, else of the last deposits while their balance can be paid. */
export async function shownTerms(
  db: Kysely<Tables>,
  { goodsId, now }: { goodsId: number; now: Date },
): Promise<AdvanceTerms | undefined> {
  const goodsIds = [goodsId];
  const open = (await termsOf(db, { goodsIds, now })).get(goodsId);
  if (open !== undefined) return open;
  const last = await db
    .selectFrom('activity_goods')
    .innerJoin('activities', 'activities.id', 'activity_id')
    .select((eb) => eb.fn.max('end_at').as('endAt'))
    .where('goods_id', '=', goodsId)
    .where('plugin', '=', PLUGIN)
    .where('is_enabled', '=', true)
    .where('activities.deleted_at', 'is', null)
    .where('end_at', '<=', now)
    .executeTakeFirst();
  if (last?.endAt === undefined || last.endAt === null) return undefined;
  const terms = (await termsOf(db, { goodsIds, now: new Date(last.endAt.getTime() - 1) })).get(goodsId);
  return terms !== undefined && (terms.balanceEndAt === null || terms.balanceEndAt > now) ? terms : undefined;
}

/** Throws 该商品已过付定金阶段. */
export async function openTerms(
  db: Kysely<Tables>,
  { goodsId, now }: { goodsId: number; now: Date },
): Promise<AdvanceTerms> {
  const terms = (await termsOf(db, { goodsIds: [goodsId], now })).get(goodsId);
  if (terms === undefined) throw new MallError('该商品已过付定金阶段');
  return terms;
}

/** Pieces with a paid deposit that all buyers have, by goods: the steps go by them. One query. */
export async function paidPieces(
  db: Kysely<Tables>,
  goodsIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('advance_orders')
    .select(['goods_id', sql<number>`sum(num)::int`.as('num')])
    .where('goods_id', 'in', [0, ...goodsIds])
    .where('state', 'in', [STATES.paid, STATES.bought, STATES.kept])
    .groupBy('goods_id')
    .execute();
  return new Map(rows.map(({ goods_id: id, num }) => [id, num]));
}

interface Deposit {
  num: number;
  price_fen: number;
  swell_fen: number;
  ladder_rules: readonly AdvanceLadder[];
}

/** Tenths of the price after so many paid pieces. */
const tenthsAt = (ladders: readonly AdvanceLadder[], paidNum: number): number =>
  Math.min(TENTHS, ...ladders.filter(({ num }) => num <= paidNum).map(({ discount }) => discount));

export interface Balance {
  tenths: number;
  /** Of all pieces: what the steps take off, and what the deposit counts for, no more than is left to pay. */
  ladderFen: number;
  swellFen: number;
  /** Less than the shelf asks now, as the price of then is kept. */
  keptFen: number;
  /** Left to pay, before the mall's own savings. */
  fen: number;
}

/** What a deposit leaves to pay, where a piece costs the shopper so much on the shelf. */
export function balanceOf(
  { num, price_fen: priceFen, swell_fen: swell, ladder_rules: ladders }: Deposit,
  { paidNum, shelfFen }: { paidNum: number; shelfFen: number },
): Balance {
  const pieceFen = Math.min(priceFen, shelfFen);
  const tenths = tenthsAt(ladders, paidNum);
  const ladderFen = Math.round((pieceFen * (TENTHS - tenths)) / TENTHS) * num;
  const swellFen = Math.min(swell * num, pieceFen * num - ladderFen);
  const fen = pieceFen * num - ladderFen - swellFen;
  return { tenths, ladderFen, swellFen, keptFen: (shelfFen - pieceFen) * num, fen };
}
