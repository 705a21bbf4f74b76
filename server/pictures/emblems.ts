// Small pictures: category discs, faces, shop fronts, level badges, the logo and the payment marks.
import { frame, lettering, place } from './canvas';
import { glyph } from './glyphs';
import { own } from './own';
import { PALETTES, type PaletteName, shade, tint } from './palette';
import { SUBJECTS, type SubjectName } from './subjects';

type Disc = readonly [subject: SubjectName, palette: PaletteName, label: string];

const CATS: Readonly<Record<string, Disc>> = {
  tea: ['tin', 'jade', '茶'],
  'green-tea': ['pouch', 'mint', '绿茶'],
  'black-tea': ['tin', 'clay', '红茶'],
  oolong: ['tin', 'lake', '乌龙'],
  puer: ['teaCake', 'clay', '普洱'],
  gaiwan: ['gaiwan', 'indigo', ''],
  cup: ['teacups', 'lake', ''],
  'tea-tray': ['teaTray', 'sand', ''],
  food: ['snackBag', 'persimmon', '食集'],
  nut: ['walnuts', 'sand', ''],
  'dried-fruit': ['driedFruit', 'honey', '果干'],
  pastry: ['pastry', 'honey', ''],
  gift: ['giftBox', 'cherry', '礼'],
  fruit: ['oranges', 'honey', ''],
  berry: ['strawberries', 'rose', ''],
  honey: ['jar', 'honey', '蜜'],
  grain: ['riceBag', 'jade', '米'],
  kitchen: ['casserole', 'cherry', ''],
  wok: ['wok', 'charcoal', ''],
  bowl: ['bowls', 'indigo', ''],
  chopsticks: ['chopsticks', 'clay', ''],
  knife: ['knife', 'snow', ''],
  kettle: ['kettle', 'jade', ''],
  mug: ['mug', 'indigo', ''],
  home: ['cushion', 'persimmon', ''],
  bedding: ['bedding', 'lilac', ''],
  towel: ['towels', 'lake', ''],
  candle: ['candle', 'moss', '香'],
  incense: ['incense', 'plum', '檀'],
  lamp: ['paperLamp', 'sand', ''],
  basket: ['basket', 'sand', ''],
  wear: ['sweater', 'cherry', ''],
  tee: ['tee', 'jade', ''],
  scarf: ['scarf', 'clay', ''],
  shoe: ['shoes', 'indigo', ''],
  bag: ['tote', 'lake', ''],
  desk: ['notebook', 'cherry', '书'],
  pen: ['inks', 'lilac', ''],
  device: ['headphone', 'charcoal', ''],
  green: ['monstera', 'clay', ''],
  succulent: ['succulent', 'sand', ''],
};

const drawCat = (name: string): string | null => {
  const disc = own(CATS, name);
  if (disc === undefined) return null;
  const [subject, paletteName, label] = disc;
  const palette = PALETTES[paletteName];
  return frame(
    { width: 240, height: 240, palette },
    `<circle cx="120" cy="120" r="116" fill="url(#sky)"/><circle cx="120" cy="120" r="92" fill="${tint(palette.mist, 0.5)}"/><ellipse cx="122" cy="196" rx="66" ry="11" fill="url(#shadow)"/>` +
      place(SUBJECTS[subject](palette, label), { x: 120, y: 194, scale: 0.33 }),
  );
};

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const SKINS = ['#f6d3b8', '#f2c6a4', '#e9b48e', '#f8dcc6'];
const HAIRS = ['#2b2220', '#4a3126', '#1f2430', '#6b4630', '#8b8b92'];
const FACE_PALETTES = Object.values(PALETTES);
const HAIR_SHAPES = [
  'M54 108q-6-64 46-66t46 66q-8-36-24-42-30 14-46 2-18 8-22 40Z',
  'M50 140q-12-100 50-100t50 100q-12 8-14-6 4-48-14-66-28 16-46 0-14 16-12 66-2 14-14 6Z',
  'M56 104q-10-58 44-60 54 2 44 60-4-26-20-36-22 8-48 0-16 10-20 36Zm44-66a15 15 0 1 1 0-24 15 15 0 0 1 0 24Z',
  'M52 112q-4-70 52-70 50 4 44 70-6-30-20-40-18 16-58 10-14 8-18 30Z',
];

