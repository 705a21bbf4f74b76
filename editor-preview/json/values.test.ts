// The values of a field in the words of its form.
import { expect, it } from 'vitest';
import type { FormField } from '~/domain/studio/form';
import { beginning, valuesOf } from './values';

const field = (more: Partial<FormField>): FormField => ({
  name: 'x',
  title: 'x',
  group: 'content',
  control: 'text',
  kind: 'text',
  ...more,
});

it('are its choices, what clears it, and what a new block has', () => {
  const options = [{ value: 1, words: '一个' }];
  expect(valuesOf(field({ options, default: 1 }))).toEqual(options);
  expect(valuesOf(field({ options, default: 2 }))).toEqual([...options, { value: 2, words: '默认' }]);
  expect(valuesOf(field({ kind: 'boolean' }))).toEqual([
    { value: true, words: '开' },
    { value: false, words: '关' },
  ]);
  expect(valuesOf(field({ kind: 'integer', switch: { on: 1, off: 0 }, default: 0 }))).toEqual([
    { value: 1, words: '开' },
    { value: 0, words: '关' },
  ]);
  expect(valuesOf(field({ nullable: true, empty: '不限' }))).toEqual([{ value: null, words: '不限' }]);
  expect(valuesOf(field({ initial: '更多', default: '' }))).toEqual([{ value: '更多', words: '默认' }]);
});

it('of a new member are what a new block has, else nothing of its kind', () => {
  expect(beginning(field({ default: 3, initial: 4 }))).toBe(4);
  expect(beginning(field({ kind: 'list' }))).toEqual([]);
  expect(beginning(field({ kind: 'text-or-number' }))).toBe('');
});
