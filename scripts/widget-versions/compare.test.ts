// Proves which changes of a stored schema need a migration.
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../generate/schema';
import { incompatibilities } from './compare';

const text = (more: JsonSchema = {}): JsonSchema => ({ type: 'string', default: '', ...more });
const whole = (more: JsonSchema = {}): JsonSchema => ({ type: 'integer', default: 0, ...more });
const data = (properties: Record<string, JsonSchema>, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties,
  ...more,
});
const list = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  type: 'array',
  default: [],
  items,
  ...more,
});
/** Data with one property. */
const one = (schema: JsonSchema): JsonSchema => data({ a: schema });

const A = '#/properties/a';

describe('what reads older data differently', () => {
  it.each<[string, JsonSchema, JsonSchema, [string, string]]>([
    ['a property removed', data({ a: text(), b: text() }), one(text()), ['#/properties/b', 'removed']],
    ['a property renamed', one(whole()), data({ b: whole() }), [A, 'removed, or renamed to "b"']],
    ['a property retyped', one(text()), one(whole()), [A, 'retyped: was string, is integer']],
    [
      'a number made whole',
      one({ type: 'number', default: 0 }),
      one(whole()),
      [A, 'retyped: was number, is integer'],
    ],
    ['anything made a text', one({ default: '' }), one(text()), [A, 'narrowed: took anything, is string']],
    [
      'an opaque value made a text',
      one(text({ 'x-opaque': true })),
      one(text()),
      [A, 'narrowed: took anything, is string'],
    ],
    [
      'a value of an enum removed',
      one(text({ enum: ['', 'b'] })),
      one(text({ enum: [''] })),
      [A, 'narrowed: no longer takes "b"'],
    ],
    ['a text made an enum', one(text()), one(text({ enum: [''] })), [A, 'narrowed: takes only ""']],
    ['a constant made another', one({ const: 1 }), one({ const: 2 }), [A, 'narrowed: no longer takes 1']],
    ['a least value', one(whole()), one(whole({ minimum: 0 })), [A, 'narrowed: minimum was nothing, is 0']],
    [
      'a greater least value',
      one(whole({ minimum: -1 })),
      one(whole({ minimum: 0 })),
      [A, 'narrowed: minimum was -1, is 0'],
    ],
    [
      'a smaller greatest value',
      one(whole({ maximum: 9 })),
      one(whole({ maximum: 8 })),
      [A, 'narrowed: maximum was 9, is 8'],
    ],
    [
      'a shorter text',
      one(text({ maxLength: 9 })),
      one(text({ maxLength: 8 })),
      [A, 'narrowed: maxLength was 9, is 8'],
    ],
    [
      'fewer rows',
      one(list(text())),
      one(list(text(), { maxItems: 3 })),
      [A, 'narrowed: maxItems was nothing, is 3'],
    ],
    ['a pattern', one(text()), one(text({ pattern: '^a' })), [A, 'narrowed: pattern was nothing, is "^a"']],
    [
      'another format',
      one(text({ format: 'image' })),
      one(text({ format: 'color' })),
      [A, 'narrowed: format was "image", is "color"'],
    ],
    ['another default', one(text()), one(text({ default: 'b' })), [A, 'default was "", is "b"']],
    ['no default any more', one(whole({ default: 4 })), one({ type: 'integer' }), [A, 'default was 4, is 0']],
    [
      'an absent value that is read',
      one({ type: 'string', 'x-optional': true }),
      one(text()),
      [A, 'absent stayed absent, is read as ""'],
    ],
    [
      'an optional value made required',
      one({ type: 'string', 'x-optional': true }),
      one({ type: 'string' }),
      [A, 'made required without a default'],
    ],
    [
      'a required value made optional',
      one({ type: 'string' }),
      one({ type: 'string', 'x-optional': true }),
      [A, 'made optional: what is absent was read as ""'],
    ],
    [
      'a new property without a default',
      data({}),
      one({ type: 'string' }),
      [A, 'new, and required without a default'],
    ],
    [
      'no null any more',
      one({ type: ['string', 'null'], default: '' }),
      one(text()),
      [A, 'narrowed: no longer takes null'],
    ],
    [
      'one type of two',
      one({ type: ['string', 'integer'], default: '' }),
      one(text()),
      [A, 'narrowed: no longer takes integer'],
    ],
    [
      'an alternative removed',
      one({ anyOf: [text(), list(text())], default: '' }),
      one(text()),
      [A, 'narrowed: no longer takes array'],
    ],
    [
      'a property of rows removed',
      one(list(data({ b: text() }))),
      one(list(data({}))),
      [`${A}/items/properties/b`, 'removed'],
    ],
    [
      'a property of an alternative removed',
      one({ anyOf: [data({ b: text() }), whole()], default: 0 }),
      one({ anyOf: [data({}), whole()], default: 0 }),
      [`${A}/properties/b`, 'removed'],
    ],
    [
      'rows that were anything',
      one({ type: 'array', default: [] }),
      one(list(text())),
      [`${A}/items`, 'narrowed: took anything'],
    ],
    [
      'no other names any more',
      data({}),
      data({}, { additionalProperties: false }),
      ['#/additionalProperties', 'narrowed: takes no other names'],
    ],
    [
      'another type of other names',
      data({}, { additionalProperties: text() }),
      data({}, { additionalProperties: whole() }),
      ['#/additionalProperties', 'retyped: was string, is integer'],
    ],
  ])('%s', (_what, before, after, [pointer, rule]) => {
    expect(incompatibilities(before, after)).toEqual([{ pointer, rule }]);
  });

  it('is found behind refs, also in those that hold themselves', () => {
    const tree = (leaf: JsonSchema): JsonSchema => ({
      ...one({ $ref: '#/$defs/Node' }),
      $defs: { Node: data({ leaf, nodes: list({ $ref: '#/$defs/Node' }) }) },
    });
    expect(incompatibilities(tree(text()), tree(whole()))).toEqual([
      { pointer: `${A}/properties/leaf`, rule: 'retyped: was string, is integer' },
    ]);
    expect(incompatibilities(tree(text()), tree(text()))).toEqual([]);
  });
});

describe('what reads older data as they were', () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    ['the same', one(text()), one(text())],
    ['a new property with a default', data({}), one(text())],
    ['a new optional property', data({}), one({ type: 'string', 'x-optional': true })],
    ['a new property that may be null', data({}), one({ type: ['string', 'null'] })],
    ['a new object whose properties have defaults', data({}), one(data({ b: text() }))],
    ['a further value of an enum', one(text({ enum: [''] })), one(text({ enum: ['', 'b'] }))],
    ['an enum made any text', one(text({ enum: [''] })), one(text())],
    ['a further type', one(text()), one({ type: ['string', 'integer'], default: '' })],
    ['a further alternative', one(text()), one({ anyOf: [list(text()), text()], default: '' })],
    ['a whole number made any number', one(whole()), one({ type: 'number', default: 0 })],
    ['wider limits', one(whole({ minimum: 0, maximum: 9 })), one(whole({ minimum: -1 }))],
    ['no format any more', one(text({ format: 'color' })), one(text())],
    ['rows made opaque', one(list(text())), one(list({ 'x-opaque': true }))],
    ['a default that was read already', one({ type: 'string' }), one(text())],
    [
      'a schema of its own behind a ref',
      one(text()),
      { ...one({ $ref: '#/$defs/T' }), $defs: { T: text() } },
    ],
    ['a further property of rows', one(list(data({}))), one(list(data({ b: text() })))],
  ])('%s', (_what, before, after) => {
    expect(incompatibilities(before, after)).toEqual([]);
  });
});
