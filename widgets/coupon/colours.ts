// Owns the colours of the tickets: the operator's, as far as their words can be read.
import type { CSSProperties } from 'react';
import { contrast, mix, parseHex, readableOn, TEXT_CONTRAST, toHex, WHITE } from '~/domain/colour';
import type { CouponDelivered } from './schema.gen';

/** Ground of a ticket that was received, from the mall's fixed palette. */
const RECEIVED = '#b4b4b4';
/** How much of the colour is left at the light end of a gradient, at least. */
const LIGHT_END = 0.5;

/** The operator's text colour where it reads on the ground, else dark or white; unknown notations stay. */
export function wordsOn(ground: string, preferred: string): string {
  const [back, text] = [parseHex(ground), parseHex(preferred)];
  if (back === null) return preferred;
  return text !== null && contrast(back, text) >= TEXT_CONTRAST ? preferred : toHex(readableOn(back));
}

/** The light end of the gradient: half of the colour on white, or as much more as the words need. */
function lightEnd(ground: string, words: string): string {
  const [back, text] = [parseHex(ground), parseHex(words)];
  if (back === null || text === null) return ground;
  for (let opacity = LIGHT_END; opacity < 1; opacity += 0.1) {
    const end = mix({ over: back, under: WHITE, opacity });
    if (contrast(end, text) >= TEXT_CONTRAST) return toHex(end);
  }
  return ground;
}

type Colours = Pick<CouponDelivered, 'couponBg' | 'couponBgType' | 'textColor'>;

export function ticketColours(data: Colours, isReceived: boolean): CSSProperties {
  const ground = isReceived ? RECEIVED : data.couponBg;
  const color = wordsOn(ground, data.textColor);
  if (isReceived || data.couponBgType === 'pure') return { background: ground, color };
  return { background: `linear-gradient(to left, ${ground}, ${lightEnd(ground, color)})`, color };
}
