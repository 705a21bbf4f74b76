// The list of pictures of the demo shop.
import { BANNER_NAMES, TILE_NAMES } from './banners';
import { CARD_ART, COUPON_ART } from './coupon-art';
import { CAT_NAMES } from './emblems';
import { GLYPH_NAMES } from './glyphs';
import { GOODS_PICTURES } from './goods';
import { INVOICE_NAMES } from './invoice';
import { TOPIC_PICTURES } from './topics';

const inFolder = (folder: string, names: readonly string[]) => names.map((name) => `${folder}/${name}`);

/** Names for drawPicture: every picture with a lettering of its own, and at least one of each other kind. */
export const ALL_NAMES: readonly string[] = [
  ...GOODS_PICTURES.flatMap((slug) => [1, 2, 3].map((view) => `goods/${slug}-${view}`)),
  ...inFolder('banner', BANNER_NAMES),
  ...inFolder('rubik', TILE_NAMES),
  ...inFolder('coupon', COUPON_ART),
  ...inFolder('card', CARD_ART),
  ...inFolder('topic', TOPIC_PICTURES),
  ...inFolder('invoice', INVOICE_NAMES),
  ...inFolder('cat', CAT_NAMES),
  ...['nav', 'icon', 'icon-white', 'tab', 'tab-active'].flatMap((folder) => inFolder(folder, GLYPH_NAMES)),
  'store/1',
  'store/2',
  'level/0',
  'level-card/4',
  'pay/balance',
  'logo',
  'sold-out',
  'off-shelf',
  'user-cover',
  'red-packet',
];
