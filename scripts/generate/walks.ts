// The generated table of how checks over all screens open each of them.
import { join } from 'node:path';
import type { Screen } from './screens';
import { BANNER, writeIfChanged } from './write';

interface Walk {
  path: string;
  auth: string;
  as?: unknown;
  isEmpty?: unknown;
  query: Readonly<Record<string, unknown>>;
}

/** Required ids have a sample of their kind; what the definition states comes before it. */
function walkOf({ path, auth, params, walk: { query: stated = {}, ...walk } }: Screen): Walk {
  const ids = params
    .filter(({ isRequired, kind }) => isRequired && kind !== '')
    .map(({ name, kind }) => [name, { of: kind }]);
  return { path, auth, ...walk, query: { ...Object.fromEntries(ids), ...(stated as object) } };
}

const kindsIn = (walks: readonly Walk[]): string[] =>
  walks
    .flatMap(({ query }) => Object.values(query))
    .flatMap((value) =>
      typeof value === 'object' && value !== null && 'of' in value ? [String(value.of)] : [],
    );

export function generateWalks(root: string, screens: readonly Screen[]): void {
  const walks = screens.map(walkOf);
  const kinds = [...new Set(kindsIn(walks))].sort().map((kind) => `'${kind}'`);
  const rows = walks.map((walk) => `  ${JSON.stringify(walk)},`);
  writeIfChanged(
    join(root, 'src/testing/walks.gen.ts'),
    `${BANNER}/** What the demo must have for the walk over all screens. */
export type SampleKind = ${kinds.join(' | ') || 'never'};

export interface ScreenWalk {
  readonly path: string;
  readonly auth: string;
  readonly as?: 'guest';
  readonly isEmpty?: boolean;
  readonly query: Readonly<Record<string, string | number | { readonly of: SampleKind }>>;
}

export const WALKS: readonly ScreenWalk[] = [
${rows.join('\n')}
];
`,
  );
}
