// What an administrator fills in for a set: values, the form that is sent, its problems, what it costs meanwhile.
import {
  leastApartFen,
  readSetPrice,
  SET_PRICE_TYPES,
  setFormProblem,
  type SetGoods,
  setPriceFen,
  setPriceProblem,
  type SetPriceType,
} from '~/domain/combination';
import { fenFromText } from '~/domain/money';
import type { CombinationDetail, CombinationForm, CombinationMember } from '~/schemas/api/combination.gen';
import type { GoodsCard } from '~/schemas/api/goods.gen';

/** A goods that was chosen. */
export interface Picked {
  goodsId: number;
  name: string;
  coverPic: string;
  price: string;
  stock: number;
  /** Pieces in one set. */
  num: number;
  /** Always part of the set; the others are chosen from. */
  isFixed: boolean;
  isDefault: boolean;
}

export const pickedCard = ({ id, name, cover_pic, price, goods_stock }: GoodsCard): Picked => ({
  goodsId: id,
  name,
  coverPic: cover_pic,
  price,
  stock: goods_stock,
  num: 1,
  isFixed: true,
  isDefault: false,
});

const pickedMember = (member: CombinationMember, isFixed: boolean): Picked => ({
  goodsId: member.goods_id,
  name: member.name,
  coverPic: member.cover_pic,
  price: member.price,
  stock: member.stock,
  num: member.num,
  isFixed,
  isDefault: member.is_default === 1,
});

export const pickedOf = ({ fixed, groups }: CombinationDetail): Picked[] => [
  ...fixed.map((member) => pickedMember(member, true)),
  ...groups.flatMap(({ list }) => list.map((member) => pickedMember(member, false))),
];

export interface SetValues {
  name: string;
  groupName: string;
  min: string;
  max: string;
  priceType: SetPriceType;
  /** Yuan, tenths or yuan less, by the type. */
  figure: string;
  /** First and last day, `YYYY-MM-DD`; empty for none. */
  start: string;
  end: string;
  limit: string;
}

const EMPTY: SetValues = {
  name: '',
  groupName: '',
  min: '1',
  max: '1',
  priceType: SET_PRICE_TYPES.minus,
  figure: '',
  start: '',
  end: '',
  limit: '',
};

const UNSET_DAY = '0000-00-00';
/** The day of a stored time; empty for none. */
export const dayOf = (time: string): string => (time.startsWith(UNSET_DAY) ? '' : time.slice(0, 10));

/** The values of a set that is changed, else those of a new one. */
export function valuesOf(detail: CombinationDetail | null): SetValues {
  if (detail === null) return EMPTY;
  const { set, groups } = detail;
  const [group] = groups;
  const figures = { 1: set.price, 2: set.discount, 3: set.minus };
  return {
    name: set.name,
    groupName: group?.name ?? '',
    min: String(group?.min_num ?? 1),
    max: String(group?.max_num ?? 1),
    priceType: set.price_type,
    figure: figures[set.price_type],
    start: dayOf(set.start_at),
    end: dayOf(set.end_at),
    limit: set.buy_limit === 0 ? '' : String(set.buy_limit),
  };
}

const entryOf = ({ goodsId, num, isDefault }: Picked) => ({
  goods_id: goodsId,
  num,
  is_default: isDefault ? (1 as const) : (0 as const),
});

const countOf = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : 0);

const PRICE_KEYS = { 1: 'price', 2: 'discount', 3: 'minus' } as const;

/** The set as it is sent. */
export function formOf(values: SetValues, picked: readonly Picked[]): CombinationForm {
  const optional = picked.filter(({ isFixed }) => !isFixed);
  const group = {
    name: values.groupName.trim(),
    min_num: countOf(values.min),
    max_num: countOf(values.max),
    list: optional.map(entryOf),
  };
  return {
    name: values.name.trim(),
    price_type: values.priceType,
    [PRICE_KEYS[values.priceType]]: values.figure.trim(),
    start_at: values.start === '' ? '' : `${values.start} 00:00:00`,
    end_at: values.end === '' ? '' : `${values.end} 23:59:59`,
    buy_limit: countOf(values.limit),
    fixed: picked.filter(({ isFixed }) => isFixed).map(entryOf),
    groups: optional.length === 0 ? [] : [group],
  };
}

const goodsOf = ({ price, stock, num }: Picked): SetGoods => ({
  priceFen: fenFromText(price) ?? 0,
  stock,
  num,
});

/** What the cheapest choice costs apart and together, in fen; `setFen` null while there is no price. */
export function costsOf(
  values: SetValues,
  picked: readonly Picked[],
): { apartFen: number; setFen: number | null } {
  const form = formOf(values, picked);
  const optional = picked.filter(({ isFixed }) => !isFixed).map(goodsOf);
  const groups = form.groups.map(({ min_num }) => ({ min_num, list: optional }));
  const fixed = picked.filter(({ isFixed }) => isFixed).map(goodsOf);
  const apartFen = leastApartFen({ fixed, groups });
  const price = readSetPrice(form);
  return { apartFen, setFen: price === null ? null : setPriceFen(price, apartFen) };
}

const FIELDS = { name: 'name', goods: 'name', choice: 'max', price: 'figure', time: 'end' } as const;

/** The first problem, at its field. */
export function problemsOf(
  values: SetValues,
  picked: readonly Picked[],
  maxGoods: number,
): Partial<Record<keyof SetValues, string>> {
  const form = formOf(values, picked);
  const problem = setFormProblem(form, maxGoods);
  if (problem !== null) return { [FIELDS[problem.field]]: problem.words };
  const price = readSetPrice(form);
  const wrong = price === null ? null : setPriceProblem(price, costsOf(values, picked).apartFen);
  return wrong === null ? {} : { figure: wrong };
}
