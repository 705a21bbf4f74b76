// CSS variables for a row of tabs in an operator's colours, corrected until legible.
import type { CSSProperties } from 'react';
import { readableText } from '~/domain/colour';
import { ownColour } from '../goods/own-colour';

/** Empty colours of the active tab are the theme's. */
interface TabColours {
  shape: 'line' | 'pill';
  background: string;
  /** Text of the inactive tabs. */
  text: string;
  /** Text of the active one over an underline; on a pill its fill decides. */
  chosenText: string;
  /** The underline or the pill. */
  mark: string;
}

export function tabColours({ shape, background, text, chosenText, mark }: TabColours): CSSProperties {
  const fill = ownColour(mark);
  return {
    background: background,
    '--colour-card': background,
    '--colour-text': readableText(text, background),
    '--tab-line': mark,
    ...fill,
    '--mall-ink': shape === 'pill' ? fill['--mall-on-main'] : readableText(chosenText, background),
  } as CSSProperties;
}
