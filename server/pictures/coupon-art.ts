// Pictures of a coupon or a card given to a friend: backgrounds, ticket, buttons, poster.
import { frame, lettering, place, shadow } from './canvas';
import { own } from './own';
import { PALETTES, type Palette, shade, tint } from './palette';
import { SUBJECTS } from './subjects';

const P = PALETTES.rose;
const RED = PALETTES.cherry;

interface Size {
  width: number;
  height: number;
}

const sheet = (size: Size, content: string, palette: Palette = P): string =>
  frame({ ...size, palette }, content);

/** Rings and a hill behind the client's own content. */
const scenery = ({ width, height }: Size, palette: Palette): string =>
  `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
  `<circle cx="${width * 0.82}" cy="${height * 0.16}" r="${width * 0.3}" fill="${tint(palette.mist, 0.5)}"/>` +
  `<circle cx="${width * 0.08}" cy="${height * 0.46}" r="${width * 0.2}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>` +
  `<path d="M0 ${height * 0.86}q${width * 0.25}-${height * 0.08} ${width * 0.5}-${height * 0.01}t${width * 0.5}-${height * 0.01}V${height}H0Z" fill="${shade(palette.mist, 0.06)}" opacity=".8"/>`;

/** A background with a gift card near the bottom, where the client's content is empty. */
function ground(
  size: Size,
  { palette, scale, words }: { palette: Palette; scale: number; words: string },
): string {
  const [x, y] = [size.width / 2, size.height - 60];
  return sheet(
    size,
    scenery(size, palette) +
      shadow(400 * scale, x, y) +
      place(SUBJECTS.giftCard(palette, words), { x, y, scale }),
    palette,
  );
}

const button = (words: string, isFilled: boolean): string =>
  sheet(
    { width: 480, height: 96 },
    `<rect x="2" y="2" width="476" height="92" rx="46" fill="${isFilled ? RED.main : '#ffffff'}" stroke="${RED.main}" stroke-width="3"/>` +
      lettering(words, { x: 240, y: 61, size: 36, fill: isFilled ? '#ffffff' : RED.main, face: 'sans-bold' }),
  );

/** Two round bites where the ticket tears. */
const ticket = (): string =>
  sheet(
    { width: 680, height: 220 },
    `<path d="M24 4h180a20 20 0 0 0 40 0h412a20 20 0 0 1 20 20v172a20 20 0 0 1-20 20H244a20 20 0 0 0-40 0H24A20 20 0 0 1 4 196V24A20 20 0 0 1 24 4Z" fill="#fffaf2" stroke="${tint(RED.main, 0.7)}" stroke-width="2"/>` +
      `<path d="M224 34v152" stroke="${tint(RED.main, 0.5)}" stroke-width="3" stroke-dasharray="10 10"/>`,
  );

const refused = (words: string): string =>
  sheet(
    { width: 600, height: 528 },
    `<rect width="600" height="528" rx="24" fill="#ffffff"/><circle cx="300" cy="210" r="150" fill="url(#sky)"/>` +
      shadow(150, 300, 316) +
      place(SUBJECTS.giftCard(PALETTES.snow, words), { x: 300, y: 316, scale: 0.46 }),
  );

type Art = Readonly<Record<string, () => string>>;

const grounds = (words: string): Art => ({
  ground: () => ground({ width: 750, height: 880 }, { palette: P, scale: 0.6, words }),
  'ground-received': () =>
    ground({ width: 750, height: 880 }, { palette: PALETTES.honey, scale: 0.6, words }),
  poster: () => ground({ width: 600, height: 1067 }, { palette: RED, scale: 0.44, words }),
  refused: () => refused(words),
  ticket,
  'button-receive': () => button('立即领取', true),
  'button-share': () => button('分享给好友', false),
});

const COUPON: Art = { ...grounds('优惠券'), 'button-use': () => button('立即使用', true) };
const CARD: Art = { ...grounds('卡券'), 'button-back': () => button('返回首页', false) };

/** `coupon/ground`, `coupon/button-use` …; null for an unknown name. */
export const drawCouponArt = (name: string): string | null => own(COUPON, name)?.() ?? null;
export const COUPON_ART: readonly string[] = Object.keys(COUPON);

/** `card/ground`, `card/button-back` …; null for an unknown name. */
export const drawCardArt = (name: string): string | null => own(CARD, name)?.() ?? null;
export const CARD_ART: readonly string[] = Object.keys(CARD);
