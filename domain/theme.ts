// Colour themes of the mall: the named ones, the delivered format, and the CSS variables of a theme.
import { alpha, darkenUntilReadable, legiblePair, mix, parseHex, type Rgb, toHex, WHITE } from './colour';
import { isRecord } from './record';

/** The four colours an operator may set; all hex. */
export interface ThemePalette {
  readonly main: string;
  readonly second: string;
  readonly mainText: string;
  readonly secondText: string;
}

export interface NamedTheme extends ThemePalette {
  readonly key: ThemeKey;
  readonly id: string;
  readonly name: string;
}

export type ThemeKey = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j';

const theme = (
  names: Pick<NamedTheme, 'key' | 'id' | 'name'>,
  colours: readonly [main: string, second: string, secondText: string],
): NamedTheme => ({
  ...names,
  main: colours[0],
  second: colours[1],
  mainText: '#ffffff',
  secondText: colours[2],
});

const CLASSIC_RED = theme({ key: 'a', id: 'classic-red', name: '默认风格' }, [
  '#ff4544',
  '#f39800',
  '#ffffff',
]);

export const NAMED_THEMES: readonly NamedTheme[] = [
  CLASSIC_RED,
  theme({ key: 'b', id: 'vibrant-yellow', name: '活力黄' }, ['#fcc600', '#555555', '#ffffff']),
  theme({ key: 'c', id: 'romantic-powder', name: '浪漫粉' }, ['#ff547b', '#ffe6e8', '#ff547b']),
  theme({ key: 'd', id: 'streamer-gold', name: '流光金' }, ['#ddb766', '#f0ebd8', '#ddb766']),
  theme({ key: 'e', id: 'elegant-purple', name: '优雅紫' }, ['#7783ea', '#e9ebff', '#7783ea']),
  theme({ key: 'f', id: 'taste-red', name: '品味红' }, ['#ff4544', '#555555', '#ffffff']),
  theme({ key: 'g', id: 'fresh-green', name: '清新绿' }, ['#63be72', '#e1f4e3', '#63be72']),
  theme({ key: 'h', id: 'business-blue', name: '商务蓝' }, ['#4a90e2', '#dbe9f9', '#4a90e2']),
  theme({ key: 'i', id: 'pure-black', name: '纯粹黑' }, ['#333333', '#dedede', '#333333']),
  theme({ key: 'j', id: 'passionate-red', name: '热情红' }, ['#ff4544', '#ffdada', '#ff4544']),
];

const DEFAULT_MAIN: Rgb = { red: 255, green: 69, blue: 68 };
const DEFAULT_SECOND: Rgb = { red: 243, green: 152, blue: 0 };
/** The grey background of prices and links. */
const PAGE: Rgb = { red: 247, green: 247, blue: 247 };

/** CSS variables of a theme; every value is an opaque `#rrggbb`. */
export interface ThemeTokens {
  /** The operator's colours unchanged, for surfaces without text. */
  readonly '--mall-main': string;
  readonly '--mall-second': string;
  /** Main as text: at least 4.5 on the grey page. */
  readonly '--mall-ink': string;
  /** Main as a background of text, and the legible text on it. */
  readonly '--mall-fill': string;
  readonly '--mall-on-main': string;
  /** Second as a background of text, and the legible text on it. */
  readonly '--mall-second-fill': string;
  readonly '--mall-on-second': string;
  /** Main at 10, 20 and 35 % over white. */
  readonly '--mall-tint-10': string;
  readonly '--mall-tint-20': string;
  readonly '--mall-tint-35': string;
  /** Main as text on the 10 % tint. */
  readonly '--mall-ink-on-tint': string;
}

/** The CSS variables of a palette; colours that are no hex colours fall back to the default theme's. */
export function themeTokens(palette: ThemePalette): ThemeTokens {
  const main = parseHex(palette.main) ?? DEFAULT_MAIN;
  const second = parseHex(palette.second) ?? DEFAULT_SECOND;
  const onMain = legiblePair(main, parseHex(palette.mainText) ?? WHITE);
  const onSecond = legiblePair(second, parseHex(palette.secondText) ?? WHITE);
  const tint = (opacity: number) => mix({ over: main, under: WHITE, opacity });
  return {
    '--mall-main': toHex(main),
    '--mall-second': toHex(second),
    '--mall-ink': toHex(darkenUntilReadable(main, PAGE)),
    '--mall-fill': toHex(onMain.fill),
    '--mall-on-main': toHex(onMain.text),
    '--mall-second-fill': toHex(onSecond.fill),
    '--mall-on-second': toHex(onSecond.text),
    '--mall-tint-10': toHex(tint(0.1)),
    '--mall-tint-20': toHex(tint(0.2)),
    '--mall-tint-35': toHex(tint(0.35)),
    '--mall-ink-on-tint': toHex(darkenUntilReadable(main, tint(0.1))),
  };
}

