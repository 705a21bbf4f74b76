// Estimates the height of a list of goods before it is rendered, in rpx.
import { isRecord } from '~/domain/record';
import type { GoodsArrangement } from './arrangement';

interface Measures {
  /** Cards per line; the strip has all of them on one. */
  columns: number;
  /** Height of the cover: its own above the text, 0 beside it. */
  cover: number;
  /** Width of the name, its font size and line height. */
  name: { width: number; size: number; line: number };
  /** Padding of the text, gaps and the price line. */
  rest: number;
  /** Minimum height of a row: its cover. */
  least: number;
}

const GAP = 16;
const SALES_LINE = 37;
/** A member price or a super member chip under the name. */
const EXTRA_LINE = 38;
/** Height that is saved on a card without its price. */
const PRICE_LINE = 35;
const MAX_HEIGHT = 5000;
/** The height that name and cover of a row share, and the space above and below the cover. */
const BESIDE_COVER = 634;
const ROW_PADDING = 48;

/** Measures in a block 702 rpx wide. */
const MEASURES: Readonly<Record<ListShape['arrangement'], Measures>> = {
  rows: { columns: 1, cover: 0, name: { width: 414, size: 28, line: 38 }, rest: 101, least: 268 },
  sideways: { columns: Infinity, cover: 224, name: { width: 192, size: 26, line: 35 }, rest: 77, least: 0 },
  one: { columns: 1, cover: 702, name: { width: 654, size: 28, line: 38 }, rest: 120, least: 0 },
  two: { columns: 2, cover: 343, name: { width: 295, size: 28, line: 38 }, rest: 99, least: 0 },
  session: { columns: Infinity, cover: 260, name: { width: 228, size: 26, line: 35 }, rest: 77, least: 0 },
  three: { columns: 3, cover: 223, name: { width: 191, size: 26, line: 35 }, rest: 96, least: 0 },
};

const WIDE = /[\u2e80-\uffff]/g;

/** Latin letters and digits are about half as wide as a character. */
function widthOf(text: string, size: number): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return wide * size + (text.length - wide) * size * 0.55;
}

const nameOf = (goods: unknown): string =>
  isRecord(goods) && typeof goods['name'] === 'string' ? goods['name'].slice(0, 80) : '';

function extraLines(goods: unknown, showsMemberPrice: boolean): number {
  if (!isRecord(goods)) return 0;
  const hasMemberPrice =
    showsMemberPrice && goods['is_level'] === 1 && Number(goods['level_price'] ?? -1) >= 0;
  const card = goods['vip_card_appoint'];
  const hasSuperVip = isRecord(card) && typeof card['discount'] === 'string';
  return Number(hasMemberPrice) + Number(hasSuperVip);
}

/** Covers that are not square, in rpx: of rows, and heights in two columns. */
export interface OwnCovers {
  row: { width: number; height: number };
  half: number;
}

interface ListShape {
  /** `session`: the strip of a session, whose cards are wider than those to swipe. */
  arrangement: GoodsArrangement | 'session';
  bigRatio: number;
  hasName: boolean;
  hasPrice: boolean;
  hasSales: boolean;
  /** Width of the chip before each name. */
  chip?: number;
  /** Height between name and price, for all goods or per goods. */
  note?: number | ((goods: unknown) => number);
  covers?: OwnCovers;
  /** False where the list never shows member prices. */
  hasMemberPrice?: boolean;
}

/** The measures of an arrangement, with the covers of the list. */
function measuresOf({ arrangement, covers, bigRatio }: ListShape): Measures {
  const square = MEASURES[arrangement];
  if (arrangement === 'one') return { ...square, cover: square.cover / bigRatio };
  if (covers === undefined) return square;
  if (arrangement === 'two') return { ...square, cover: covers.half };
  const { width, height } = covers.row;
  return { ...square, name: { ...square.name, width: BESIDE_COVER - width }, least: ROW_PADDING + height };
}

/** Height of a list of goods, at most 5000; 0 without goods. `goods` is unchecked. */
export function goodsListHeight(goods: unknown, shape: ListShape): number {
  if (!Array.isArray(goods) || goods.length === 0) return 0;
  const { columns, cover, name, rest, least } = measuresOf(shape);
  const { chip = 0, note = 0, hasMemberPrice = true } = shape;
  const words = goods.slice(0, 200).map((one) => {
    const lines = Math.min(2, Math.ceil((chip + widthOf(nameOf(one), name.size)) / name.width));
    const extras = shape.hasPrice ? extraLines(one, hasMemberPrice) * EXTRA_LINE : -PRICE_LINE;
    const own = typeof note === 'function' ? note(one) : note;
    return (shape.hasName ? Math.max(1, lines) * name.line : 0) + extras + own;
  });
  const perLine = Math.min(columns, words.length);
  const common = cover + rest + (shape.hasSales ? SALES_LINE : 0);
  let height = -GAP;
  for (let start = 0; start < words.length; start += perLine) {
    height += Math.max(least, common + Math.max(...words.slice(start, start + perLine))) + GAP;
  }
  return Math.min(Math.round(height), MAX_HEIGHT);
}
