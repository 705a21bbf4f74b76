// Work on a whole document in slices, so that typing goes on meanwhile.

/** A frame has 16 ms, of which the page needs some. */
const SLICE_MS = 6;

export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1_000 });
  else setTimeout(run, 0);
};

/** `step` does what it has time for, and says whether all is done. */
export async function inSlices(step: (hasTime: () => boolean) => boolean): Promise<void> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    if (step(() => performance.now() < end)) return;
    await new Promise<void>(whenIdle);
  }
}
