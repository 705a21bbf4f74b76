// Proves where the lines of a trend run, and what stands on its axes.
import { describe, expect, it } from 'vitest';
import { type Box, levelText, nearestPoint, trendLines } from './trend-lines';

const BOX: Box = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
const lines = (...values: number[]) =>
  trendLines(
    values.map((value, at) => ({ name: `d${at}`, value })),
    BOX,
  );

describe('the lines of a trend', () => {
  it('run from the left to the right, and from nothing at the bottom to the highest level', () => {
    const { places, levels } = lines(0, 5, 10);
    expect(places.map(({ x }) => x)).toEqual([10, 60, 110]);
    expect(places.map(({ y }) => y)).toEqual([110, 60, 10]);
    expect(levels[0]).toEqual({ text: '0', at: 110 });
    expect(levels.at(-1)).toEqual({ text: '10', at: 10 });
  });

  it('stay within the drawing below zero, without any value, and with one point', () => {
    for (const values of [[-5, 5], [0, 0, 0], [7], [-3]]) {
      const { places, curve } = lines(...values);
      expect(curve).not.toMatch(/NaN|Infinity/);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(10);
        expect(x).toBeLessThanOrEqual(110);
        expect(y).toBeGreaterThanOrEqual(10);
        expect(y).toBeLessThanOrEqual(110);
      }
    }
  });

  it('name at most five times, the first and the last among them', () => {
    expect(lines(...Array.from({ length: 31 }, () => 1)).times.map(({ text }) => text)).toEqual([
      'd0',
      'd8',
      'd15',
      'd23',
      'd30',
    ]);
    expect(lines(1, 2).times).toHaveLength(2);
  });

  it('write large levels by ten thousands', () => {
    expect([0, 0.5, 9_999, 32_000, -125_000].map(levelText)).toEqual([
      '0',
      '0.5',
      '9999',
      '3.2万',
      '-12.5万',
    ]);
  });

  it('find the point below a finger', () => {
    const { places } = lines(1, 2, 3);
    expect([-50, 34, 36, 500].map((x) => nearestPoint(places, x))).toEqual([0, 0, 1, 2]);
  });
});
