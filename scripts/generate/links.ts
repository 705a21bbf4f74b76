// The generated links: a function for each screen, typed by its definition, in the core and in each plugin.
import { join } from 'node:path';
import type { ScreenParam } from './params-of';
import type { Screen } from './screens';
import { BANNER, writeIfChanged } from './write';

/** An id is given as answers have it: some mall's are numbers, another's texts. */
const typeOf = ({ type, kind }: ScreenParam): string => (kind === '' ? type : 'number | string');

const fieldOf = (param: ScreenParam): string =>
  `readonly ${param.name}${param.isRequired ? '' : '?'}: ${typeOf(param)}`;

const linkOf = ({ name, title, path, params, picks }: Screen): string => {
  const query = params.length === 0 ? 'object' : `{ ${params.map(fieldOf).join('; ')} }`;
  const made = picks === '' ? `link<${query}>` : `picker<${query}, ${picks}>`;
  return `/** ${title} */\nexport const ${name} = /* @__PURE__ */ ${made}('${path}');\n`;
};

const kitOf = (screens: readonly Screen[]): string =>
  [
    screens.some(({ picks }) => picks === '') ? 'link' : '',
    screens.some(({ picks }) => picks !== '') ? 'picker' : '',
  ]
    .filter((name) => name !== '')
    .join(', ');

const moduleOf = (screens: readonly Screen[], kit: string): string =>
  `${BANNER}import { ${kitOf(screens)} } from '${kit}';\n\n${screens.map(linkOf).join('\n')}`;

/** Where the links of the mall's own screens stand, which server and phone may use, and those of a plugin's. */
export const linkFileOf = (plugin: string): string =>
  plugin === '' ? 'domain/screen-links.gen.ts' : `src/plugins/${plugin}/links.gen.ts`;

export function generateLinks(root: string, screens: readonly Screen[]): void {
  for (const plugin of new Set(screens.map((screen) => screen.plugin))) {
    const own = screens.filter((screen) => screen.plugin === plugin);
    writeIfChanged(join(root, linkFileOf(plugin)), moduleOf(own, '~/domain/link'));
  }
}
