// Proves which places a same-city delivery reaches: polygons, also hollow ones, circles, and areas that are not set.
import { expect, it } from 'vitest';
import { areaOf, type DeliveryArea, isInArea } from './delivery-area';

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

it('tells what lies in a polygon, and what lies in its hollow', () => {
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
