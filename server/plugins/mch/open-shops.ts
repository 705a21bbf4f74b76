// Shops that a shopper runs: who sells to others cannot leave before his shop is closed.
import type { OpenMatter, ShopperMoment } from '../../ports/plugin';

export async function openShops({ db, userId }: ShopperMoment): Promise<OpenMatter[]> {
  const shops = await db
    .selectFrom('merchants')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('review_status', '=', 1)
    .execute();
  return shops.map(({ id, name }) => ({
    title: `店铺“${name}”未关闭`,
    page_url: `/plugins/mch/shop/shop?mch_id=${id}`,
  }));
}
