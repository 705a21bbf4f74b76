// Notifies overlays of navigation to another screen.
import { useEffect, useRef } from 'react';
import { useHistoryLocation } from './navigation';
import { useLatest } from '~/ui/use-latest';

/** Calls back on every navigation, forward or back. */
export function useOnNavigate(act: () => void): void {
  const { pathname, search } = useHistoryLocation().location;
  const place = pathname + search;
  const known = useRef(place);
  const latest = useLatest(act);
  useEffect(() => {
    if (place === known.current) return;
    known.current = place;
    latest.current();
  }, [place, latest]);
}
