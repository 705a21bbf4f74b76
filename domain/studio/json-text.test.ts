// Rewriting JSON text preserves every byte that does not change.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryRanges, rangesIn, readJson, rewriteJson, splitArray } from './json-text';

const php = '{ "a": "\\u4e2d\\/x", "n": 1.0, "list" : [ {"k":1e2}, {"k": "2"} ], "e": [] }';

describe('rewriteJson', () => {
  it('returns the text itself for an equal value', () => {
    expect(rewriteJson(php, JSON.parse(php))).toBe(php);
  });

  it('replaces one member and preserves spelling and white space of the rest', () => {
    const next = { ...JSON.parse(php), n: 2 };
    expect(rewriteJson(php, next)).toBe(php.replace('1.0', '2'));
  });

  it('adds a member after the last one', () => {
    expect(rewriteJson('{"a":1.50 }', { a: 1.5, b: '中' })).toBe('{"a":1.50,"b":"中" }');
    expect(rewriteJson('{}', { b: 1 })).toBe('{"b":1}');
  });

  it('removes a member', () => {
    expect(rewriteJson('{"a":1.50, "b":2}', { a: 1.5 })).toBe('{"a":1.50}');
  });

  it('puts a member back where it stood', () => {
    expect(rewriteJson('{"b":2.0}', { a: 1, b: 2 })).toBe('{"a":1,"b":2.0}');
    expect(rewriteJson('{"b":2.0,"a":1}', { a: 1, b: 2, c: 3 })).toBe('{"a":1,"b":2.0,"c":3}');
    expect(rewriteJson('{ "b": 2.0, "1": 1 }', { b: 3, 1: 1 })).toBe('{ "b": 3, "1": 1 }');
  });

  it('preserves the text of entries that move within a list', () => {
    expect(rewriteJson('[{"k":1.0}, {"k":2.0}]', [{ k: 2 }, { k: 1 }])).toBe('[{"k":2.0}, {"k":1.0}]');
    expect(rewriteJson('[{"k":1.0}, {"k":2.0}]', [{ k: 2 }])).toBe('[{"k":2.0}]');
  });

  it('writes the last of two members with one key, as JSON.parse reads it', () => {
    expect(rewriteJson('{"a":1,"a":2.0,"b":3}', { a: 2, b: 4 })).toBe('{"a":2.0,"b":4}');
  });

  it('writes any value over any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.constantFrom(0, 1, 3), (from, to, space) => {
        const next: unknown = JSON.parse(JSON.stringify(to));
        const text = ` ${JSON.stringify(from, null, space)}\n`;
        expect(JSON.parse(rewriteJson(text, next))).toEqual(next);
      }),
    );
  });
});

describe('splitArray', () => {
  it('joins to its original text', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(0, 2), (list, space) => {
        const text = `\n${JSON.stringify(list, null, space)} `;
        const { head, entries, tail } = splitArray(text);
        expect(head + entries.join(',') + tail).toBe(text);
        expect(entries).toHaveLength(list.length);
      }),
    );
  });
});

describe('readJson', () => {
  it('has the value, and the text of each list and object within it', () => {
    const { value, textOf } = readJson(php);
    expect(value).toEqual(JSON.parse(php));
    expect(textOf(value as object)).toBe(php);
    const { list } = value as { list: object[] };
    expect(textOf(list)).toBe('[ {"k":1e2}, {"k": "2"} ]');
    expect(list.map(textOf)).toEqual(['{"k":1e2}', '{"k": "2"}']);
  });
});

describe('the range of a value', () => {
  const text = '{ "id": "nav", "a": 1, "a": 2.0, "list": [ {"k": "x"}, 5 ], "e~/": {} }';
  const shown = (at: string) => {
    const { start, end } = rangesIn(text)(at);
    return text.slice(start, end);
  };

  it('is the value, or the name of a list or an object', () => {
    expect(['/id', '/a', '/list/1', '/list/0/k'].map(shown)).toEqual(['"nav"', '2.0', '5', '"x"']);
    expect(['/list', '/list/0', '/e~0~1', ''].map(shown)).toEqual(['"list"', '{', '"e~/"', '{']);
  });

  it('is of what is around a value that is missing', () => {
    expect(['/none', '/list/7/k', '/e~0~1/x/y', '/id/x'].map(shown)).toEqual([
      '{',
      '"list"',
      '"e~/"',
      '"nav"',
    ]);
  });

  it('is known of each entry of a list', () => {
    const list = ' [ 1.0, {"a": [2]} ]';
    expect(entryRanges(list).map(({ start, end }) => list.slice(start, end))).toEqual(['1.0', '{"a": [2]}']);
    expect(['{"a": [1]}', '[]', ' [ ] ', '5'].map(entryRanges)).toEqual([[], [], [], []]);
    const entriesOf = (entries: readonly unknown[], space: number) => {
      const json = JSON.stringify(entries, null, space);
      return entryRanges(json).map(({ start, end }) => JSON.parse(json.slice(start, end)) as unknown);
    };
    const lists = fc.array(fc.jsonValue());
    fc.assert(
      fc.property(lists, fc.constantFrom(0, 2), (entries, space) => {
        const plain = JSON.parse(JSON.stringify(entries)) as unknown[];
        expect(entriesOf(plain, space)).toEqual(plain);
      }),
    );
  });
});
