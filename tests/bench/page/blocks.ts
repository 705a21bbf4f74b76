// Owns the blocks of a bench page: the same data for every contender, whatever form each stores it in.

interface Goods {
  id: number;
  name: string;
  price: string;
  sales: string;
  colour: string;
}

export interface TitleProps {
  text: string;
  colour: string;
}

export interface CouponProps {
  coupons: { id: number; amount: string; name: string; least: string }[];
}

export interface GoodsProps {
  list: Goods[];
}

export interface GridProps {
  items: { id: number; label: string; colour: string }[];
}

export interface PropsByType {
  title: TitleProps;
  coupon: CouponProps;
  goods: GoodsProps;
  grid: GridProps;
}

export type BlockType = keyof PropsByType;

export type Block = { [Type in BlockType]: { type: Type; props: PropsByType[Type] } }[BlockType];

const COLOURS = ['#d13938', '#b4530a', '#2f6f4f', '#33567f'];

const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? '';

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const makers: readonly ((index: number) => Block)[] = [
  (index) => ({ type: 'title', props: { text: `今日推荐 ${index}`, colour: colourOf(index) } }),
  (index) => ({
    type: 'coupon',
    props: {
      coupons: times(3, (id) => ({
        id,
        amount: `${5 + id * 5}`,
        name: `满减券 ${index}`,
        least: `满 ${id}99 可用`,
      })),
    },
  }),
  (index) => ({
    type: 'goods',
    props: {
      list: times(4, (id) => ({
        id,
        name: `明前龙井 头采嫩芽 ${index}-${id}`,
        price: `${128 + id}.00`,
        sales: `已售 ${index + id}`,
        colour: colourOf(id),
      })),
    },
  }),
  (index) => ({
    type: 'grid',
    props: { items: times(9, (id) => ({ id, label: `分类 ${index}-${id}`, colour: colourOf(id) })) },
  }),
];

/** A page of `count` blocks: title, coupons, goods, nine fields, and again. */
export const makeBlocks = (count: number): Block[] =>
  times(count, (index) => makers[index % makers.length]?.(index)).filter((block) => block !== undefined);
