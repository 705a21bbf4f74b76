// Calling the newest version of a function from where an older one would be caught.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref that holds the value of the last rendering; read it in effects and handlers only. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
