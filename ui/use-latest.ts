// A ref to the latest value, for callbacks that would close over a stale one.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref with the value of the last render; read it in effects and handlers only. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
