// Addresses of screens that are written as text in src: links are generated (docs/decisions/087-links-from-definitions.md).
import { isTest } from './read-imports';

const ADDRESS = /['"`#](\/(?:pages|plugins)\/[\w/-]*|\/(?:choose|open)-location|\/preview-image)/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
/** A definition states the path of its screen. */
const OWN_PATH = /^ {2}path: '[^']+',$/m;

/** What is no link of ours, by file. */
const EXEMPT: Readonly<Record<string, string>> = {
  'src/blocks/user-form/return-to.ts': 'tells addresses of screens from all others by their beginning',
  'src/flows/bind.ts': 'groups of screens, by the beginning of their paths',
  'src/pages/registered/use-leaving.tsx': 'a group of screens, by the beginning of their paths',
  'src/pages/share/former-paths.ts': 'paths of older versions of the mall, as malls store them',
  'src/pages/home/legacy-blocks.ts': 'addresses of plugins in the homes of older malls',
  'src/pages/share/center.tsx': 'screens of plugins that the mall may have',
  'src/services/merchant-token.ts': 'a screen of a plugin that the mall may have',
  'src/flows/open-link.ts': "the administrators' entry, which no screen of ours stands for yet",
};

/** The addresses that a file writes out. */
export function addressesIn(file: string, source: string): string[] {
  if (!file.startsWith('src/') || isTest(file) || file in EXEMPT) return [];
  const code = source.replaceAll(COMMENT, '');
  const own = /\.page\.tsx?$/.test(file) ? code.replace(OWN_PATH, '') : code;
  return [...own.matchAll(ADDRESS)].map(([, address = '']) => address);
}

/** What is wrong, and files that are exempt but gone. */
export function addressProblems(sources: ReadonlyMap<string, string>): string[] {
  const written = [...sources].flatMap(([file, source]) =>
    addressesIn(file, source).map((address) => `${file} writes ${address} out: use its link`),
  );
  const gone = Object.keys(EXEMPT).filter((file) => !sources.has(file));
  return [...written, ...gone.map((file) => `${file} is gone: take it out of the check of addresses`)];
}
