// What the code of a package may import: the entries of the mall that its part has, its own files, its dependencies.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Package } from '../packages';
import { isOwnControl, isTest, targetsIn } from './read-imports';
import { sourceFilesIn } from './source-files-in';

/** Parts of a package by their folder, controls within those of widgets: what of the mall each may import, and which other parts. */
const PARTS: Readonly<Record<string, { entries: readonly string[]; parts: readonly string[] }>> = {
  widgets: { entries: ['pagoda/widget'], parts: ['api'] },
  plugins: { entries: ['pagoda/plugin'], parts: ['api'] },
  controls: { entries: ['pagoda/control'], parts: ['api'] },
  screens: { entries: ['pagoda/screen'], parts: ['api'] },
};
const TEST_ENTRIES: readonly string[] = ['pagoda/testing', 'pagoda/testing-server', 'pagoda/testing-screen'];

const partOf = (file: string): string => (isOwnControl(file) ? 'controls' : (file.split('/')[0] ?? ''));

export interface PackageCode {
  /** Names in package.json: of dependencies and peers, and those that only tests have. */
  dependencies: readonly string[];
  testDependencies: readonly string[];
}

/** `react/jsx-runtime` → react, `@acme/x/y` → @acme/x. */
const packageName = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

function foreignFile(file: string, target: string): string | undefined {
  const [part = '', owner = ''] = file.split('/');
  const path = posix.normalize(posix.join(posix.dirname(file), target));
  const [toPart = '', toOwner = ''] = path.split('/');
  if (path.startsWith('..')) return 'which is outside of the package';
  if (isOwnControl(path) && !isOwnControl(file) && !isTest(file)) return 'which only the studio loads';
  if (toPart === part)
    return toOwner === owner ? undefined : 'which is of another: what both need stands beside them';
  const isKnown = PARTS[part]?.parts.includes(toPart) ?? false;
  return toPart in PARTS && !isKnown ? `${part} may not know ${toPart}` : undefined;
}

/** The problem of one import of a package's file, which is relative to the package; null where there is none. */
export function packageProblem(
  { file, target }: { file: string; target: string },
  { dependencies, testDependencies }: PackageCode,
): string | null {
  const forTests = isTest(file);
  const { entries } = PARTS[partOf(file)] ?? { entries: [] };
  const allowed = forTests ? [...entries, ...TEST_ENTRIES] : entries;
  const tell = (why: string) => `${file} imports ${target}: ${why}`;
  if (target.startsWith('.')) {
    const why = foreignFile(file, target);
    return why === undefined ? null : tell(why);
  }
  if (target.startsWith('pagoda/') || target.startsWith('~/'))
    return allowed.includes(target)
      ? null
      : tell(`of the mall it may import ${allowed.join(', ') || 'nothing'}`);
  if (target.startsWith('node:'))
    return forTests || file.startsWith('plugins/') ? null : tell('phones have no modules of Node');
  const known = forTests ? [...dependencies, ...testDependencies] : dependencies;
  return known.includes(packageName(target)) ? null : tell('which its package.json does not name');
}

/** All problems of a package's files. */
export function packageImportProblems(root: string, { folder }: Pick<Package, 'folder'>): string[] {
  const base = join(root, folder);
  const description = JSON.parse(readFileSync(join(base, 'package.json'), 'utf8')) as Record<string, object>;
  const named = (field: string) => Object.keys(description[field] ?? {});
  const code = {
    dependencies: [...named('dependencies'), ...named('peerDependencies')],
    testDependencies: named('devDependencies'),
  };
  return sourceFilesIn(base).flatMap((path) => {
    const file = path.slice(base.length + 1).replaceAll('\\', '/');
    const targets = targetsIn(readFileSync(path, 'utf8'));
    return targets
      .map((target) => packageProblem({ file, target }, code))
      .flatMap((problem) => (problem === null ? [] : [`${folder}/${problem}`]));
  });
}
