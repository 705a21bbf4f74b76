// What is not saved yet, stored on this computer by document and window: it survives a closed window.
import type { PostOps } from '~/domain/studio/api';
import { tableOf } from './database';
import type { Pending } from './rebase';

/** A request that may have reached the server: sent again with the same key and body, it is done once. */
export interface Batch {
  key: string;
  body: PostOps;
  /** Entries of `pending` that it holds. */
  ids: string[];
}

export interface PendingRecord {
  doc: string;
  operatorId: number;
  /** Of the window that made it. */
  session: string;
  pending: readonly Pending[];
  batch: Batch | null;
}

export interface PendingStore {
  of: (doc: string, operatorId: number) => Promise<PendingRecord[]>;
  /** Without pending operations the record goes. Rejects where this computer has no room. */
  put: (record: PendingRecord) => Promise<void>;
  /** Replaces records of windows that are gone, all or none. */
  adopt: (gone: readonly PendingRecord[], record: PendingRecord) => Promise<void>;
  /** Runs with the records of windows that are gone; those of open windows are theirs. */
  whileGone: <T>(records: readonly PendingRecord[], run: (gone: PendingRecord[]) => Promise<T>) => Promise<T>;
  /** Says that this window is open, until it closes. */
  hold: (session: string) => void;
}

const transact = tableOf('pagoda-studio', 'pending');

const keyOf = ({ doc, session }: PendingRecord): string => `${doc} ${session}`;

function write(table: IDBObjectStore, record: PendingRecord): void {
  if (record.pending.length === 0) table.delete(keyOf(record));
  else table.put(record, keyOf(record));
}

const lockOf = (session: string): string => `pagoda-studio ${session}`;

/** The lock of a window that is gone, or null. */
const isGone = (session: string, run: (isFree: boolean) => Promise<void>): Promise<void> =>
  // Plain http has no locks: rather saved by two windows than by none.
  navigator.locks === undefined
    ? run(true)
    : navigator.locks.request(lockOf(session), { ifAvailable: true }, (lock) => run(lock !== null));

export const pendingDb: PendingStore = {
  async of(doc, operatorId) {
    const request = await transact('readonly', (table) => table.getAll());
    const all = request.result as PendingRecord[];
    return all.filter((record) => record.doc === doc && record.operatorId === operatorId);
  },
  put: (record) => transact('readwrite', (table) => write(table, record)),
  adopt: (gone, record) =>
    transact('readwrite', (table) => {
      for (const one of gone) table.delete(keyOf(one));
      write(table, record);
    }),
  async whileGone(records, run) {
    const gone: PendingRecord[] = [];
    let result: Awaited<ReturnType<typeof run>> | undefined;
    const take = async (index: number): Promise<void> => {
      const record = records[index];
      if (record === undefined) {
        result = await run(gone);
        return;
      }
      await isGone(record.session, (isFree) => {
        if (isFree) gone.push(record);
        return take(index + 1);
      });
    };
    await take(0);
    return result as Awaited<ReturnType<typeof run>>;
  },
  hold: (session) => {
    void navigator.locks?.request(lockOf(session), () => new Promise<void>(() => undefined));
  },
};
