// Names of the demonstration's generated pictures (server/pictures) that presets start with.
import { isRecord } from '../record';
import type { PickedPicture, PictureKind } from './presets';

/** The address under which a layout stores a generated picture, relative to the server's base. */
export const demoPicture = (name: string): string => `pictures/${name}.svg`;

/** Generated pictures of each kind, in the order that presets use them. */
const NAMES: Readonly<Record<PictureKind, readonly string[]>> = {
  banner: ['banner/autumn-tea', 'banner/tea-ware', 'banner/kitchen', 'banner/orchard'],
  advert: ['rubik/wear', 'rubik/desk', 'rubik/kitchen', 'rubik/home'],
  icon: ['nav/coupon', 'nav/fire', 'nav/gift', 'nav/new', 'nav/points'],
  cover: ['banner/kitchen', 'banner/orchard'],
  ground: ['user-cover'],
  popup: ['rubik/welcome', 'red-packet'],
};

export const demoPictures = (kind: PictureKind, count: number): PickedPicture[] =>
  NAMES[kind].slice(0, count).map((name) => ({ url: demoPicture(name), isDemo: true }));

/** Whether a picture belongs to the demonstration. */
export const isDemoPicture = (url: string): boolean => /(^|\/)pictures\/[\w-]+(\/[\w-]+)?\.svg$/.test(url);

/** Goods, coupons and the like are the mall's own, whatever picture they have. */
const isPicked = (row: unknown): boolean => isRecord(row) && row['id'] !== undefined && row['id'] !== '';

/** Whether a block's data hold a picture of the demonstration; the check asks to replace it. */
export function holdsDemo(value: unknown): boolean {
  if (typeof value === 'string') return isDemoPicture(value);
  if (Array.isArray(value)) return value.some((row) => !isPicked(row) && holdsDemo(row));
  return isRecord(value) && Object.values(value).some(holdsDemo);
}
