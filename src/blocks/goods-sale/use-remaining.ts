// Counts down to a moment, once a second.
import { useEffect, useState } from 'react';
import { onTick } from '~/renderer/ticker';

/** Time left until a moment of the phone's clock, in ms; 0 once it has passed. A hidden screen does not tick. */
export function useRemaining(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isOver = nowMs >= untilMs;
  useEffect(() => (isOver ? undefined : onTick(() => setNowMs(Date.now()))), [isOver]);
  return Math.max(0, untilMs - nowMs);
}
