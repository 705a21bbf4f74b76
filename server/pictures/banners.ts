// Wide pictures with a headline: banners, the tiles of picture grids and shop fronts.
import { frame, lettering, place, shadow } from './canvas';
import { own } from './own';
import { PALETTES, type Palette, type PaletteName, shade, tint } from './palette';
import { SUBJECTS, type SubjectName } from './subjects';

interface Piece {
  subject: SubjectName;
  label?: string;
  x: number;
  y: number;
  scale: number;
}

interface Poster {
  width: number;
  height: number;
  palette: PaletteName;
  title: string;
  text: string;
  /** Label of the button; no button when empty. */
  action: string;
  pieces: readonly Piece[];
}

const piece = (
  subject: SubjectName,
  at: readonly [x: number, y: number, scale: number],
  label = '',
): Piece => ({
  subject,
  label,
  x: at[0],
  y: at[1],
  scale: at[2],
});

const wide = (
  palette: PaletteName,
  words: readonly [string, string, string],
  pieces: readonly Piece[],
): Poster => ({
  width: 750,
  height: 400,
  palette,
  title: words[0],
  text: words[1],
  action: words[2],
  pieces,
});

const tile = (
  size: readonly [number, number],
  palette: PaletteName,
  rest: { words: readonly [string, string]; pieces: readonly Piece[] },
): Poster => ({
  width: size[0],
  height: size[1],
  palette,
  title: rest.words[0],
  text: rest.words[1],
  action: '',
  pieces: rest.pieces,
});

/** Width from which a poster has the large headline. */
const LARGE_FROM = 650;

const BANNERS: Readonly<Record<string, Poster>> = {
  'autumn-tea': wide(
    'jade',
    ['秋茶上新', '一盏热茶，慢下来', '去品茶'],
    [piece('tin', [520, 350, 0.66], '龙井'), piece('gaiwan', [640, 368, 0.5])],
  ),
  'new-year': wide(
    'cherry',
    ['年货早鸟价', '八味礼盒，提前预订', '去预订'],
    [piece('giftBox', [586, 356, 0.68], '年货'), piece('jar', [444, 366, 0.34], '椴树蜜')],
  ),
  kitchen: wide(
    'persimmon',
    ['好锅好饭', '铁锅砂锅，一口入魂', '逛厨房'],
    [piece('casserole', [576, 352, 0.62]), piece('bottle', [436, 362, 0.42], '山茶油')],
  ),
  bedroom: wide('lilac', ['冬日好眠', '床品满三百减四十', '去看看'], [piece('bedding', [570, 356, 0.66])]),
  orchard: wide(
    'honey',
    ['枝头鲜果', '现摘现发，坏果包赔', '尝鲜去'],
    [piece('oranges', [560, 352, 0.66]), piece('strawberries', [690, 372, 0.36])],
  ),
  'tea-ware': wide(
    'lake',
    ['茶与器', '器以载茶，茶以养心', '看专题'],
    [piece('teapot', [556, 356, 0.64]), piece('teacups', [686, 372, 0.36])],
  ),
  coupon: wide(
    'rose',
    ['领券中心', '新人到店先领券', '去领券'],
    [piece('giftCard', [572, 368, 0.74], '优惠券')],
  ),
  // 650×700, the size of the login modal; its lower half is under the buttons.
  welcome: tile([650, 700], 'jade', {
    words: ['你好呀', '登录后下单、领券、看订单'],
    pieces: [piece('teapot', [430, 396, 0.42]), piece('teacups', [574, 404, 0.26])],
  }),
  distribution: tile([750, 320], 'persimmon', {
    words: ['分享好物', '好友下单，您得佣金'],
    pieces: [piece('giftCard', [560, 270, 0.62], '佣金')],
  }),
  member: wide(
    'charcoal',
    ['会员中心', '等级越高，价格越好', '看权益'],
    [piece('giftCard', [572, 372, 0.74], '会员卡')],
  ),
  // The strip under the head of the balance.
  'group-buying': tile([750, 230], 'jade', {
    words: ['秋茶上新', '一盏热茶，慢下来'],
    pieces: [piece('tin', [560, 216, 0.42], '龙井'), piece('gaiwan', [656, 218, 0.3])],
  }),
  'member-strip': tile([625, 150], 'charcoal', {
    words: ['会员中心', '等级越高，价格越好'],
    pieces: [piece('giftCard', [480, 142, 0.34], '会员卡')],
  }),
};

