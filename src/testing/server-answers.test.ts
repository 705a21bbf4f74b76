// Proves what the fake backend refuses to answer: names and values that no server sends.
import { expect, it } from 'vitest';
import { order } from './sample-orders';
import { wrongIn } from './server-answers';

it('takes an answer that leaves out what is required, also within a choice of schemas', async () => {
  expect(await wrongIn('api/order/list', { list: [order(1)] })).toEqual([]);
  expect(await wrongIn('api/cart/list', {})).toEqual([]);
});

it('refuses a name that no schema has, a value of another type and one that is not among the allowed', async () => {
  expect(await wrongIn('api/cart/nums', { nums: 0, number: 0 })).toEqual([
    'api/cart/nums /number: no such name',
  ]);
  expect(await wrongIn('api/cart/nums', { nums: '0' })).toEqual(['api/cart/nums /nums: must be integer']);
  const shop = { list: [{ new_status: 1 }] };
  expect(await wrongIn('api/cart/list', shop)).toEqual([
    'api/cart/list /list/0/new_status: must be equal to one of the allowed values',
  ]);
});

it('refuses data where there is none', async () => {
  expect(await wrongIn('api/cart/delete', {})).toEqual(['api/cart/delete : must be null']);
  expect(await wrongIn('api/cart/delete', null)).toEqual([]);
});

it('leaves free what a schema does not name, and calls that a test made up', async () => {
  const center = [{ id: 'link', data: { title: '订单' } }];
  expect(await wrongIn('api/user/config', { config: { user_center: center } })).toEqual([]);
  expect(await wrongIn('plugin/made-up/api/index', { any: 1 })).toEqual([]);
});
