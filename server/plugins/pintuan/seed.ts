// The demo's group purchases: goods with their ladders, whose stock is allotted from the goods of the mall.
import { goodsId } from '../../demo/catalogue/catalogue';
import { picture, type SeedContext } from '../../demo/context';
import { bannerWords } from '../../pictures/banners';
import { allotCopy } from '../kit/allotment/allot-copy';
import { copyGoods, seedActivities } from '../kit/activity-goods/seed-activities';
import { seedGroups } from './seed-groups';
import { LADDERS, type LadderPlan, PLANS } from './seed-plans';
import './tables';
import { goodsAddress } from './wire';

/** Full within a day, with so many pieces set aside for it. */
const HOURS = 24;
const PIECES = 20;

const baseOf = ({ trx }: SeedContext, sourceId: number) =>
  trx
    .selectFrom('goods')
    .innerJoin('activity_goods', 'activity_goods.goods_id', 'goods.id')
    .innerJoin('skus', 'skus.goods_id', 'goods.id')
    .select(['goods.id', 'skus.sign_id', 'skus.price_fen'])
    .where('sign', '=', 'pintuan')
    .where('source_id', '=', sourceId)
    .execute();

async function seedLadder(context: SeedContext, { slug, peopleNum, lessFen, leaderCutFen }: LadderPlan) {
  const { trx } = context;
  const sourceId = goodsId(slug);
  const base = await baseOf(context, sourceId);
  const copy = await copyGoods(context, { plugin: 'pintuan', slug, percent: 100 });
  for (const { sign_id: sign, price_fen: fen } of base)
    await trx
      .updateTable('skus')
      .set({ price_fen: fen - lessFen })
      .where('goods_id', '=', copy.id)
      .where('sign_id', '=', sign)
      .execute();
  const least = Math.min(...base.map(({ price_fen: fen }) => fen)) - lessFen;
  await trx.updateTable('goods').set({ price_fen: least }).where('id', '=', copy.id).execute();
  await allotCopy(context, { goodsId: copy.id, sourceId, num: PIECES });
  await trx
    .insertInto('pintuan_ladders')
    .values({
      goods_id: base[0]?.id ?? 0,
      ladder_goods_id: copy.id,
      people_num: peopleNum,
      leader_cut_fen: leaderCutFen,
      hours: HOURS,
    })
    .execute();
}

/** The picture over the list, which leads to the first goods. */
async function seedBanners(context: SeedContext): Promise<void> {
  const [base] = await baseOf(context, goodsId('tea-tieguanyin'));
  const name = 'group-buying';
  const banner = {
    pic_url: picture(`banner/${name}`),
    title: bannerWords(name),
    page_url: goodsAddress(base?.id ?? 0),
  };
  await context.trx
    .insertInto('mall_options')
    .values({ key: 'pintuan', value: JSON.stringify({ banners: [banner] }) })
    .execute();
}

export async function seedPintuan(context: SeedContext): Promise<void> {
  await seedActivities(PLANS)(context);
  for (const slug of new Set(LADDERS.map((ladder) => ladder.slug))) {
    const [base] = await baseOf(context, goodsId(slug));
    if (base !== undefined)
      await allotCopy(context, { goodsId: base.id, sourceId: goodsId(slug), num: PIECES });
  }
  for (const ladder of LADDERS) await seedLadder(context, ladder);
  await seedGroups(context);
  await seedBanners(context);
}
