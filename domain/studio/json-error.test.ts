// Proves that the offset of a syntax error in JSON is found, and that valid JSON has none.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonErrorAt } from './json-error';

describe('where a text stops being valid JSON', () => {
  it.each([
    ['{"a": }', 6],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['["x]', 1],
    ['[1', 2],
    ['', 0],
    ['[}', 1],
    ['{]', 1],
    ['[1] x', 4],
    ['01', 1],
    ['nul', 0],
    ['["\\x"]', 1],
    [':', 0],
    [',', 0],
  ])('%s', (text, place) => {
    expect(jsonErrorAt(text)).toBe(place);
  });

  it('is nowhere in valid JSON, and somewhere in any other text', () => {
    fc.assert(fc.property(fc.json(), (text) => jsonErrorAt(text) === null));
    const pieces = fc.array(fc.constantFrom('[', ']', '{', '}', ',', ':', '"a"', '1', 'true', ' ', '-'));
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(pieces, (list) => (jsonErrorAt(list.join('')) === null) === isJson(list.join(''))),
      { numRuns: 5000 },
    );
  });
});
