// Renders the screen stack: screens behind the front one stay mounted but hidden, so that going back loses nothing.
import { Activity, useEffect, useRef, useState } from 'react';
import { useLatest } from '~/ui/use-latest';
import { isTabPath } from '../state/mall';
import { DepthContext, pathOf, useHistoryLocation } from './navigation';
import { LazyScreen } from './lazy-screen';
import { emptyStack, type Move, type Stack, step } from './stack';

/** The stack for the current location; a pure step from the previous one, so a repeated render changes nothing. */
function useStack(): Stack {
  const { location, type, index } = useHistoryLocation();
  const [stack, setStack] = useState<Stack>(emptyStack);
  const path = pathOf(location);
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

/** After each change of screen but the first the heading is focused; a tab change within the same screen is none. */
function useHeadingFocus(front: { id: string; path: string } | undefined): void {
  const { type }: { type: Move } = useHistoryLocation();
  const { id = '', path = '' } = front ?? {};
  const before = useRef<{ id: string; path: string } | null>(null);
  const isReplaced = useLatest(type === 'REPLACE');
  useEffect(() => {
    const last = before.current;
    before.current = { id, path };
    if (last === null || last.id === id || (last.path === path && isReplaced.current)) return undefined;
    const leaving = new AbortController();
    // Its chunk is for later screens: the first one loads without it.
    const focus = async () => (await import('./heading-focus')).awaitHeading(leaving.signal);
    focus().catch(() => undefined);
    return () => leaving.abort();
  }, [id, path, isReplaced]);
}

/** Renders the stack: the front screen visible, the others hidden. */
export function ScreenStack() {
  const { entries, parked } = useStack();
  const front = entries.at(-1);
  useHeadingFocus(front);
  // Sorted by key, whatever is in front; localeCompare would cost a slow phone 35 ms on its first call.
  const all = [...parked, ...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  return all.map((entry) => (
    <Activity key={entry.id} mode={entry === front ? 'visible' : 'hidden'}>
      <DepthContext value={entry.index}>
        <LazyScreen path={entry.path} search={entry.search} isFront={entry === front} />
      </DepthContext>
    </Activity>
  ));
}
