// Proves distances (CONST-06).
import { describe, expect, it } from 'vitest';
import { distanceBetween, distanceText } from './distance';

describe('distance', () => {
  it('is 111.3 km for one degree of latitude (CONST-06)', () => {
    const metres = distanceBetween({ latitude: 30, longitude: 120 }, { latitude: 31, longitude: 120 });
    expect(metres / 1_000).toBeGreaterThan(111.2);
    expect(metres / 1_000).toBeLessThan(111.4);
  });

  it('is nothing to the same place and half the globe to the other side', () => {
    const place = { latitude: 30, longitude: 120 };
    expect(distanceBetween(place, place)).toBe(0);
    expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 6_378_137,
      0,
    );
  });

  it.each([
    [0, '0m'],
    [299.6, '300m'],
    [1_200, '1.20km'],
    [null, '-m'],
    [Number.NaN, '-m'],
  ])('of %s is written %s', (metres, text) => {
    expect(distanceText(metres)).toBe(text);
  });
});
