// Hydrates the recommended merchants: those picked that are open, with their figures and some of their goods.
import { countText } from '~/domain/price';
import { wireMoney } from '../../http/wire';
import { goodsOfMerchants, type Merchant, type MerchantGoods, merchantsByIds } from './read-merchants';
import { defineHydrator } from '../../families/index/hydrate/hydrator';
import { countOf, idOf, idsOf, recordsOf } from '../../settings/stored-values';
import type { WidgetData } from '../../ports/hydrate';

/** Limit of a card. */
const MAX_GOODS = 10;

const merchantsOf = (data: WidgetData): WidgetData[] => recordsOf(data['list']);
/** Without goods the block is a strip of names and logos. */
const showsGoods = (data: WidgetData): boolean => data['showGoods'] === true;
const isPicked = (entry: WidgetData): boolean => entry['staticGoods'] === true;
const goodsCount = (entry: WidgetData): number => countOf(entry['showGoodsNum'], MAX_GOODS);

interface Loaded {
  merchants: ReadonlyMap<number, Merchant>;
  goods: readonly MerchantGoods[];
}

const wireGoods = (goods: MerchantGoods) => ({
  id: goods.id,
  name: goods.name,
  picUrl: goods.cover_pic,
  // A price on request is not delivered.
  price: goods.is_negotiable ? '' : wireMoney(goods.price_fen),
  goodsWarehouse: { video_url: goods.video_url },
});

/** Picked goods in their order, as far as they are the merchant's, or its first ones. */
function goodsOf(entry: WidgetData, merchant: Merchant, { goods }: Loaded): MerchantGoods[] {
  const own = goods.filter(({ mch_id }) => mch_id === merchant.id);
  if (!isPicked(entry)) return own.filter(({ place }) => place <= goodsCount(entry));
  return idsOf(entry['goodsList']).flatMap((id) => own.find((one) => one.id === id) ?? []);
}

const wireMerchant = (entry: WidgetData, merchant: Merchant, goods: readonly MerchantGoods[]) => ({
  ...entry,
  id: merchant.id,
  name: merchant.name,
  pic_url: merchant.cover_url,
  goods_num: merchant.goodsCount,
  order_num: countText(merchant.soldCount),
  longitude: String(merchant.longitude),
  latitude: String(merchant.latitude),
  goodsList: goods.map(wireGoods),
});

export const hydrator = defineHydrator<Loaded>({
  async load({ db, viewer, goodsRules }, blocks) {
    const ids = [...new Set(blocks.flatMap((data) => idsOf(data['list'])))];
    const view = { viewer, rules: await goodsRules() };
    const merchants = await merchantsByIds(db, ids, view);
    const entries = blocks.filter(showsGoods).flatMap(merchantsOf);
    const counts = entries.filter((entry) => !isPicked(entry)).map(goodsCount);
    const goods = await goodsOfMerchants(db, {
      ...view,
      merchantIds: idsOf(entries).filter((id) => merchants.has(id)),
      first: Math.max(0, ...counts),
      goodsIds: entries.filter(isPicked).flatMap((entry) => idsOf(entry['goodsList'])),
    });
    return { merchants, goods };
  },
  apply: (data, loaded) => ({
    ...data,
    list: merchantsOf(data).flatMap((entry) => {
      const merchant = loaded.merchants.get(idOf(entry['id']) ?? 0);
      if (merchant === undefined) return [];
      const goods = showsGoods(data) ? goodsOf(entry, merchant, loaded) : [];
      return [wireMerchant(entry, merchant, goods)];
    }),
  }),
});
