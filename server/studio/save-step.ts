// One step of a draft: its next version, the operations that led there, and the pictures that it uses now.
import type { Op } from '~/domain/studio/ops';
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import { requireStep } from './check-step';
import { type Change, type Draft, saveDraft } from './drafts';
import { syncMediaUses } from './media-uses';
import { insertOps } from './saved-ops';
import { requireOwnWindow } from './windows';

interface Step extends Omit<Change, 'operatorId'> {
  operator: Pick<Call['operator'], 'id' | 'role'>;
  /** Name in the history. */
  name: string;
  /** Of the window that made it; '' for the server's own. */
  session: string;
  ops: readonly Op[];
}

/** Stores the next version of a locked draft. @returns its number. @throws StudioError 403, 409, 413, 422. */
export async function saveStep(trx: Trx, draft: Draft, step: Step): Promise<number> {
  const { content, operator, ...rest } = step;
  const { doc } = draft;
  await requireOwnWindow(trx, { doc, session: step.session, operatorId: operator.id });
  await requireStep(trx, { before: draft.content, after: content, operator });
  const by = { operatorId: operator.id, at: step.at };
  const version = await saveDraft(trx, draft, { content, ...by });
  await insertOps(trx, { ...rest, ...by, doc, version });
  await syncMediaUses(trx, { doc, content, isLive: false });
  return version;
}
