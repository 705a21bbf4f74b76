// Rankings of goods: by pieces sold or by shoppers who like them, of all goods or of a category.
import { type Kysely, type Selectable, sql } from 'kysely';
import { countText, salesText } from '~/domain/price';
import type {
  GoodsRankingData,
  GoodsRankingDetailData,
  RankedGoods,
  RankingBrief,
} from '~/schemas/api/goods.gen';
import type { Tables } from '../../db/tables';
import type { GoodsRankingsTable } from '../../db/tables/goods';
import { MallError } from '../../http/errors';
import { flag, type Paging, pagination } from '../../http/wire';
import { branchesBelow } from '../cat/branches';
import { shownCategories } from '../cat/rows';
import { readOptions } from '../../settings/mall-options';
import { categoriesWith } from '../../goods/categories-with';
import { categoryList, isInCategories } from '../../goods/category-tree';
import { GOODS_CARD_COLUMNS, goodsCards } from '../../goods/goods-card';
import { listedGoods, SALES, type ViewerInput } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';
import type { GoodsRules } from '../../ports/goods-rules';

interface Ranked {
  goods_id: number;
  num: number;
}

type RankingRow = Selectable<GoodsRankingsTable>;

/** Goods with the number that ranks them, each by an index in the order of the numbers. */
const NUMBERS = {
  sales: sql<Ranked>`(select id as goods_id, ${SALES} as num from goods
    where deleted_at is null and is_on_sale and ${SALES} > 0)`,
  favorite: sql<Ranked>`(select goods_id, people as num from goods_favorites where people > 0)`,
} as const;

/** First goods that the list of rankings shows. */
const SHOWN_FIRST = 3;

interface View extends ViewerInput {
  rules: GoodsRules;
  /** Category within the ranking, 0 for all. */
  catId: number;
}

const openRankings = (db: Kysely<Tables>) =>
  db
    .selectFrom('goods_rankings')
    .selectAll()
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id');

/** The option `goods_ranking`; open unless the mall closed it. */
async function isOpen(db: Kysely<Tables>): Promise<boolean> {
  const { goods_ranking: stored } = await readOptions(db, ['goods_ranking']);
  return (stored as { is_open?: unknown } | undefined)?.is_open !== 0;
}

/** Goods of a ranking that the viewer may see; nothing that nobody bought or likes. */
const rankedGoods = (db: Kysely<Tables>, { type, cat_id: own }: RankingRow, view: View) =>
  listedGoods(db, view.viewer, view.rules)
    .innerJoin(NUMBERS[type].as('ranked'), 'ranked.goods_id', 'goods.id')
    .$if(own !== null, (query) => query.where(isInCategories(categoryList([own ?? 0]))))
    .$if(view.catId > 0, (query) => query.where(isInCategories(categoryList([view.catId]))));

/** How many goods stand in it: no more than its size are counted. */
async function countOf(db: Kysely<Tables>, ranking: RankingRow, view: View): Promise<number> {
  const { count } = await db
    .selectFrom(rankedGoods(db, ranking, view).select('goods.id').limit(ranking.size).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A mall that hides its sales ranks by them without telling them. */
function textOf(type: RankingRow['type'], num: number, { showsSales }: GoodsRules): string {
  if (type === 'favorite') return `${countText(num)}人收藏`;
  return showsSales ? salesText(num) : '';
}

async function placesOf(
  db: Kysely<Tables>,
  ranking: RankingRow,
  { view, limit, offset }: { view: View; limit: number; offset: number },
): Promise<RankedGoods[]> {
  const { type, size } = ranking;
  const goods = await rankedGoods(db, ranking, view)
    .select(GOODS_CARD_COLUMNS)
    .select('ranked.num')
    .orderBy('ranked.num', 'desc')
    .orderBy('ranked.goods_id')
    .limit(Math.max(0, Math.min(limit, size - offset)))
    .offset(offset)
    .execute();
  const { viewer, now, rules } = view;
  const cards = await goodsCards(db, { goods, viewer, now, rules });
  return cards.map((card, at) => {
    const num = goods[at]?.num ?? 0;
    const isHidden = type === 'sales' && !rules.showsSales;
    return {
      ...card,
      rank: offset + at + 1,
      ranking_num: isHidden ? 0 : num,
      ranking_text: textOf(type, num, rules),
    };
  });
}

const brief = ({ id, type, title, subtitle }: RankingRow, count: number): RankingBrief => ({
  id,
  type,
  title,
  subtitle,
  goods_count: count,
});

/** The rankings that have goods for the viewer, each with its first ones. `type` null for all kinds. */
export async function rankingList(
  db: Kysely<Tables>,
  { type, viewer, now }: ViewerInput & { type: RankingRow['type'] | null },
): Promise<GoodsRankingData> {
  if (!(await isOpen(db))) return { is_open: flag(false), list: [] };
  const view = { viewer, now, rules: await readGoodsRules(db), catId: 0 };
  const rankings = (await openRankings(db).execute()).filter((one) => type === null || one.type === type);
  const list = [];
  for (const ranking of rankings) {
    const goods = await placesOf(db, ranking, { view, limit: SHOWN_FIRST, offset: 0 });
    if (goods.length > 0) list.push({ ...brief(ranking, await countOf(db, ranking, view)), goods });
  }
  return { is_open: flag(true), list };
}

async function catsOf(db: Kysely<Tables>, ranking: RankingRow, view: View) {
  const goods = rankedGoods(db, { ...ranking, cat_id: null }, view).select('goods.id');
  const ids = await categoriesWith(db, goods, ranking.cat_id);
  const branches = branchesBelow(await shownCategories(db, 0), ids, ranking.cat_id);
  return branches.map(({ id, name }) => ({ id, name }));
}

interface DetailInput extends ViewerInput {
  id: number;
  /** 0 for all. */
  catId: number;
  paging: Paging;
}

/** @throws MallError 榜单不存在, also while the mall shows no rankings. */
export async function rankingDetail(
  db: Kysely<Tables>,
  { id, catId, paging, viewer, now }: DetailInput,
): Promise<GoodsRankingDetailData> {
  const ranking = await openRankings(db).where('id', '=', id).executeTakeFirst();
  if (ranking === undefined || !(await isOpen(db))) throw new MallError('榜单不存在');
  const whole = { viewer, now, rules: await readGoodsRules(db), catId: 0 };
  const part = { ...whole, catId };
  const { limit, offset } = paging;
  return {
    ranking: brief(ranking, await countOf(db, ranking, whole)),
    cats: await catsOf(db, ranking, whole),
    list: await placesOf(db, ranking, { view: part, limit, offset }),
    pagination: pagination(paging, await countOf(db, ranking, part)),
  };
}
