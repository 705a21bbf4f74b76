// Periodic work that runs only while the page is visible, so that a hidden page holds no timer.

/** Calls `start` each time the page becomes visible, and its cleanup when hidden; returns a function that stops it. */
export function whileVisible(start: () => () => void): () => void {
  let end: (() => void) | undefined;
  const follow = () => {
    end?.();
    end = document.visibilityState === 'hidden' ? undefined : start();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end?.();
  };
}

/** Whether the shopper prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls every so many ms for what moves: never with reduced motion. Returns a function that stops it. */
export const repeatWhileVisible = (turn: () => void, everyMs: number): (() => void) | undefined =>
  prefersReducedMotion()
    ? undefined
    : whileVisible(() => {
        const timer = setInterval(turn, everyMs);
        return () => clearInterval(timer);
      });
