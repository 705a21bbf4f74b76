// Colours as texts: reading, contrast, the nearest one that can be read, and those of the mall's theme.
import { isRecord } from '~/domain/record';
import { themeFromConfig } from '~/domain/theme';

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

export type Rgb = readonly [red: number, green: number, blue: number];

/** Null for what is no hex colour. */
export function rgbOf(text: string): Rgb | null {
  const [, figures = ''] = HEX.exec(text.trim()) ?? [];
  if (figures === '') return null;
  const six = figures.length === 3 ? figures.replace(/./g, '$&$&') : figures;
  const part = (at: number) => Number.parseInt(six.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** `#FF4544`. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Least contrast of text, WCAG 2.2 AA. */
export const LEAST_CONTRAST = 4.5;
const STEPS = 40;

/** The colour nearest to `rgb` that can be read beside `partner`: darker or lighter of the same hue. */
export function legible(rgb: Rgb, partner: Rgb): Rgb {
  for (let step = 0; step <= STEPS; step += 1) {
    const share = step / STEPS;
    const darker = rgb.map((part) => part * (1 - share)) as unknown as Rgb;
    const lighter = rgb.map((part) => part + (255 - part) * share) as unknown as Rgb;
    const fits = [darker, lighter].find(
      (one) => contrast(one.map(Math.round) as unknown as Rgb, partner) >= LEAST_CONTRAST,
    );
    if (fits !== undefined) return fits;
  }
  return contrast([0, 0, 0], partner) > contrast([255, 255, 255], partner) ? [0, 0, 0] : [255, 255, 255];
}

/** Hex colours within data, the most frequent first. */
export function coloursWithin(data: unknown): string[] {
  const counts = new Map<string, number>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      const rgb = value.startsWith('#') ? rgbOf(value) : null;
      if (rgb !== null) counts.set(hexOf(rgb), (counts.get(hexOf(rgb)) ?? 0) + 1);
    } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) walk(one);
  };
  walk(data);
  return [...counts].sort(([, a], [, b]) => b - a).map(([hex]) => hex);
}

export interface NamedColour {
  hex: string;
  /** What the mall uses it for. */
  name: string;
}

/** Of texts, lines and grounds, whatever the theme (ui/tokens.css). */
const NEUTRAL: readonly NamedColour[] = [
  { hex: '#353535', name: '文字' },
  { hex: '#666666', name: '次要文字' },
  { hex: '#999999', name: '图标灰' },
  { hex: '#E2E2E2', name: '分隔线' },
  { hex: '#F5F7F9', name: '浅灰底' },
  { hex: '#FFFFFF', name: '白' },
  { hex: '#000000', name: '黑' },
];

/** The theme of the mall's configuration, and the neutral colours; these alone until it is there. */
export function themeColours(config: unknown): readonly NamedColour[] {
  if (!isRecord(config)) return NEUTRAL;
  const tokens = themeFromConfig(config['theme_color']);
  const theme = [
    { hex: tokens['--mall-main'], name: '主色' },
    { hex: tokens['--mall-second'], name: '辅色' },
    { hex: tokens['--mall-ink'], name: '主色文字' },
    { hex: tokens['--mall-tint-10'], name: '主色浅底' },
  ].map(({ hex, name }) => ({ hex: hex.toUpperCase(), name }));
  const all = [...theme, ...NEUTRAL];
  return all.filter(({ hex }, place) => all.findIndex((one) => one.hex === hex) === place);
}
