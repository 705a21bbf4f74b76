// A set of goods in the wire format of its own calls.
import { memberPriceFen, SET_TYPES, setSum } from '~/domain/composition';
import type { CompositionGoods, CompositionSet } from '~/schemas/api/composition.gen';
import { totalStock, type SkuRow } from '../../goods/goods-card';
import { wireAttrGroups } from '../../goods/sku';
import { flag, wireMoney, wireTime } from '../../http/wire';
import { lineOf, type SoldMember, type SoldSet, stateOf } from './read-sets';
import { PLUGIN } from './rules';

export const DETAIL_PAGE = '/plugins/composition/detail/detail';
export const detailAddress = (setId: number): string => `${DETAIL_PAGE}?composition_id=${setId}`;

export const TYPE_TEXTS = { 1: '固定套餐', 2: '搭配套餐' } as const;
const FEN_PER_YUAN = 100;

const wireSku = (sku: SkuRow) => ({
  attr_list: sku.attr_list,
  goods_attr_id: sku.id,
  price: wireMoney(sku.price_fen),
  stock: sku.stock,
  pic_url: sku.pic_url,
});

function wireMember({ entryId, goodsId, rules, goods, skus }: SoldMember, type: 1 | 2): CompositionGoods {
  const prices = skus.map(({ price_fen }) => price_fen);
  const leastFen = Math.min(goods.price_fen, ...prices);
  const attr = skus.map(wireSku);
  const stock = totalStock(skus);
  const price = wireMoney(leastFen);
  return {
    id: entryId,
    goods_id: goodsId,
    name: goods.name,
    cover_pic: goods.cover_pic,
    is_host: flag(rules.is_host),
    price: wireMoney(rules.reduction_fen),
    min_price: price,
    max_price: wireMoney(Math.max(leastFen, ...prices)),
    attr_groups: wireAttrGroups(goods, skus),
    goods_attr: attr,
    attr,
    stock,
    detail: {
      price,
      attr,
      sign: PLUGIN,
      id: goodsId,
      cover_pic: goods.cover_pic,
      goods_num: stock,
      type: goods.type,
    },
    type: goods.type,
    min_composition_price:
      memberPriceFen(type, { priceFen: leastFen, reductionFen: rules.reduction_fen }) / FEN_PER_YUAN,
  };
}

/** Sets of one choice that can be sold: every goods of a fixed one, the host and one other of a free one. */
function stockOf({ rules, sold }: SoldSet): number {
  const stocks = (members: readonly SoldMember[]) => members.map(({ skus }) => totalStock(skus));
  const others = sold.filter((member) => !member.rules.is_host);
  if (rules.type === SET_TYPES.fixed) return Math.min(...stocks(sold));
  return Math.min(
    Math.max(0, ...stocks(sold.filter((member) => member.rules.is_host))),
    Math.max(0, ...stocks(others)),
  );
}

const sumOfSet = ({ rules, sold }: SoldSet) =>
  setSum(
    rules,
    sold.map((member) => lineOf(member, member.goods)),
  );

/** The most that it saves: all of its goods, each at its least. */
export const savedFenOf = (set: SoldSet): number => sumOfSet(set).savedFen;

/** Figures that the two types do not share, as the protocol has them: reductions of a free set, prices of a fixed one. */
function figuresOf(set: SoldSet) {
  const { rules, sold } = set;
  const { totalFen, savedFen } = sumOfSet(set);
  const sums = { max_discount: wireMoney(savedFen), min_composition_price: wireMoney(totalFen) };
  if (rules.type === SET_TYPES.fixed)
    return {
      ...sums,
      price: wireMoney(rules.reduction_fen),
      host_price: 0,
      min_price: (totalFen + savedFen) / FEN_PER_YUAN,
      max_price: 0,
    };
  const others = sold.flatMap((member) => (member.rules.is_host ? [] : [member.rules.reduction_fen]));
  return {
    ...sums,
    price: '0.00',
    host_price: wireMoney(sold.find((member) => member.rules.is_host)?.rules.reduction_fen ?? 0),
    min_price: wireMoney(others.length === 0 ? 0 : Math.min(...others)),
    max_price: others.reduce((sum, fen) => sum + fen, 0) / FEN_PER_YUAN,
  };
}

/** A set that is or will be on sale. */
export function wireSet(set: SoldSet, now: Date): CompositionSet {
  const { id, name, rules, sold, isChanged, beginAt } = set;
  const isFree = rules.type === SET_TYPES.free;
  const wired = (isHost: boolean) =>
    sold
      .filter((member) => (isFree && member.rules.is_host) === isHost)
      .map((member) => wireMember(member, rules.type));
  return {
    id,
    name,
    type: rules.type,
    type_text: TYPE_TEXTS[rules.type],
    ...figuresOf(set),
    host_list: wired(true),
    goods_list: wired(false),
    flag: isChanged,
    stock: isChanged ? 0 : stockOf(set),
    state: stateOf(set, now) === 'coming' ? 'coming' : 'running',
    begin_at: wireTime(beginAt),
  };
}
