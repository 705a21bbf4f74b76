// Line icons: one stroke path each on a 48-unit square, tinted by the caller.
import { own } from './own';

/** Stroke paths; a part after `|` is filled instead of stroked. */
const GLYPHS: Readonly<Record<string, string>> = {
  home: 'M8 22 24 8l16 14v18a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2ZM19 42V29h10v13',
  cats: 'M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM30 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM10 28h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM34 28a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
  cart: 'M5 8h6l5 22h20l5-16H13|M19 41a3 3 0 1 1 0-6 3 3 0 0 1 0 6ZM33 41a3 3 0 1 1 0-6 3 3 0 0 1 0 6Z',
  user: 'M24 24a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM8 42c1-9 7-13 16-13s15 4 16 13Z',
  tea: 'M8 20h26v10a10 10 0 0 1-10 10h-6A10 10 0 0 1 8 30ZM34 22h3a5 5 0 0 1 0 11h-4M16 14q-3-3 0-7M25 14q-3-3 0-7',
  snack: 'M12 12h24l3 28H9ZM12 12l3-5h18l3 5M18 26a6 6 0 0 0 12 0',
  kitchen:
    'M6 24h30v4a12 12 0 0 1-12 12h-6A12 12 0 0 1 6 28ZM36 26h8M14 18q-3-4 0-8M22 18q-3-4 0-8M30 18q-3-4 0-8',
  sofa: 'M10 24v-8a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v8M6 24a4 4 0 0 1 8 0v6h20v-6a4 4 0 0 1 8 0v12H6ZM11 36v5M37 36v5',
  shirt: 'M17 8q7 6 14 0l11 6-5 9-5-2v19H16V21l-5 2-5-9Z',
  pen: 'M10 38l3-10L32 9l7 7-19 19ZM28 13l7 7M10 38l6-2',
  plant:
    'M14 30h20l-3 12H17ZM24 30V16M24 20c-8 0-12-4-12-11 8 0 12 4 12 11ZM24 24c8 0 12-4 12-11-8 0-12 4-12 11Z',
  coupon: 'M6 14h36v7a3 3 0 0 0 0 6v7H6v-7a3 3 0 0 0 0-6ZM29 15v4m0 3v4m0 3v4M13 21h9M13 27h9',
  order: 'M12 6h24v36l-6-4-6 4-6-4-6 4ZM18 16h12M18 24h12',
  pay: 'M7 13h30a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4ZM7 13a4 4 0 0 1 4-5h24v5M31 27h10',
  send: 'M24 6l16 8v20l-16 8-16-8V14ZM8 14l16 8 16-8M24 22v20M16 10l16 8',
  truck:
    'M4 12h24v22H4ZM28 20h8l8 8v6H28|M13 40a5 5 0 1 1 0-10 5 5 0 0 1 0 10ZM35 40a5 5 0 1 1 0-10 5 5 0 0 1 0 10Z',
  comment: 'M8 9h32v24H25l-9 8v-8H8ZM16 19h16M16 25h10',
  refund: 'M14 8v10h10M14 18a15 15 0 1 1-4 12M20 24l4 5 4-5M24 29v8M20 31h8',
  heart: 'M24 40C12 31 7 25 7 18a8 8 0 0 1 17-3 8 8 0 0 1 17 3c0 7-5 13-17 22Z',
  foot: 'M16 8c6 0 8 6 7 12-1 4-9 5-10 0-2-6-2-12 3-12ZM14 28c4-1 8 0 8 3s-1 7-4 7-5-8-4-10ZM33 14c5 0 6 6 4 12-2 5-9 4-9-1 0-6 1-11 5-11ZM29 33c4-1 7 0 7 3s-3 6-5 5-4-7-2-8Z',
  pin: 'M24 42C15 32 10 26 10 19a14 14 0 0 1 28 0c0 7-5 13-14 23ZM24 24a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
  crown: 'M8 36 6 14l10 8 8-13 8 13 10-8-2 22ZM10 42h28',
  phone: 'M12 6h7l3 10-4 3a22 22 0 0 0 11 11l3-4 10 3v7c0 3-2 5-5 5C22 40 8 26 7 11c0-3 2-5 5-5Z',
  store:
    'M8 20v20h32V20M6 12l3-5h30l3 5v4a5 5 0 0 1-9 3 6 6 0 0 1-9 0 6 6 0 0 1-9 0 5 5 0 0 1-9-3ZM19 40V28h10v12',
  gift: 'M6 16h36v8H6ZM9 24h30v18H9ZM24 16v26M24 16c-8 0-13-3-11-7s9-2 11 7Zm0 0c8 0 13-3 11-7s-9-2-11 7Z',
  bell: 'M10 34c4-4 4-8 4-14a10 10 0 0 1 20 0c0 6 0 10 4 14ZM20 40a4 4 0 0 0 8 0M24 10V6',
  card: 'M6 11h36v26H6ZM6 19h36M12 29h8',
  service: 'M8 28v-4a16 16 0 0 1 32 0v4M8 26h6v11H8ZM34 26h6v11h-6ZM37 37c0 4-5 5-10 5',
  search: 'M21 36a15 15 0 1 1 0-30 15 15 0 0 1 0 30ZM32 32l10 10',
  new: 'M24 5l5 12 13 1-10 8 3 13-11-7-11 7 3-13L6 18l13-1Z',
  fire: 'M24 43C14 43 9 36 11 28c1-5 5-7 5-13 4 2 6 5 6 9 4-4 5-10 3-18 8 4 13 13 13 21 0 10-6 16-14 16ZM24 43c-4 0-6-3-6-7s4-5 5-9c4 3 7 6 7 10s-2 6-6 6Z',
  key: 'M16 32a9 9 0 1 1 8-13h19v8h-5v6h-7v-6h-7a9 9 0 0 1-8 5ZM16 25a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  gear: 'M24 31a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM24 5v6M24 37v6M5 24h6M37 24h6M11 11l4 4M33 33l4 4M37 11l-4 4M15 33l-4 4',
  scan: 'M6 16V8a2 2 0 0 1 2-2h8M32 6h8a2 2 0 0 1 2 2v8M42 32v8a2 2 0 0 1-2 2h-8M16 42H8a2 2 0 0 1-2-2v-8M10 24h28',
  shield: 'M24 5l16 6v12c0 10-6 16-16 20C14 39 8 33 8 23V11ZM16 24l6 6 11-12',
  leaf: 'M8 40C6 18 18 8 41 8c1 22-10 34-30 29M8 40C14 28 22 21 32 17',
  clock: 'M24 42a18 18 0 1 1 0-36 18 18 0 0 1 0 36ZM24 13v12l8 5',
  coin: 'M24 42a18 18 0 1 1 0-36 18 18 0 0 1 0 36ZM16 15l8 9 8-9M16 25h16M16 31h16M24 24v12',
  points:
    'M24 21c-9 0-16-3-16-7s7-7 16-7 16 3 16 7-7 7-16 7ZM8 14v10c0 4 7 7 16 7s16-3 16-7V14M8 24v10c0 4 7 7 16 7s16-3 16-7V24',
  wallet: 'M6 12h32a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4ZM6 12l26-6v6M42 23H31a4 4 0 0 0 0 9h11',
  chat: 'M19 9c9 0 15 5 15 12s-6 12-15 12l-8 5 1-8c-5-2-8-6-8-9 0-7 6-12 15-12ZM36 20c5 2 8 5 8 9s-2 6-5 8l1 6-7-4c-5 0-9-1-12-4',
  alipay: 'M8 8h32v32H8ZM16 17h16M24 13v8M16 24h16q-3 7-14 11M20 27q6 6 14 8',
  box: 'M7 15h34v25H7ZM7 15l6-7h22l6 7M18 24h12',
  share:
    'M12 30a6 6 0 1 1 0-12 6 6 0 0 1 0 12ZM36 18a6 6 0 1 1 0-12 6 6 0 0 1 0 12ZM36 42a6 6 0 1 1 0-12 6 6 0 0 1 0 12ZM17 21l14-7M17 27l14 7',
  article: 'M10 6h20l8 8v28H10ZM30 6v8h8M17 23h14M17 30h14M17 16h6',
  plus: 'M24 10v28M10 24h28',
  close: 'M13 13l22 22M35 13 13 35',
  map: 'M6 12l12-4 12 4 12-4v28l-12 4-12-4-12 4ZM18 8v28M30 12v28',
  recharge: 'M6 12h28a4 4 0 0 1 4 4v6M6 12v26a4 4 0 0 0 4 4h16M34 26v16M26 34h16M6 20h32',
};

