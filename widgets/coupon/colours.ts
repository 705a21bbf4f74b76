// Colours of the tickets: the operator's, corrected until legible.
import type { CSSProperties } from 'react';
import { contrast, mix, parseHex, readableOn, TEXT_CONTRAST, toHex, WHITE } from '~/domain/colour';
import type { CouponDelivered } from './schema.gen';

/** Background of a received ticket, from the mall's fixed palette. */
const RECEIVED = '#b4b4b4';
/** Minimum share of the colour at the light end of a gradient. */
const LIGHT_END = 0.5;

/** The operator's text colour where it is legible on the background, else dark or white; other notations are unchanged. */
export function wordsOn(background: string, preferred: string): string {
  const [back, text] = [parseHex(background), parseHex(preferred)];
  if (back === null) return preferred;
  return text !== null && contrast(back, text) >= TEXT_CONTRAST ? preferred : toHex(readableOn(back));
}

/** The light end of the gradient: half of the colour on white, or as much more as the text needs. */
function lightEnd(background: string, words: string): string {
  const [back, text] = [parseHex(background), parseHex(words)];
  if (back === null || text === null) return background;
  for (let opacity = LIGHT_END; opacity < 1; opacity += 0.1) {
    const end = mix({ over: back, under: WHITE, opacity });
    if (contrast(end, text) >= TEXT_CONTRAST) return toHex(end);
  }
  return background;
}

type Colours = Pick<CouponDelivered, 'couponBg' | 'couponBgType' | 'textColor'>;

export function ticketColours(data: Colours, isReceived: boolean): CSSProperties {
  const background = isReceived ? RECEIVED : data.couponBg;
  const color = wordsOn(background, data.textColor);
  if (isReceived || data.couponBgType === 'pure') return { background: background, color };
  return { background: `linear-gradient(to left, ${background}, ${lightEnd(background, color)})`, color };
}
