// One step of a draft: its next version, the operations that led there, and the pictures that it uses now.
import type { Op } from '~/domain/studio/ops';
import type { Trx } from './call';
import { type Change, type Draft, saveDraft } from './drafts';
import { syncMediaUses } from './media-uses';
import { insertOps } from './saved-ops';

interface Step extends Change {
  /** Name in the history. */
  name: string;
  /** Of the window that made it; '' for the server's own. */
  session: string;
  ops: readonly Op[];
}

/** Stores the next version of a locked draft. @returns its number. */
export async function saveStep(trx: Trx, draft: Draft, step: Step): Promise<number> {
  const { content, ...rest } = step;
  const { doc } = draft;
  const version = await saveDraft(trx, draft, step);
  await insertOps(trx, { ...rest, doc, version });
  await syncMediaUses(trx, { doc, content, isLive: false });
  return version;
}
