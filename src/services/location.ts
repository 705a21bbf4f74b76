// Owns asking the browser where the shopper is (CONST-04).
import { GEOLOCATION_OPTIONS } from '~/domain/constants';
import type { Place } from '~/domain/distance';

/** Said when the position is refused (STORE-07). */
export const LOCATION_REFUSED = '请开启手机位置权限';

let known: Place | null = null;

/** Where the shopper was when he last let himself be located; asks nobody. */
export const knownPlace = (): Place | null => known;

/** The shopper's position. Rejects with LOCATION_REFUSED when he, the browser or the time does not allow it. */
export function locate(): Promise<Place> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(LOCATION_REFUSED));
    if (!('geolocation' in navigator)) {
      refuse();
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        known = { latitude: coords.latitude, longitude: coords.longitude };
        resolve(known);
      },
      refuse,
      GEOLOCATION_OPTIONS,
    );
  });
}
