// The element of a phone's frame, which may have begun to load before.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { placeFrame } from '../frame/early-frame';
import styles from './phone.module.css';

interface PhoneFrameProps {
  frameRef: RefObject<HTMLIFrameElement | null>;
  title: string;
  width: number;
  height: number;
  /** Whether Tab goes through the page in it. */
  isInTabOrder: boolean;
}

export function PhoneFrame({ frameRef, title, width, height, isInTabOrder }: PhoneFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const element = placeFrame(place.current);
    element.className = styles['frame'] ?? '';
    frameRef.current = element;
    return () => {
      frameRef.current = null;
      element.remove();
    };
  }, [frameRef]);
  useLayoutEffect(() => {
    if (frameRef.current !== null) Object.assign(frameRef.current, { title, width, height });
  }, [frameRef, title, width, height]);
  useLayoutEffect(() => {
    if (isInTabOrder) frameRef.current?.removeAttribute('tabindex');
    else frameRef.current?.setAttribute('tabindex', '-1');
  }, [frameRef, isInTabOrder]);
  return <div ref={place} />;
}
