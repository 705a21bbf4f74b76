// The poster of goods: four styles, one to five pictures, plain or gradient ground, in a colour of the operator's.
import { posterPrice, type PosterPrices, soldAs } from '~/domain/poster-price';
import { gradientOf, groundColour, INK, inkOn, PRICE_INK, SECOND_INK } from './inks';
import { MAX_PICTURES, mosaicBoxes } from './mosaic-boxes';
import { type Box, GOODS_POSTER, type PosterPart, type PosterSpec } from './poster-spec';

export interface GoodsPosterContent extends PosterPrices {
  readonly goods_name: string;
  /** As what it is sold: 2人团. */
  readonly people_num?: string;
  /** The mall's switch. */
  readonly isMemberPriceShown: boolean;
  readonly multi_map: readonly string[];
  readonly nickname: string;
  readonly avatar: string;
  readonly share_url: string;
}

export interface GoodsPosterLook {
  /** 1 to 4. */
  readonly style: number;
  /** Number of pictures, 1 to 5. */
  readonly typesetting: number;
  /** 1 plain, 2 gradient. */
  readonly type: number;
  /** Hex colour of the ground. */
  readonly color: string;
}

const { width: WIDTH, height: HEIGHT } = GOODS_POSTER;
const MIDDLE = WIDTH / 2;
const GAP = 8;
const HINT = '长按识别二维码购买';
const RECOMMENDS = '向你推荐一件好物';

const clamp = (value: number, most: number): number => Math.min(Math.max(Math.round(value) || 1, 1), most);

function mosaic(
  sources: readonly string[],
  { count, box, radius = 12 }: { count: number; box: Box; radius?: number },
): PosterPart[] {
  const boxes = mosaicBoxes(clamp(count, Math.min(MAX_PICTURES, Math.max(1, sources.length))), box, GAP);
  return boxes.map((part, place) => ({ kind: 'picture', source: sources[place] ?? '', box: part, radius }));
}

/** The sharer in one line: portrait, name, what he says. */
function sharer(
  content: GoodsPosterContent,
  { x, y, ink }: { x: number; y: number; ink: string },
): PosterPart[] {
  const style = { x: x + 108, colour: ink, width: WIDTH - x - 108 - 48 };
  return [
    { kind: 'picture', source: content.avatar, box: { x, y, width: 88, height: 88 }, radius: 44 },
    { kind: 'text', text: content.nickname, y: y + 6, size: 32, isBold: true, ...style },
    { kind: 'text', text: RECOMMENDS, y: y + 52, size: 24, ...style },
  ];
}

type FlowText = Extract<PosterPart, { kind: 'flow' }>['texts'][number];

/** What the sharer pays; whoever gets the poster sees that it is a member's price. */
function prices(content: GoodsPosterContent, style: Pick<FlowText, 'size'> & Partial<FlowText>): FlowText[] {
  const { primary, isMember, normalBeside } = posterPrice(content, content);
  const price = { colour: PRICE_INK, isBold: true, ...style, text: soldAs(content.people_num, primary) };
  if (!isMember) return [price];
  return [price, { ...style, text: `会员价，普通价${normalBeside}`, size: 24, gap: 0, colour: SECOND_INK }];
}

interface Footer {
  x: number;
  y: number;
  width: number;
  code: number;
}

/** Name, price and hint at the left, the code at the right. */
function footer(content: GoodsPosterContent, { x, y, width, code }: Footer): PosterPart[] {
  const beside = { width: width - code - 24 };
  return [
    {
      kind: 'flow',
      x,
      y,
      texts: [
        ...prices(content, { size: 48, ...beside }),
        { text: content.goods_name, size: 32, colour: INK, isBold: true, lines: 2, gap: 12, ...beside },
        { text: HINT, size: 24, colour: SECOND_INK, gap: 16, ...beside },
      ],
    },
    { kind: 'code', text: content.share_url, x: x + width - code, y, size: code },
  ];
}

type Style = (content: GoodsPosterContent, pictures: number, ink: string) => PosterPart[];

/** A white card on the colour, the sharer above it. */
const card: Style = (content, pictures, ink) => [
  ...sharer(content, { x: 48, y: 64, ink }),
  { kind: 'panel', fill: '#ffffff', box: { x: 36, y: 196, width: WIDTH - 72, height: 1078 }, radius: 24 },
  ...mosaic(content.multi_map, { count: pictures, box: { x: 68, y: 228, width: 614, height: 720 } }),
  ...footer(content, { x: 68, y: 984, width: 614, code: 220 }),
];

