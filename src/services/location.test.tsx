// Proves where the shopper is taken to be.
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { knownPlace, locate, LOCATION_REFUSED } from './location';

type Ask = Geolocation['getCurrentPosition'];

const answerWith = (getCurrentPosition: Ask) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

afterEach(() => vi.unstubAllGlobals());
// Files share a worker, and no other one is to know this place.
afterAll(() => vi.resetModules());

it('is known only once he let himself be located, and stays known when he refuses later (STORE-07)', async () => {
  expect(knownPlace()).toBeNull();
  const coords = { latitude: 30.7, longitude: 120.7 };
  answerWith((succeed) => succeed({ coords } as GeolocationPosition));
  expect(await locate()).toEqual(coords);
  answerWith((_succeed, fail) => fail?.({} as GeolocationPositionError));
  await expect(locate()).rejects.toThrow(LOCATION_REFUSED);
  expect(knownPlace()).toEqual(coords);
});

it('is refused where the browser cannot tell (STORE-07)', async () => {
  vi.stubGlobal('navigator', {});
  await expect(locate()).rejects.toThrow(LOCATION_REFUSED);
});
