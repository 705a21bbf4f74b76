// Proves the geolocation of the shopper.
import { afterEach, expect, it, vi } from 'vitest';
import { gcj02Of } from '~/domain/gcj02';

// Files share a worker: a copy of its own knows no position of another test, and leaves none behind.
const { forgetPosition, lastPosition, locate, LOCATION_REFUSED } =
  await vi.importActual<typeof import('./location')>('./location?own');

type Ask = Geolocation['getCurrentPosition'];

const answerWith = (getCurrentPosition: Ask) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

afterEach(() => {
  vi.unstubAllGlobals();
  forgetPosition();
});

it('is a position on Chinese maps, cached once he has allowed it, also when he refuses later (STORE-07)', async () => {
  expect(lastPosition()).toBeNull();
  const coords = { latitude: 30.7, longitude: 120.7 };
  answerWith((succeed) => succeed({ coords } as GeolocationPosition));
  expect(await locate()).toEqual(gcj02Of(coords));
  answerWith((_succeed, fail) => fail?.({} as GeolocationPositionError));
  await expect(locate()).rejects.toThrow(LOCATION_REFUSED);
  expect(lastPosition()).toEqual(gcj02Of(coords));
  // The next load of the page.
  const next = await vi.importActual<typeof import('./location')>('./location?next');
  expect(next.lastPosition()).toEqual(gcj02Of(coords));
  next.forgetPosition();
  expect(next.lastPosition()).toBeNull();
});

it('is asked for with these limits, once (CONST-04)', async () => {
  const ask = vi.fn<Ask>((succeed) =>
    succeed({ coords: { latitude: 30, longitude: 120 } } as GeolocationPosition),
  );
  answerWith(ask);
  await locate();
  expect(ask.mock.calls.map(([, , options]) => options)).toEqual([
    { timeout: 5_000, maximumAge: 10_000, enableHighAccuracy: true },
  ]);
});

it('is refused where the browser has no geolocation (STORE-07)', async () => {
  vi.stubGlobal('navigator', {});
  await expect(locate()).rejects.toThrow(LOCATION_REFUSED);
});
