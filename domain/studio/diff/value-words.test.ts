// Changed values in words: numbers as the form shows them.
import { expect, it } from 'vitest';
import type { FormField } from '../form';
import { shownNumber, storedNumber } from '../shown-number';
import { changeWords, fromTo } from './value-words';

const number = (change: Partial<FormField> = {}): FormField => ({
  name: 'interval',
  title: '间隔',
  group: 'behaviour',
  control: 'number',
  kind: 'integer',
  ...change,
});

it.each([
  ['a plain number', number(), 450, 500, '间隔 450 → 500'],
  ['milliseconds in seconds', number({ unit: '秒', scale: 1000 }), 3000, 4500, '间隔 3 → 4.5'],
  ['a share', number({ unit: '%' }), 50, 100, '间隔 50% → 100%'],
  ['a number that is stored as a text', number({ kind: 'text-or-number' }), '450', '500', '间隔 450 → 500'],
  [
    'a time to the minute',
    number({ control: 'datetime', kind: 'text' }),
    '',
    '2026-11-24 20:00:00',
    '间隔 空 → 2026-11-24 20:00',
  ],
  ['what was absent', number({ scale: 1000 }), undefined, 3000, '间隔 默认 → 3'],
])('says %s', (_what, field, was, now, words) => {
  expect(changeWords(field, was, now)).toBe(words);
});

it('stores what the form shows, whole where the value is', () => {
  const seconds = number({ scale: 1000 });
  expect(storedNumber(seconds, shownNumber(seconds, 4500))).toBe(4500);
  expect(storedNumber(seconds, 1.2345)).toBe(1235);
  expect(storedNumber(number({ kind: 'number', scale: 1 }), 1.5)).toBe(1.5);
});

const text = number({ control: 'text', kind: 'text' });

it.each([
  ['short ones whole', '限时 8 折', '限时 7 折', '“限时 8 折” → “限时 7 折”'],
  ['twelve letters of long ones', '', '全场满三百减五十，今晚八点开始', '空 → “全场满三百减五十，今晚八…”'],
  [
    'those that begin alike from where they differ',
    '全场满三百减五十，今晚八点开始',
    '全场满三百减五十，今晚八点结束，明天照旧还有',
    '“…八点开始” → “…八点结束，明天照旧还有”',
  ],
  ['nothing where only white space differs', '一 二', '一  二', null],
])('says of texts %s', (_what, was, now, words) => {
  expect(fromTo(text, was, now)).toBe(words);
});
