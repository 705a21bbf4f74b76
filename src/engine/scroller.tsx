// The scrolling part of a screen: scroll restoration, reach bottom, pull to refresh.
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
  /** Sets the refresh handler; null for none. */
  setRefresh: (refresh: Refresh | null) => void;
}

const ScrollerContext = createContext<ScrollerValue | null>(null);

function useScroller(): ScrollerValue {
  const value = useContext(ScrollerContext);
  if (value === null) throw new Error('This needs a screen around it');
  return value;
}

/** The scrolling element of the screen, to scroll it or to stick to it. */
export const useScrollerRef = (): RefObject<HTMLElement | null> => useScroller().scroller;

/** Enables pull to refresh on the screen. */
export function usePullToRefresh(refresh: Refresh): void {
  const { setRefresh } = useScroller();
  const latest = useLatest(refresh);
  useEffect(() => {
    setRefresh(() => latest.current());
    return () => setRefresh(null);
  }, [setRefresh, latest]);
}

/** A sentinel after the last row of a list: `onReach` is called whenever it is within 80 px of the visible part (CONST-07). */
export function ReachBottom({ onReach }: { onReach: () => void }) {
  const { scroller } = useScroller();
  const mark = useRef<HTMLDivElement>(null);
  const latest = useLatest(onReach);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return undefined;
    const options = { root: scroller.current, rootMargin: `0px 0px ${REACH_BOTTOM_DISTANCE_PX}px 0px` };
    const observer = new IntersectionObserver((entries) => {
      // A busy phone delivers several entries at once, the latest last.
      if (entries.at(-1)?.isIntersecting === true) latest.current();
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return <div ref={mark} style={{ height: 1 }} />;
}

/** Restores the scroll position when the screen shows again: a hidden element loses it. */
function useScrollRestoration(scroller: RefObject<HTMLElement | null>): void {
  const place = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    // Server markup may have been scrolled before hydration.
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
  useScrollRestoration(scroller);
  const value = useMemo<ScrollerValue>(
    () => ({ scroller, setRefresh: (next) => setRefresh(() => next) }),
    [],
  );
  const words = useCallback(() => (pull.isRefreshing ? '加载中…' : '松开刷新'), [pull.isRefreshing]);
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
