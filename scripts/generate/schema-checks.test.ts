// Proves which mistakes in what a widget stores are named before anything is generated.
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './schema';
import { carriedProblems, storedProblems } from './schema-checks';

const problemsOf = (field: JsonSchema, defs: Record<string, JsonSchema> = {}) =>
  storedProblems({ root: { type: 'object', properties: { field } }, defs }, '#/properties/data');

describe('a property that is stored', () => {
  it.each<[string, JsonSchema, string]>([
    ['without a default', { type: 'string' }, 'needs a default, or "x-optional": true'],
    ['of an unknown type', { type: 'text', default: '' }, 'type "text" is unknown'],
    ['with oneOf', { default: '', oneOf: [{ type: 'string' }] }, 'oneOf is not read: write anyOf'],
    [
      'with a default of another type',
      { type: 'string', default: 7 },
      'default 7 is not by its own schema, which reads "7"',
    ],
    [
      'with a default outside of its limits',
      { type: 'integer', maximum: 3, default: 4 },
      'default 4 is not by its own schema, which reads 3',
    ],
    [
      'with a colour that is none',
      { type: 'string', format: 'color', default: 'redd' },
      'default "redd" is no hex, rgb() or hsl() colour',
    ],
    [
      'with default rows that lack a property',
      {
        type: 'array',
        default: [{}],
        items: { type: 'object', properties: { name: { type: 'string', default: '' } }, required: ['name'] },
      },
      'default [{}] is not by its own schema, which reads [{"name":""}]',
    ],
  ])('%s', (_what, field, message) => {
    expect(problemsOf(field)).toEqual([{ pointer: '#/properties/data/properties/field', message }]);
  });

  it('that holds itself', () => {
    const node: JsonSchema = {
      type: 'object',
      properties: { nodes: { type: 'array', default: [], items: { $ref: '#/$defs/Node' } } },
    };
    expect(problemsOf({ $ref: '#/$defs/Node' }, { Node: node })).toEqual([
      {
        pointer: '#/properties/data/properties/field/properties/nodes/items',
        message: 'holds itself; a form has an end',
      },
    ]);
  });

  it.each<[string, JsonSchema]>([
    ['with a default', { type: 'string', format: 'color', default: '#ff4544' }],
    ['that is optional', { type: 'string', 'x-optional': true }],
    ['that may be null', { type: ['string', 'null'] }],
    ['of one of several types', { default: 'auto', anyOf: [{ type: 'integer' }, { type: 'string' }] }],
    ['that is opaque', { default: {}, 'x-opaque': true }],
  ])('may be one %s', (_what, field) => {
    expect(problemsOf(field)).toEqual([]);
  });

  it('may leave to shared schemas what pickers write', () => {
    const row: JsonSchema = { type: 'object', properties: { id: { type: 'integer' } } };
    expect(problemsOf({ type: 'array', default: [], items: { $ref: '#/$defs/Row' } }, { Row: row })).toEqual(
      [],
    );
  });
});

describe('a parameter of a call', () => {
  const carried = (field: JsonSchema, defs: Record<string, JsonSchema> = {}) =>
    carriedProblems({ root: { type: 'object', properties: { field } }, defs }, '#/endpoints/save/params');

  it.each<[string, JsonSchema, string]>([
    ['of an unknown type', { type: 'text' }, 'type "text" is unknown'],
    [
      'with a default of another type',
      { type: 'string', default: 7 },
      'default 7 is not by its own schema, which reads "7"',
    ],
  ])('%s', (_what, field, message) => {
    expect(carried(field)).toEqual([{ pointer: '#/endpoints/save/params/properties/field', message }]);
  });

  it('may be without a default, and hold itself', () => {
    const node: JsonSchema = {
      type: 'object',
      properties: { nodes: { type: 'array', items: { $ref: '#/$defs/Node' } } },
    };
    expect(carried({ $ref: '#/$defs/Node' }, { Node: node })).toEqual([]);
  });
});
