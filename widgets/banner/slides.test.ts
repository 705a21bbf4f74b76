// Proves the slots of a banner.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { imported, linked } from './fixtures';
import { altOf, type BannerItem, indexAt, lookOf, slotsAround } from './slides';

it('loops in both directions', () => {
  expect([-4, -1, 0, 2, 3, 7].map((place) => indexAt(place, 3))).toEqual([2, 2, 0, 2, 0, 1]);
});

it('cross-fades flat: effect 2 wins over the card style', () => {
  expect(lookOf({ style: 2, effect: 2 })).toBe('fade');
  expect(lookOf({ style: 2, effect: 1 })).toBe('cards');
  expect(lookOf({ style: 1, effect: 1 })).toBe('flat');
});

it("mounts the pictures that move or show at the sides, and keeps each picture's key", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom('flat' as const, 'cards' as const, 'fade' as const),
      (position, count, look) => {
        const slots = slotsAround({ position, count, look });
        const after = slotsAround({ position: position + 1, count, look });
        expect(slots.find(({ place }) => place === position)?.index).toBe(indexAt(position, count));
        // The leaving picture is still mounted after the step.
        if (count > 1) expect(after.map(({ place }) => place)).toContain(position);
        expect(new Set(slots.map(({ place }) => place)).size).toBe(slots.length);
      },
    ),
  );
});

it('shows a single picture once', () => {
  expect(slotsAround({ position: 0, count: 1, look: 'cards' })).toEqual([{ place: 0, index: 0 }]);
});

const nameOf = (item: BannerItem, index: number) => altOf(item, { index, isLinked: true });

it('names a picture by the chosen goods, else by its link, else by its number', () => {
  const delivered = { ...linked, link: { ...linked.link } };
  expect(nameOf(delivered, 0)).toBe('桂花乌龙 100g');
  expect(nameOf({ ...delivered, link: { name: '秒杀首页' } }, 0)).toBe('秒杀首页');
  expect(nameOf({ ...imported, params: [] }, 1)).toBe('第2张广告');
  expect(nameOf({ ...delivered, link: [] }, 2)).toBe('第3张广告');
});

it('says what the operator said of the picture; decoration is silent where it opens nothing', () => {
  const said = { ...linked, alt: '一杯茶' };
  expect(altOf(said, { index: 0, isLinked: true })).toBe('一杯茶');
  const decoration = { ...imported, params: [], alt: '' };
  expect(altOf(decoration, { index: 1, isLinked: false })).toBe('');
  expect(altOf(decoration, { index: 1, isLinked: true })).toBe('第2张广告');
});
