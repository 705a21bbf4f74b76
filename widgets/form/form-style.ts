// The operator's sizes and colours of a form as CSS variables, corrected until legible.
import type { CSSProperties } from 'react';
import { legiblePair, parseHex, readableOn, readableText, toHex } from '~/domain/colour';
import { rpx } from '~/domain/rpx';
import type { Look } from '~/ui/form-fields/control-props';
import { blockBackground } from '~/ui/goods-list/block-background';
import type { FormDelivered } from './schema.gen';

type Variables = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Positions of the question by the operator's choice. */
export const LOOKS = { 1: 'beside', 2: 'within', 3: 'above' } as const satisfies Readonly<
  Record<number, Look>
>;

const ERROR = '#c8332f';

/** Text on a filled choice: dark or white, whichever is legible; the theme's where the colour cannot be parsed. */
function onColour(colour: string): string {
  const background = parseHex(colour);
  return background === null ? 'var(--colour-on-dark)' : toHex(readableOn(background));
}

/** The fill and text of the button, corrected where both are hex colours; the theme's without a fill. */
export function buttonColours(fill: string, words: string): { fill: string; words: string } {
  if (fill === '') return { fill: 'var(--mall-fill)', words: 'var(--mall-on-main)' };
  const [background, text] = [parseHex(fill), parseHex(words)];
  if (background === null || text === null) return { fill, words };
  const pair = legiblePair(background, text);
  return { fill: toHex(pair.fill), words: toHex(pair.text) };
}

/** The choices in the operator's colour, or in the theme's where he has chosen none. */
const choiceVariables = (colour: string, field: string): Variables =>
  colour === ''
    ? {
        '--choice': 'var(--mall-fill)',
        '--choice-words': readableText('', field) || 'var(--mall-ink)',
        '--choice-chosen': 'var(--mall-on-main)',
      }
    : {
        '--choice': colour,
        '--choice-words': readableText(colour, field),
        '--choice-chosen': onColour(colour),
      };

const border = (colour: string): string => (colour === '' ? 'none' : `var(--hairline) solid ${colour}`);

/** The CSS variables of the fields and the button. */
export function formVariables(data: FormDelivered): Variables {
  const { inputBackground: field, backgroundColor: background } = data;
  const button = buttonColours(data.borderBackground, data.borderText);
  return {
    '--field-height': rpx(data.height),
    '--field-side': rpx(data.inputPadding),
    '--field-gap': rpx(data.marginBottom),
    '--field-radius': rpx(Math.min(data.radius, data.height / 2)),
    '--field-background': field,
    '--field-border': border(data.inputBorder),
    '--field-label': readableText(data.inputLabel, background),
    '--field-inner-label': readableText(data.inputLabel, field),
    '--field-tip': readableText(data.inputTip, field),
    '--field-text': readableText(data.inputText, field),
    '--form-error': readableText(ERROR, background),
    ...choiceVariables(data.selectBoxColor, field),
    '--button-height': rpx(data.buttonHeight),
    '--button-side': rpx(data.buttonPadding),
    '--button-top': rpx(data.buttonMargin),
    '--button-radius': rpx(data.buttonRadius),
    '--button-fill': button.fill,
    '--button-words': button.words,
    '--button-border': border(data.borderBorder),
  };
}

/** The wrapper: the strip above in its own colour, then the background with its picture. */
export const wrapperStyle = (data: FormDelivered): Variables => ({
  ...blockBackground(data),
  ...formVariables(data),
  borderTop: `${rpx(data.marginTop)} solid ${data.marginColor}`,
  paddingBlock: rpx(data.padding),
});
