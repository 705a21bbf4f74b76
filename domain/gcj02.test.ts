import { expect, it } from 'vitest';
import { distanceBetween, type Place } from './distance';
import { gcj02Of } from './gcj02';

/** Published pairs of the two systems: Shanghai, Shenzhen, Beijing. */
const PAIRS: readonly (readonly [Place, Place])[] = [
  [
    { latitude: 31.1774276, longitude: 121.5272106 },
    { latitude: 31.17530398364597, longitude: 121.531541859215 },
  ],
  [
    { latitude: 22.543847, longitude: 113.912316 },
    { latitude: 22.540796131694766, longitude: 113.9171764808363 },
  ],
  [
    { latitude: 39.911954, longitude: 116.377817 },
    { latitude: 39.91334545536069, longitude: 116.38404722455657 },
  ],
];

it('shifts a position to where Chinese maps show it, within a metre of known pairs', () => {
  for (const [satellite, map] of PAIRS) {
    expect(distanceBetween(gcj02Of(satellite), map)).toBeLessThan(1);
    expect(distanceBetween(satellite, map)).toBeGreaterThan(400);
  }
});

it('leaves positions outside alone, where maps are not shifted', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  expect(gcj02Of(paris)).toEqual(paris);
});
