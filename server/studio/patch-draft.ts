// Updates a draft's meta after a change that is effective at once: a title, a name.
import { draftOf, openDraft } from '~/domain/studio/document';
import { applyOps, type Op } from '~/domain/studio/ops';
import { slots } from '~/widgets/slots.gen';
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import { type Draft, hasChanges } from './drafts';
import { saveStep } from './save-step';

/** A locked draft without changes remains without changes. */
export async function patchDraftMeta(
  trx: Trx,
  draft: Draft,
  { call, meta }: { call: Pick<Call, 'operator' | 'at'>; meta: Readonly<Record<string, unknown>> },
): Promise<void> {
  const ops = Object.entries(meta).map(([name, value]): Op => {
    const was = draft.content.meta[name];
    return { op: 'meta', name, value, ...(was === undefined ? {} : { was }) };
  });
  if (ops.length === 0) return;
  const content = draftOf(applyOps(openDraft(draft.content, slots), ops).doc);
  const own = { content, ops, session: '', name: '页面设置' };
  const version = await saveStep(trx, draft, { ...own, operator: call.operator, at: call.at });
  if (hasChanges(draft)) return;
  await trx
    .updateTable('studio_drafts')
    .set({ published_version: version })
    .where('doc', '=', draft.doc)
    .execute();
}
