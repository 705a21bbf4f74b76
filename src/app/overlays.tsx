// Loads the overlay host: not before an overlay opens, or once the first screen has loaded.
import { useEffect, useState } from 'react';
import { drawnAtMs } from '../base/site';
import { screenMounted } from '../engine/first-screen';
import { optionalPart } from '../engine/optional-part';
import { HOME_PATH, pathOf, useHistoryLocation } from '../engine/navigation';
import { useOverlays } from '../state/overlays';

const OverlayHost = optionalPart({ path: 'app/overlay-host', load: () => import('./overlay-host') });

/** Enough for a phone to hydrate most of a screen. */
const PREPARE_DELAY_MS = 500;

export function Overlays() {
  // The location of the first render, not the address: the server's home has no overlay host to hydrate.
  const path = pathOf(useHistoryLocation().location);
  // A payment that was at a cashier is resumed on the screen that it left; no such screen is drawn by the server.
  const [isWanted, setIsWanted] = useState(() => path !== HOME_PATH && drawnAtMs() === undefined);
  const isCovered = Object.values(useOverlays()).flat().some(Boolean);
  if (isCovered && !isWanted) setIsWanted(true);
  useEffect(() => {
    const want = () => setIsWanted(true);
    // What failed to load fails again where it is mounted, and is tried again there.
    const prepare = () => OverlayHost.arrives().then(want, want);
    void screenMounted.then(() => setTimeout(prepare, PREPARE_DELAY_MS));
  }, []);
  return isWanted ? <OverlayHost /> : null;
}
