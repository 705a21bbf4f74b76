// Measures the phone's clock against the mall's by any answer.
import { serverNow, syncServerTime } from './server-clock';

/** The header has whole seconds, and answers take a while: smaller differences are no fault of the phone's clock. */
const TOLERANCE_MS = 2_000;
const HALF_SECOND_MS = 500;

interface Headers {
  date?: unknown;
  age?: unknown;
}

/** By the Date header of an answer that came right now; one from a cache has an age. */
export function measureByHeaders({ date, age }: Headers): void {
  const serverMs = typeof date === 'string' && Number(age ?? 0) === 0 ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const measuredMs = serverMs + HALF_SECOND_MS;
  if (Math.abs(measuredMs - serverNow()) > TOLERANCE_MS) syncServerTime(measuredMs);
}
