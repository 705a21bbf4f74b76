// Finds what axe finds on a screen, and texts without enough contrast in any of the ten themes, by one run of axe: the screen
// wears a theme whose colours are marks, so that each colour of a text tells its token, and with it its colour in each theme.
import type { Page } from '@playwright/test';
import { contrast, parseHex, type Rgb } from '~/domain/colour';
import { NAMED_THEMES, type ThemeTokens, themeTokens } from '~/domain/theme';
import { axeFindings, type LegibleText } from './axe';

const NAMES = Object.keys(themeTokens(NAMED_THEMES[0] ?? fail('No theme'))) as (keyof ThemeTokens)[];

function fail(words: string): never {
  throw new Error(words);
}

/**
 * A pale theme, in which a fixed white text on a coloured ground, or the theme's own colour as a text, is illegible. Of two
 * tokens of one colour, and of a text that could be a fixed one, one is a step beside it.
 */
const MARKS: ThemeTokens = {
  ...themeTokens(NAMED_THEMES.find(({ id }) => id === 'streamer-gold') ?? fail('No gold theme')),
  '--mall-fill': '#ddb765',
  '--mall-on-main': '#191a1b',
  '--mall-second-fill': '#f0ebd7',
  '--mall-on-second': '#1b1a19',
  '--mall-ink-on-tint': '#856e3c',
};

const TOKENS: ReadonlyMap<string, keyof ThemeTokens> = new Map(NAMES.map((name) => [MARKS[name], name]));
if (TOKENS.size < NAMES.length) fail('Two tokens have one mark.');

const THEMES = NAMED_THEMES.map((theme) => ({ name: theme.name, tokens: themeTokens(theme) }));

/** Wears the marks until the returned function is called. */
async function wearMarks(page: Page): Promise<() => Promise<void>> {
  const takeOff = await page.evaluateHandle((marks) => {
    const root = document.documentElement;
    const own = root.getAttribute('style') ?? '';
    // Colours during a theme transition are not checked.
    const still = document.createElement('style');
    still.textContent = '* { transition: none !important; }';
    document.head.append(still);
    for (const [name, colour] of Object.entries(marks)) root.style.setProperty(name, colour);
    return () => {
      root.setAttribute('style', own);
      still.remove();
    };
  }, MARKS);
  return async () => {
    await takeOff.evaluate((run) => run());
    await takeOff.dispose();
  };
}

const rgb = (colour: string): Rgb => parseHex(colour) ?? fail(`${colour} is no hex colour`);

/** Themes in which a text has too little contrast, with the colours there. */
function faintOf({ text, ground, needed, html }: LegibleText): string[] {
  const [onText, onGround] = [TOKENS.get(text), TOKENS.get(ground)];
  if (onText === undefined && onGround === undefined) return [];
  return THEMES.flatMap(({ name, tokens }) => {
    const [own, under] = [onText ? tokens[onText] : text, onGround ? tokens[onGround] : ground];
    if (contrast(rgb(own), rgb(under)) >= needed) return [];
    return [`${name}: ${onText ?? text} on ${onGround ?? ground}, ${own} on ${under}: ${html}`];
  });
}

/** What axe finds on the screen, and texts that are too faint in a theme; the screen has its own again afterwards. */
export async function problemsInThemes(page: Page): Promise<string[]> {
  const takeOff = await wearMarks(page);
  const { problems, legible } = await axeFindings(page);
  await takeOff();
  return [...problems, ...legible.flatMap(faintOf)];
}
