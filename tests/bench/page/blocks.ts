// The blocks of a bench page: the same data for every contender, in any stored form.

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

export type LeafType = keyof PropsByType;

export type Leaf = { [Type in LeafType]: { type: Type; props: PropsByType[Type] } }[LeafType];

/** Container blocks: none may be nested in its own kind, as in layouts (diy README, trap 14). */
export const BOX_TYPES = ['tabs', 'columns', 'stack'] as const;
export type BoxType = (typeof BOX_TYPES)[number];

export interface Box {
  type: BoxType;
  items: readonly Block[];
}

export type Block = Leaf | Box;

export const isBox = (block: Block): block is Box => 'items' in block;

/** Flat: one below the other; nested: tabs of columns of stacks of leaves; hostile: some blocks that cannot be rendered. */
export type Mix = 'flat' | 'nested' | 'hostile';

const COLOURS = ['#d13938', '#b4530a', '#2f6f4f', '#33567f'];

const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? '';

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const makers: readonly ((index: number) => Leaf)[] = [
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

const leafAt = (index: number): Leaf[] => {
  const leaf = makers[index % makers.length]?.(index);
  return leaf === undefined ? [] : [leaf];
};

const PER_STACK = 4;
const STACKS = 2;
const COLUMNS = 2;

/** `depth` nested boxes, with the leaves from index `from` at the bottom. */
function boxAt(depth: number, { from, to }: { from: number; to: number }): Block[] {
  const type = BOX_TYPES[depth];
  if (type === undefined) return times(to - from, (index) => leafAt(from + index)).flat();
  const share = [COLUMNS * STACKS * PER_STACK, STACKS * PER_STACK, PER_STACK][depth] ?? PER_STACK;
  return times(Math.ceil((to - from) / share), (index) => {
    const start = from + index * share;
    return { type, items: boxAt(depth + 1, { from: start, to: Math.min(to, start + share) }) };
  });
}

/** Every twentieth block has an unknown type, every fiftieth throws, every hundredth has no data. */
function hostileAt(index: number): Leaf[] {
  if (index % 20 === 7) return [{ type: 'nowhere', props: {} } as unknown as Leaf];
  if (index % 50 === 11) return [{ type: 'broken', props: {} } as unknown as Leaf];
  if (index % 100 === 22) return [{ type: 'goods', props: { list: null } } as unknown as Leaf];
  return [];
}

/** A page of `count` leaves: title, coupons, goods, nine fields, repeated. */
export function makeBlocks(count: number, mix: Mix): Block[] {
  if (mix === 'nested') return boxAt(0, { from: 0, to: count });
  return times(count, (index) => {
    const hostile = mix === 'hostile' ? hostileAt(index) : [];
    return hostile.length > 0 ? hostile : leafAt(index);
  }).flat();
}

/** The blocks of a hostile page that every contender can render. */
export const healthyCount = (count: number): number => count - times(count, hostileAt).flat().length;

/** Path of a block: its index at each depth. */
export type Path = readonly number[];

/** Paths of the leaves, from the top. */
export const leafPaths = (blocks: readonly Block[]): Path[] =>
  blocks.flatMap((block, index) =>
    isBox(block) ? leafPaths(block.items).map((path) => [index, ...path]) : [[index]],
  );

export const leafCount = (blocks: readonly Block[]): number => leafPaths(blocks).length;

/** A contender's own form of a block, with its children. */
export interface Form<Item> {
  inner(item: Item): readonly Item[];
  withInner(item: Item, inner: readonly Item[]): Item;
}

/** The same items except the one at `path`; objects off its path stay identical. */
export function changedAt<Item>(
  items: readonly Item[],
  path: Path,
  { form, change }: { form: Form<Item>; change: (item: Item) => Item },
): Item[] {
  const [at, ...rest] = path;
  return items.map((item, index) => {
    if (index !== at) return item;
    if (rest.length === 0) return change(item);
    return form.withInner(item, changedAt(form.inner(item), rest, { form, change }));
  });
}
