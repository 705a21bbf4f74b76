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

/** Calls every so many ms while the page is visible; returns a function that stops it. */
export const everyWhileVisible = (turn: () => void, everyMs: number): (() => void) =>
  whileVisible(() => {
    const timer = setInterval(turn, everyMs);
    return () => clearInterval(timer);
  });

/** Whether the shopper prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The same for what moves: never with reduced motion. */
export const repeatWhileVisible = (turn: () => void, everyMs: number): (() => void) | undefined =>
  prefersReducedMotion() ? undefined : everyWhileVisible(turn, everyMs);
