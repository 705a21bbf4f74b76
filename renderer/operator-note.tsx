// Owns telling operators of a block what is wrong with it. The words are a chunk that phones never load.
import { type ComponentProps, lazy, Suspense } from 'react';
import { ChunkLoadError } from './chunk';
import { MissingPictureError } from './page-failures';

const OperatorBox = lazy(() => import('./operator-box'));

export const OperatorNote = (props: ComponentProps<typeof OperatorBox>) => (
  <Suspense fallback={null}>
    <OperatorBox {...props} />
  </Suspense>
);

/** The words of a cause, or the key of one that operators have words for. */
export const causeOf = (error: unknown): string =>
  error instanceof ChunkLoadError
    ? error.type
    : error instanceof MissingPictureError
      ? 'picture'
      : String(error);
