// The project's source files with their lines, and what a file of the phone loads.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isTest, pathOf, targetsIn } from './imports/read-imports';

export interface SourceFile {
  path: string;
  lines: number;
  /** Source text; only of what may import. */
  text: string;
}

const SOURCE = /\.(?:tsx?|css|json|sql)$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** All written files below some folders of the project, by path. */
export function readSourceFiles(root: string, folders: readonly string[]): ReadonlyMap<string, SourceFile> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !entry.name.includes('.gen.'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return [path, { path, lines: text.trimEnd().split('\n').length, text }];
    }),
  );
}

/** Files that a file imports, directly or through others, itself not. */
export function reachedFrom(start: string, files: ReadonlyMap<string, SourceFile>): ReadonlySet<string> {
  const reached = new Set<string>();
  const pending = [start];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const from = path;
    for (const target of targetsIn(files.get(from)?.text ?? '')) {
      const to = pathOf(from, target);
      const found = ENDINGS.map((ending) => `${to ?? ''}${ending}`).find((name) => files.has(name));
      if (found === undefined || reached.has(found) || isTest(found)) continue;
      reached.add(found);
      pending.push(found);
    }
  }
  reached.delete(start);
  return reached;
}
