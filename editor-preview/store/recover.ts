// What earlier windows could not save: found on this computer when a document opens, and taken over.
import type { Op } from '~/domain/studio/ops';
import type { PendingRecord, PendingStore } from './pending-db';
import type { EditorStore } from './editor-store';
import { type Pending, tryOp } from './rebase';
import { answerOf, type SyncServer } from './sync-server';

interface Recovery {
  doc: string;
  operatorId: number;
  /** Of the window that opens. */
  session: string;
  db: PendingStore;
  server: SyncServer;
}

/** What is left of a record once the request that was under way is answered: the server may have had it already. */
async function leftOf({ batch, pending }: PendingRecord, server: SyncServer): Promise<Pending[]> {
  if (batch === null) return [...pending];
  const { clashes } = await answerOf(server, batch);
  const refused = new Set(clashes.map(({ index }) => index));
  const open = batch.body.ops.filter((_, index) => refused.has(index));
  const again = open.map((op, index) => ({
    id: `${batch.key}${index}`,
    ops: [op],
    inverse: [],
    name: batch.body.name,
  }));
  return [...again, ...pending.filter(({ id }) => !batch.ids.includes(id))];
}

export interface Recovered {
  /** Still to be saved, now by this window. */
  pending: readonly Pending[];
  /** All that the earlier windows did not know to be saved. */
  entries: readonly Pending[];
}

/** Operations of closed windows, now of this one. Call it before the draft is read. @throws StudioError */
export async function recover({ doc, operatorId, session, db, server }: Recovery): Promise<Recovered> {
  db.hold(session);
  const records = await db.of(doc, operatorId).catch(() => []);
  if (records.length === 0) return { pending: [], entries: [] };
  return db.whileGone(records, async (gone) => {
    const pending: Pending[] = [];
    for (const record of gone) pending.push(...(await leftOf(record, server)));
    if (gone.length > 0) await db.adopt(gone, { doc, operatorId, session, pending, batch: null });
    return { pending, entries: gone.flatMap((record) => record.pending) };
  });
}

/** Takes back what was recovered, as one step; what others have changed since stays. */
export function takeBack(store: EditorStore, entries: readonly Pending[]): void {
  const ops: Op[] = [];
  let { doc } = store.get();
  for (const op of [...entries].reverse().flatMap(({ inverse }) => inverse)) {
    const tried = tryOp(doc, op);
    if ('clash' in tried) continue;
    ({ doc } = tried);
    ops.push(op);
  }
  store.run(ops, { name: '放弃上次没来得及保存的修改' });
}
