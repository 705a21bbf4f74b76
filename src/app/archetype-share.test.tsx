// Proves that screens of the kinds form and list are declared by their archetypes, but for a few that may only become fewer.
import { expect, it } from 'vitest';
import type { PageKind } from '../engine/define-page';
import { routes } from './routes.gen';

/** Decision 86 says why. */
const OTHER_FORMS = [
  '/pages/card/clerk/clerk',
  '/pages/member/upgrade/upgrade',
  '/pages/order-submit/gift',
  '/pages/order/clerk/clerk',
];

/** Decision 85 says why. */
const OTHER_LISTS = [
  '/pages/address/address',
  '/pages/cart/cart',
  '/pages/cats/cats',
  '/pages/order-submit/address-pick',
];

const pages = await Promise.all(Object.values(routes).map(async (load) => (await load()).default));

const othersOf = (kind: PageKind): string[] =>
  pages
    .filter(({ body }) => body.kind === kind && body.by !== kind)
    .map(({ path }) => path)
    .sort();

it('declares every form but four by the archetype', () => {
  expect(othersOf('form')).toEqual(OTHER_FORMS);
});

it('declares every list but four by the archetype', () => {
  expect(othersOf('list')).toEqual(OTHER_LISTS);
});
