// Geolocation of the shopper (CONST-04), in the system of Chinese maps as all places of the mall are.
import { GEOLOCATION_OPTIONS } from '~/domain/constants';
import type { Place } from '~/domain/distance';
import { gcj02Of } from '~/domain/gcj02';
import { isRecord } from '~/domain/record';
import { isSocialApp } from './platform';
import { forget, readStored, store } from '../base/storage';

/** Shown when the position is refused (STORE-07). */
export const LOCATION_REFUSED = '请开启手机位置权限';

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && typeof value['latitude'] === 'number' && typeof value['longitude'] === 'number';

let known: Place | null = null;

/** The shopper's last known position of this visit, also after a reload, without asking for it. */
export const lastPosition = (): Place | null => known ?? readStored('position', isPlace);

export const forgetPosition = (): void => {
  known = null;
  forget('position');
};

const remember = ({ latitude, longitude }: Place): Place => {
  known = { latitude, longitude };
  store('position', known);
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
      ({ coords: { latitude, longitude } }) => resolve(remember(gcj02Of({ latitude, longitude }))),
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
