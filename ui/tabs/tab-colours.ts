// Owns a row of tabs in an operator's colours, as the variables that it is drawn with, made legible.
import type { CSSProperties } from 'react';
import { readableText } from '~/domain/colour';
import { ownColour } from '../goods/own-colour';

interface TabColours {
  shape: 'line' | 'pill';
  ground: string;
  /** Words of the tabs that are not chosen. */
  text: string;
  /** Words of the chosen one over an underline; on a pill the pill decides. */
  chosenText: string;
  /** The underline or the pill. */
  mark: string;
}

export function tabColours({ shape, ground, text, chosenText, mark }: TabColours): CSSProperties {
  const fill = ownColour(mark);
  return {
    background: ground,
    '--colour-card': ground,
    '--colour-text': readableText(text, ground),
    '--tab-line': mark,
    '--mall-fill': fill['--mall-fill'],
    '--mall-on-main': fill['--mall-on-main'],
    '--mall-ink': shape === 'pill' ? fill['--mall-on-main'] : readableText(chosenText, ground),
  } as CSSProperties;
}
