// The generated table of the screens that may be shared, with the parameters that a link to each may hold.
import { join } from 'node:path';
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
