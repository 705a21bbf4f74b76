// The demo's rankings of goods, and who likes what beside the demo shoppers.
import { catId } from '../demo/catalogue/cats';
import { daysFrom, resumeIds, type SeedContext } from '../demo/context';
import { GUEST_IDS } from './users';

const RANKINGS = [
  { type: 'sales' as const, title: '热卖总榜', subtitle: '全店销量最高的好物', cat: null },
  { type: 'sales' as const, title: '茶与器热卖榜', subtitle: '茶友们都在回购', cat: 'tea' },
  { type: 'sales' as const, title: '食集热卖榜', subtitle: '一口就懂的好味道', cat: 'food' },
  { type: 'favorite' as const, title: '心动收藏榜', subtitle: '大家都加了收藏', cat: null },
  { type: 'favorite' as const, title: '茶与器收藏榜', subtitle: '先收藏，慢慢挑', cat: 'tea' },
];

/** How many of the earlier shoppers like a goods, by its place among the best sold ones. */
const LIKES = [8, 7, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1];

async function seedLikes({ trx, now }: SeedContext): Promise<void> {
  const goods = await trx
    .selectFrom('goods')
    .select(['id', 'price_fen'])
    .where('sign', '=', '')
    .where('is_on_sale', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('sales_virtual', 'desc')
    .orderBy('id')
    .limit(LIKES.length)
    .execute();
  const rows = goods.flatMap(({ id, price_fen }, at) =>
    GUEST_IDS.slice(0, LIKES[at] ?? 0).map((userId, day) => ({
      user_id: userId,
      goods_id: id,
      price_fen,
      created_at: daysFrom(now, -40 + day),
    })),
  );
  await trx.insertInto('favorites').values(rows).execute();
}

export async function seedRankings(context: SeedContext): Promise<void> {
  const { trx } = context;
  const rows = RANKINGS.map(({ type, title, subtitle, cat }, at) => ({
    id: at + 1,
    type,
    title,
    subtitle,
    cat_id: cat === null ? null : catId(cat),
    sort: at + 1,
  }));
  await trx.insertInto('goods_rankings').values(rows).execute();
  await resumeIds(trx, ['goods_rankings']);
  await seedLikes(context);
}
