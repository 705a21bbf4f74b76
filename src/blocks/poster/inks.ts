// The colours of a poster by its ground: what is legible on it, a gradient of it.
import { darken, parseHex, readableOn, toHex } from '~/domain/colour';
import type { PosterFill } from './poster-spec';

export const INK = '#353535';
export const SECOND_INK = '#6b6b6b';
export const PRICE_INK = '#c8332f';
const FALLBACK = '#d13938';

/** A colour as the operator wrote it; the mall's red where it is none. */
export const groundColour = (colour: string): string => (parseHex(colour) === null ? FALLBACK : colour);

/** White or dark, whichever is legible on a colour. */
export function inkOn(colour: string): string {
  const rgb = parseHex(groundColour(colour));
  return rgb === null ? '#ffffff' : toHex(readableOn(rgb));
}

const GRADIENT_SHARE = 0.35;

/** A colour that becomes darker towards the foot. */
export function gradientOf(colour: string): PosterFill {
  const from = groundColour(colour);
  const rgb = parseHex(from);
  return rgb === null ? from : { from, to: toHex(darken(rgb, GRADIENT_SHARE)) };
}
