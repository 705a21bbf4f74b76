// Proves the conditions of the studio's forms: their syntax, resolution and evaluation.
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './schema';
import { resolveWhen, type Scope } from './when';
import { holds } from '~/domain/studio/when';

const BLOCK: Record<string, JsonSchema> = {
  showBtn: { type: 'boolean' },
  style: { type: 'integer', enum: [1, 2, 3] },
  kind: { type: 'string', enum: ['', 'limit'], 'x-editor': { when: 'showBtn' } },
  height: { type: 'integer' },
  title: { type: 'string' },
  mode: { type: 'integer', enum: [1, 2] },
  list: { type: 'array' },
  address: {
    type: 'object',
    properties: {
      mode: { type: 'integer', enum: [1, 2], 'x-editor': { when: 'status == 1' } },
      status: { type: 'integer' },
    },
  },
};
const block: Scope = { properties: BLOCK };
const row: Scope = {
  properties: { isOwn: { type: 'boolean' }, mode: { type: 'integer' } },
  parent: block,
};
const address: Scope = { properties: BLOCK['address']?.properties ?? {}, parent: block, via: 'address' };

/** Whether a rule of the block holds in its data. */
const inBlock = (rule: string, data: object): boolean => holds(resolveWhen(rule, block), [data]);

describe('a condition', () => {
  it('compares with equality, order and membership', () => {
    expect(inBlock('style == 2', { style: 2 })).toBe(true);
    expect(inBlock('style != 2', { style: 2 })).toBe(false);
    expect(inBlock('height > 10 && height <= 20', { height: 20 })).toBe(true);
    expect(inBlock('height >= 10 && height < 20', { height: 20 })).toBe(false);
    expect(inBlock('style in [1, 3]', { style: 3 })).toBe(true);
    expect(inBlock('!style in [1, 3]', { style: 3 })).toBe(false);
    expect(inBlock('!style in [1, 3]', { style: 2 })).toBe(true);
  });

  it('treats a bare name as true, 1, "1" and not empty', () => {
    for (const value of [true, 1, '1', 'x', ['a'], { url: '' }])
      expect(inBlock('title', { title: value }), JSON.stringify(value)).toBe(true);
    for (const value of [false, 0, '0', '', [], {}, null, undefined])
      expect(inBlock('title', { title: value }), JSON.stringify(value)).toBe(false);
  });

  it('joins with and before or, and negates parentheses', () => {
    const rule = 'style == 1 || style == 2 && showBtn';
    expect(inBlock(rule, { style: 1, showBtn: false })).toBe(true);
    expect(inBlock(rule, { style: 2, showBtn: false })).toBe(false);
    expect(inBlock('!(style == 1 || showBtn)', { style: 2, showBtn: false })).toBe(true);
    expect(inBlock('!(style == 1 && showBtn)', { style: 1, showBtn: false })).toBe(true);
  });

  it('accepts old documents, whose numbers are texts', () => {
    expect(inBlock('style == 2', { style: '2' })).toBe(true);
    expect(inBlock('style in [2, 3]', { style: '3' })).toBe(true);
    expect(inBlock('height > 9', { height: '10' })).toBe(true);
    expect(inBlock('style == 2', { style: 'two' })).toBe(false);
  });

  it('counts rows and letters', () => {
    expect(inBlock('list.length > 1', { list: [1, 2] })).toBe(true);
    expect(inBlock('title.length > 3', { title: '三个字' })).toBe(false);
  });

  it('is false over a hidden field, also when negated', () => {
    expect(inBlock("kind == 'limit'", { kind: 'limit', showBtn: true })).toBe(true);
    expect(inBlock("kind == 'limit'", { kind: 'limit', showBtn: false })).toBe(false);
    expect(inBlock("kind != 'limit'", { kind: '', showBtn: false })).toBe(false);
    expect(inBlock("!(kind == 'limit')", { kind: '', showBtn: false })).toBe(false);
    expect(inBlock("style == 1 || kind == 'limit'", { kind: 'limit', style: 1, showBtn: false })).toBe(true);
  });

  it('looks in the field’s own object with ^, in the block with /, and in the nearest with the name otherwise', () => {
    const data = { mode: 1, style: 2, address: { mode: 2, status: 1 } };
    const holdsIn = (rule: string, scope: Scope, inner: unknown) =>
      holds(resolveWhen(rule, scope), [data, inner]);
    expect(holdsIn('^mode == 2', address, data.address)).toBe(true);
    expect(holdsIn('/mode == 1', address, data.address)).toBe(true);
    expect(holdsIn('/style == 2 && !isOwn', row, { isOwn: false })).toBe(true);
    expect(holdsIn('style == 1', row, {})).toBe(false);
  });

  it('follows a path into an object, with the conditions on the way', () => {
    expect(inBlock('address.mode == 2', { address: { mode: 2, status: 1 } })).toBe(true);
    expect(inBlock('address.mode == 2', { address: { mode: 2, status: 0 } })).toBe(false);
  });

  it('holds where it is absent', () => {
    expect(holds(undefined, [{}])).toBe(true);
  });

  it.each([
    ['stylle == 1', 'names "stylle", which is unknown'],
    ['style == 4', 'compares style with 4, which it never is'],
    ["kind in ['', 'most']", 'compares kind with "most", which it never is'],
    ['showBtn == 1', 'compares showBtn with 1, but it is true or false'],
    ["height == 'auto'", 'compares height with "auto", but it is a number'],
    ['style ==', 'ends too early'],
    ['style = 1', 'cannot be read from "= 1"'],
    ['style == 1)', 'has ")" too many'],
    ['style == style', 'has "style" in the place of a value'],
    ['address.place', 'names "address.place", which is unknown'],
  ])('that is written %s fails with a message', (rule, words) => {
    expect(() => resolveWhen(rule, block)).toThrow(words);
  });

  it('fails where a name exists both here and above', () => {
    expect(() => resolveWhen('mode == 1', address)).toThrow('write ^mode or /mode');
  });

  it('fails where it refers to itself in a cycle, or to a leftover that is never shown', () => {
    const circle: Scope = {
      properties: {
        a: { type: 'boolean', 'x-editor': { when: 'b' } },
        b: { type: 'boolean', 'x-editor': { when: 'a' } },
        old: { type: 'boolean', 'x-editor': { hidden: true } },
      },
    };
    expect(() => resolveWhen('a', circle)).toThrow('in a circle');
    expect(() => resolveWhen('old', circle)).toThrow('hidden');
  });
});
