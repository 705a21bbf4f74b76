// Owns telling what lies over a screen that the shopper has moved on.
import { useEffect, useRef } from 'react';
import { usePlace } from './navigation';
import { useLatest } from '~/ui/use-latest';

/** Calls back whenever another screen has come to the front, by opening one or by going back. */
export function useOnMove(act: () => void): void {
  const { pathname, search } = usePlace().location;
  const place = pathname + search;
  const known = useRef(place);
  const latest = useLatest(act);
  useEffect(() => {
    if (place === known.current) return;
    known.current = place;
    latest.current();
  }, [place, latest]);
}
