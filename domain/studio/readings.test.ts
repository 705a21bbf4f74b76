// Where stored values are read as others.
import { expect, it } from 'vitest';
import { readings } from './readings';

it('says the place, what is stored, and what is read instead', () => {
  const stored = { height: '20', mode: 'x', rows: [{ on: 1 }], same: [1], unknown: 'a' };
  const read = { height: 20, mode: 'all', rows: [{ on: true }], same: [1], added: 0 };
  expect(readings(stored, read, ['data'])).toEqual([
    { at: '/data/height', message: 'height 是文字，已按 20 读' },
    { at: '/data/mode', message: 'mode 的值不能用，已按 "all" 读' },
    { at: '/data/rows/0/on', message: 'on 是数字，已按 true 读' },
  ]);
});
