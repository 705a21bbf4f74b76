// A number as operators type it: full-width figures, `750/2`, `20+4`, an amount with its currency.
import { withoutFullWidth } from '~/domain/typed-text';

const HALF: Readonly<Record<string, string>> = {
  ',': '',
  '。': '.',
  '×': '*',
  '÷': '/',
  '　': '',
};

/** The amount, or null for what is none. One operator at most. */
export function readNumber(text: string): number | null {
  const plain = withoutFullWidth(text)
    .trim()
    .replace(/^[¥￥]\s*|\s*元$/g, '')
    .replace(/[,。×÷　]/g, (sign) => HALF[sign] ?? sign);
  const [, first = '', operator, second] =
    /^(-?\d+(?:\.\d+)?|-?\.\d+)(?:\s*([+\-*/])\s*(\d+(?:\.\d+)?))?$/.exec(plain) ?? [];
  if (first === '') return null;
  const [a, b] = [Number(first), Number(second)];
  const amount = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[operator ?? ''] ?? a;
  return Number.isFinite(amount) ? Math.round(amount * 1000) / 1000 : null;
}
