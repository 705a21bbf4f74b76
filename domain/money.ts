// Amounts of money in integer fen, and as text in yuan.
import { decimalOf } from '~/schemas/decimal';
import { CURRENCY_SIGN } from './price';

const FEN_PER_YUAN = 100;
const MONEY_TEXT = /^([+-]?)(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Integer fen of an amount in yuan, `"12.30"` → 1230. Null for invalid text, more than two decimals, NaN, infinities,
 * and beyond the safe integers.
 */
export function fenFromText(amount: string | number): number | null {
  const match = MONEY_TEXT.exec(String(amount).trim());
  if (match === null) return null;
  const [, sign = '', yuan = '', cents = ''] = match;
  const fen = Number(yuan) * FEN_PER_YUAN + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(fen)) return null;
  return sign === '-' && fen !== 0 ? -fen : fen;
}

/** Fen of an amount as a backend delivered it, floats and formatted text too; null where it cannot be read. */
export const readFen = (amount: unknown): number | null => fenFromText(decimalOf(amount) ?? '');

/** The same for sums, in which what cannot be read counts for nothing. */
export const fenOf = (amount: unknown): number => readFen(amount) ?? 0;

/** Whether a delivered text in yuan is an amount other than 0. */
export const isAmount = (amount: string | number = ''): boolean => fenOf(amount) !== 0;

/** An amount in fen as two-decimal yuan, 1230 → `"12.30"`. Throws RangeError for anything but a safe integer. */
export function textFromFen(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`${fen} is no amount in fen`);
  const size = Math.abs(fen);
  const cents = String(size % FEN_PER_YUAN).padStart(2, '0');
  return `${fen < 0 ? '-' : ''}${Math.floor(size / FEN_PER_YUAN)}.${cents}`;
}

/** An amount as a backend delivers it, in yuan. */
export type Amount = string | number | null | undefined;

/** What people read of fen: 1230 → `￥12.30`, -1230 → `-￥12.30`. Throws as `textFromFen`. */
export const moneyOfFen = (fen: number): string =>
  `${fen < 0 ? '-' : ''}${CURRENCY_SIGN}${textFromFen(Math.abs(fen))}`;

/**
 * What people read of a delivered amount: `￥12.30`, of a number too. A text that only begins with a figure keeps its form
 * (`￥5.00-9.00`), any other is no amount and stays as it is.
 */
export function moneyText(amount: Amount): string {
  const fen = readFen(amount);
  if (fen !== null) return moneyOfFen(fen);
  const text = String(amount ?? '');
  return /^\d/.test(text) ? `${CURRENCY_SIGN}${text}` : text;
}

/** What is taken off a sum: `-￥12.30`; `￥12.30` of a negative amount, which adds to it. */
export function lessText(amount: Amount): string {
  const text = moneyText(amount);
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
}
