// The card of a tile covers no phone, wherever the phone stands, and not the tile in hand.
import { expect, it } from 'vitest';
import { cardPlace } from './card-place';

const panel = { left: 48, right: 312, top: 48, bottom: 800 };
const place = (phone: { left: number; right: number } | null, top = 160) =>
  cardPlace({ tile: { top, bottom: top + 110 }, panel, phone, windowHeight: 800 });

it.each([
  [748, 300],
  [467, 151],
])('stands between the panel and a phone at %i px, %i px wide', (left, width) => {
  expect(place({ left, right: left + 375 })).toEqual({ left: 308, width, top: 160, maxHeight: 632 });
});

it('is whole in the window, and as wide as ever where no phone is shown', () => {
  expect(place(null, 720)).toEqual({ left: 308, width: 300, bottom: 8, maxHeight: 736 });
});

it('lies over the other half of the panel where the phone is too near', () => {
  const near = { left: 400, right: 775 };
  expect(place(near)).toEqual({ left: 56, width: 248, bottom: 8, maxHeight: 514 });
  expect(place(near, 600)).toEqual({ left: 56, width: 248, top: 56, maxHeight: 536 });
});
