// The colours that the library's pictures are found by, and which of them a colour counts as.
import type { Rgb } from '../colour';

/** In the order of the swatches. */
export const PICTURE_COLOURS = {
  red: { words: '红', hex: '#d93a32' },
  orange: { words: '橙', hex: '#f08a24' },
  yellow: { words: '黄', hex: '#f5d33c' },
  green: { words: '绿', hex: '#4b9b52' },
  cyan: { words: '青', hex: '#36b5b0' },
  blue: { words: '蓝', hex: '#3a6fd8' },
  purple: { words: '紫', hex: '#7d4fc0' },
  pink: { words: '粉', hex: '#f29ab8' },
  brown: { words: '棕', hex: '#7a4e2d' },
  white: { words: '白', hex: '#ffffff' },
  grey: { words: '灰', hex: '#9a9a9a' },
  black: { words: '黑', hex: '#1a1a1a' },
} as const;

export type PictureColour = keyof typeof PICTURE_COLOURS;

export const isPictureColour = (name: unknown): name is PictureColour =>
  typeof name === 'string' && Object.hasOwn(PICTURE_COLOURS, name);

interface Hue {
  /** In degrees; the hues before it are this one. */
  below: number;
  name: PictureColour;
  /** What it is called where it is dark, and where it is light. */
  dark?: PictureColour;
  light?: PictureColour;
}

const HUES: readonly Hue[] = [
  { below: 14, name: 'red', dark: 'brown', light: 'pink' },
  { below: 44, name: 'orange', dark: 'brown' },
  { below: 68, name: 'yellow', dark: 'brown' },
  { below: 160, name: 'green' },
  { below: 192, name: 'cyan' },
  { below: 256, name: 'blue' },
  { below: 290, name: 'purple' },
  { below: 345, name: 'pink', dark: 'purple' },
  { below: 361, name: 'red', dark: 'brown', light: 'pink' },
];

/** Of 255: below the first a colour is black; below the second it has no hue; from the third on grey is white. */
const BLACK = 46;
const GREY = 26;
const WHITE = 225;
/** The strongest channel of a dark colour, the weakest one of a light one. */
const DARK = 150;
const LIGHT = 130;

function hueOf({ red, green, blue }: Rgb, most: number, range: number): number {
  const turns = {
    red: (green - blue) / range,
    green: 2 + (blue - red) / range,
    blue: 4 + (red - green) / range,
  };
  const turn = most === red ? turns.red : most === green ? turns.green : turns.blue;
  return (turn * 60 + 360) % 360;
}

export function pictureColourOf(rgb: Rgb): PictureColour {
  const channels = [rgb.red, rgb.green, rgb.blue];
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const range = most - least;
  if (most < BLACK) return 'black';
  if (range < GREY) return most >= WHITE ? 'white' : most < 2 * BLACK ? 'black' : 'grey';
  const hue = hueOf(rgb, most, range);
  const { name, dark = name, light = name } = HUES.find(({ below }) => hue < below) ?? { name: 'red' };
  if (most < DARK) return dark;
  return least >= LIGHT ? light : name;
}
