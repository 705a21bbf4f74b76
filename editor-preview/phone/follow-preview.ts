// Follows a draft by its link: asks again for a later version until the link ends.
import type { PreviewAnswer } from '~/domain/studio/api-library';
import { api, StudioError, wordsOf } from '../services/api';
import { loadMallConfig } from '../services/mall';

export interface Followed {
  /** Null until the first answer came. */
  answer: PreviewAnswer | null;
  /** Of the mall, for the answer's audience. */
  config: unknown;
  /** Words why nothing more comes; null while the link holds. */
  end: string | null;
  isOffline: boolean;
}

export const START: Followed = { answer: null, config: null, end: null, isOffline: false };

const AGAIN_MS = 3_000;
const OVER = new Set(['gone', 'not-found']);

const rest = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AGAIN_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

interface Following {
  signal: AbortSignal;
  onChange: (followed: Followed) => void;
}

/** Resolves when the link has ended, or `signal` is aborted. */
export async function followPreview(token: string, { signal, onChange }: Following): Promise<void> {
  let now = START;
  const set = (next: Partial<Followed>) => {
    now = { ...now, ...next };
    if (!signal.aborted) onChange(now);
  };
  while (!signal.aborted && now.end === null) {
    try {
      const since = now.answer?.version;
      // 204 after 25 s: nothing new.
      const answer = await api<PreviewAnswer | undefined>(`previews/${encodeURIComponent(token)}`, {
        query: { since },
        signal,
      });
      const config = now.config ?? (await loadMallConfig(answer?.audience.platform ?? 'mobile'));
      set({ config, isOffline: false, ...(answer === undefined ? {} : { answer }) });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof StudioError && OVER.has(error.code)) set({ end: wordsOf(error) });
      else {
        set({ isOffline: true });
        await rest(signal);
      }
    }
  }
}
