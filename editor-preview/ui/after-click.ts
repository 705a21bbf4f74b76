// Lets a click end first: what moves between the press and the release of the pointer does not receive it.

/** A longer press is a drag or a mistake. */
const CLICK_MS = 600;

let pressedAt = Number.NEGATIVE_INFINITY;
const waiting = new Set<() => void>();

function release(): void {
  pressedAt = Number.NEGATIVE_INFINITY;
  // The click is dispatched before.
  setTimeout(() => {
    for (const work of waiting) work();
    waiting.clear();
  });
}

window.addEventListener('pointerdown', () => (pressedAt = performance.now()), true);
for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, true);

/** Runs what changes the layout of its own accord: at once, or after the click that is being made. */
export function afterClick(work: () => void): void {
  if (performance.now() - pressedAt > CLICK_MS) {
    work();
    return;
  }
  waiting.add(work);
  setTimeout(() => {
    if (waiting.delete(work)) work();
  }, CLICK_MS);
}
