// A true picture of a widget: its page without scripts in a sandboxed frame, mounted while it is in view.
import { useEffect, useRef, useState } from 'react';
import styles from './still.module.css';

/** Frames at once; the others wait for one to leave the view. */
const MOST = 12;
/** Of the page within, in px: a phone's. */
const PHONE_WIDTH = 375;

const mounted = new Set<symbol>();
const waiting = new Map<symbol, () => void>();

function leave(own: symbol): void {
  waiting.delete(own);
  if (!mounted.delete(own)) return;
  const [next] = waiting;
  if (next === undefined) return;
  waiting.delete(next[0]);
  mounted.add(next[0]);
  next[1]();
}

/** True while the element is in view and one of the frames is free. */
function useFrameSlot(): { place: React.RefObject<HTMLSpanElement | null>; isMounted: boolean } {
  const place = useRef<HTMLSpanElement>(null);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const own = Symbol('still');
    const show = () => setMounted(true);
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) {
        leave(own);
        setMounted(false);
      } else if (mounted.size < MOST) {
        mounted.add(own);
        show();
      } else waiting.set(own, show);
    });
    sight.observe(current);
    return () => {
      sight.disconnect();
      leave(own);
    };
  }, []);
  return { place, isMounted };
}

interface StillProps {
  id: string;
  /** Place among the widget's presets. */
  preset?: number;
  /** In px. */
  width: number;
  height: number;
}

export function Still({ id, preset = 0, width, height }: StillProps) {
  const { place, isMounted } = useFrameSlot();
  const scale = width / PHONE_WIDTH;
  return (
    <span ref={place} className={styles['still']} style={{ width, height }} aria-hidden="true">
      {isMounted ? (
        <iframe
          title={`${id} 的样子`}
          tabIndex={-1}
          sandbox=""
          src={`./stills/${id}-${preset}.html`}
          style={{ width: PHONE_WIDTH, height: height / scale, transform: `scale(${scale})` }}
        />
      ) : null}
    </span>
  );
}
