// The phases of an element that enters and leaves with a transition.
import { useEffect, useState } from 'react';

export type PresencePhase = 'closed' | 'opening' | 'open' | 'leaving';

/** UI-06: shown 30 ms after it opens, out of the document 300 ms after it closes. */
export const OPEN_DELAY_MS = 30;
export const LEAVE_MS = 300;

/** Phase of an overlay. `closed` renders nothing; `opening` and `leaving` are the two ends of the transition. */
export function usePresence(isOpen: boolean): PresencePhase {
  const [phase, setPhase] = useState<PresencePhase>(isOpen ? 'opening' : 'closed');
  if (isOpen && (phase === 'closed' || phase === 'leaving')) setPhase('opening');
  if (!isOpen && (phase === 'opening' || phase === 'open')) setPhase('leaving');
  useEffect(() => {
    if (phase === 'opening') {
      const timer = setTimeout(() => setPhase('open'), OPEN_DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (phase === 'leaving') {
      const timer = setTimeout(() => setPhase('closed'), LEAVE_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase]);
  return phase;
}
