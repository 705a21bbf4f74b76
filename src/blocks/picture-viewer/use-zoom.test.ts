// Proves the zoom of pictures: what is between two fingers stays there, and no picture leaves its box.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pinched, WHOLE, within } from './use-zoom';

const box = { width: 400, height: 800 };
const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -400, max: 400 }) });

it('doubles when the fingers are twice as far apart, around their middle', () => {
  const from = [
    { x: 50, y: 0 },
    { x: 150, y: 0 },
  ] as const;
  const to = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
  ] as const;
  expect(pinched(WHOLE, { from, to })).toEqual({ scale: 2, x: -100, y: 0 });
});

it('is never smaller than whole, nor larger than four times', () => {
  const near = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ] as const;
  const far = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ] as const;
  expect(pinched(WHOLE, { from: far, to: near }).scale).toBe(1);
  expect(pinched(WHOLE, { from: near, to: far }).scale).toBe(4);
  expect(pinched(WHOLE, { from: [near[0], near[0]], to: far }).scale).toBe(1);
});

it('keeps the picture over its box, whatever the fingers do', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(point, point, point, point), { maxLength: 20 }), (moves) => {
      let zoom = WHOLE;
      for (const [a, b, c, d] of moves) {
        zoom = within(pinched(zoom, { from: [a, b], to: [c, d] }), box);
        const room = (zoom.scale - 1) / 2;
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual(box.width * room + 1e-9);
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual(box.height * room + 1e-9);
      }
    }),
  );
});
