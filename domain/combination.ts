// Sets of goods that shoppers build: what one costs, how many there are, and what an administrator may save.
import { sumOf } from './sum';
import { fenFromText } from './money';
import { parseServerTime } from './time';

/** One price, tenths that are paid, or so much less. */
export const SET_PRICE_TYPES = { fixed: 1, discount: 2, minus: 3 } as const;
export type SetPriceType = (typeof SET_PRICE_TYPES)[keyof typeof SET_PRICE_TYPES];

export interface SetPrice {
  readonly price_type: SetPriceType;
  readonly price_fen: number;
  /** Per cent that are paid: 85 for 8.5 tenths. */
  readonly percent: number;
  readonly minus_fen: number;
}

const WHOLE_PERCENT = 100;

/** What a set costs whose goods cost so much apart, in fen. */
export function setPriceFen(
  { price_type, price_fen, percent, minus_fen }: SetPrice,
  apartFen: number,
): number {
  if (price_type === SET_PRICE_TYPES.fixed) return price_fen;
  if (price_type === SET_PRICE_TYPES.minus) return Math.max(0, apartFen - minus_fen);
  return Math.round((apartFen * percent) / WHOLE_PERCENT);
}

export interface SetGoods {
  /** Least price of one piece. */
  readonly priceFen: number;
  readonly stock: number;
  /** Pieces in one set. */
  readonly num: number;
}

export interface SetParts<G> {
  readonly fixed: readonly G[];
  readonly groups: readonly { readonly min_num: number; readonly list: readonly G[] }[];
}

const worthOf = ({ priceFen, num }: SetGoods): number => priceFen * num;
const ascending = (one: number, other: number): number => one - other;
/** What the cheapest choice costs apart, in fen. */
export const leastApartFen = ({ fixed, groups }: SetParts<SetGoods>): number =>
  sumOf(fixed.map(worthOf)) +
  sumOf(groups.map(({ min_num, list }) => sumOf(list.map(worthOf).sort(ascending).slice(0, min_num))));

const setsOf = ({ stock, num }: SetGoods): number => Math.floor(stock / num);

/** Sets of one choice that can be sold: every fixed goods, and as many goods of each group as must be chosen. */
export function setStock({ fixed, groups }: SetParts<SetGoods>): number {
  const ofGroups = groups.map(({ min_num, list }) => {
    const most = list.map(setsOf).sort((one, other) => other - one);
    return most[min_num - 1] ?? 0;
  });
  const limits = [...fixed.map(setsOf), ...ofGroups];
  return limits.length === 0 ? 0 : Math.min(...limits);
}

/** A set as an administrator fills it in. */
export interface SetForm {
  readonly name: string;
  readonly price_type: SetPriceType;
  readonly price?: string;
  readonly discount?: string;
  readonly minus?: string;
  readonly start_at?: string;
  readonly end_at?: string;
  readonly fixed: readonly { readonly goods_id: number }[];
  readonly groups: readonly {
    readonly name: string;
    readonly min_num: number;
    readonly max_num: number;
    readonly list: readonly { readonly goods_id: number }[];
  }[];
}

const TENTHS = /^(?:[1-9](?:\.\d)?|0\.[1-9])$/;

/** The price of a form; null where what its type needs is no figure. */
export function readSetPrice({ price_type, price, discount, minus }: SetForm): SetPrice | null {
  const none = { price_type, price_fen: 0, percent: 0, minus_fen: 0 };
  if (price_type === SET_PRICE_TYPES.discount)
    return TENTHS.test(discount ?? '') ? { ...none, percent: Math.round(Number(discount) * 10) } : null;
  const fen = fenFromText((price_type === SET_PRICE_TYPES.fixed ? price : minus) ?? '') ?? 0;
  if (fen <= 0) return null;
  return price_type === SET_PRICE_TYPES.fixed ? { ...none, price_fen: fen } : { ...none, minus_fen: fen };
}

const PRICE_PROBLEMS: Readonly<Record<SetPriceType, string>> = {
  1: '请填写套餐价',
  2: '折扣须在 0.1 至 9.9 折之间',
  3: '请填写优惠金额',
};

export const NAME_LENGTH = 40;

export interface SetProblem {
  readonly field: 'name' | 'goods' | 'choice' | 'price' | 'time';
  readonly words: string;
}

const isTime = (text: string | undefined): boolean => (text ?? '') === '' || parseServerTime(text) !== null;

function timeProblem({ start_at, end_at }: SetForm): SetProblem | null {
  if (!isTime(start_at) || !isTime(end_at)) return { field: 'time', words: '请填写正确的活动时间' };
  const [start, end] = [parseServerTime(start_at), parseServerTime(end_at)];
  const isOver = start !== null && end !== null && end <= start;
  return isOver ? { field: 'time', words: '结束时间须晚于开始时间' } : null;
}

function goodsProblem({ fixed, groups }: SetForm, maxGoods: number): SetProblem | null {
  const ids = [...fixed, ...groups.flatMap(({ list }) => list)].map(({ goods_id }) => goods_id);
  if (ids.length < 2) return { field: 'goods', words: '请至少选择两件商品' };
  if (ids.length > maxGoods) return { field: 'goods', words: `最多选择${maxGoods}件商品` };
  if (new Set(ids).size < ids.length) return { field: 'goods', words: '同一商品只能选择一次' };
  const isWrong = ({ min_num, max_num, list }: SetForm['groups'][number]): boolean =>
    min_num < 1 || max_num < min_num || max_num > list.length;
  return groups.some(isWrong) ? { field: 'choice', words: '可选件数须在可选商品数以内' } : null;
}

/** The first problem of a form besides what its goods cost, in words; null for none. */
export function setFormProblem(form: SetForm, maxGoods: number): SetProblem | null {
  const name = form.name.trim();
  if (name === '') return { field: 'name', words: '请填写组合名称' };
  if (name.length > NAME_LENGTH) return { field: 'name', words: `组合名称最多${NAME_LENGTH}个字` };
  const goods = goodsProblem(form, maxGoods);
  if (goods !== null) return goods;
  if (readSetPrice(form) === null) return { field: 'price', words: PRICE_PROBLEMS[form.price_type] };
  return timeProblem(form);
}

/** What is wrong with a price for goods that cost so much apart at least; null for nothing. */
export function setPriceProblem(price: SetPrice, apartFen: number): string | null {
  if (price.price_type === SET_PRICE_TYPES.minus && price.minus_fen >= apartFen)
    return '优惠金额须低于商品原价';
  return setPriceFen(price, apartFen) < apartFen ? null : '套餐价须低于商品原价';
}
