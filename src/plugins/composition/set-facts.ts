// A set as its screens calculate with it: its goods in order, what is chosen of each, and what the choice costs.
import { leastSetFen, SET_TYPES, type SetLine, type SetTerms, setSum } from '~/domain/composition';
import { textOf } from '~/domain/coercion';
import { fenOf } from '~/domain/money';
import type { CompositionGoods, CompositionSet } from '~/schemas/api/composition.gen';

/** SKUs that are chosen, by goods. */
export type Chosen = ReadonlyMap<number, number>;

/** Of the covers of a set: width by height. */
export const COVERS_RATIO = 288 / 140;

export const isFree = ({ type }: CompositionSet): boolean => type === SET_TYPES.free;

/** The host first. */
export const goodsOf = (set: CompositionSet): readonly CompositionGoods[] => [
  ...set.host_list,
  ...set.goods_list,
];

export const coversOf = (set: CompositionSet): string[] => goodsOf(set).map(({ cover_pic }) => cover_pic);

const termsOf = (set: CompositionSet): SetTerms => ({ type: set.type, reduction_fen: fenOf(set.price) });

/** A goods at the price of a SKU, else at its least. */
const lineOf = (goods: CompositionGoods, skuId?: number): SetLine => {
  const sku = goods.goods_attr.find(({ goods_attr_id: own }) => own === skuId);
  return { priceFen: fenOf(sku?.price ?? goods.min_price), reductionFen: fenOf(goods.price) };
};

/** What these goods cost as the set, and what that saves. */
export const sumOf = (set: CompositionSet, goods: readonly CompositionGoods[], chosen: Chosen) =>
  setSum(
    termsOf(set),
    goods.map((one) => lineOf(one, chosen.get(one.goods_id))),
  );

/** The least that the set costs; 0 for one that nobody can buy. */
export const leastFenOf = (set: CompositionSet): number => {
  const [host] = set.host_list;
  const others = set.goods_list.map((goods) => lineOf(goods));
  return leastSetFen(termsOf(set), { host: host === undefined ? undefined : lineOf(host), others }) ?? 0;
};

/** Of a set that was ordered, as the mall keeps it: 固定套餐 茶席套餐. */
export const titleOf = (set: Readonly<Record<string, unknown>>): string =>
  `${Number(set['type']) === SET_TYPES.free ? '搭配套餐' : '固定套餐'} ${textOf(set['name'])}`;

/** Goods with a single specification are chosen already. */
export const firstChosen = (set: CompositionSet): Chosen =>
  new Map(
    goodsOf(set).flatMap(({ goods_id: id, goods_attr: skus }): [number, number][] => {
      const [only, another] = skus;
      return only === undefined || another !== undefined ? [] : [[id, only.goods_attr_id]];
    }),
  );

/** Why nobody can buy it now; empty where one can. */
export function closedWords({ flag, state, stock }: CompositionSet): string {
  if (flag) return '套餐商品有变动';
  if (state === 'coming') return '即将开始';
  return stock === 0 ? '已售罄' : '';
}
