// The bridge of a store to a frame that a test stands for.
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import type { Uid } from '~/domain/studio/document';
import { FrameBridge } from '../bridge/frame-bridge';
import type { FrameConnection } from '../frame/connection';
import type { ToFrame } from '../frame/messages';
import type { EditorStore } from '../store/editor-store';

export const PAGE = { title: '', tabs: [], tab: 0, config: {}, shopper: null, path: '/pages/index/index' };

interface Ends {
  /** Gets what the studio sends. */
  take: (message: ToFrame) => void;
  onHydrateFailure: (uids: readonly Uid[], error: unknown) => void;
}

export const bridgeOver = (store: EditorStore, { take, onHydrateFailure }: Ends): FrameBridge =>
  new FrameBridge({
    store,
    connection: { send: take } as unknown as FrameConnection,
    page: PAGE,
    audience: DEFAULT_AUDIENCE,
    now: () => 0,
    isGone: () => false,
    onHydrateFailure,
  });
