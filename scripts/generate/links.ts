// The generated links: a function for each screen, typed by its definition, in the core and in each plugin.
import { join } from 'node:path';
import type { ScreenParam } from './params-of';
import type { Screen } from './screens';
import { BANNER, writeIfChanged } from './write';

/** An id is given as answers have it: some mall's are numbers, another's texts. */
const typeOf = ({ type, kind }: ScreenParam): string => (kind === '' ? type : 'number | string');

const fieldOf = (param: ScreenParam): string =>
  `readonly ${param.name}${param.isRequired ? '' : '?'}: ${typeOf(param)}`;

const typeOfAll = (params: readonly ScreenParam[]): string =>
  params.length === 0 ? 'object' : `{ ${params.map(fieldOf).join('; ')} }`;

type Kit = 'carrier' | 'link' | 'picker';

/** A picker is handed what it begins with (src/engine/picking.ts). */
const kitFor = ({ picks, carries }: Screen): Kit => {
  if (picks !== '') return 'picker';
  return carries.length === 0 ? 'link' : 'carrier';
};

const linkOf = (screen: Screen): string => {
  const { name, title, path, params, picks, carries } = screen;
  const isCarried = (param: ScreenParam) => carries.includes(param.name);
  const query = typeOfAll(params.filter((param) => !isCarried(param)));
  const types: Readonly<Record<Kit, string>> = {
    carrier: `${query}, ${typeOfAll(params.filter(isCarried))}`,
    link: query,
    picker: `${query}, ${picks}`,
  };
  const kit = kitFor(screen);
  return `/** ${title} */\nexport const ${name} = /* @__PURE__ */ ${kit}<${types[kit]}>('${path}');\n`;
};

const kitOf = (screens: readonly Screen[]): string => [...new Set(screens.map(kitFor))].sort().join(', ');

const moduleOf = (screens: readonly Screen[], kit: string): string =>
  `${BANNER}import { ${kitOf(screens)} } from '${kit}';\n\n${screens.map(linkOf).join('\n')}`;

/** Where the links of the mall's own screens stand, which server and phone may use, and those of a plugin's. */
const linkFileOf = (folder: string): string =>
  folder === '' ? 'domain/screen-links.gen.ts' : `${folder}/links.gen.ts`;

export function generateLinks(root: string, screens: readonly Screen[]): void {
  for (const folder of new Set(screens.map((screen) => screen.folder))) {
    const own = screens.filter((screen) => screen.folder === folder);
    writeIfChanged(join(root, linkFileOf(folder)), moduleOf(own, '~/domain/link'));
  }
}
