// Proves which parameters of a call need words for people, and which words are theirs.
import { expect, it } from 'vitest';
import { paramWords, unnamedParams } from './param-words';
import type { JsonSchema } from './schema';

const paramsOf = (seconds: JsonSchema): JsonSchema => ({ type: 'object', properties: { seconds } });

it.each<[string, JsonSchema, string[]]>([
  ['is typed', { type: 'integer' }, ['seconds']],
  ['is a code that people type', { type: 'string', 'x-id': 'code of a message' }, ['seconds']],
  ['is optional', { type: 'integer', 'x-optional': true }, ['seconds']],
  ['is an id', { type: 'integer', 'x-id': 'id of price_tag_notes' }, []],
  ['is one of several codes', { type: 'integer', enum: [1, 2] }, []],
  ['is JSON', { type: 'string', contentSchema: { type: 'array' } }, []],
  ['has a title', { type: 'integer', title: '秒数' }, []],
  ['is a field of a form', { type: 'integer', 'x-form': { kind: 'number', label: '秒数' } }, []],
])('a parameter that %s is named or refused', (_what, schema, unnamed) => {
  expect(unnamedParams(paramsOf(schema))).toEqual(unnamed);
});

it('calls a parameter as its field does, also where that has alternatives, else by its title', () => {
  const label = { kind: 'number', label: '秒数' };
  expect(paramWords(paramsOf({ title: '时间', 'x-form': label }))).toEqual({ seconds: '秒数' });
  expect(paramWords(paramsOf({ 'x-form': [label, { kind: 'text', label: '时间' }] }))).toEqual({
    seconds: '秒数',
  });
  expect(paramWords(paramsOf({ title: '时间' }))).toEqual({ seconds: '时间' });
  expect(paramWords(paramsOf({}))).toEqual({});
});