export const GLYPH_NAMES: readonly string[] = Object.keys(GLYPHS);

/** The icon in that colour on a 48-unit square, without an SVG frame; null for an unknown name. */
export function glyph(name: string, colour: string, width = 3): string | null {
  const drawing = own(GLYPHS, name);
  if (drawing === undefined) return null;
  const [strokes = '', fills] = drawing.split('|');
  const filled = fills === undefined ? '' : `<path d="${fills}" fill="${colour}" stroke="none"/>`;
  return `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${strokes}"/>${filled}</g>`;
}

const svg = (content: string, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${defs}${content}</svg>`;

/** A line icon alone, 96×96. */
export function drawIcon(name: string, colour: string): string | null {
  const drawing = glyph(name, colour);
  return drawing === null ? null : svg(`<g transform="scale(2)">${drawing}</g>`);
}

// One gradient each, so that entrances in a row are easy to distinguish.
const BADGES: readonly (readonly [string, string])[] = [
  ['#8fc49a', '#4f9468'],
  ['#ffc27a', '#ee8a3c'],
  ['#7fb9d6', '#3f83b0'],
  ['#f5a3ae', '#dd6479'],
  ['#b7a7ea', '#7d69c4'],
  ['#ffd36e', '#e0a01f'],
  ['#f39a86', '#d65a45'],
  ['#7fd0bd', '#379a86'],
  ['#c9b296', '#98764f'],
  ['#9fb3cf', '#5b7398'],
];

/** A white icon on a coloured disc, 96×96: the entrances of the home page. */
export function drawBadge(name: string): string | null {
  const drawing = glyph(name, '#ffffff', 3.2);
  const [from, to] = BADGES[GLYPH_NAMES.indexOf(name) % BADGES.length] ?? ['#999999', '#666666'];
  if (drawing === null) return null;
  return svg(
    `<rect x="4" y="4" width="88" height="88" rx="34" fill="url(#b)"/><path d="M4 46a42 42 0 0 1 42-42h8q20 0 30 10Q50 14 24 40T8 70q-4-10-4-24Z" fill="#fff" opacity=".16"/><g transform="translate(22.5 22.5) scale(1.06)">${drawing}</g>`,
    `<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
  );
}
