// Tap replay: a tap on server markup that was not hydrated yet is repeated once its block is.

/**
 * The inline script of the page records the last such tap (server/site/site.ts), before our code has loaded. Links are
 * left out: they work without script.
 */
interface TappedWindow {
  pendingTap?: Element | null;
}

/** Marks a block as hydrated, and replays a tap that came before. */
export function markHydrated(block: HTMLElement): void {
  block.dataset['hydrated'] = '';
  const noted = window as TappedWindow;
  const target = noted.pendingTap;
  if (!(target instanceof HTMLElement) || !block.contains(target)) return;
  noted.pendingTap = null;
  target.click();
}
