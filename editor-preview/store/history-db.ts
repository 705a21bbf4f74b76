// Steps of earlier sessions, stored on this computer for 30 days by document and window.
import { tableOf } from './database';
import type { Step } from './steps';

export interface SessionRecord {
  doc: string;
  operatorId: number;
  /** Of the window that made the steps; a content that replaced the open one begins another. */
  session: string;
  steps: readonly Step[];
  /** Of the last step, in ms. */
  at: number;
}

export interface HistoryStore {
  /** Sessions of an operator on a document, the newest first. */
  of: (doc: string, operatorId: number) => Promise<SessionRecord[]>;
  /** Without steps the record goes. */
  put: (record: SessionRecord) => Promise<void>;
}

export const HISTORY_DAYS = 30;
const DAY_MS = 86_400_000;

const transact = tableOf('pagoda-studio-history', 'sessions');

const keyOf = ({ doc, session }: SessionRecord): string => `${doc} ${session}`;

/** Whether a session is past the retention period. */
export const isExpired = ({ at }: Pick<SessionRecord, 'at'>, now: number): boolean =>
  now - at > HISTORY_DAYS * DAY_MS;

export const historyDb: HistoryStore = {
  async of(doc, operatorId) {
    const all = (await transact('readonly', (table) => table.getAll())).result as SessionRecord[];
    const now = Date.now();
    const old = all.filter((record) => isExpired(record, now));
    if (old.length > 0)
      await transact('readwrite', (table) => {
        for (const record of old) table.delete(keyOf(record));
      });
    return all
      .filter((record) => record.doc === doc && record.operatorId === operatorId && !old.includes(record))
      .sort((one, other) => other.at - one.at);
  },
  put: (record) =>
    transact('readwrite', (table) => {
      if (record.steps.length === 0) table.delete(keyOf(record));
      else table.put(record, keyOf(record));
    }),
};
