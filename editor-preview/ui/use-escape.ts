// Escape within an element that opened beside a control.
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isInputMethodKey } from './input-method';

/** The ref of the element; the key goes no further, and closes no dialog around. */
export function useEscape<T extends HTMLElement>(close: () => void): RefObject<T | null> {
  const element = useRef<T>(null);
  const leave = useEffectEvent(close);
  useEffect(() => {
    const { current } = element;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isInputMethodKey(event)) return;
      event.stopPropagation();
      event.preventDefault();
      leave();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, []);
  return element;
}
