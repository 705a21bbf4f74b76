// Proves that the elements of a JSON array are found in its text exactly.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sliceArray } from './json-slices';

describe('sliceArray', () => {
  it('gives each element its own text, whatever it contains', () => {
    const text = ' [ {"a":"],[{\\"" , "b":[1,[2]]} ,1.0, "x,\\\\" ,12345678901234567890 ] ';
    expect(sliceArray(text)).toEqual([
      '{"a":"],[{\\"" , "b":[1,[2]]}',
      '1.0',
      '"x,\\\\"',
      '12345678901234567890',
    ]);
  });

  it('finds no element in an empty array', () => {
    expect(sliceArray('[ ]')).toEqual([]);
  });

  it('slices any array into texts that mean its elements', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 1, '\t'), (list, indent) => {
        const slices = sliceArray(JSON.stringify(list, null, indent));
        expect(slices.map((slice) => JSON.parse(slice) as unknown)).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });
});
