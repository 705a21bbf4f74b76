// Shows operators a note about a failing block. The texts are a chunk that phones never load.
import { type ComponentProps, lazy, Suspense } from 'react';
import { ChunkLoadError } from './chunk';
import { MISSING_PICTURE } from './page-failures';

const OperatorBox = lazy(() => import('./operator-box'));

export const OperatorNote = (props: ComponentProps<typeof OperatorBox>) => (
  <Suspense fallback={null}>
    <OperatorBox {...props} />
  </Suspense>
);

/** The text of a cause, or the key of a known one. */
export function causeOf(error: unknown): string {
  if (error instanceof ChunkLoadError) return error.type;
  return error instanceof Error && error.name === MISSING_PICTURE ? 'picture' : String(error);
}
