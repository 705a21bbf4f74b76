// Owns overlays as code that comes when first needed: one that cannot be had or drawn goes away, and the screen stays.
import type { ComponentType } from 'react';
import { NETWORK_WORDS } from '~/domain/constants';
import { ChunkLoadError } from '~/renderer/chunk';
import { optionalPart } from '../engine/lazy-part';
import { toast } from '../state/overlays';

interface OverlayOptions<P> {
  /** File in src/overlays. */
  name: string;
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Takes it away; what waits for it must not wait any longer. */
  close: () => void;
  /** The shopper asked for it, and is told that it did not come. */
  isAsked?: boolean;
}

/** An overlay, drawn while it is open. After a failure its code is asked for anew with the next opening. */
export function overlay<P extends object>(options: OverlayOptions<P>): ComponentType<P> {
  const { name, load, close, isAsked = false } = options;
  return optionalPart({
    path: `overlays/${name}`,
    load,
    onLoss: (error) => {
      close();
      if (isAsked) toast(error instanceof ChunkLoadError ? NETWORK_WORDS : '出了点问题，请重试');
    },
  });
}
