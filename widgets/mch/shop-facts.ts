// Texts and link of a shop, in any delivered form.
import type { MchDelivered } from './schema.gen';

export type Shop = MchDelivered['list'][number];

/** Delivered under one name, stored under the other. */
export const pictureOf = ({ pic_url, picUrl }: Shop): string => pic_url || picUrl;

/** A shop without a name gets a generic one, so that its link has an accessible name. */
export const nameOf = ({ name }: Shop): string => name || '店铺';

export const shopLink = ({ id }: Shop) => ({
  url: `/plugins/mch/shop/shop?mch_id=${id}`,
  openType: 'navigate',
});

export const goodsLink = (shop: Shop, goodsId: number) => ({
  url: `/plugins/mch/goods/goods?id=${goodsId}&mch_id=${shop.id}`,
  openType: 'navigate',
});

/** 商品 12 件 · 已售 1.2w: delivered numbers only, not the placeholders of the stored page. */
export function figuresOf({ goods_num, order_num }: Shop): string {
  const parts = [
    ['商品', goods_num],
    ['已售', order_num],
  ].filter(([, figure]) => figure !== '' && figure !== 'xxx');
  return parts.map(([name, figure]) => `${name}${figure}`).join(' · ');
}
