// Proves parsing a call's parameters: JSON within fields, bracketed fields, messages for invalid ones.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '~/schemas/endpoint';
import type { ParamRules, Validate } from '~/schemas/validate';
import { attributeName, nest, readParams } from './params';

const endpoint: Endpoint<unknown, null> = {
  route: 'x',
  method: 'POST',
  sentBy: 'POST',
  auth: 'guest',
  json: ['list'],
  answer: { t: 'x' },
};
const rulesOf = (validate: Validate, words: ParamRules['words'] = {}): ParamRules => ({ validate, words });
const pass = rulesOf(() => true);

describe('readParams', () => {
  it('parses the parameters that travel as JSON and drops empty ones', () => {
    expect(readParams(endpoint, { list: '[{"a":1}]', page: '2', empty: '' }, pass)).toEqual({
      list: [{ a: 1 }],
      page: '2',
    });
  });

  it('cleans typed numbers by their names before any limit, in forms too', () => {
    const validate: Validate = (params) => (params as { mobile: string }).mobile.length <= 11;
    const list = JSON.stringify([{ address: { mobile: '+86 138-0000-0001', name: 'a b' } }]);
    expect(readParams(endpoint, { mobile: '\u202D138 0000 0001\u202C', list }, rulesOf(validate))).toEqual({
      mobile: '13800000001',
      list: [{ address: { mobile: '13800000001', name: 'a b' } }],
    });
  });

  it.each(['{', '[1,', '['.repeat(5000) + ']'.repeat(5000)])(
    'refuses broken and bottomless JSON in words',
    (list) => {
      expect(() => readParams(endpoint, { list }, pass)).toThrow('List格式不正确。');
    },
  );

  it.each([{ list: '[1, {"a": 1e309}]' }, { page: Number.POSITIVE_INFINITY }])(
    'refuses %o, which no number of ours is',
    (given) => {
      expect(() => readParams(endpoint, given, pass)).toThrow('格式不正确。');
    },
  );

  const refusing = (keyword: string, params: Record<string, unknown>, instancePath = ''): Validate =>
    Object.assign(() => false, { errors: [{ instancePath, keyword, params }] });
  const missing = (missingProperty: string) => refusing('required', { missingProperty });

  it('names what only programs fill in as the protocol does', () => {
    expect(() => readParams(endpoint, {}, rulesOf(missing('province_id')))).toThrow('Province ID不能为空。');
    expect(() => readParams(endpoint, {}, rulesOf(missing('constructor')))).toThrow('Constructor不能为空。');
  });

  it.each<[string, Validate]>([
    ['秒数不能为空。', missing('seconds')],
    ['秒数的值必须不小于1。', refusing('minimum', { limit: 1 }, '/seconds')],
    ['秒数格式不正确。', refusing('type', {}, '/seconds')],
  ])('calls what people fill in by its words: %s', (message, validate) => {
    expect(() => readParams(endpoint, {}, rulesOf(validate, { seconds: '秒数' }))).toThrow(message);
  });

  it('calls JSON that cannot be read by its words, too', () => {
    expect(() => readParams(endpoint, { list: '{' }, { ...pass, words: { list: '商品' } })).toThrow(
      '商品格式不正确。',
    );
  });
});

describe('nest', () => {
  it('nests bracketed names', () => {
    expect(
      nest([
        ['list[0][id]', '5'],
        ['list[0][num]', '2'],
        ['a', 'b'],
      ]),
    ).toEqual({ list: { 0: { id: '5', num: '2' } }, a: 'b' });
  });

  it('accepts any names without prototype pollution', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.oneof(fc.string(), fc.constant('__proto__[x]'), fc.constant('a[__proto__][x]')),
            fc.string(),
          ),
        ),
        (pairs) => {
          nest(pairs);
          expect(({} as Record<string, unknown>)['x']).toBeUndefined();
        },
      ),
    );
  });
});

describe('attributeName', () => {
  it.each([
    ['cat_ids', 'Cat Ids'],
    ['type', 'Type'],
    ['province_id', 'Province ID'],
  ])('makes of %s %s', (name, wanted) => {
    expect(attributeName(name)).toBe(wanted);
  });
});
