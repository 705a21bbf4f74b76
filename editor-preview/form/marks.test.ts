// Marks of fields: what differs from a new block, and in which words.
import { describe, expect, it } from 'vitest';
import type { FormField } from '~/domain/studio/form';
import { countChanged, differs, sectionsOf, valueWords } from './marks';

const field = (change: Partial<FormField>): FormField => ({
  name: 'height',
  title: '高度',
  group: 'layout',
  control: 'number',
  kind: 'integer',
  ...change,
});

describe('a mark', () => {
  it('stands where the value is not that of a new block', () => {
    expect(differs(field({ default: 450 }), { height: 500 })).toBe(true);
    expect(differs(field({ default: 450 }), { height: 450 })).toBe(false);
    expect(differs(field({ default: 450, initial: 500 }), { height: 500 })).toBe(false);
    expect(differs(field({}), { height: 500 })).toBe(false);
    // A block that was inserted with it.
    expect(differs(field({ default: 450 }), { height: 500 }, { height: 500 })).toBe(false);
    expect(differs(field({ default: 450 }), { height: 520 }, { height: 500 })).toBe(true);
  });

  it('takes a number that is stored as a text for the same', () => {
    expect(differs(field({ kind: 'text-or-number', default: 0 }), { height: '0' })).toBe(false);
  });

  it('counts only what is shown, parts and members of frames included', () => {
    const shown = field({ default: 1, parts: [field({ name: 'width', default: 1 })] });
    const hidden = field({ name: 'x', default: 1, when: { path: { up: 0, names: ['on'] }, is: 'yes' } });
    const frame = field({ name: 'home', kind: 'object', fields: [field({ name: 'open', default: 0 })] });
    const data = { height: 2, width: 2, x: 2, home: { open: 1 } };
    expect(countChanged([shown, hidden, frame], { owner: data, scopes: [data] })).toBe(3);
  });

  it('says values as they are read', () => {
    expect(valueWords(field({ unit: 'rpx' }), 450)).toBe('450rpx');
    expect(valueWords(field({ unit: '秒', scale: 1000 }), 4000)).toBe('4秒');
    expect(valueWords(field({ kind: 'boolean' }), false)).toBe('关');
    expect(valueWords(field({ options: [{ value: 2, words: '图片' }] }), 2)).toBe('图片');
    expect(valueWords(field({ empty: '透明' }), '')).toBe('透明');
  });
});

it('puts the fields of one section together', () => {
  const fields = [
    field({ name: 'a' }),
    field({ name: 'b', section: '弹窗' }),
    field({ name: 'c' }),
    field({ name: 'd', section: '弹窗' }),
  ];
  expect(sectionsOf(fields).map((run) => run.fields.map(({ name }) => name))).toEqual([
    ['a'],
    ['b', 'd'],
    ['c'],
  ]);
});
