// Amounts as backends and people write them: decimals, floats with their noise, digits in groups or full width, with the currency.

const PLAIN = /^[+-]?\d+(\.\d{1,2})?$/;
const LOOSE = /^[+-]?¥?\s*(\d{1,3}(,\d{3})+(\.\d+)?|\d*\.?\d+)(e[+-]?\d+)?\s*元?$/i;
const NO_FIGURE = /[¥元,\s]/g;

/** Half up, of the decimal that a float stands for: 52.154999999999994 is 52.155. */
function twoDecimals(amount: number): string | null {
  const cents = Math.sign(amount) * Math.round(Number((Math.abs(amount) * 100).toPrecision(15)));
  return Number.isSafeInteger(cents) ? (cents / 100).toFixed(2) : null;
}

/** A delivered amount as decimal text of at most two decimals; null for what is none. */
export function decimalOf(value: unknown): string | null {
  const isNumber = typeof value === 'number';
  const text = isNumber || typeof value === 'string' ? String(value).normalize('NFKC').trim() : '';
  if (PLAIN.test(text) && !(isNumber && text.includes('.'))) return text;
  return LOOSE.test(text) ? twoDecimals(Number(text.replace(NO_FIGURE, ''))) : null;
}
