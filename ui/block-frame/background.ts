// Backgrounds that operators choose for blocks and cards, and legible text on them.
import type { CSSProperties } from 'react';
import {
  contrast,
  DARK,
  LARGE_TEXT_CONTRAST,
  legiblePair,
  luminance,
  parseHex,
  readableText,
  toHex,
  WHITE,
} from '~/domain/colour';
import { isSafePicture } from '~/domain/links';
import { widePicture } from '~/domain/picture-address';

export interface Background {
  readonly style: CSSProperties;
  /** Colour under the text; empty where it is on an unknown picture. */
  readonly colour: string;
}

/** The page's own grey: the background of a block without one. */
export const PAGE_BACKGROUND: Background = { style: {}, colour: '#f7f7f7' };

export const colourBackground = (colour: string): Background => ({
  style: { backgroundColor: colour },
  colour,
});

/** A picture that fills the block, over the colour that shows until it has loaded; without one the colour alone. */
export function pictureBackground(picture: string, colour: string): Background {
  if (!isSafePicture(picture)) return colourBackground(colour);
  const style = {
    backgroundColor: colour,
    // A quoted CSS string: quotes and backslashes of an address cannot end it.
    backgroundImage: `url(${JSON.stringify(widePicture(picture))})`,
    backgroundPosition: 'center',
    backgroundSize: 'cover',
  };
  return { style, colour: '' };
}

/** The fields in which blocks of the user centre store their background. */
export interface StoredBackground {
  readonly bg: 0 | 1;
  /** 1 a colour, 2 a picture. */
  readonly bg_style: 1 | 2;
  readonly bg_color: string;
  readonly bg_pic: string;
}

export function backgroundOf({ bg, bg_style, bg_color, bg_pic }: StoredBackground): Background {
  if (bg === 0) return PAGE_BACKGROUND;
  return bg_style === 2 ? pictureBackground(bg_pic, bg_color) : colourBackground(bg_color);
}

/** Whether a colour is nearer to white than to black; any notation but hex counts as dark. */
export function isLight(colour: string): boolean {
  const channels = parseHex(colour);
  // The luminance at which black and white have the same contrast.
  return channels !== null && luminance(channels) > 0.179;
}

/** Below this contrast the text is invisible, so the colour cannot be intended. */
const INVISIBLE = 1.5;

/** The operator's colour, corrected until legible; an invisible one becomes dark or white. */
function legible(colour: string, background: string): string {
  const [text, under] = [parseHex(colour), parseHex(background)];
  const isLost = text !== null && under !== null && contrast(text, under) < INVISIBLE;
  return readableText(isLost ? toHex(DARK) : colour, background);
}

/** Text in the operator's colour: made legible on a colour, with a shadow on a picture. */
export function wordsOn({ colour: background }: Background, colour: string): CSSProperties {
  if (background !== '') return { color: legible(colour, background) };
  return {
    color: colour,
    textShadow: isLight(colour) ? '0 0 3px rgb(0 0 0 / 55%)' : '0 0 3px rgb(255 255 255 / 65%)',
  };
}

/** Fill and text of an operator's button, made legible: a light fill stays, a strong one darkens. */
export function legibleFill(fill: string, words: string): CSSProperties {
  const [background, text] = [parseHex(fill), parseHex(words)];
  if (background === null || text === null) return { backgroundColor: fill, color: words };
  if (contrast(background, WHITE) < LARGE_TEXT_CONTRAST)
    return { backgroundColor: fill, color: legible(words, fill) };
  const pair = legiblePair(background, text);
  return { backgroundColor: toHex(pair.fill), color: toHex(pair.text) };
}
