// `npm run cost [-- --json]`: what each screen costs in lines of code, by kind of file, the kit apart; and the medians.
import { resolve } from 'node:path';
import type { PageDefinition } from '~/src/engine/define-page';
import { installBrowserShims } from '~/src/app/browser-shims';
import { costScreens, type CostedScreen, medianOf, type ScreenSource } from './cost/screen-cost';
import { readSourceFiles, type SourceFile } from './source-files';

/** Path of each screen → its file. */
const pageFiles = (files: ReadonlyMap<string, SourceFile>): ReadonlyMap<string, string> =>
  new Map(
    [...files.values()]
      .filter(({ path }) => /\.page\.tsx?$/.test(path))
      .map(({ path, text }) => [/\bpath: '([^']+)'/.exec(text)?.[1] ?? '', path]),
  );

async function readScreens(files: ReadonlyMap<string, SourceFile>): Promise<ScreenSource[]> {
  // Screens access browser globals when their modules load.
  installBrowserShims();
  const { routes } = await import('~/src/app/routes.gen');
  const pages = pageFiles(files);
  return Promise.all(
    Object.entries(routes).map(async ([path, load]) => {
      const { body, endpoints = [] } = (await load()).default as unknown as PageDefinition;
      const all = [...body.endpoints, ...endpoints];
      return { path, kind: body.kind, file: pages.get(path) ?? '', routes: all.map(({ route }) => route) };
    }),
  );
}

/** The median by group of screens and by kind of screen. */
function medians(screens: readonly CostedScreen[], nameOf: (screen: CostedScreen) => string) {
  const names = [...new Set(screens.map(nameOf))].sort();
  return names.map((name) => {
    const totals = screens.filter((screen) => nameOf(screen) === name).map(({ total }) => total);
    return { name, screens: totals.length, median: medianOf(totals) };
  });
}

/** `--json`: {screens: [{path, kind, group, cost, total}], groups, kinds: [{name, screens, median}], median}. */
export async function main(args: string[]): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  const files = readSourceFiles(root, ['src', 'server', 'schemas/api']);
  const screens = costScreens(await readScreens(files), files);
  const groups = medians(screens, ({ group }) => group);
  const kinds = medians(screens, ({ kind }) => kind);
  const median = medianOf(screens.map(({ total }) => total));
  if (args.includes('--json')) {
    console.log(JSON.stringify({ screens, groups, kinds, median }));
    return 0;
  }
  console.table(screens.map(({ path, kind, cost, total }) => ({ path, kind, ...cost, total })));
  console.table(groups);
  console.table(kinds);
  console.log(`Median of ${screens.length} screens: ${median} lines.`);
  return 0;
}
