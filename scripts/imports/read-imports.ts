// Reads what a source file imports, however it is written: also types, `import()`, globs and augmented modules.
import { dirname, join, relative } from 'node:path';

const QUOTED = /['"`]([^'"`\n]+)['"`]/g;
const SPECIFIER = /(?:\bfrom|\bimport|\bdeclare\s+module)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g;
const GLOB = /import\.meta\.glob\s*(?:<[^(]*>)?\s*\(\s*(\[[^\]]*\]|['"`][^'"`\n]+['"`])/g;

/** The folder that a pattern names before its first wildcard; a pattern that only leaves files out names none. */
const folderOf = (pattern: string): string[] =>
  pattern.startsWith('!') ? [] : [pattern.replace(/[^/]*[*?{[].*$/, '').replace(/\/$/, '') || '.'];

/** What a source imports, as written; of a pattern the folder in which it looks. */
export function targetsIn(source: string): string[] {
  const named = [...source.matchAll(SPECIFIER)].map(([, target = '']) => target.replace(/\/?\$\{.*$/, ''));
  const patterns = [...source.matchAll(GLOB)].flatMap(([, list = '']) =>
    [...list.matchAll(QUOTED)].flatMap(([, pattern = '']) => folderOf(pattern)),
  );
  return [...named, ...patterns];
}

/** The path of an import from the project's folder; null for a package. */
export function pathOf(file: string, target: string): string | null {
  if (target.startsWith('~/')) return target.slice(2);
  return target.startsWith('.') ? relative('.', join(dirname(file), target)) : null;
}

/** A widget's own control of the form, which only the studio loads; relative to the project, or to a package. */
export const isOwnControl = (file: string): boolean => /^widgets\/[^/]+\/controls\//.test(file);

/** Tests, stories and what only they use. */
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\.stories\.tsx$|^tests\/|\/testing(\/|\.tsx?$|$)/.test(file);
