// Owns drawing a control in an operator's colour instead of the theme's, so that its words still read.
import type { CSSProperties } from 'react';
import { darkenUntilReadable, legiblePair, parseHex, toHex, WHITE } from '~/domain/colour';

/** The page's grey, which words in the colour stand on. */
const PAGE = { red: 247, green: 247, blue: 247 };

type FillTokens = Readonly<Record<'--mall-fill' | '--mall-on-main' | '--mall-ink', string>>;

/**
 * The theme's variables for a fill, for words on it and for words in the colour. Hex colours are made legible as themes
 * are; of any other notation nothing is known, so it is used as it is.
 */
export function ownColour(colour: string): CSSProperties & FillTokens {
  const ground = parseHex(colour);
  if (ground === null) {
    return { '--mall-fill': colour, '--mall-on-main': 'var(--colour-on-dark)', '--mall-ink': colour };
  }
  const { fill, text } = legiblePair(ground, WHITE);
  return {
    '--mall-fill': toHex(fill),
    '--mall-on-main': toHex(text),
    '--mall-ink': toHex(darkenUntilReadable(ground, PAGE)),
  };
}
