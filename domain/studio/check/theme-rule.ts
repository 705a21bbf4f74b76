// The rule that a colour follows the theme of the mall where its field can: a red of the default theme stays red in all others.
import { parseHex, type Rgb } from '../../colour';
import { NAMED_THEMES, themeTokens } from '../../theme';
import type { FormField } from '../form';
import { valueAt } from '../pointer';
import type { Facts, Found } from './issue';
import type { Data, Place } from './places';

/** What a form says of an empty colour that follows the theme. */
const FOLLOWS = '主题的主色';

export const isFollower = ({ control, empty }: FormField): boolean =>
  control === 'colour' && empty === FOLLOWS;

const OF_DEFAULT_THEME: readonly Rgb[] = NAMED_THEMES.slice(0, 1)
  .map(themeTokens)
  .flatMap((tokens) => [tokens['--mall-main'], tokens['--mall-fill'], tokens['--mall-ink-on-tint']])
  .flatMap((hex) => parseHex(hex) ?? []);

/** Euclidean, of 0 to 441: reds that were picked beside the theme's are within it, browns and oranges are not. */
const NEAR = 40;

/** Whether it is a hex colour of the default theme, or next to one. */
export function isOfDefaultTheme(value: unknown): boolean {
  const colour = parseHex(value);
  return (
    colour !== null &&
    OF_DEFAULT_THEME.some(
      (own) => Math.hypot(own.red - colour.red, own.green - colour.green, own.blue - colour.blue) < NEAR,
    )
  );
}

/** Nothing is wrong with a red in a mall whose theme is red; what a default made is not stored. */
export function themeRule(
  { field, at }: Place,
  { stored, facts: { mainColour } }: { stored: Data; facts: Facts },
): Found[] {
  if (!isFollower(field) || mainColour === null || isOfDefaultTheme(mainColour)) return [];
  if (!isOfDefaultTheme(valueAt(stored, at))) return [];
  const words = `「${field.title}」固定为默认主题的红色，不跟着商城现在的主题`;
  return [{ code: 'theme', level: 'should', at, words, fix: { words: '跟随主题', at, value: '' } }];
}
