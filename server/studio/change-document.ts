// One change of a document in its draft and in what is live: a step of the draft, and a version that differs by it alone.
import { type DraftContent, draftOf, openDraft } from '~/domain/studio/document';
import { applyOps, type Op } from '~/domain/studio/ops';
import { slots } from '~/widgets/slots.gen';
import { applyLive } from './apply-live';
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import { requireStep } from './check-step';
import { docRefOf } from './doc-name';
import { type Draft, hasChanges, lockDraft } from './drafts';
import { syncMediaUses } from './media-uses';
import { goLive } from './publishing';
import { saveStep } from './save-step';
import { type Shown, shownContent } from './shown-content';
import { insertVersion } from './version-rows';

export interface LockedDocument {
  draft: Draft;
  /** What shoppers get of it. */
  shown: Shown | null;
}

/** In the order of their names, so that two operators do not wait for each other. */
export async function lockDocuments(trx: Trx, docs: readonly string[]): Promise<LockedDocument[]> {
  const locked: LockedDocument[] = [];
  for (const doc of [...docs].sort()) {
    const ref = docRefOf(doc);
    const draft = await lockDraft(trx, ref);
    locked.push({ draft, shown: await shownContent(trx, ref) });
  }
  return locked;
}

interface Change {
  call: Call;
  /** Of the step in the history, and the note of the version. */
  name: string;
  inDraft: readonly Op[];
  inLive: readonly Op[];
}

/** @throws StudioError 403 where an editor would change a block that an owner has locked, 413 and 422. */
async function changed(
  trx: Trx,
  content: DraftContent,
  { call, ops }: { call: Call; ops: readonly Op[] },
): Promise<DraftContent> {
  const after = draftOf(applyOps(openDraft(content, slots), ops).doc);
  await requireStep(trx, { before: content, after, operator: call.operator });
  return after;
}

/** @returns the draft's version afterwards. */
async function changeDraft(trx: Trx, draft: Draft, { call, name, inDraft: ops }: Change): Promise<number> {
  if (ops.length === 0) return draft.version;
  const content = await changed(trx, draft.content, { call, ops });
  const step = { content, ops, name, session: '' };
  return saveStep(trx, draft, { ...step, operator: call.operator, at: call.at });
}

/** A version that is live at once. */
async function publishChange(
  trx: Trx,
  changedLive: Pick<Draft, 'doc' | 'version' | 'content'>,
  { call, name: note }: Change,
): Promise<void> {
  const made = { kind: 'published', note, operatorId: call.operator.id, at: call.at } as const;
  const version = await insertVersion(trx, changedLive, made);
  await goLive(trx, version, { actor: call, at: call.at, action: 'publish' });
}

/** Publishing switches a page on. */
async function stayOff(trx: Trx, doc: string): Promise<void> {
  await trx.updateTable('diy_pages').set({ is_disable: true }).where('id', '=', docRefOf(doc).id).execute();
}

export async function changeDocument(
  trx: Trx,
  { draft, shown }: LockedDocument,
  change: Change,
): Promise<void> {
  const { inLive: ops, call } = change;
  const { doc } = draft;
  const draftVersion = await changeDraft(trx, draft, change);
  if (shown === null || ops.length === 0) return;
  const content = await changed(trx, shown.content, { call, ops });
  const { version: live } = shown;
  if (live === undefined) {
    await applyLive(trx, docRefOf(doc), { content, at: call.at });
    await syncMediaUses(trx, { doc, content, isLive: true });
  } else {
    // A draft without changes remains so, as both got the same change.
    const version = hasChanges(draft) ? live.draft_version : draftVersion;
    await publishChange(trx, { doc, version, content }, change);
  }
  if (shown.isDisabled) await stayOff(trx, doc);
}
