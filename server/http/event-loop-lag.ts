// How long the event loop has been in its present turn: what it reads late in a long turn has waited that long already.

const BEAT_MS = 20;

let turnedAtMs = 0;
let timer: NodeJS.Timeout | undefined;

/** Milliseconds since timers last ran, less the time between them; the first call starts the measuring. */
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
