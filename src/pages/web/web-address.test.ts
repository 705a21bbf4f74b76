import { expect, it } from 'vitest';
import { safeWebAddress } from './web-address';

it('accepts https addresses, plain or encoded', () => {
  expect(safeWebAddress('https://a.example/b?c=1')?.href).toBe('https://a.example/b?c=1');
  expect(safeWebAddress('https%3A%2F%2Fa.example%2Fb')?.href).toBe('https://a.example/b');
});

it.each([
  'http://a.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.example',
  '/pages/index/index',
  'https://mall.example@evil.example/',
  'https%3A%2F%',
  '',
])('refuses %j', (text) => {
  expect(safeWebAddress(text)).toBeNull();
});
