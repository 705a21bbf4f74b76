// Proves which pictures an address names, and which of them is shown first.
import { expect, it } from 'vitest';
import { firstOf, picturesOf } from './picture-list';

it('reads JSON lists and addresses with commas between, without unsafe ones', () => {
  expect(picturesOf('["/a.png","https://x.example/b.png"]')).toEqual(['/a.png', 'https://x.example/b.png']);
  expect(picturesOf('/a.png,/b.png')).toEqual(['/a.png', '/b.png']);
  expect(picturesOf('["javascript:alert(1)", 5, "", "/a.png"]')).toEqual(['/a.png']);
  expect(picturesOf('')).toEqual([]);
});

it('begins with the picture that is named by address or index, else with the first', () => {
  const pictures = ['/a.png', '/b.png'];
  expect(['/b.png', '1', '', '/c.png', '7', '-1'].map((current) => firstOf(pictures, current))).toEqual([
    1, 1, 0, 0, 0, 0,
  ]);
});
