// Converts delivered goods to the texts of their card, by the switches of the mall and of the block.
import { type PrimaryPrice, primaryPrice } from '~/domain/primary-price';
import { CURRENCY_SIGN, priceText } from '~/domain/price';
import { type VipCardOnGoods, vipTagText } from '~/domain/vip-tag';
import type { GoodsSummary } from '../goods/goods';

/** The fields of a goods card, as every list delivers them. */
export interface DeliveredGoods {
  readonly id: number;
  readonly name: string;
  readonly cover_pic: string;
  /** Formatted text: `￥9.90`, `免费`, `价格面议`, `100积分+￥1`. */
  readonly price_content: string;
  readonly original_price: string | number;
  readonly is_negotiable: number;
  readonly is_level: number;
  /** Price of the shopper's level in yuan, -1 when there is none. */
  readonly level_price: string | number;
  /** 2 where it is the price of a level that the shopper does not have. */
  readonly level_show?: number;
  readonly is_sales: number;
  /** Formatted text: `已售12件`. */
  readonly sales: string;
  readonly goods_stock: number;
  readonly vip_card_appoint?: VipCardOnGoods;
}

/** The mall's switches for goods; the host's `mall` is assignable. */
export interface MallSwitches {
  readonly isSalesShown: boolean;
  readonly isGoodsNameShown: boolean;
  readonly isStruckPriceShown: boolean;
  readonly isSoldOutShown: boolean;
  readonly isMemberPriceShown: boolean;
  readonly isSuperVipShown: boolean;
  readonly soldOutPicture: string;
  readonly soldOutWidePicture: string;
}

/** The block's switches for goods. */
export interface BlockSwitches {
  readonly hasName: boolean;
  readonly hasPrice: boolean;
  readonly hasStruckPrice: boolean;
  readonly hasSales: boolean;
  /** Rows and sideways strips render the struck price without ￥. */
  readonly hasSignOnStruckPrice: boolean;
  /** Corner tag of every card; empty for none. */
  readonly cornerPictureUrl: string;
  /** Shows the built-in badge. */
  readonly isHot?: boolean;
}

/** Of the mall's own screens, which have no block. */
export const ALL_SHOWN: BlockSwitches = {
  hasName: true,
  hasPrice: true,
  hasStruckPrice: true,
  hasSales: true,
  hasSignOnStruckPrice: true,
  cornerPictureUrl: '',
};

export const isNegotiable = (goods: Pick<DeliveredGoods, 'is_negotiable'>): boolean =>
  goods.is_negotiable === 1;

export const isSoldOut = (goods: Pick<DeliveredGoods, 'goods_stock'>): boolean => goods.goods_stock <= 0;

/** The prices of a delivered goods, whatever list it stands in. */
export type DeliveredPrices = Pick<
  DeliveredGoods,
  'price_content' | 'is_negotiable' | 'is_level' | 'level_price' | 'level_show'
>;

export function pricesOf(goods: DeliveredPrices, isMemberPriceShown: boolean): PrimaryPrice {
  const { price_content: normal, level_price: price, level_show: levelShow = goods.is_level } = goods;
  const member = goods.is_level === 1 && !isNegotiable(goods) ? priceText({ price }) : '';
  return primaryPrice({ normal, member, levelShow, isMemberPriceShown });
}

function struckPriceText(goods: DeliveredGoods, hasSign: boolean): string {
  const price = priceText({ price: goods.original_price, zero: 'blank' });
  return hasSign ? price : price.replace(CURRENCY_SIGN, '');
}

/** The summary of a goods; the price of negotiable goods is the label alone. */
export function goodsSummary(
  goods: DeliveredGoods,
  { mall, block }: { mall: MallSwitches; block: BlockSwitches },
): GoodsSummary {
  const hasFigures = block.hasPrice && !isNegotiable(goods);
  const { primary, normalBeside, memberBeside } = pricesOf(goods, mall.isMemberPriceShown);
  return {
    id: goods.id,
    name: goods.name,
    isNameHidden: !block.hasName || !mall.isGoodsNameShown,
    pictureUrl: goods.cover_pic,
    cornerPictureUrl: block.cornerPictureUrl,
    isHot: block.isHot,
    priceText: block.hasPrice ? primary : '',
    originalPriceText:
      hasFigures && block.hasStruckPrice && mall.isStruckPriceShown && normalBeside === ''
        ? struckPriceText(goods, block.hasSignOnStruckPrice)
        : '',
    normalPriceText: hasFigures ? normalBeside : '',
    memberPriceText: hasFigures ? memberBeside : '',
    superVipText: hasFigures && mall.isSuperVipShown ? vipTagText(goods.vip_card_appoint) : '',
    salesText: block.hasSales && mall.isSalesShown && goods.is_sales === 1 ? goods.sales : '',
    isSoldOut: isSoldOut(goods) && mall.isSoldOutShown,
    soldOutPictureUrl: mall.soldOutPicture,
    soldOutWidePictureUrl: mall.soldOutWidePicture,
  };
}
