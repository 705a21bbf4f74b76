// Geolocation of the shopper (CONST-04).
import { GEOLOCATION_OPTIONS } from '~/domain/constants';
import type { Place } from '~/domain/distance';
import { isSocialApp } from './platform';

/** Shown when the position is refused (STORE-07). */
export const LOCATION_REFUSED = '请开启手机位置权限';

let known: Place | null = null;

/** The shopper's last known position, without asking for it. */
export const lastPosition = (): Place | null => known;

const remember = ({ latitude, longitude }: Place): Place => {
  known = { latitude, longitude };
  return known;
};

const locateByBrowser = (): Promise<Place> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(LOCATION_REFUSED));
    if (!('geolocation' in navigator)) {
      refuse();
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(remember(coords)),
      refuse,
      GEOLOCATION_OPTIONS,
    );
  });

/**
 * The shopper's position, by the social app where the mall runs in it. Rejects with LOCATION_REFUSED when he or the
 * browser refuses it, or it takes too long.
 */
export async function locate(): Promise<Place> {
  if (!isSocialApp()) return locateByBrowser();
  const { locateInSocialApp } = await import('./social-sdk');
  const found = await locateInSocialApp().catch(() => null);
  return found === null ? locateByBrowser() : remember(found);
}