const TILES: Readonly<Record<string, Poster>> = {
  tea: tile([300, 360], 'jade', {
    words: ['茗茶', '明前头采'],
    pieces: [piece('tin', [178, 338, 0.46], '龙井')],
  }),
  kitchen: tile([450, 175], 'persimmon', {
    words: ['厨房', '好锅好饭'],
    pieces: [piece('casserole', [340, 160, 0.34])],
  }),
  home: tile([450, 175], 'lilac', {
    words: ['居家', '软软过冬'],
    pieces: [piece('towels', [340, 162, 0.36])],
  }),
  wide: tile([450, 360], 'honey', {
    words: ['时令鲜果', '坏果包赔'],
    pieces: [piece('oranges', [290, 332, 0.6])],
  }),
  wear: tile([375, 240], 'indigo', {
    words: ['穿搭', '日常耐穿'],
    pieces: [piece('shoes', [262, 222, 0.44])],
  }),
  desk: tile([375, 240], 'cherry', {
    words: ['书桌', '写写画画'],
    pieces: [piece('notebook', [276, 226, 0.42], '手账')],
  }),
};

const button = (poster: Poster, p: Palette): string => {
  if (poster.action === '') return '';
  const width = 64 + poster.action.length * 30;
  return (
    `<rect x="56" y="252" width="${width}" height="64" rx="32" fill="${shade(p.ink, 0.05)}"/>` +
    lettering(poster.action, { x: 56 + width / 2, y: 294, size: 28, fill: '#fff', face: 'sans-bold' })
  );
};

const words = (poster: Poster, p: Palette): string => {
  const isWide = poster.width >= LARGE_FROM;
  const left = isWide ? 56 : 28;
  const [titleY, textY] = !isWide ? [70, 108] : poster.height < 300 ? [116, 172] : [154, 210];
  const title = {
    x: left,
    y: titleY,
    size: isWide ? 70 : 42,
    fill: p.ink,
    anchor: 'start' as const,
  };
  const text = {
    x: left,
    y: textY,
    size: isWide ? 30 : 25,
    fill: shade(p.ink, 0.05),
    anchor: 'start' as const,
  };
  return (
    lettering(poster.title, { ...title, face: 'serif', spacing: isWide ? 6 : 2 }) +
    lettering(poster.text, text)
  );
};

const scenery = ({ width, height }: Poster, p: Palette): string =>
  `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
  `<circle cx="${width * 0.76}" cy="${height * 0.52}" r="${height * 0.47}" fill="${tint(p.mist, 0.5)}"/>` +
  `<circle cx="${width * 0.76}" cy="${height * 0.52}" r="${height * 0.56}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>` +
  `<path d="M0 ${height * 0.84}q${width * 0.25}-${height * 0.12} ${width * 0.5}-${height * 0.02}t${width * 0.5}-${height * 0.02}V${height}H0Z" fill="${shade(p.mist, 0.06)}" opacity=".75"/>` +
  (width < 750
    ? ''
    : `<circle cx="60" cy="56" r="14" fill="${p.accent}" opacity=".8"/><circle cx="375" cy="64" r="9" fill="${p.main}" opacity=".6"/>`);

const drawPoster = (poster: Poster): string => {
  const p = PALETTES[poster.palette];
  const pieces = poster.pieces.map(
    ({ subject, label = '', x, y, scale }) =>
      shadow(330 * scale, x, y) + place(SUBJECTS[subject](p, label), { x, y, scale }),
  );
  const size = { width: poster.width, height: poster.height, palette: p };
  return frame(size, scenery(poster, p) + pieces.join('') + words(poster, p) + button(poster, p));
};

const drawFrom = (posters: Readonly<Record<string, Poster>>) => (name: string) => {
  const poster = own(posters, name);
  return poster === undefined ? null : drawPoster(poster);
};

const wordsFrom = (posters: Readonly<Record<string, Poster>>) => (name: string) => {
  const poster = own(posters, name);
  return poster === undefined ? '' : `${poster.title}，${poster.text}`;
};

/** The words in a banner. */
export const bannerWords = wordsFrom(BANNERS);

/** The words in `banner/autumn-tea` or `rubik/tea`. */
export function pictureWords(path: string): string {
  const [folder, name = ''] = path.split('/');
  return folder === 'rubik' ? wordsFrom(TILES)(name) : bannerWords(name);
}

/** `banner/autumn-tea`, 750×400 but for those of other screens. */
export const drawBanner = drawFrom(BANNERS);
/** `rubik/tea`: a tile of a picture grid, in its own proportions. */
export const drawTile = drawFrom(TILES);
export const BANNER_NAMES: readonly string[] = Object.keys(BANNERS);
export const TILE_NAMES: readonly string[] = Object.keys(TILES);
