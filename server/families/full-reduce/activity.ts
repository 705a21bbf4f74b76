// The spend-and-save activity that runs, the goods that take part in it, and its rule on the wire.
import { type Expression, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { type FullReduction, nextReduction, stepText } from '~/domain/full-reduction';
import type { FullReduceRule } from '~/schemas/api/goods.gen';
import type { NextReduce } from '~/schemas/api/order.gen';
import type { Tables } from '../../db/tables';
import type { FullReductionsTable } from '../../db/tables/full-reductions';
import { wireMoney } from '../../http/wire';

export type ReductionRow = Selectable<FullReductionsTable>;

const LOOP = 2;
const LISTED = 2;
const ALL_BUT_LISTED = 3;
const FEN_PER_YUAN = 100;

/** Null when none runs; the table allows one at a time. */
export async function runningReduction(db: Kysely<Tables>, now: Date): Promise<ReductionRow | null> {
  const row = await db
    .selectFrom('full_reductions')
    .selectAll()
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where('begin_at', '<=', now)
    .where('end_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Goods of the mall that take part; for a query with `goods` in it. Merchants' goods never do. */
export function takesPart({ id, appoint_type: kind }: ReductionRow): Expression<SqlBool> {
  const isListed = sql<boolean>`goods.id in (
    select goods_id from full_reduction_goods where full_reduction_id = ${id})`;
  if (kind === LISTED) return sql<boolean>`(goods.mch_id = 0 and ${isListed})`;
  if (kind === ALL_BUT_LISTED) return sql<boolean>`(goods.mch_id = 0 and not ${isListed})`;
  return sql<boolean>`goods.mch_id = 0`;
}

/** Which of the goods take part. */
export async function goodsTakingPart(
  db: Kysely<Tables>,
  activity: ReductionRow,
  goodsIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (goodsIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('goods')
    .select('goods.id')
    .where('goods.id', 'in', [...new Set(goodsIds)])
    .where(takesPart(activity))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export const ruleOf = ({ rule_type, steps }: ReductionRow): FullReduction => ({
  isLoop: rule_type === LOOP,
  steps: steps
    .map((step) =>
      'percent' in step
        ? { minFen: step.min_fen, percent: step.percent }
        : { minFen: step.min_fen, cutFen: step.cut_fen },
    )
    .sort((one, other) => one.minFen - other.minFen),
});

/** The rule as operators wrote it: figures in yuan, discounts in tenths. */
export function wireRule(activity: ReductionRow): FullReduceRule {
  const { isLoop, steps } = ruleOf(activity);
  const rows = steps.map((step) => ({
    min_money: step.minFen / FEN_PER_YUAN,
    discount_type: 'percent' in step ? (2 as const) : (1 as const),
    cut: 'percent' in step ? '' : step.cutFen / FEN_PER_YUAN,
    discount: 'percent' in step ? step.percent / 10 : '',
  }));
  const [first] = rows;
  if (!isLoop || first === undefined) return { rule_type: 1, rule: rows };
  return { rule_type: 2, rule: { min_money: first.min_money, cut: first.cut } };
}

/** The rule that a goods takes part in; null for none. */
export async function reductionOfGoods(
  db: Kysely<Tables>,
  goodsId: number,
  now: Date,
): Promise<FullReduceRule | null> {
  const activity = await runningReduction(db, now);
  if (activity === null) return null;
  return (await goodsTakingPart(db, activity, [goodsId])).has(goodsId) ? wireRule(activity) : null;
}

/** What goods that cost so much lack to save more; false when nothing more can be saved. */
export function wireNextReduction(
  running: { rule: FullReduction; goodsFen: number } | null,
): false | NextReduce {
  const next = running === null ? null : nextReduction(running.rule, running.goodsFen);
  if (next === null) return false;
  const { step, missingFen } = next;
  const isDiscount = 'percent' in step;
  return {
    diff: wireMoney(missingFen),
    min_money: String(step.minFen / FEN_PER_YUAN),
    discount_type: isDiscount ? 2 : 1,
    sub: String(isDiscount ? step.percent / 10 : step.cutFen / FEN_PER_YUAN),
    text: `${stepText(step)}${isDiscount ? '' : '元'}`,
  };
}
