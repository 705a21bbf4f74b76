// Event loop lag: what is read late in a long turn has waited that long already.

const BEAT_MS = 20;

let turnedAtMs = 0;
let timer: NodeJS.Timeout | undefined;

/** Milliseconds since timers last ran, less their interval; the first call starts the measurement. */
export function eventLoopLagMs(): number {
  if (timer === undefined) {
    turnedAtMs = performance.now();
    timer = setInterval(() => {
      turnedAtMs = performance.now();
    }, BEAT_MS);
    timer.unref();
  }
  return Math.max(0, performance.now() - turnedAtMs - BEAT_MS);
}
