// Amounts as backends write them: decimals, floats with their noise, digits in groups, with the sign of the currency.

const PLAIN = /^[+-]?\d+(\.\d{1,2})?$/;
const LOOSE = /^([+-]?)[￥¥]?\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d+)?)$/i;

/** Half up, of the decimal that a float stands for: 52.154999999999994 is 52.155. */
function twoDecimals(amount: number): string | null {
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)));
  if (!Number.isSafeInteger(cents)) return null;
  return `${amount < 0 && cents !== 0 ? '-' : ''}${(cents / 100).toFixed(2)}`;
}

/** A delivered amount as decimal text of at most two decimals; null for what is none. */
export function decimalOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (PLAIN.test(text)) return typeof value === 'number' && text.includes('.') ? twoDecimals(value) : text;
  const [, sign = '', digits] = LOOSE.exec(text) ?? [];
  return digits === undefined ? null : twoDecimals(Number(`${sign}${digits.replaceAll(',', '')}`));
}
