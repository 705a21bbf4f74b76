// The mall's settings as clients read them: saved values over the defaults, coerced to the contract.
import { indexConfig, type MallSetting } from '~/schemas/api/index.gen';
import { coerce } from '~/schemas/shape';
import type { MallOptions } from '../ports/mall-options';
import { SETTING_DEFAULTS } from './setting-defaults';

const SHAPE = indexConfig.answer.p?.['mall']?.p?.['setting'] ?? { t: 'o' };

/** Keys of options that are settings; every other option has its own place in the configuration. */
export const SETTING_KEYS: readonly string[] = Object.keys(SETTING_DEFAULTS);

const pick = (options: MallOptions): MallOptions =>
  Object.fromEntries(
    SETTING_KEYS.filter((key) => options[key] !== undefined).map((key) => [key, options[key]]),
  );

/** The client opens the address after decoding it once. */
export const encodedOnce = (url: string): string =>
  /%[0-9a-f]{2}/i.test(url) ? url : encodeURIComponent(url);

/** The settings in `options`, with all of the contract's keys; an invalid switch falls back to its first value. */
export function readSetting(options: MallOptions): MallSetting {
  const stored = coerce(SHAPE, { ...SETTING_DEFAULTS, ...pick(options) }) as MallSetting;
  const { latitude, longitude, customer_service_list: services } = stored;
  return {
    ...stored,
    web_service_url: encodedOnce(stored.web_service_url),
    latitude_longitude: latitude === '' || longitude === '' ? '' : `${latitude},${longitude}`,
    current_customer_service: services[Math.floor(Math.random() * services.length)] ?? [],
  };
}
