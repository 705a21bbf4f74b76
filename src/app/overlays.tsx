// Loads the overlay host: not before an overlay opens, or once the first screen has loaded.
import { useEffect, useState } from 'react';
import { drawnAtMs } from '../base/site';
import { optionalPart } from '../engine/optional-part';
import { HOME_PATH, pathOf, useHistoryLocation } from '../engine/navigation';
import { useOverlays } from '../state/overlays';

const OverlayHost = optionalPart({ path: 'app/overlay-host', load: () => import('./overlay-host') });

/** After the page has loaded: enough for a slow phone to hydrate it; from then on messages can be shown offline too. */
const PREPARE_DELAY_MS = 500;

const isShown = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

export function Overlays() {
  // The location of the first render, not the address: the server's home has no overlay host to hydrate.
  const path = pathOf(useHistoryLocation().location);
  // A payment that was at a cashier is resumed on the screen that it left; no such screen is drawn by the server.
  const [isWanted, setIsWanted] = useState(() => path !== HOME_PATH && drawnAtMs() === undefined);
  const isCovered = Object.values(useOverlays()).some(isShown);
  useEffect(() => {
    let timer: number | undefined;
    const want = () => (timer = window.setTimeout(() => setIsWanted(true), isCovered ? 0 : PREPARE_DELAY_MS));
    if (isCovered || document.readyState === 'complete') want();
    else window.addEventListener('load', want);
    return () => {
      window.removeEventListener('load', want);
      clearTimeout(timer);
    };
  }, [isCovered]);
  return isWanted || isCovered ? <OverlayHost /> : null;
}
