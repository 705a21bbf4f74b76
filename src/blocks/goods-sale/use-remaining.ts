// Counts down to a moment, once a second.
import { useEffect, useEffectEvent, useState } from 'react';
import { onTick } from '~/renderer/ticker';

/**
 * Time left until a moment of the phone's clock, in ms; 0 once it has passed. A hidden screen does not tick.
 * `onEnd` is called as it passes, not where it had passed before.
 */
export function useRemaining(untilMs: number, onEnd?: () => void): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isOver = nowMs >= untilMs;
  const tick = useEffectEvent(() => {
    const tickMs = Date.now();
    setNowMs(tickMs);
    if (tickMs >= untilMs) onEnd?.();
  });
  useEffect(() => (isOver ? undefined : onTick(() => tick())), [isOver]);
  return Math.max(0, untilMs - nowMs);
}
