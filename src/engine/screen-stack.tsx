// Owns keeping the screens behind the front one mounted but asleep, so that going back loses nothing.
import { Activity, useState } from 'react';
import { isTabPath } from '../state/mall';
import { entryOf } from './history-entry';
import { HOME_PATH, usePlace } from './navigation';
import { LazyScreen } from './lazy-screen';
import { emptyStack, type Stack, step } from './stack';

/** The stack for the current location; a pure step from the one before, so a repeated render changes nothing. */
function useStack(): Stack {
  const { location, type } = usePlace();
  const [stack, setStack] = useState<Stack>(emptyStack);
  const path = location.pathname === '/' ? HOME_PATH : location.pathname;
  const entry = {
    id: location.key,
    key: location.key,
    path,
    search: location.search.slice(1),
    index: entryOf().idx,
  };
  const next = step(stack, { entry, type, isTab: isTabPath });
  if (next !== stack) setStack(next);
  return next;
}

/** Draws the stack: the front screen awake, the others asleep. */
export function ScreenStack() {
  const { entries, parked } = useStack();
  const front = entries.at(-1);
  // In one order whatever is in front; a comparison by language would take a slow phone 35 ms when it is first made.
  const all = [...parked, ...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  return all.map((entry) => (
    <Activity key={entry.id} mode={entry === front ? 'visible' : 'hidden'}>
      <LazyScreen path={entry.path} search={entry.search} isFront={entry === front} />
    </Activity>
  ));
}
