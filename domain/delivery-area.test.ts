// Proves which places a same-city delivery reaches: polygons, also hollow ones, circles, and areas that are not set.
import { expect, it } from 'vitest';
import { areaOf, cityDeliveryFen, type DeliveryArea, isInArea } from './delivery-area';

const SHOP = { latitude: '30.76', longitude: '120.76' };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

function known(area: DeliveryArea | null): DeliveryArea {
  if (area === null) throw new Error('no area');
  return area;
}

/** A U that is open to the north. */
const hollow = known(
  areaOf({
    address: SHOP,
    range: [
      [30, 120],
      [30, 121],
      [31, 121],
      [31, 120.7],
      [30.4, 120.7],
      [30.4, 120.3],
      [31, 120.3],
      [31, 120],
    ].map(([lat, lng]) => ({ lat: String(lat), lng: String(lng) })),
  }),
);

it('says whether a point is inside a polygon, and inside its hole', () => {
  const places = [at(30.2, 120.5), at(30.8, 120.1), at(30.8, 120.9), at(30.8, 120.5), at(29.9, 120.5)];
  expect(places.map((place) => isInArea(hollow, place))).toEqual([true, true, true, false, false]);
  expect([at(30.2, 119.9), at(30.2, 121.1), at(31.1, 120.1)].some((place) => isInArea(hollow, place))).toBe(
    false,
  );
});

it('reaches as far as its radius where there are no corners', () => {
  const circle = known(areaOf({ address: SHOP, range: [], radius: 3_000 }));
  expect(circle).toEqual({ centre: at(30.76, 120.76), radiusMetres: 3_000 });
  expect([at(30.76, 120.76), at(30.78, 120.76), at(30.79, 120.76)].map((p) => isInArea(circle, p))).toEqual([
    true,
    true,
    false,
  ]);
});

it('is none without corners and radius, and with fewer than three corners', () => {
  expect(areaOf({ address: SHOP, range: [] })).toBeNull();
  expect(
    areaOf({
      address: SHOP,
      range: [
        { lat: '30', lng: '120' },
        { lat: '31', lng: '121' },
      ],
    }),
  ).toBeNull();
  expect(areaOf({ address: { latitude: '', longitude: '' }, range: [], radius: 3_000 })).toBeNull();
});

it('costs by begun steps beyond the first distance, or one price, each piece or all together', () => {
  const steps = { fixedFen: null, startFen: 500, startMetres: 3_000, stepFen: 150, stepMetres: 1_000 };
  const by = { ...steps, isPerPiece: false };
  expect([0, 3_000, 3_001, 4_000, 4_001].map((metres) => cityDeliveryFen(by, metres, 2))).toEqual([
    500, 500, 650, 650, 800,
  ]);
  expect(cityDeliveryFen({ ...by, stepMetres: 0 }, 9_000, 1)).toBe(500);
  expect(cityDeliveryFen({ ...by, isPerPiece: true }, 3_001, 2)).toBe(1_300);
  expect(cityDeliveryFen({ ...by, fixedFen: 700 }, 99_000, 3)).toBe(700);
});
