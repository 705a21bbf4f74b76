// Titles of screens: one row changes, all others stay.
import { expect, it } from 'vitest';
import { renamed, screensOf, titleOf } from './bar-titles';

const cart = { path: '/pages/cart/cart', name: '购物车' };
const others = [{ value: '/pages/cats/cats', new_name: '分类页', kept: 1 }, 'no row'];
const stored = [...others, { name: '购物车', value: cart.path, new_name: '篮子', kept: 2 }];

it('reads the screens of the configuration, and the title that one has instead of its own', () => {
  expect(screensOf([{ name: '购物车', value: cart.path, new_name: '购物车' }, {}, 3])).toEqual([cart]);
  expect([titleOf(stored, cart), titleOf(others, cart), titleOf(null, cart)]).toEqual(['篮子', '', '']);
  expect(titleOf([{ value: cart.path, new_name: '购物车' }], cart)).toBe('');
});

it('changes the row of the screen alone, adds one, and drops it where the screen has its own title again', () => {
  expect(renamed(stored, cart, '车')).toEqual([...others, { ...Object(stored[2]), new_name: '车' }]);
  expect(renamed(others, cart, '车')).toEqual([
    ...others,
    { name: '购物车', value: cart.path, new_name: '车' },
  ]);
  expect(renamed(stored, cart, '')).toEqual(others);
  expect(renamed(undefined, cart, '购物车')).toEqual([]);
});
