// The page of design tokens, read from the stylesheet that declares them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code, page, table } from './render';

const FILE = 'ui/tokens.css';

interface Rule {
  selector: string;
  /** Condition of the `@media` around it; '' for none. */
  media: string;
  body: string;
}

/** The rules of the stylesheet that declare tokens. */
function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const [, media = '', selector = '', body = ''] of text.matchAll(
    /(?:@media ([^{]+)\{\s*)?((?::root|\.mall-root)[^{]*)\{([^}]*)\}/g,
  ))
    if (body.includes('--')) rules.push({ selector: selector.trim(), media: media.trim(), body });
  return rules;
}

/** Declarations of a rule, each with the comment above it. */
function rowsOf({ media, body }: Rule): string[][] {
  const pattern = /(?:\/\*([\s\S]*?)\*\/\s*)?(--[\w-]+):\s*([^;]+);/g;
  return [...body.matchAll(pattern)].map(([, comment = '', name = '', value = '']) => [
    code(name),
    code(value.replace(/\s+/g, ' ')),
    [media === '' ? '' : `where ${media}`, comment.replace(/\s+/g, ' ').trim()].filter(Boolean).join(': '),
  ]);
}

export function tokensPage(root: string): string {
  const rules = rulesOf(readFileSync(join(root, FILE), 'utf8'));
  return page('Design tokens', [
    `Variables of CSS for the mall's styles, declared in [${FILE}](../../${FILE}). Lengths in \`rpx\` are 1/750 of the width of the ` +
      'page, or of a container within it. A comment holds for the tokens below it as well. Those of the theme (`--mall-…`) are ' +
      "set by the mall's configuration.",
    table(['token', 'value', 'what for'], rules.flatMap(rowsOf)),
  ]);
}
