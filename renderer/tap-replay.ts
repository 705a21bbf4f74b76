// Owns a tap on markup from the server that was not alive yet: it happens once the block is.

/**
 * The page itself notes the last such tap (server/http/site.ts), because our code is not there yet. Links are left out:
 * they work without us.
 */
interface TappedWindow {
  pendingTap?: Element | null;
}

/** Marks a block as alive, and repeats a tap that came too early for it. */
export function markHydrated(block: HTMLElement): void {
  block.dataset['hydrated'] = '';
  const noted = window as TappedWindow;
  const target = noted.pendingTap;
  if (!(target instanceof HTMLElement) || !block.contains(target)) return;
  noted.pendingTap = null;
  target.click();
}
