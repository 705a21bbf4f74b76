// Keeps what was filled in while its shopper signs in anew: his session has ended, and the screen's gate unmounts the form.
// It stands in the visit's storage, as signing in by the social app leaves the page.
import { useLayoutEffect } from 'react';
import { isRecord } from '~/domain/record';
import { useLatest } from '~/ui/use-latest';
import { forget, readStored, store } from '../../base/storage';
import { isGuest, useSession } from '../../state/session';

interface Kept {
  /** Which form of which screen. */
  readonly place: string;
  /** Whose: nobody else gets it. */
  readonly shopperId: number;
  readonly changes: Readonly<Record<string, unknown>>;
}

const isKept = (value: unknown): value is Kept => isRecord(value) && isRecord(value['changes']);

export interface DraftProps extends Omit<Kept, 'shopperId'> {
  isChanged: boolean;
  /** The same shopper is back. */
  onFound: (changes: Kept['changes']) => void;
}

/** A form that goes while its shopper is signed in leaves nothing. */
function leave({ place, changes, isChanged }: DraftProps, shopperId: number): void {
  if (isGuest() && isChanged) store('draft', { place, changes, shopperId } satisfies Kept);
}

/** Gives back once what this place has kept, and keeps what is filled in when the session ends. */
export default function Draft(props: DraftProps): null {
  const shopperId = useSession().info?.options.user_id ?? 0;
  const latest = useLatest(props);
  useLayoutEffect(() => {
    if (shopperId === 0) return undefined;
    const form = latest;
    const kept = readStored('draft', isKept);
    if (kept?.place === form.current.place) {
      forget('draft');
      if (kept.shopperId === shopperId) form.current.onFound(kept.changes);
    }
    return () => leave(form.current, shopperId);
  }, [shopperId, latest]);
  return null;
}
