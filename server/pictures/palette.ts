// Palettes of the generated pictures, and the names of a palette's paints inside one.
import { darken, mix, parseHex, type Rgb, toHex, WHITE } from '~/domain/colour';

/** Five hex colours; lighter and darker ones are mixed from them. */
export interface Palette {
  /** The upper and the lower end of the backdrop. */
  readonly sky: string;
  readonly mist: string;
  readonly main: string;
  readonly accent: string;
  readonly ink: string;
}

const palette = (colours: string): Palette => {
  const [sky = '#ffffff', mist = '#ffffff', main = '#888888', accent = '#888888', ink = '#333333'] =
    colours.split(' ');
  return { sky, mist, main, accent, ink };
};

export const PALETTES = {
  jade: palette('#e9f1e4 #cfe0c9 #5f8f6b #d9a441 #2c4a38'),
  moss: palette('#f1f2e2 #dde2c2 #7d8a4a #c8703f #3d4524'),
  lake: palette('#e4f0f2 #c6dfe3 #4f97a3 #e0a458 #1f4a55'),
  indigo: palette('#e7ecf5 #cbd6ea #3f5f96 #d98c5f #1f2f52'),
  clay: palette('#f7ece3 #ecd5c3 #b5623d #5f7f73 #5a2d1a'),
  persimmon: palette('#fdeee2 #f8d7bd #dd6b2f #55804f #6b2c10'),
  rose: palette('#fbeef0 #f3d5da #cf6f82 #8aa38c #6b2b3a'),
  plum: palette('#f3eaf2 #e0cde0 #8a5080 #d9a86a #44213f'),
  honey: palette('#fdf5de #f8e3a9 #dba026 #8a5a24 #5f3d0c'),
  sand: palette('#f7f3ea #e8dfcc #c9b48a #7f9a8e #5b4d33'),
  charcoal: palette('#eeedeb #d6d3cf #4b4a4d #c98a4b #232226'),
  lilac: palette('#f0eefa #d9d4f0 #7b6fc0 #e29a8d #342c66'),
  mint: palette('#e6f6f0 #c3e8d9 #46a383 #ecb04f #17503c'),
  cherry: palette('#fdebe8 #f7cfc8 #c8402f #e0b45a #611a12'),
  snow: palette('#f3f5f7 #dfe5ea #d9dee3 #6d93b0 #3e4c58'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

const read = (hex: string): Rgb => parseHex(hex) ?? WHITE;

/** The colour with so much (0 to 1) of white in it. */
export const tint = (hex: string, share: number): string =>
  toHex(mix({ over: WHITE, under: read(hex), opacity: share }));

/** The colour darkened by so much (0 to 1). */
export const shade = (hex: string, share: number): string => toHex(darken(read(hex), share));
