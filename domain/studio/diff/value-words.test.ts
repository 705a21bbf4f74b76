// Changed values in words: numbers as the form shows them.
import { expect, it } from 'vitest';
import type { FormField } from '../form';
import { shownNumber, storedNumber } from '../shown-number';
import { changeWords } from './value-words';

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
