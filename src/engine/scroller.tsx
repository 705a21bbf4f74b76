// Owns the scrolling part of a screen: its place survives sleep, its end can be reached, its top can be pulled.
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { REACH_BOTTOM_DISTANCE_PX } from '~/domain/constants';
import { useLatest } from '~/ui/use-latest';
import styles from './screen.module.css';
import { usePull } from './use-pull';

type Refresh = () => Promise<unknown>;

interface ScrollerValue {
  scroller: RefObject<HTMLElement | null>;
  /** Sets what pulling does; null for nothing. */
  setRefresh: (refresh: Refresh | null) => void;
}

const ScrollerContext = createContext<ScrollerValue | null>(null);

function useScroller(): ScrollerValue {
  const value = useContext(ScrollerContext);
  if (value === null) throw new Error('This needs a screen around it');
  return value;
}

/** The scrolling element of the screen, for what must scroll it or stick to it. */
export const useScrollerRef = (): RefObject<HTMLElement | null> => useScroller().scroller;

/** Lets the shopper pull the screen down to do something. */
export function usePullToRefresh(refresh: Refresh): void {
  const { setRefresh } = useScroller();
  const latest = useLatest(refresh);
  useEffect(() => {
    setRefresh(() => latest.current());
    return () => setRefresh(null);
  }, [setRefresh, latest]);
}

/** A mark at the very end of a list, after its last line: `onReach` is called whenever it is within 80 px of the visible part (CONST-07). */
export function ReachBottom({ onReach }: { onReach: () => void }) {
  const { scroller } = useScroller();
  const mark = useRef<HTMLDivElement>(null);
  const latest = useLatest(onReach);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return undefined;
    const options = { root: scroller.current, rootMargin: `0px 0px ${REACH_BOTTOM_DISTANCE_PX}px 0px` };
    const observer = new IntersectionObserver((entries) => {
      // A busy phone tells of several moments at once, the latest last.
      if (entries.at(-1)?.isIntersecting === true) latest.current();
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return <div ref={mark} style={{ height: 1 }} />;
}

/** Keeps the scroll place while the screen sleeps: a hidden element forgets it. */
function useKeptPlace(scroller: RefObject<HTMLElement | null>): void {
  const place = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    // Markup from the server may have been scrolled before it came alive.
    if (place.current === null) place.current = element.scrollTop;
    else element.scrollTo({ top: place.current });
    const keep = () => {
      place.current = element.scrollTop;
    };
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [scroller]);
}

export function Scroller({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLElement>(null);
  const [refresh, setRefresh] = useState<Refresh | null>(null);
  const pull = usePull(scroller, refresh);
  useKeptPlace(scroller);
  const value = useMemo<ScrollerValue>(
    () => ({ scroller, setRefresh: (next) => setRefresh(() => next) }),
    [],
  );
  const words = useCallback(() => (pull.isRefreshing ? '加载中...' : '松开刷新'), [pull.isRefreshing]);
  const isPulled = pull.distancePx > 0;
  return (
    <ScrollerContext value={value}>
      <main className={styles.scroller} ref={scroller}>
        {isPulled ? <output className={styles.pull}>{words()}</output> : null}
        <div
          className={styles.content}
          data-pulling={isPulled && !pull.isRefreshing}
          style={isPulled ? { transform: `translateY(${pull.distancePx}px)` } : undefined}
        >
          {children}
        </div>
      </main>
    </ScrollerContext>
  );
}