const findTheme = (key: unknown): NamedTheme => NAMED_THEMES.find((one) => one.key === key) ?? CLASSIC_RED;

const hexOr = (value: unknown, fallback: string): string => {
  const colour = parseHex(value);
  return colour === null ? fallback : toHex(colour);
};

/** The CSS variables of a delivered `theme_color`; anything else gives the default theme (CFG-05). */
export function themeFromConfig(themeColor: unknown): ThemeTokens {
  const delivered = isRecord(themeColor) ? themeColor : {};
  const named = findTheme(delivered['key']);
  return themeTokens({
    main: hexOr(delivered['background'], hexOr(delivered['color'], named.main)),
    second: hexOr(delivered['background_s'], named.second),
    mainText: hexOr(delivered['main_text'], named.mainText),
    secondText: hexOr(delivered['secondary_text'], named.secondText),
  });
}

/** `theme_color` of `api/index/config`, every value a valid CSS value. */
export interface DeliveredTheme {
  readonly key: ThemeKey | 'custom';
  readonly color: string;
  readonly background: string;
  readonly border: string;
  readonly main_text: string;
  readonly secondary_text: string;
  readonly background_s: string;
  readonly border_s: string;
  readonly border_m: string;
  readonly background_o: string;
  readonly background_p: string;
  readonly background_l: string;
  readonly background_q: string;
  readonly background_gradient: string;
  readonly background_gradient_l: string;
  readonly background_gradient_o: string;
  readonly background_s_gradient_o: string;
  readonly background_gradient_btn: string;
  readonly background_s_gradient_btn: string;
}

/** The stored `custom_theme_color`; colours that are no hex colours fall back to the default theme's. */
function customPalette(custom: unknown): ThemePalette {
  const stored = isRecord(custom) ? custom : {};
  return {
    main: hexOr(stored['main'], CLASSIC_RED.main),
    second: hexOr(stored['secondary'], CLASSIC_RED.second),
    mainText: hexOr(stored['main_text'], CLASSIC_RED.mainText),
    secondText: hexOr(stored['secondary_text'], CLASSIC_RED.secondText),
  };
}

const solid = (colour: Rgb): string => `rgb(${colour.red}, ${colour.green}, ${colour.blue})`;
const toRight = (from: string, to: string): string => `linear-gradient(to right, ${from}, ${to})`;

/**
 * The delivered theme of a stored key and, for `custom`, of the operator's four colours
 * `{main, main_text, secondary, secondary_text}`. An unknown key gives the default theme.
 */
export function themeColour(key: string, custom?: unknown): DeliveredTheme {
  const named = findTheme(key);
  const palette = key === 'custom' ? customPalette(custom) : named;
  const main = parseHex(palette.main) ?? DEFAULT_MAIN;
  const second = parseHex(palette.second) ?? DEFAULT_SECOND;
  const secondGradient = toRight(solid(second), alpha(second, 0.7));
  return {
    key: key === 'custom' ? 'custom' : named.key,
    color: palette.main,
    background: palette.main,
    border: palette.main,
    main_text: palette.mainText,
    secondary_text: palette.secondText,
    background_s: palette.second,
    border_s: palette.second,
    border_m: `border-color: ${palette.main};border-bottom-color: transparent;border-left-color: transparent;border-right-color: transparent;`,
    background_o: alpha(main, 0.1),
    background_p: alpha(main, 0.2),
    background_l: alpha(main, 0.35),
    background_q: alpha(main, 0.8),
    background_gradient: `linear-gradient(140deg, ${palette.main}, ${palette.second})`,
    background_gradient_l: toRight(alpha(main, 1), alpha(main, 0.5)),
    background_gradient_o: toRight(alpha(main, 1), alpha(main, 0.7)),
    background_s_gradient_o: secondGradient,
    background_gradient_btn: toRight(solid(main), alpha(main, 0.7)),
    background_s_gradient_btn: secondGradient,
  };
}
