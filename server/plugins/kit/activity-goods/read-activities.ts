// Reading the activities of a plugin, and the goods that it sells in them.
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import './tables';
import type { Tables } from '../../../db/tables';
import type { ActivityPlugin, ActivityRulesOf, GoodsRulesOf } from './rules';
import { compareWindows, type SaleWindow, saleWindow } from './sale-window';
import type { SkuPrices } from './sold-skus';

type RulesOfActivity<P> = P extends keyof ActivityRulesOf ? ActivityRulesOf[P] : Record<string, never>;

export interface ActivityOf<P extends ActivityPlugin> {
  id: number;
  title: string;
  begin_at: Date | null;
  end_at: Date | null;
  rules: RulesOfActivity<P>;
  /** When it sells now or next. */
  window: SaleWindow;
}

export interface ActivityGoods<P extends ActivityPlugin> {
  /** Its place in the activity: the id of a draw, of a pre-sale. */
  rowId: number;
  goodsId: number;
  rules: GoodsRulesOf[P];
  /** Pieces that the activity has sold. */
  soldCount: number;
  skuPrices: SkuPrices;
  activity: ActivityOf<P>;
}

interface Moment<P extends ActivityPlugin> {
  plugin: P;
  now: Date;
}

const ACTIVITY_COLUMNS = [
  'activities.id',
  'activities.title',
  'activities.begin_at',
  'activities.end_at',
  'activities.rules',
] as const;

/** Within the query of the goods: cards summarise all specifications. */
const SKU_PRICES = sql<SkuPrices>`coalesce((select jsonb_object_agg(sign_id, price_fen) from skus
  where skus.goods_id = activity_goods.goods_id and skus.deleted_at is null), '{}')`;

const isLive = (eb: ExpressionBuilder<Tables, 'activities'>, { plugin, now }: Moment<ActivityPlugin>) =>
  eb.and([
    eb('activities.plugin', '=', plugin),
    eb('activities.is_enabled', '=', true),
    eb('activities.deleted_at', 'is', null),
    eb.or([eb('activities.end_at', 'is', null), eb('activities.end_at', '>', now)]),
  ]);

type ActivityRow = Omit<ActivityOf<ActivityPlugin>, 'rules' | 'window'> & { rules: Record<string, unknown> };

/** With the window in which it sells; null when it never will again. */
function activityOf<P extends ActivityPlugin>(row: ActivityRow, { now }: Moment<P>) {
  const window = saleWindow(row, now);
  // Written by the plugin alone, whose rules they are.
  return window === null ? null : { ...row, rules: row.rules as RulesOfActivity<P>, window };
}

/** Activities that are enabled and not over, those that sell sooner first. One query. */
export async function liveActivities<P extends ActivityPlugin>(
  db: Kysely<Tables>,
  moment: Moment<P>,
): Promise<ActivityOf<P>[]> {
  const rows = await db
    .selectFrom('activities')
    .select(ACTIVITY_COLUMNS)
    .where((eb) => isLive(eb, moment))
    .orderBy('activities.id')
    .execute();
  return rows
    .flatMap((row): ActivityOf<P>[] => {
      const activity = activityOf(row, moment);
      return activity === null ? [] : [activity];
    })
    .sort((one, other) => compareWindows(one.window, other.window, moment.now));
}

/**
 * Goods of the plugin's activities that are enabled and not over, by goods id; a goods in several belongs to
 * the one that sells it first. One query; none without ids.
 */
export async function activityGoods<P extends ActivityPlugin>(
  db: Kysely<Tables>,
  { goodsIds, ...moment }: Moment<P> & { goodsIds: readonly number[] },
): Promise<ReadonlyMap<number, ActivityGoods<P>>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('activity_goods')
    .innerJoin('activities', 'activities.id', 'activity_goods.activity_id')
    .select([
      'activity_goods.id as row_id',
      'activity_goods.goods_id',
      'activity_goods.rules as goods_rules',
      'activity_goods.sold as sold_count',
      SKU_PRICES.as('sku_prices'),
      ...ACTIVITY_COLUMNS,
    ])
    .where((eb) => isLive(eb, moment))
    .where('activity_goods.goods_id', 'in', [...goodsIds])
    .orderBy('activity_goods.id')
    .execute();
  const goods = new Map<number, ActivityGoods<P>>();
  for (const { row_id, goods_id: goodsId, goods_rules, sold_count, sku_prices: skuPrices, ...row } of rows) {
    const activity = activityOf(row, moment);
    if (activity === null) continue;
    const known = goods.get(goodsId);
    if (known !== undefined && compareWindows(known.activity.window, activity.window, moment.now) <= 0)
      continue;
    const own = { rowId: row_id, goodsId, soldCount: sold_count, skuPrices, activity };
    goods.set(goodsId, { ...own, rules: goods_rules as GoodsRulesOf[P] });
  }
  return goods;
}
