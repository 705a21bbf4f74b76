// What the SKU sheet offers of a goods in groups: each size of group with its prices, and the goods alone.
import { moneyText } from '~/domain/money';
import { priceText } from '~/domain/price';
import { offeredGroups } from '~/domain/sku';
import type { SkuOffer } from '../../blocks/sale/parts';
import { checkOut } from '../../blocks/sale/sale-checkout';
import { skuGoodsOfDetail, type SkuGoods } from '../../blocks/sku/sku-goods';
import { closedNow } from '../kit/offers-from';
import { ALONE, checkoutOf, joinKey, offerKey } from './places';
import { type Detail, saleOf, type Terms } from './sale-of';

/** The goods with the SKUs of its terms, whose row is another goods. */
const goodsAt = (goods: Detail, { groups: { goods_id: id }, attr }: Terms): SkuGoods => ({
  ...skuGoodsOfDetail(goods, 0),
  id,
  skus: attr,
  groups: offeredGroups(goods.attr_groups, attr),
});

const sizeText = ({ groups: { people_num: size } }: Terms): string => `${size}人团`;

function groupOffer(goods: Detail, terms: Terms): SkuOffer {
  const own = goodsAt(goods, terms);
  const saved = Number(terms.groups.preferential_price);
  return {
    key: offerKey(terms.group_id),
    text: `${sizeText(terms)} ${priceText({ price: terms.price_min })}`,
    goods: own,
    note: () => (saved > 0 ? `团长优惠${moneyText(terms.groups.preferential_price)}` : ''),
    button: '发起拼团',
    ...closedNow(saleOf(goods), own.skus),
    buy: (picked) => checkOut([picked], checkoutOf(terms.group_id)),
  };
}

/** A group of each size, then the goods alone where that is allowed. */
export function offersOf(goods: Detail): SkuOffer[] {
  const alone = skuGoodsOfDetail(goods, 0);
  const single: SkuOffer = {
    key: ALONE,
    text: `单独购买 ${priceText({ price: goods.price_min })}`,
    goods: alone,
    button: '单独购买',
    ...closedNow(saleOf(goods), alone.skus),
    buy: (picked) => checkOut([picked], checkoutOf(0)),
  };
  return [
    ...goods.groups.map((terms) => groupOffer(goods, terms)),
    ...(goods.pintuanGoods.is_alone_buy === 1 ? [single] : []),
  ];
}

/** The one offer of a group to join; null where its terms are gone. */
export function joinOffer(
  goods: Detail,
  { groupId, termsId }: { groupId: number; termsId: number },
): SkuOffer | null {
  const terms = goods.groups.find(({ group_id: id }) => id === termsId);
  if (terms === undefined) return null;
  return {
    ...groupOffer(goods, terms),
    key: joinKey(groupId, termsId),
    note: () => '',
    button: '参与拼团',
    buy: (picked) => checkOut([picked], checkoutOf(termsId, groupId)),
  };
}
