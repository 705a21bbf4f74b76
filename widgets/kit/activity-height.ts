// Height of a block of activity goods before its chunk has loaded, in rpx.
import { moneyText } from '~/domain/money';
import { CURRENCY_SIGN } from '~/domain/price';
import { isRecord } from '~/domain/record';
import { arrangementOf, type GoodsArrangement } from '~/ui/goods-list/arrangement';
import { goodsListHeight, type OwnCovers } from '~/ui/goods-list/goods-list-height';

type Unchecked = Readonly<Record<string, unknown>>;

/** Parts that a block adds to the card of each goods. */
interface CardExtras {
  /** Text of the chip before the name. */
  chip?: string;
  /** Lines between name and price, with the gap before each. */
  note?: number;
  hasClock?: boolean;
  hasMemberPrice?: boolean;
  /** Width ÷ height of big covers and of others, where the operator has no choice. */
  bigRatio?: number;
  covers?: OwnCovers;
}

const PADDING = 48;
/** Height that text buttons add to the footer, where it differs from the mall's own goods. */
const FOOTER: Readonly<Record<GoodsArrangement, number>> = {
  rows: 0,
  sideways: 0,
  one: -10,
  two: 9,
  three: 0,
};
/**
 * Of a two-column footer: its width, the gap between its prices, a button's width besides its text, and the height of a
 * struck price and a button on their own line; `noStruck`: height that a line of prices saves without one.
 */
const HALF = { width: 295, gap: 12, button: 48, letter: 24, struckLine: 33, buttonLine: 56, noStruck: 4 };
const CHIP = { padding: 32, letter: 22 };
/** Rows only: elsewhere the clock is on the cover. */
const CLOCK_LINE = 41;
const HEADER = 80;
const EMPTY = 180;
const SESSION_PADDING = { block: 80, body: 40 };

const chipWidth = (text = ''): number => (text === '' ? 0 : CHIP.padding + text.length * CHIP.letter);

const textIn = (goods: unknown, field: string): string => {
  const value = isRecord(goods) ? goods[field] : undefined;
  return typeof value === 'string' ? value.slice(0, 40) : '';
};

/** Width of a price at its size: numbers are larger than the text between them. */
function priceWidth(text: string): number {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return count(/\d/g) * 17 + count(/[\u2e80-\uffff]/g) * 21 + count(/[^\d\u2e80-\uffff]/g) * 10;
}

/** Size of a struck price relative to the price. */
const STRUCK_SHARE = 0.65;

/** Height of the footer of a goods in two columns. */
function halfFooter(data: Unchecked): (goods: unknown) => number {
  const hasButton = data['showBuyBtn'] !== false && data['textStyle'] !== 2;
  const button = hasButton ? HALF.button + textIn(data, 'buyBtnText').length * HALF.letter : 0;
  return (goods) => {
    const price = textIn(goods, 'price_content');
    const width = priceWidth(price);
    const isBelow = hasButton && !price.startsWith(CURRENCY_SIGN) && width > HALF.width - button;
    const room = isBelow ? HALF.width : HALF.width - button;
    // A member's card has no former price: the price of others is in the line of the member price.
    const isMember = isRecord(goods) && goods['is_level'] === 1 && goods['level_show'] === 1;
    const hasStruck = data['isUnderLinePrice'] === true && !isMember;
    const struck = hasStruck ? textIn(goods, 'original_price') : '';
    const isStruckBelow =
      struck !== '' && width + HALF.gap + priceWidth(moneyText(struck)) * STRUCK_SHARE > room;
    const prices = isStruckBelow ? HALF.struckLine : 0;
    if (isBelow) return prices + HALF.buttonLine;
    // A line without a former price is lower, which the member price line compensates unless a button determines the height.
    return hasButton ? Math.max(FOOTER.two + (isMember ? HALF.noStruck : 0), prices) : prices;
  };
}

/** From unchecked data; 0 without goods. */
export function activityHeight(
  data: Unchecked,
  extrasIn: (arrangement: GoodsArrangement) => CardExtras = () => ({}),
): number {
  const arrangement = arrangementOf(data['listStyle']);
  const { chip, note = 0, hasClock = false, ...own } = extrasIn(arrangement);
  const lines = note + (hasClock && arrangement === 'rows' ? CLOCK_LINE : 0);
  const half = halfFooter(data);
  const height = goodsListHeight(data['list'], {
    arrangement,
    bigRatio: data['goodsCoverProportion'] === '3-2' ? 1.5 : 1,
    hasName: data['showGoodsName'] !== false,
    hasPrice: data['showGoodsPrice'] !== false,
    hasSales: false,
    ...own,
    chip: chipWidth(chip),
    note: (goods) => lines + (arrangement === 'two' ? half(goods) : FOOTER[arrangement]),
  });
  return height === 0 ? 0 : height + PADDING;
}

/** Height of a block that shows a session automatically, also without goods; null for a hand-picked one. */
export function sessionHeight(data: Unchecked, { chip, note = 0 }: CardExtras): number | null {
  if (Number(data['addGoodsType'] ?? 1) !== 0) return null;
  const { mData: session } = data;
  const goods = goodsListHeight(isRecord(session) ? session['list'] : [], {
    arrangement: 'session',
    bigRatio: 1,
    hasName: data['showGoodsName'] !== false,
    hasPrice: data['showGoodsPrice'] !== false,
    hasSales: false,
    chip: chipWidth(chip),
    note,
  });
  return SESSION_PADDING.block + HEADER + SESSION_PADDING.body + (goods === 0 ? EMPTY : goods);
}
