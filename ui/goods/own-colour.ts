// Theme variables of a control in an operator's colour, with legible text.
import type { CSSProperties } from 'react';
import { darkenUntilReadable, legiblePair, parseHex, toHex, WHITE } from '~/domain/colour';

/** The page's grey, the background of coloured text. */
const PAGE = { red: 247, green: 247, blue: 247 };

type FillTokens = Readonly<Record<'--mall-fill' | '--mall-on-main' | '--mall-ink', string>>;

/**
 * The theme's variables for a fill, its text, and text in the colour; none for '', which is the theme's own. Hex colours
 * are corrected as in themes; other notations are used unchanged.
 */
export function ownColour(colour = ''): CSSProperties & Partial<FillTokens> {
  if (colour === '') return {};
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
