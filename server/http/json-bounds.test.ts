// Proves where strings end for the limits of JSON, so that neither quotes nor brackets in them count.
import { expect, it } from 'vitest';
import { checkJsonBounds } from './json-bounds';

const FLAT = { depth: 1, values: 0 };
const isWithin = (value: unknown): boolean => {
  try {
    checkJsonBounds(JSON.stringify(value), FLAT);
    return true;
  } catch {
    return false;
  }
};

it.each(['', '[[,', '"[[,"', '\\', '\\"[[,', '\\\\', '[[,\\\\"', '\\\\\\"[,', '"'])(
  'counts nothing within the string %j, and all behind it',
  (text) => {
    expect([isWithin([text]), isWithin({ [text]: text })]).toEqual([true, true]);
    expect([isWithin([text, 1]), isWithin([text, text]), isWithin({ [text]: [] })]).toEqual([
      false,
      false,
      false,
    ]);
  },
);

it('takes a string that does not end as the rest of the text', () => {
  expect(() => checkJsonBounds('["[[[\\"', FLAT)).not.toThrow();
});
