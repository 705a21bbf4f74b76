// Keeps what was filled in while its shopper signs in anew: his session has ended, and the screen's gate unmounts the form.
// It stands in the visit's storage, as signing in by the social app leaves the page.
import { useLayoutEffect, useState } from 'react';
import { useLatest } from '~/ui/use-latest';
import { isRecord } from '~/domain/record';
import { forget, readStored, store } from '../../base/storage';
import { isGuest, useSession } from '../../state/session';

interface Draft {
  /** Which form of which screen. */
  readonly place: string;
  /** Whose: nobody else gets it. */
  readonly shopperId: number;
  readonly changes: Readonly<Record<string, unknown>>;
}

const isDraft = (value: unknown): value is Draft => isRecord(value) && isRecord(value['changes']);

/** 0 until it is known. */
const useShopperId = (): number => useSession().info?.options.user_id ?? 0;

/** What this shopper had filled in when his session ended; null where he had not, or nobody knows him yet. */
export function useDraft(place: string): Draft['changes'] | null {
  const shopperId = useShopperId();
  const [found, setFound] = useState<{ of: number; changes: Draft['changes'] | null }>({
    of: 0,
    changes: null,
  });
  if (shopperId === 0 || found.of === shopperId) return found.changes;
  const draft = readStored('draft', isDraft);
  const isOwn = draft !== null && draft.place === place && draft.shopperId === shopperId;
  const changes = isOwn ? draft.changes : null;
  setFound({ of: shopperId, changes });
  return changes;
}

interface Filled extends Pick<Draft, 'place' | 'changes'> {
  isKept: boolean;
}

/** What a form leaves when it goes: nothing while its shopper is signed in. */
function leave({ isKept, ...filled }: Filled, shopperId: number): void {
  if (isGuest() && isKept) store('draft', { ...filled, shopperId } satisfies Draft);
}

/** Keeps what is filled in should the session end; while it lasts, a kept draft of this place is used up. */
export function useKeptDraft(filled: Filled): void {
  const shopperId = useShopperId();
  const latest = useLatest(filled);
  useLayoutEffect(() => {
    if (shopperId === 0) return undefined;
    if (readStored('draft', isDraft)?.place === latest.current.place) forget('draft');
    const form = latest;
    return () => leave(form.current, shopperId);
  }, [shopperId, latest]);
}
