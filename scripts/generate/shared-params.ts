// The generated tables of the screens that may be shared: the parameters that a link to each may hold, and the file of each.
import { join, relative } from 'node:path';
import type { Screen } from './screens';
import { BANNER, writeIfChanged } from './write';

export function generateSharedParams(root: string, screens: readonly Screen[]): void {
  const rows = screens.flatMap(({ path, shares }) =>
    shares === undefined ? [] : [`  '${path}': ${JSON.stringify(shares)},`],
  );
  writeIfChanged(
    join(root, 'domain/shared-params.gen.ts'),
    `${BANNER}export const SHARED_PARAMS: Readonly<Record<string, readonly string[]>> = {\n${rows.join('\n')}\n};\n`,
  );
}

/** By which the server finds code and styles of a screen that it draws. */
export function generateSharedFiles(root: string, screens: readonly Screen[]): void {
  const rows = screens
    .filter(({ shares }) => shares !== undefined)
    .map(({ path, file }) => `  '${path}': '${relative(root, file).replaceAll('\\', '/')}',`);
  writeIfChanged(
    join(root, 'server/site/shared-files.gen.ts'),
    `${BANNER}export const SHARED_FILES: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n};\n`,
  );
}
