// The operator's colours of a session's header, corrected until its text is legible.
import type { CSSProperties } from 'react';
import {
  contrast,
  darkenUntilReadable,
  legiblePair,
  parseHex,
  readableText,
  type Rgb,
  TEXT_CONTRAST,
  toHex,
  WHITE,
} from '~/domain/colour';

export interface HeaderFields {
  readonly mColor: string;
  readonly mBgType: 'pure' | 'gradient';
  readonly mBgColor: string;
  readonly mBgGradientColor: string;
  readonly mTimeColor: string;
  readonly mTimeBgColor: string;
}

interface Header {
  from: string;
  to: string;
  title: string;
  /** White, where it is legible on both ends. */
  session: string;
}

/** Both ends of a gradient have the same text: where they would need different colours, both are darkened for white. */
function legibleEnds(ends: readonly [Rgb, Rgb], text: Rgb): { fills: readonly [Rgb, Rgb]; text: Rgb } {
  const [from, to] = [legiblePair(ends[0], text), legiblePair(ends[1], text)];
  if (toHex(from.text) === toHex(to.text)) return { fills: [from.fill, to.fill], text: from.text };
  return {
    fills: [darkenUntilReadable(ends[0], WHITE), darkenUntilReadable(ends[1], WHITE)],
    text: WHITE,
  };
}

/** The theme's pair, as the style file keeps it for what stands in the header: a text colour beside it might be illegible. */
const IN_THEME: Header = {
  from: 'var(--session-fill)',
  to: 'var(--session-fill)',
  title: 'var(--session-words)',
  session: 'var(--session-words)',
};

/** The theme's without a colour of its own; any notation but hex is left unchanged. */
export function legibleHeader(data: HeaderFields): Header {
  if (data.mBgColor === '') return IN_THEME;
  const to = data.mBgType === 'gradient' ? data.mBgGradientColor : data.mBgColor;
  const [first, last, title] = [parseHex(data.mBgColor), parseHex(to), parseHex(data.mColor)];
  if (first === null || last === null || title === null) {
    return { from: data.mBgColor, to, title: data.mColor, session: data.mColor };
  }
  const { fills, text } = legibleEnds([first, last], title);
  const isWhiteLegible = fills.every((fill) => contrast(fill, WHITE) >= TEXT_CONTRAST);
  return {
    from: toHex(fills[0]),
    to: toHex(fills[1]),
    title: toHex(text),
    session: toHex(isWhiteLegible ? WHITE : text),
  };
}

type HeaderTokens = Readonly<Record<'--session-ink' | '--mall-fill' | '--mall-on-main', string>>;

/** Background, text and the boxes of the countdown, as the theme's variables. */
export function headerColours(data: HeaderFields): CSSProperties & HeaderTokens {
  const { from, to, title, session } = legibleHeader(data);
  return {
    background: from === to ? from : `linear-gradient(90deg, ${from}, ${to})`,
    color: title,
    '--session-ink': session,
    '--mall-fill': data.mTimeBgColor,
    '--mall-on-main': readableText(data.mTimeColor, data.mTimeBgColor),
  };
}
