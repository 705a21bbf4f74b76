// Colour arithmetic: hex colours, mixing, darkening and WCAG contrast.

/** Channels as whole numbers, 0 to 255. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export const WHITE: Rgb = { red: 255, green: 255, blue: 255 };
/** The dark text of fills that are too light for white. */
export const DARK: Rgb = { red: 26, green: 26, blue: 26 };

/** WCAG AA for text of ordinary size. */
export const TEXT_CONTRAST = 4.5;
/** WCAG AA for large text and for the outline of controls. */
export const LARGE_TEXT_CONTRAST = 3;

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Reads `#rgb` or `#rrggbb`, nothing else (VAL-08); null when it is neither. */
export function parseHex(value: unknown): Rgb | null {
  if (typeof value !== 'string' || !HEX_COLOUR.test(value)) return null;
  const digits = value.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (start: number) => Number.parseInt(long.slice(start, start + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4) };
}

/** True for 3- and 6-digit hex colours (VAL-08). */
export const isHexColour = (value: unknown): value is string => parseHex(value) !== null;

const mapChannels = (colour: Rgb, change: (channel: number) => number): Rgb => {
  const fitted = (channel: number) => Math.min(255, Math.max(0, Math.round(change(channel))));
  return { red: fitted(colour.red), green: fitted(colour.green), blue: fitted(colour.blue) };
};

/** `#rrggbb` in lower case. */
export function toHex(colour: Rgb): string {
  const channels = [colour.red, colour.green, colour.blue];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** CSS `rgba(…)` with an opacity from 0 to 1. */
export const alpha = (colour: Rgb, opacity: number): string =>
  `rgba(${colour.red}, ${colour.green}, ${colour.blue}, ${opacity})`;

/** The opaque colour of `over` at `opacity` (0 to 1) on `under`. */
export function mix({ over, under, opacity }: { over: Rgb; under: Rgb; opacity: number }): Rgb {
  const blend = (top: number, bottom: number) => Math.round(top * opacity + bottom * (1 - opacity));
  return {
    red: blend(over.red, under.red),
    green: blend(over.green, under.green),
    blue: blend(over.blue, under.blue),
  };
}

/** Darkens by `share` (0 to 1); 1 is black. */
export const darken = (colour: Rgb, share: number): Rgb =>
  mapChannels(colour, (channel) => channel * (1 - share));

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance(colour: Rgb): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

/** WCAG contrast ratio, 1 to 21; the order does not matter. */
export function contrast(first: Rgb, second: Rgb): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Dark or white text, whichever contrasts more with `background`. */
export const readableOn = (background: Rgb): Rgb =>
  contrast(DARK, background) > contrast(WHITE, background) ? DARK : WHITE;

/**
 * Darkens `colour` in steps of one hundredth until it has the text contrast of WCAG AA with `against`, which must be
 * light. The colour itself is returned when it has it already.
 */
export function darkenUntilReadable(colour: Rgb, against: Rgb): Rgb {
  for (let hundredths = 0; hundredths < 100; hundredths += 1) {
    const candidate = darken(colour, hundredths / 100);
    if (contrast(candidate, against) >= TEXT_CONTRAST) return candidate;
  }
  return darken(colour, 1);
}

/**
 * A legible pair of background and text. The operator's text colour stays where it is legible; a strong colour keeps
 * white text and becomes a little darker; a light one gets dark text. Below 3 with white a colour always has more than
 * 4.5 with the dark text.
 */
export function legiblePair(background: Rgb, preferredText: Rgb): { fill: Rgb; text: Rgb } {
  if (contrast(background, preferredText) >= TEXT_CONTRAST) return { fill: background, text: preferredText };
  if (contrast(background, WHITE) < LARGE_TEXT_CONTRAST) return { fill: background, text: DARK };
  return { fill: darkenUntilReadable(background, WHITE), text: WHITE };
}

/**
 * An operator's text colour on the operator's background: itself where it is legible, else darkened or white. '' is the
 * theme's, which is legible on light backgrounds: white on others. Any other value that is no hex colour is returned
 * unchanged.
 */
export function readableText(colour: string, background: string): string {
  // Where black is legible the theme's is taken to be.
  const [text, under] = [parseHex(colour || '#000'), parseHex(background)];
  if (text === null || under === null || contrast(text, under) >= TEXT_CONTRAST) return colour;
  return toHex(contrast(WHITE, under) >= TEXT_CONTRAST ? WHITE : darkenUntilReadable(text, under));
}

/** Key of a mall's colours: equal where page and client have the same. */
export const nameOfColours = (
  theme: { background?: string; background_s?: string },
  bar: { background: string; text: string },
): string =>
  [theme.background, theme.background_s, bar.background, bar.text].join(' ').replace(/[^#\w\s]/g, '');
