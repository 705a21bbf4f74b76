// The goods of the SKU sheet, parsed from the goods page's response or from the SKU response.
import type { AttrGroup, GoodsAttrData, GoodsDetail, Sku } from '~/schemas/api/goods.gen';
import { priceText } from '~/domain/price';
import {
  clampQuantity,
  firstSelection,
  matchingSkus,
  offeredGroups,
  type QuantityRules,
  type Selection,
  selectedSku,
  skuRange,
} from '~/domain/sku';

export interface SkuGoods {
  readonly id: number;
  /** 0 for the mall's own. */
  readonly mchId: number;
  readonly name: string;
  readonly cover: string;
  readonly unit: string;
  /** Without a choice the one SKU is chosen and no group is rendered. */
  readonly hasChoice: boolean;
  /** Those that offer something. */
  readonly groups: readonly AttrGroup[];
  readonly skus: readonly Sku[];
  /** `level_show`: 1 the shopper's own level, 2 one that he does not have, 0 none. */
  readonly levelShow: number;
  readonly minimum: number;
  /** How many the shopper may still buy; -1 without limit. */
  readonly allowance: number;
  readonly isVirtual: boolean;
  readonly isNegotiable: boolean;
  readonly isFinished: boolean;
  readonly mayBuy: boolean;
  /** On this phone's clock; 0 for a sale that is open. */
  readonly opensAtMs: number;
}

type Limit = Pick<GoodsDetail['limit_buy'], 'status' | 'rest_number'>;

const allowanceOf = (limit: Limit | undefined): number =>
  limit?.status === 1 ? Math.max(0, limit.rest_number) : -1;

/** When a sale opens that was `seconds` away at the time of the response. */
export const opensAt = (seconds: number, answeredAtMs: number): number =>
  seconds > 0 ? answeredAtMs + seconds * 1000 : 0;

/** From the goods page's response, received at `answeredAtMs`. */
export function skuGoodsOfDetail(goods: GoodsDetail, answeredAtMs: number): SkuGoods {
  return {
    id: goods.id,
    mchId: goods.mch_id,
    name: goods.name,
    cover: goods.cover_pic,
    unit: goods.unit || '件',
    hasChoice: goods.use_attr === 1,
    groups: offeredGroups(goods.attr_groups, goods.attr),
    skus: goods.attr,
    levelShow: goods.level_show,
    minimum: Math.max(1, goods.min_number),
    allowance: allowanceOf(goods.limit_buy),
    isVirtual: goods.type === 'ecard',
    isNegotiable: goods.is_negotiable === 1,
    isFinished: goods.is_finish_sell,
    mayBuy: goods.buy_goods_auth,
    opensAtMs: opensAt(goods.sell_time, answeredAtMs),
  };
}

/** From the SKU response; the backend checks whether the shopper may buy when he tries. */
export function skuGoodsOfAttr(goods: GoodsAttrData, answeredAtMs: number): SkuGoods {
  return {
    id: goods.id,
    mchId: goods.mch_id,
    name: goods.name ?? '',
    cover: goods.cover_pic ?? goods.attr[0]?.pic_url ?? '',
    unit: goods.unit === undefined || goods.unit === '' ? '件' : goods.unit,
    hasChoice: goods.use_attr === 1,
    groups: offeredGroups(goods.attr_groups, goods.attr),
    skus: goods.attr,
    levelShow: goods.level_show,
    minimum: Math.max(1, goods.min_number ?? 1),
    allowance: allowanceOf(goods.limit_buy),
    isVirtual: goods.goods_type === 'ecard',
    isNegotiable: goods.is_negotiable === 1,
    isFinished: false,
    mayBuy: true,
    opensAtMs: opensAt(goods.sell_time, answeredAtMs),
  };
}

/** The choice: values by group, and the quantity. */
export interface SkuChoice {
  readonly selection: Selection;
  readonly quantity: number;
}

/** The first combination in stock, with the minimum quantity. */
export const firstChoice = (goods: SkuGoods): SkuChoice => ({
  selection: firstSelection(goods.groups, goods.skus),
  quantity: goods.minimum,
});

/** The choice of a SKU; the first choice where the goods no longer have it. */
export function choiceOfSku(goods: SkuGoods, pick: { skuId: number; quantity: number }): SkuChoice {
  const sku = goods.skus.find(({ id }) => id === pick.skuId);
  if (sku === undefined) return firstChoice(goods);
  const selection = Object.fromEntries(
    sku.attr_list.map(({ attr_group_id, attr_id }) => [attr_group_id, attr_id]),
  );
  return { selection, quantity: pick.quantity };
}

/** The SKU of the choice; null while it is incomplete. A goods without a choice has one SKU. */
export const chosenSku = (goods: SkuGoods, selection: Selection): Sku | null =>
  goods.hasChoice ? selectedSku(goods.skus, { groups: goods.groups, selection }) : (goods.skus[0] ?? null);

/** Bounds of the quantity of a choice. */
export function quantityRules(goods: SkuGoods, selection: Selection): QuantityRules {
  const sku = chosenSku(goods, selection);
  return {
    stock: sku?.stock ?? skuRange(goods.skus, selection).stock,
    minimum: goods.minimum,
    allowance: goods.allowance,
    unit: goods.unit,
  };
}

/** The choice with its quantity within bounds. */
export const withinBounds = (goods: SkuGoods, choice: SkuChoice): SkuChoice => ({
  ...choice,
  quantity: clampQuantity(choice.quantity, quantityRules(goods, choice.selection)),
});

export interface ShownSku {
  /** '' where the goods has no SKU. */
  readonly price: string;
  /** Price of the level that is shown, a range while the choice is incomplete; '' when there is none. */
  readonly memberPrice: string;
  readonly stock: number;
  readonly picture: string;
}

function memberPriceOf(goods: SkuGoods, open: readonly Sku[]): string {
  const prices = open.map(({ price_member }) => Number(price_member ?? 0));
  const isPriced = goods.levelShow !== 0 && prices.length > 0 && prices.every((price) => price > 0);
  return isPriced ? priceText({ min: Math.min(...prices), max: Math.max(...prices) }) : '';
}

/** Whether the pictures of a group differ between its values; one picture for all carries no information. */
export const hasOwnPictures = ({ attr_list: values }: AttrGroup): boolean =>
  new Set(values.map(({ pic_url }) => pic_url ?? '')).size > 1;

/** The picture of the value chosen in the first group that has pictures, else the SKU's, else the cover. */
function pictureOf(goods: SkuGoods, selection: Selection): string {
  const group = goods.groups.find(hasOwnPictures);
  const value = group?.attr_list.find(({ attr_id }) => attr_id === selection[group.attr_group_id]);
  return value?.pic_url || chosenSku(goods, selection)?.pic_url || goods.cover;
}

/** Price, stock and picture of a choice; an incomplete one has the range of its possible SKUs. */
export function shownSku(goods: SkuGoods, selection: Selection): ShownSku {
  const sku = chosenSku(goods, selection);
  const range = skuRange(goods.skus, selection);
  const price = sku === null ? { min: range.min, max: range.max } : { price: sku.price };
  return {
    price: goods.skus.length === 0 ? '' : priceText(price),
    memberPrice: memberPriceOf(goods, sku === null ? matchingSkus(goods.skus, selection) : [sku]),
    stock: sku?.stock ?? range.stock,
    picture: pictureOf(goods, selection),
  };
}
