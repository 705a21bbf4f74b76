// The phases of an element that enters and leaves with a transition.
import { useEffect, useState } from 'react';
import { DRAWER_CLOSE_MS, DRAWER_OPEN_DELAY_MS } from '~/domain/constants';

export type PresencePhase = 'closed' | 'opening' | 'open' | 'leaving';

/** Phase of an overlay. `closed` renders nothing; `opening` and `leaving` are the two ends of the transition. */
export function usePresence(isOpen: boolean): PresencePhase {
  const [phase, setPhase] = useState<PresencePhase>(isOpen ? 'opening' : 'closed');
  if (isOpen && (phase === 'closed' || phase === 'leaving')) setPhase('opening');
  if (!isOpen && (phase === 'opening' || phase === 'open')) setPhase('leaving');
  useEffect(() => {
    if (phase === 'opening') {
      const timer = setTimeout(() => setPhase('open'), DRAWER_OPEN_DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (phase === 'leaving') {
      const timer = setTimeout(() => setPhase('closed'), DRAWER_CLOSE_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase]);
  return phase;
}
