// Theme variables of a control in an operator's colour, with legible text.
import type { CSSProperties } from 'react';
import { darkenUntilReadable, legiblePair, parseHex, toHex, WHITE } from '~/domain/colour';

/** The page's grey, the background of text in the colour. */
const PAGE = { red: 247, green: 247, blue: 247 };

type FillTokens = Readonly<Record<'--mall-fill' | '--mall-on-main' | '--mall-ink', string>>;

/**
 * The theme's variables for a fill, for words on it and for words in the colour. Hex colours are made legible as themes
 * are; of any other notation nothing is known, so it is used as it is.
 */
export function ownColour(colour: string): CSSProperties & FillTokens {
  const background = parseHex(colour);
  if (background === null) {
    return { '--mall-fill': colour, '--mall-on-main': 'var(--colour-on-dark)', '--mall-ink': colour };
  }
  const { fill, text } = legiblePair(background, WHITE);
  return {
    '--mall-fill': toHex(fill),
    '--mall-on-main': toHex(text),
    '--mall-ink': toHex(darkenUntilReadable(background, PAGE)),
  };
}
