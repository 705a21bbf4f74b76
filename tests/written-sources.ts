// The project's sources as text, for tests of what is written in them. A glob would make every file look used to knip.
import { resolve } from 'node:path';
import { isTest } from '~/scripts/imports/read-imports';
import { readSourceFiles } from '~/scripts/source-files';

/** Text of the TypeScript files below folders of the project, by path; without tests, stories and generated files. */
export const writtenSources = (folders: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readSourceFiles(resolve(import.meta.dirname, '..'), folders).values()]
      .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path))
      .map(({ path, text }) => [path, text]),
  );
