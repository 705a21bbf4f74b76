// Proves addresses of screens, and that a link with wrong or missing parameters does not compile.
import { expect, expectTypeOf, it } from 'vitest';
import { link } from './link';

const goods = link<{ readonly id: number; readonly sign?: string }>('/pages/goods/goods');
const list = link<{ readonly cat_id?: number }>('/pages/goods/list');
const cart = link<object>('/pages/cart/cart');

it('makes the address of a screen from its parameters', () => {
  expect([goods({ id: 3, sign: '新 茶&' }), list(), list({ cat_id: 2 }), cart(), cart.path]).toEqual([
    '/pages/goods/goods?id=3&sign=%E6%96%B0%20%E8%8C%B6%26',
    '/pages/goods/list',
    '/pages/goods/list?cat_id=2',
    '/pages/cart/cart',
    '/pages/cart/cart',
  ]);
});

it('asks for what is required, leaves out what is not, and takes nothing else', () => {
  expectTypeOf(goods).parameters.toEqualTypeOf<[query: { readonly id: number; readonly sign?: string }]>();
  expectTypeOf(list).parameters.toEqualTypeOf<[query?: { readonly cat_id?: number }]>();
  expectTypeOf(cart).parameters.toEqualTypeOf<[]>();
});
