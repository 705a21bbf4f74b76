// Lazy overlays: one whose chunk fails, or that throws, closes, and the screen stays.
import type { ComponentType } from 'react';
import { NETWORK_WORDS } from '~/domain/constants';
import { ChunkLoadError } from '~/renderer/chunk';
import { optionalPart } from '../engine/optional-part';
import { toast } from '../state/overlays';

interface OverlayOptions<P> {
  /** File in src/overlays. */
  name: string;
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Closes it and rejects its callers. */
  close: () => void;
  /** The shopper opened it, and gets a message when it fails to load. */
  isAsked?: boolean;
}

/** An overlay, rendered while it is open. After a failure the next opening imports the chunk again. */
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
