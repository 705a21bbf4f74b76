// Proves the named themes, their contrast, and what the server delivers.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, type Rgb, TEXT_CONTRAST } from './colour';
import { NAMED_THEMES, themeColour, themeFromConfig, themeTokens } from './theme';

const colour = (text: string): Rgb => {
  const parsed = parseHex(text);
  if (parsed === null) throw new Error(`${text} is no hex colour`);
  return parsed;
};
const contrastOf = (first: string, second: string) => contrast(colour(first), colour(second));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('theme tokens', () => {
  it.each([
    ['a', '#d13938'],
    ['b', '#8b6d00'],
    ['c', '#c4415f'],
    ['d', '#856e3d'],
    ['e', '#606abe'],
    ['g', '#417d4b'],
    ['h', '#3b73b5'],
    ['i', '#333333'],
  ])('gives theme %s the ink %s', (key, ink) => {
    expect(themeFromConfig(themeColour(key))['--mall-ink']).toBe(ink);
  });

  it('derives the opaque tint of the default theme and a text colour for it', () => {
    const tokens = themeFromConfig(themeColour('a'));
    expect(tokens['--mall-tint-10']).toBe('#ffecec');
    expect(tokens['--mall-ink-on-tint']).toBe('#c93736');
  });

  it('sets dark text on light fills and white on strong ones', () => {
    const textOn = (key: string) => themeFromConfig(themeColour(key))['--mall-on-main'];
    expect(['b', 'd', 'g'].map(textOn)).toEqual(['#1a1a1a', '#1a1a1a', '#1a1a1a']);
    expect(['a', 'c', 'e', 'h', 'i'].map(textOn)).toEqual(Array.from({ length: 5 }, () => '#ffffff'));
  });

  it('has enough contrast for any colours of an operator', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, (main, second, mainText, secondText) => {
        const tokens = themeTokens({ main, second, mainText, secondText });
        const pairs = [
          [tokens['--mall-ink'], '#f7f7f7'],
          [tokens['--mall-on-main'], tokens['--mall-fill']],
          [tokens['--mall-on-second'], tokens['--mall-second-fill']],
          [tokens['--mall-ink-on-tint'], tokens['--mall-tint-10']],
        ] as const;
        for (const [text, ground] of pairs) {
          expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("preserves the operator's own text colour where it is legible", () => {
    const palette = { main: '#101040', second: '#ffffff', mainText: '#ffe9a0', secondText: '#000000' };
    expect(themeTokens(palette)).toMatchObject({
      '--mall-on-main': '#ffe9a0',
      '--mall-fill': '#101040',
      '--mall-on-second': '#000000',
    });
  });

  it('uses the delivered colours, not the name (CFG-05)', () => {
    const tokens = themeFromConfig({ key: 'a', background: '#123456', background_s: '#abcdef' });
    expect(tokens['--mall-main']).toBe('#123456');
    expect(tokens['--mall-second']).toBe('#abcdef');
  });

  it.each([undefined, null, [], 'a', { background: 'red' }])(
    'falls back to the default theme for %j',
    (broken) => {
      expect(themeFromConfig(broken)).toEqual(themeFromConfig(themeColour('a')));
    },
  );
});

describe('the delivered theme', () => {
  it('is computed in full for the default', () => {
    expect(themeColour('a')).toEqual({
      key: 'a',
      color: '#ff4544',
      background: '#ff4544',
      border: '#ff4544',
      main_text: '#ffffff',
      secondary_text: '#ffffff',
      background_s: '#f39800',
      border_s: '#f39800',
      border_m:
        'border-color: #ff4544;border-bottom-color: transparent;border-left-color: transparent;border-right-color: transparent;',
      background_o: 'rgba(255, 69, 68, 0.1)',
      background_p: 'rgba(255, 69, 68, 0.2)',
      background_l: 'rgba(255, 69, 68, 0.35)',
      background_q: 'rgba(255, 69, 68, 0.8)',
      background_gradient: 'linear-gradient(140deg, #ff4544, #f39800)',
      background_gradient_l: 'linear-gradient(to right, rgba(255, 69, 68, 1), rgba(255, 69, 68, 0.5))',
      background_gradient_o: 'linear-gradient(to right, rgba(255, 69, 68, 1), rgba(255, 69, 68, 0.7))',
      background_s_gradient_o: 'linear-gradient(to right, rgb(243, 152, 0), rgba(243, 152, 0, 0.7))',
      background_gradient_btn: 'linear-gradient(to right, rgb(255, 69, 68), rgba(255, 69, 68, 0.7))',
      background_s_gradient_btn: 'linear-gradient(to right, rgb(243, 152, 0), rgba(243, 152, 0, 0.7))',
    });
  });

  it('has ten named themes with distinct keys', () => {
    expect(new Set(NAMED_THEMES.map(({ key }) => key)).size).toBe(10);
  });

  it("uses the operator's four colours for custom", () => {
    const custom = { main: '#0a0', main_text: '#fff', secondary: '#eeeeee', secondary_text: '#000000' };
    expect(themeColour('custom', custom)).toMatchObject({
      key: 'custom',
      color: '#00aa00',
      background_s: '#eeeeee',
      secondary_text: '#000000',
    });
  });

  it('survives a broken custom theme and an unknown key', () => {
    expect(themeColour('custom', { main: 'red' }).color).toBe('#ff4544');
    expect(themeColour('zz').key).toBe('a');
  });
});