/** Pictures from edge to edge, words on white below, the colour as a band at the foot. */
const band: Style = (content, pictures, ink) => [
  { kind: 'panel', fill: '#ffffff', box: { x: 0, y: 0, width: WIDTH, height: 1150 } },
  ...mosaic(content.multi_map, {
    count: pictures,
    box: { x: 0, y: 0, width: WIDTH, height: 820 },
    radius: 0,
  }),
  ...footer(content, { x: 48, y: 868, width: WIDTH - 96, code: 232 }),
  ...sharer(content, { x: 48, y: 1198, ink }),
];

const CENTRED = { align: 'center' as const, width: 590 };

/** The sharer, half over the card's head. */
const centredSharer = ({ avatar, nickname }: GoodsPosterContent): PosterPart[] => [
  { kind: 'panel', fill: '#ffffff', box: { x: MIDDLE - 68, y: 60, width: 136, height: 136 }, radius: 68 },
  {
    kind: 'picture',
    source: avatar,
    box: { x: MIDDLE - 60, y: 68, width: 120, height: 120 },
    radius: 60,
  },
  {
    kind: 'text',
    text: nickname,
    x: MIDDLE,
    y: 204,
    size: 28,
    colour: INK,
    isBold: true,
    ...CENTRED,
  },
];

/** Everything in the middle: sharer, pictures, name, price, and the code half over the card's foot. */
const centred: Style = (content, pictures, ink) => [
  { kind: 'panel', fill: '#ffffff', box: { x: 48, y: 128, width: WIDTH - 96, height: 944 }, radius: 32 },
  ...centredSharer(content),
  ...mosaic(content.multi_map, { count: pictures, box: { x: 80, y: 268, width: 590, height: 560 } }),
  {
    kind: 'flow',
    x: MIDDLE,
    y: 840,
    texts: [
      { text: content.goods_name, size: 32, colour: INK, isBold: true, ...CENTRED },
      ...prices(content, { size: 48, gap: 8, ...CENTRED }),
    ],
  },
  {
    kind: 'panel',
    fill: '#ffffff',
    box: { x: MIDDLE - 116, y: 1000, width: 232, height: 232 },
    radius: 24,
  },
  { kind: 'code', text: content.share_url, x: MIDDLE - 104, y: 1012, size: 208 },
  { kind: 'text', text: HINT, x: MIDDLE, y: 1254, size: 26, colour: ink, ...CENTRED },
];

/** A frame of the colour around a white sheet: name above, pictures, code beside the sharer. */
const framed: Style = (content, pictures) => {
  const [x, width] = [72, WIDTH - 144];
  return [
    {
      kind: 'panel',
      fill: '#ffffff',
      box: { x: 32, y: 32, width: WIDTH - 64, height: HEIGHT - 64 },
      radius: 8,
    },
    {
      kind: 'flow',
      x,
      y: 80,
      texts: [
        { text: content.goods_name, size: 40, colour: INK, isBold: true, width, lines: 2 },
        ...prices(content, { size: 52, width, gap: 12 }),
      ],
    },
    ...mosaic(content.multi_map, { count: pictures, box: { x, y: 300, width, height: 680 }, radius: 4 }),
    ...sharer(content, { x, y: 1064, ink: INK }),
    { kind: 'text', text: HINT, x, y: 1188, size: 24, colour: SECOND_INK, width: width - 240 },
    { kind: 'code', text: content.share_url, x: x + width - 216, y: 1030, size: 216 },
  ];
};

const STYLES: readonly Style[] = [card, band, centred, framed];

/** The description of a goods poster; what a choice does not know becomes its first. */
export function goodsPosterSpec(content: GoodsPosterContent, look: GoodsPosterLook): PosterSpec {
  const colour = groundColour(look.color);
  const style = STYLES[clamp(look.style, STYLES.length) - 1] ?? card;
  return {
    ...GOODS_POSTER,
    ground: look.type === 2 ? gradientOf(colour) : colour,
    parts: style(content, look.typesetting, inkOn(colour)),
  };
}
