// Formats prices, amounts of money and sales counts.
import { decimalOf } from '~/schemas/decimal';

/** The word for a price of nothing. */
export const FREE_LABEL = '免费';
/** Stands before amounts, put there by this module and money.ts alone. */
export const CURRENCY_SIGN = '￥';

/** From here on a price is a rounded whole number (PRICE-07). */
export const PLAIN_PRICE_LIMIT = 10_000;
/** Above this a price is in ten-thousands with the suffix w (PRICE-08). */
export const WHOLE_PRICE_LIMIT = 100_000;

const TEN_THOUSAND = 10_000;
const HUNDRED_MILLION = 100_000_000;

/** A price as delivered: a number, decimal text, or nothing. In yuan. */
export type PriceValue = number | string | null | undefined;

/** Text of a zero price: 免费 (PRICE-01), the figure (PRICE-02), or nothing (PRICE-03). */
export type ZeroPrice = 'label' | 'figure' | 'blank';

export interface PriceInput {
  readonly price?: PriceValue;
  readonly min?: PriceValue;
  readonly max?: PriceValue;
  readonly defaultPrice?: PriceValue;
  /** `label` by default. */
  readonly zero?: ZeroPrice;
}

/** The price as a finite number, or null when it is missing or no number. */
function readPrice(value: PriceValue): number | null {
  const number = typeof value === 'string' ? Number(decimalOf(value) ?? Number.NaN) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A price that may be shown; a negative one means "see the range" (PRICE-04). */
const isShown = (value: PriceValue): boolean => (readPrice(value) ?? -1) >= 0;

const oneDecimal = (amount: number): string => amount.toFixed(1).replace(/\.0$/, '');

/**
 * One figure without the currency sign. Below 10000 text keeps its decimals, so that columns of a list stay aligned; a
 * number shows both cents or none (PRICE-06). In ten-thousands there is one decimal, and none when it is 0 (PRICE-08,
 * our reading).
 */
function figure(value: PriceValue): string {
  const amount = readPrice(value) ?? 0;
  if (amount > WHOLE_PRICE_LIMIT) return `${oneDecimal(amount / TEN_THOUSAND)}w`;
  if (amount >= PLAIN_PRICE_LIMIT) return String(Math.round(amount));
  if (typeof value === 'string') return decimalOf(value) ?? '';
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

function singlePrice(value: PriceValue, zero: ZeroPrice): string {
  if (readPrice(value) !== 0 || zero === 'figure') return figure(value);
  return zero === 'blank' ? '' : FREE_LABEL;
}

/** The range min–max; ends with the same text are one price, and a single end is shown alone. */
function priceRange({
  min,
  max,
  zero,
}: {
  min: PriceValue;
  max: PriceValue;
  zero: ZeroPrice;
}): string | null {
  const ends = [min, max].filter(isShown);
  const [low, high] = ends;
  if (low === undefined) return null;
  if (high === undefined || readPrice(low) === readPrice(high)) return singlePrice(low, zero);
  return `${figure(low)}-${figure(high)}`;
}

/**
 * The text of a price in yuan, without the currency sign: the price, else the range min–max, else the default price,
 * else nothing (PRICE-01 to PRICE-08).
 */
export function formatPrice({ price, min, max, defaultPrice, zero = 'label' }: PriceInput): string {
  if (isShown(price)) return singlePrice(price, zero);
  const range = priceRange({ min, max, zero });
  if (range !== null) return range;
  return isShown(defaultPrice) ? singlePrice(defaultPrice, zero) : '';
}

const withCents = (value: PriceValue): PriceValue => readPrice(value)?.toFixed(2) ?? value;

/**
 * The finished text of a price: `￥99.00`, `￥99.00-173.25`, or the word 免费. Figures have both cents, from numbers and
 * from text, so that card, page, sheet, cart and checkout show one price alike.
 */
export function priceText({ price, min, max, zero }: Omit<PriceInput, 'defaultPrice'>): string {
  const text = formatPrice({ price: withCents(price), min: withCents(min), max: withCents(max), zero });
  return /^\d/.test(text) ? `${CURRENCY_SIGN}${text}` : text;
}

/** An amount in the words of a coupon, without cents that are 0: `￥100`, `￥88.5`. */
export const shortMoney = (amount: PriceValue): string => `${CURRENCY_SIGN}${readPrice(amount) ?? 0}`;

/** The typeset parts of a price; `sign + whole + decimals` is the text. */
export interface PriceParts {
  /** ￥, or nothing where the text is a word. */
  readonly sign: string;
  readonly whole: string;
  /** With its point, the w of ten-thousands and the 起 of a least price: `.99`, `.3w`, `w`, `.00起`. */
  readonly decimals: string;
}

const SINGLE_FIGURE = /^(-?\d+)(\.\d+)?(w?起?)$/;
const FIGURE_RANGE = /^\d+(?:\.\d+)?w?-\d+(?:\.\d+)?w?$/;

/** Splits a price text, with or without ￥, for display; words such as 免费 and 价格面议 have no sign. */
export function splitPrice(text: string): PriceParts {
  const bare = text.replace(/^[￥¥]/, '');
  const single = SINGLE_FIGURE.exec(bare);
  if (single !== null) {
    const [, whole = '', decimals = '', suffix = ''] = single;
    return { sign: CURRENCY_SIGN, whole, decimals: `${decimals}${suffix}` };
  }
  if (FIGURE_RANGE.test(bare)) return { sign: CURRENCY_SIGN, whole: bare, decimals: '' };
  return { sign: '', whole: text, decimals: '' };
}

/** A count as in sales texts: plain below 10000, then `1.2w`, above a hundred million `1.3亿`. */
export function countText(count: number): string {
  if (count >= HUNDRED_MILLION) return `${oneDecimal(count / HUNDRED_MILLION)}亿`;
  if (count >= TEN_THOUSAND) return `${oneDecimal(count / TEN_THOUSAND)}w`;
  return String(count);
}

/** 已售12件, with the goods' own unit. */
export const salesText = (count: number, unit = '件'): string => `已售${countText(count)}${unit}`;
