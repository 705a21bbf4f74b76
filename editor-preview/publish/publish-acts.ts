// What publishes, schedules, submits and takes back: each saves the draft first and says what came of it.
import type {
  NewSchedule,
  Published,
  Review,
  Schedule,
  ScheduleEnd,
  Unpublished,
  VersionRow,
} from '~/domain/studio/api-publish';
import type { StudioSettings } from '~/domain/studio/api';
import { nextTimeOfDay } from '~/domain/studio/moments';
import { useParts } from '../session/editor-context';
import { isSavedAsShown } from '../session/saved-first';
import { api, StudioError, wordsOf } from '../services/api';
import { unhurried } from '../services/retry';
import { usePublishState } from '../session/use-publish-state';

export interface When {
  kind: 'now' | 'at' | 'until';
  /** ISO; null: now. Empty, as the end, where it is still to be chosen. */
  at: string | null;
  until: string | null;
  after: ScheduleEnd;
}

export const NOW: When = { kind: 'now', at: null, until: null, after: 'previous' };

/** What a time is ahead at least, in ms: the dialog is still to be filled in. */
const LEAD_MS = 5 * 60_000;

/** The next moment that the mall's settings name for a schedule's end, from a moment in ms. */
export const endAfter = (from: number, { endTime }: Pick<StudioSettings, 'endTime'>): string =>
  new Date(nextTimeOfDay(endTime, from + LEAD_MS)).toISOString();

/** The kind with the time that it needs, as the settings name it: the next one from `now`, in ms. */
export function timesOf(
  kind: When['kind'],
  now: number,
  settings: StudioSettings,
): Pick<When, 'kind' | 'at' | 'until'> {
  const at = new Date(nextTimeOfDay(settings.scheduleTime, now + LEAD_MS)).toISOString();
  return { kind, at: kind === 'at' ? at : null, until: kind === 'until' ? endAfter(now, settings) : null };
}

/** The same without a time to begin at. */
export const atOnce = (when: When): When => ({
  ...when,
  kind: when.until === null ? 'now' : 'until',
  at: null,
});

/** Whether a time is still to be chosen. */
export const isTimeMissing = ({ at, until }: When): boolean => at === '' || until === '';

export type Outcome =
  | { kind: 'published'; seconds: string }
  | { kind: 'scheduled' }
  | { kind: 'submitted' }
  /** The draft was changed since it was checked. */
  | { kind: 'stale' }
  /** The chosen time is over. */
  | { kind: 'past'; words: string }
  | { kind: 'failed'; words: string };

function failed(error: unknown): Outcome {
  if (error instanceof StudioError && error.code === 'stale') return { kind: 'stale' };
  const isPast =
    error instanceof StudioError && error.answer.error?.fields?.some(({ pointer }) => pointer === '/at');
  return { kind: isPast === true ? 'past' : 'failed', words: wordsOf(error) };
}

/** `version` is the draft's that was checked. */
export interface Publication {
  version: number;
  note: string;
  when: When;
}

/** What publishes or submits the draft. */
export function usePublishActs() {
  const { answer } = useParts();
  const { renew } = usePublishState();
  const path = `documents/${answer.doc}`;
  const publish = async ({ version, note, when }: Publication): Promise<Outcome> => {
    const begun = performance.now();
    try {
      if (when.kind === 'now')
        await unhurried(() => api<Published>(`${path}/publish`, { method: 'POST', body: { version, note } }));
      else {
        const { at, until, after } = when;
        const body: NewSchedule = { version, note, at, until, after };
        await unhurried(() => api<Schedule>(`${path}/schedule`, { method: 'POST', body }));
      }
      await renew();
      if (when.at !== null) return { kind: 'scheduled' };
      return { kind: 'published', seconds: ((performance.now() - begun) / 1000).toFixed(1) };
    } catch (error) {
      return failed(error);
    }
  };
  const submit = async (version: number, words: string): Promise<Outcome> => {
    try {
      await unhurried(() => api<Review>(`${path}/review`, { method: 'POST', body: { version, words } }));
      await renew();
      return { kind: 'submitted' };
    } catch (error) {
      return failed(error);
    }
  };
  return { publish, submit };
}

async function putBack(path: string): Promise<string> {
  const { version } = await api<Unpublished>(`${path}/unpublish`, {
    method: 'POST',
    body: { to: 'previous' },
  });
  return version === null ? '已下线，顾客看不到这一页' : `已换回版本 ${version.number}`;
}

const keepVersion = (path: string) =>
  api<VersionRow>(`${path}/versions`, { method: 'POST', body: { note: '' } });

/** Acts of one press, which say what came of them. */
export function useLiveActs() {
  const { answer, sync, say, log } = useParts();
  const { renew } = usePublishState();
  const path = `documents/${answer.doc}`;
  const act = async (work: () => Promise<string>): Promise<void> => {
    try {
      say(await work());
      await renew();
    } catch (error) {
      say(wordsOf(error));
    }
  };
  return {
    /** Puts the version before back; where there is none the page is off. */
    takeBack: () => act(() => putBack(path)),
    cancelSchedule: () =>
      act(async () => {
        await api(`${path}/schedule`, { method: 'DELETE' });
        return '定时已取消';
      }),
    keep: async () => {
      if (!(await isSavedAsShown({ sync, say }))) return;
      await act(async () => {
        const { number, by } = await keepVersion(path);
        log.add({ what: 'saved', number, by });
        return '已存为版本';
      });
    },
    /** Null: done; else why not. */
    changeSchedule: async ({ at, until, after }: When): Promise<Outcome | null> => {
      try {
        await api(`${path}/schedule`, { method: 'PATCH', body: { at, until, after } });
        await renew();
        return null;
      } catch (error) {
        return failed(error);
      }
    },
  };
}
