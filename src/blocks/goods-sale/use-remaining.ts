// Counts down to a moment, once a second.
import { useEffect, useEffectEvent, useState } from 'react';
import { useServed } from '~/renderer/hydration';
import { onTick } from '~/renderer/ticker';
import { drawnAtMs } from '../../base/site';
import { onPhoneClock } from '../../services/server-clock';

/**
 * Time left until a moment of the phone's clock, in ms; 0 once it has passed. A hidden screen does not tick.
 * Server markup has that of when it was drawn, and is hydrated with it. `onEnd` is called as it passes, not where it had passed before.
 */
export function useRemaining(untilMs: number, onEnd?: () => void): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [drawnMs] = useState(drawnAtMs);
  const shownMs = useServed(nowMs, drawnMs === undefined ? nowMs : onPhoneClock(drawnMs));
  const isOver = nowMs >= untilMs;
  const tick = useEffectEvent(() => {
    const tickMs = Date.now();
    setNowMs(tickMs);
    if (tickMs >= untilMs) onEnd?.();
  });
  useEffect(() => (isOver ? undefined : onTick(() => tick())), [isOver]);
  return Math.max(0, untilMs - shownMs);
}
