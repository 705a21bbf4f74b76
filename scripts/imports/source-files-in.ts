// Finds the source files below a folder that are written by hand.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packages of tests are checked as packages are. */
const SKIPPED: readonly string[] = ['node_modules', 'packages'];

/** Paths of the TypeScript files below a folder that are written by hand. */
export function sourceFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : sourceFilesIn(path);
    // The templates of new widgets and plugins hold imports as text.
    const isSource = /\.tsx?$/.test(entry.name) && !/^new-\w+-files\.ts$/.test(entry.name);
    return isSource && !entry.name.includes('.gen.') ? [path] : [];
  });
}
