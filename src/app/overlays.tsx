// Loads the overlay host: not before an overlay opens, or once the first screen has painted.
import { useEffect, useState } from 'react';
import { optionalPart } from '../engine/optional-part';
import { HOME_PATH, pathOf, useHistoryLocation } from '../engine/navigation';
import { useOverlays } from '../state/overlays';

const OverlayHost = optionalPart({ path: 'app/overlay-host', load: () => import('./overlay-host') });

/** Long enough for a slow phone to paint the first screen; after it messages can be shown offline too. */
const PREPARE_DELAY_MS = 4000;

const isShown = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

export function Overlays() {
  // The location of the first render, not the address: the server's home has no overlay host to hydrate.
  const path = pathOf(useHistoryLocation().location);
  // A payment that was at a cashier is resumed on the screen that it left.
  const [isWanted, setIsWanted] = useState(path !== HOME_PATH);
  const isCovered = Object.values(useOverlays()).some(isShown);
  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), isCovered ? 0 : PREPARE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isCovered]);
  return isWanted || isCovered ? <OverlayHost /> : null;
}
