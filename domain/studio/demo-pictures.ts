// Names the drawn pictures of the demonstration (server/pictures) that presets begin with.
import type { PickedPicture, PictureKind } from './presets';

/** The address under which a layout stores a drawn picture, relative to the server's base. */
export const demoPicture = (name: string): string => `pictures/${name}.svg`;

/** Drawn pictures of each kind, in the order that presets use them. */
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

/** Whether a picture is one of the demonstration, which the check asks to replace. */
export const isDemoPicture = (url: string): boolean => /(^|\/)pictures\/[\w-]+(\/[\w-]+)?\.svg$/.test(url);