/** A face from any number: hair, skin and clothes differ. */
const drawAvatar = (name: string): string | null => {
  if (!/^\d{1,3}$/.test(name)) return null;
  const at = Number(name);
  const palette = pick(FACE_PALETTES, at * 7 + 3);
  const [skin, hair] = [pick(SKINS, at * 3), pick(HAIRS, at * 3)];
  const glasses =
    at % 5 === 2
      ? `<g fill="none" stroke="#3a3a3a" stroke-width="3"><circle cx="84" cy="108" r="13"/><circle cx="116" cy="108" r="13"/><path d="M97 108h6"/></g>`
      : '';
  return frame(
    { width: 200, height: 200, palette },
    `<rect width="200" height="200" fill="url(#sky)"/><circle cx="100" cy="96" r="76" fill="${tint(palette.mist, 0.4)}"/><path d="M30 200q6-56 70-58 64 2 70 58Z" fill="url(#s-main)"/><path d="M84 136h32v20q-16 14-32 0Z" fill="${shade(skin, 0.1)}"/><ellipse cx="100" cy="104" rx="40" ry="45" fill="${skin}"/><path d="${pick(HAIR_SHAPES, at)}" fill="${hair}"/><circle cx="85" cy="108" r="4.5" fill="#2b2320"/><circle cx="115" cy="108" r="4.5" fill="#2b2320"/><ellipse cx="76" cy="122" rx="8" ry="5" fill="#ee8a7c" opacity=".4"/><ellipse cx="124" cy="122" rx="8" ry="5" fill="#ee8a7c" opacity=".4"/><path d="M88 126q12 11 24 0" stroke="#9a4a3c" stroke-width="4" stroke-linecap="round" fill="none"/>${glasses}`,
  );
};

const STORES: Readonly<Record<string, readonly [PaletteName, string]>> = {
  1: ['jade', '南湖旗舰店'],
  2: ['persimmon', '秀洲新塍店'],
};

/** A shop front, 750×500. */
const drawStore = (name: string): string | null => {
  const store = own(STORES, name);
  if (store === undefined) return null;
  const palette = PALETTES[store[0]];
  const awning = Array.from(
    { length: 9 },
    (_, at) =>
      `<path d="M${105 + at * 60} 176h60v50a30 30 0 0 1-60 0Z" fill="${at % 2 === 0 ? palette.main : '#fffaf0'}"/>`,
  ).join('');
  return frame(
    { width: 750, height: 500, palette },
    `<rect width="750" height="500" fill="url(#sky)"/><circle cx="640" cy="90" r="46" fill="#fff" opacity=".8"/><path d="M0 360q180-70 380-20t370-30v190H0Z" fill="${shade(palette.mist, 0.06)}"/><rect x="120" y="96" width="510" height="330" rx="10" fill="#fbf3e4"/><rect x="120" y="96" width="510" height="80" rx="10" fill="${palette.ink}"/>${lettering(store[1], { x: 375, y: 151, size: 44, fill: '#fff', face: 'serif', spacing: 8 })}${awning}<rect x="160" y="262" width="210" height="130" rx="6" fill="${tint(palette.main, 0.75)}"/><path d="M160 330h210M265 262v130" stroke="#fff" stroke-width="6"/><rect x="430" y="256" width="140" height="170" rx="6" fill="url(#s-wood)"/><rect x="448" y="276" width="104" height="90" rx="4" fill="${tint(palette.main, 0.8)}"/><circle cx="552" cy="388" r="7" fill="#f5d9a0"/>` +
      place(SUBJECTS.tin(palette, '茶'), { x: 210, y: 386, scale: 0.16 }) +
      place(SUBJECTS.vase(palette, ''), { x: 315, y: 388, scale: 0.2 }) +
      place(SUBJECTS.monstera(palette, ''), { x: 82, y: 440, scale: 0.34 }) +
      place(SUBJECTS.bonsai(palette, ''), { x: 676, y: 440, scale: 0.3 }) +
      `<rect y="426" width="750" height="74" fill="url(#table)"/>`,
  );
};

const LEVELS: Readonly<Record<string, readonly [PaletteName, string]>> = {
  0: ['snow', '普通会员'],
  1: ['sand', '银叶会员'],
  2: ['honey', '金叶会员'],
  3: ['plum', '紫砂会员'],
  4: ['charcoal', '墨玉会员'],
};

const drawLevel = (name: string): string | null => {
  const level = own(LEVELS, name);
  if (level === undefined) return null;
  const palette = PALETTES[level[0]];
  return frame(
    { width: 120, height: 120, palette },
    `<path d="M60 6l46 18v38q0 34-46 52Q14 96 14 62V24Z" fill="url(#s-main)"/><path d="M60 16l37 14v32q0 27-37 42-37-15-37-42V30Z" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/><g transform="translate(30 28) scale(1.24)">${glyph('crown', '#ffffff', 3)}</g>`,
  );
};

