// Proves which blocks may stand within another.
import { expect, it } from 'vitest';
import { mayNest } from './nesting';

it('allows nothing that a page has once, and nothing within its own kind at any depth', () => {
  expect(mayNest('goods', undefined, ['module'])).toBe(true);
  expect(mayNest('search', true, ['module'])).toBe(false);
  expect(mayNest('module', undefined, ['module'])).toBe(false);
  expect(mayNest('module', undefined, ['module', 'columns'])).toBe(false);
});
