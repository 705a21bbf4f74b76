// Geolocation of the shopper (CONST-04).
import { GEOLOCATION_OPTIONS } from '~/domain/constants';
import type { Place } from '~/domain/distance';

/** Shown when the position is refused (STORE-07). */
export const LOCATION_REFUSED = '请开启手机位置权限';

let known: Place | null = null;

/** The shopper's last known position, without asking for it. */
export const lastPosition = (): Place | null => known;

/** The shopper's position. Rejects with LOCATION_REFUSED when he or the browser refuses it, or it takes too long. */
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