const drawLevelCard = (name: string): string | null => {
  const level = own(LEVELS, name);
  if (level === undefined) return null;
  const palette = PALETTES[level[0]];
  return frame(
    { width: 690, height: 330, palette },
    `<rect width="690" height="330" rx="28" fill="url(#s-main)"/><circle cx="600" cy="60" r="210" fill="#fff" opacity=".1"/><circle cx="640" cy="250" r="150" fill="#fff" opacity=".08"/><path d="M0 250q180-80 350-20t340-40v140H0Z" fill="${shade(palette.main, 0.2)}" opacity=".35"/>`,
  );
};

const drawLogo = (): string =>
  frame(
    { width: 240, height: 240, palette: PALETTES.jade },
    `<rect width="240" height="240" rx="56" fill="url(#s-main)"/><path d="M40 170q40-34 80 0t80 0" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M58 196q31-24 62 0t62 0" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round" fill="none"/>${lettering('南湖', { x: 120, y: 132, size: 76, fill: '#fff', face: 'serif', spacing: 4 })}`,
  );

const PAYS: Readonly<Record<string, readonly [glyph: string, colour: string]>> = {
  balance: ['wallet', '#f0a02c'],
  huodao: ['truck', '#5b86c5'],
  wechat: ['chat', '#2aae67'],
  alipay: ['alipay', '#2f7de1'],
};

const drawPay = (name: string): string | null => {
  const pay = own(PAYS, name);
  if (pay === undefined) return null;
  return frame(
    { width: 96, height: 96, palette: PALETTES.snow },
    `<rect width="96" height="96" rx="26" fill="${pay[1]}"/><g transform="translate(20 20) scale(1.16)">${glyph(pay[0], '#ffffff', 3.2)}</g>`,
  );
};

const drawStamp = (text: string): string =>
  frame(
    { width: 240, height: 240, palette: PALETTES.snow },
    `<circle cx="120" cy="120" r="104" fill="#000" fill-opacity=".58"/><circle cx="120" cy="120" r="92" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-dasharray="6 7"/>${lettering(text, { x: 120, y: 136, size: 44, fill: '#fff', face: 'sans-bold', spacing: 4 })}`,
  );

/** The page header behind the shopper's name, 750×420. */
const drawCover = (): string => {
  const palette = PALETTES.jade;
  return frame(
    { width: 750, height: 420, palette },
    `<rect width="750" height="420" fill="url(#s-main)"/><circle cx="640" cy="80" r="180" fill="#fff" opacity=".1"/><circle cx="90" cy="330" r="140" fill="#fff" opacity=".08"/><path d="M0 320q190-90 380-20t370-30v150H0Z" fill="${shade(palette.main, 0.22)}" opacity=".45"/><path d="M0 370q190-60 380-10t370-20v80H0Z" fill="#fff" opacity=".12"/>`,
  );
};

/** A packet with a golden coin at its flap, 650×700: the popup over home. */
const drawRedPacket = (): string => {
  const palette = PALETTES.cherry;
  return frame(
    { width: 650, height: 700, palette },
    `<rect x="75" y="30" width="500" height="640" rx="36" fill="#c8332f"/><path d="M75 66q0-36 36-36h428q36 0 36 36v170q-250 190-500 0Z" fill="#e04a3f"/><circle cx="325" cy="322" r="82" fill="#f6d488"/>${lettering('拆', { x: 325, y: 352, size: 84, fill: '#a5281f', face: 'sans-bold' })}${lettering('好友同拆红包', { x: 325, y: 158, size: 58, fill: '#ffeecb', face: 'sans-bold', spacing: 6 })}${lettering('邀好友帮拆，人人有份', { x: 325, y: 500, size: 40, fill: '#ffeecb' })}<rect x="190" y="550" width="270" height="76" rx="38" fill="#f6d488"/>${lettering('立即去拆', { x: 325, y: 602, size: 36, fill: '#a5281f', face: 'sans-bold', spacing: 4 })}`,
  );
};

const SINGLES: Readonly<Record<string, () => string>> = {
  logo: drawLogo,
  'sold-out': () => drawStamp('已售罄'),
  'off-shelf': () => drawStamp('已下架'),
  'user-cover': drawCover,
  'red-packet': drawRedPacket,
};

export const EMBLEMS = {
  cat: drawCat,
  avatar: drawAvatar,
  store: drawStore,
  level: drawLevel,
  'level-card': drawLevelCard,
  pay: drawPay,
} as const;

/** A picture without a folder: `logo`, `sold-out`, `off-shelf`, `user-cover`, `red-packet`. */
export const drawSingle = (name: string): string | null => own(SINGLES, name)?.() ?? null;
export const CAT_NAMES: readonly string[] = Object.keys(CATS);
