// Pictures of the demo shop, generated from their names as SVG: none is stored or fetched.
import { drawBanner, drawTile } from './banners';
import { drawCardArt, drawCouponArt } from './coupon-art';
import { drawSingle, EMBLEMS } from './emblems';
import { drawBadge, drawIcon } from './glyphs';
import { drawGoods } from './goods';
import { drawInvoice } from './invoice';
import { own } from './own';
import { drawTopic } from './topics';

const GREY = '#8a8f94';
const INK = '#33383d';
const RED = '#ff4544';

/** Icons of the tab bar in the theme's colour (domain/navbar.ts). */
const TAB_IN_COLOUR = /^tab-([\da-f]{6})$/;

const DRAWERS: Readonly<Record<string, (name: string) => string | null>> = {
  ...EMBLEMS,
  goods: drawGoods,
  banner: drawBanner,
  rubik: drawTile,
  coupon: drawCouponArt,
  card: drawCardArt,
  topic: drawTopic,
  invoice: drawInvoice,
  nav: drawBadge,
  icon: (name) => drawIcon(name, INK),
  'icon-white': (name) => drawIcon(name, '#ffffff'),
  tab: (name) => drawIcon(name, GREY),
  'tab-active': (name) => drawIcon(name, RED),
};

/**
 * Generates the picture of that name (`goods/tea-longjing-1`, `banner/kitchen`, `logo`) as an SVG document.
 * Pure: the same name always gives the same text. null for an unknown name.
 */
export function drawPicture(name: string): string | null {
  const [folder = '', file, ...more] = name.split('/');
  if (more.length > 0) return null;
  if (file === undefined) return drawSingle(folder);
  const colour = TAB_IN_COLOUR.exec(folder)?.[1];
  if (colour !== undefined) return drawIcon(file, `#${colour}`);
  return own(DRAWERS, folder)?.(file) ?? null;
}

/** The address under which the mall's database refers to a picture, relative to the server's base. */
export const pictureAddress = (name: string): string => `pictures/${name}.svg`;
