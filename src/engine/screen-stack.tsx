// Owns keeping the screens behind the front one mounted but asleep, so that going back loses nothing.
import { Activity, useEffect, useRef, useState } from 'react';
import { useLatest } from '~/ui/use-latest';
import { isTabPath } from '../state/mall';
import { HOME_PATH, usePlace } from './navigation';
import { LazyScreen } from './lazy-screen';
import { emptyStack, type Move, type Stack, step } from './stack';

/** The stack for the current location; a pure step from the one before, so a repeated render changes nothing. */
function useStack(): Stack {
  const { location, type, index } = usePlace();
  const [stack, setStack] = useState<Stack>(emptyStack);
  const path = location.pathname === '/' ? HOME_PATH : location.pathname;
  const entry = {
    id: location.key,
    key: location.key,
    path,
    search: location.search.slice(1),
    index,
  };
  const next = step(stack, { entry, type, isTab: isTabPath });
  if (next !== stack) setStack(next);
  return next;
}

/** After each change of screen but the first the focus goes to the heading; a tab of the same screen keeps it. */
function useHeadingFocus(front: { id: string; path: string } | undefined): void {
  const { type }: { type: Move } = usePlace();
  const { id = '', path = '' } = front ?? {};
  const before = useRef<{ id: string; path: string } | null>(null);
  const isReplaced = useLatest(type === 'REPLACE');
  useEffect(() => {
    const last = before.current;
    before.current = { id, path };
    if (last === null || last.id === id || (last.path === path && isReplaced.current)) return undefined;
    const leaving = new AbortController();
    // Its code is for later screens: the first one loads without it.
    const focus = async () => (await import('./heading-focus')).awaitHeading(leaving.signal);
    focus().catch(() => undefined);
    return () => leaving.abort();
  }, [id, path, isReplaced]);
}

/** Draws the stack: the front screen awake, the others asleep. */
export function ScreenStack() {
  const { entries, parked } = useStack();
  const front = entries.at(-1);
  useHeadingFocus(front);
  // In one order whatever is in front; a comparison by language would take a slow phone 35 ms when it is first made.
  const all = [...parked, ...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  return all.map((entry) => (
    <Activity key={entry.id} mode={entry === front ? 'visible' : 'hidden'}>
      <LazyScreen path={entry.path} search={entry.search} isFront={entry === front} />
    </Activity>
  ));
}
