// Proves that an endpoint moves to routes of the protocol only.
import { expect, it } from 'vitest';
import { atRoute } from './at-route';

const endpoint = { route: 'api/order/preview', method: 'POST' };

it('accepts a route of the protocol', () => {
  const route = 'plugin/pond/api/pond/order-preview';
  expect(atRoute(endpoint, route)).toEqual({ route, method: 'POST' });
});

it.each(['', 'https://elsewhere.cn/api', '//elsewhere.cn/x', 'api/../x', 'javascript:alert(1)', 'other/x/y'])(
  'stays where it is for "%s"',
  (route) => {
    expect(atRoute(endpoint, route)).toBe(endpoint);
  },
);
