// Parts of the studio whose code loads when they are first opened, within bounds of their own.
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from '~/renderer/lazy-part';
import { Bounded } from './bounded';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A dialog or menu: a failure is said in a dialog, which closes as it would. */
export function dialogPart<P extends { onClose: () => void }>(
  path: string,
  load: Load<P>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const Part = lazyPart(path, load);
  return function DialogPart(props: P) {
    return (
      <Bounded isDialog onClose={props.onClose} onRetry={Part.renew}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Bounded>
    );
  };
}

/** What stands in a place of its own: a failure is said there. */
export function placePart<P extends object>(
  path: string,
  load: Load<P>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const Part = lazyPart(path, load);
  return function PlacePart(props: P) {
    return (
      <Bounded onRetry={Part.renew}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Bounded>
    );
  };
}
