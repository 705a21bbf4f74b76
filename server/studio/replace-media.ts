// Replaces a picture in all its uses: one step in each draft, and a version of each live document.
import { type DraftContent, draftOf, openDraft } from '~/domain/studio/document';
import { lockedByOwner } from '~/domain/studio/locks';
import { applyOps, type Op } from '~/domain/studio/ops';
import { type Pointer, valueAt, withValueAt } from '~/domain/studio/pointer';
import type { Call, Trx } from './call';
import { docRefOf } from './doc-name';
import { type Draft, hasChanges, lockDraft, saveDraft } from './drafts';
import { syncMediaUses } from './media-uses';
import { lockedError } from './owner-locks';
import { goLive } from './publishing';
import { insertOps } from './saved-ops';
import { contentOfVersion, insertVersion, liveVersion } from './version-rows';

interface Swap {
  from: string;
  to: string;
}

interface Place {
  uid: string;
  pointer: Pointer;
}

/** The text with the address replaced; null where it does not contain it. */
function replacedAt(
  root: unknown,
  pointer: Pointer,
  { from, to }: Swap,
): { was: string; value: string } | null {
  const was = valueAt(root, pointer);
  return typeof was === 'string' && was.includes(from) ? { was, value: was.replaceAll(from, to) } : null;
}

/** Meta is addressed by its members: each is replaced as a whole. */
function metaOps(meta: DraftContent['meta'], uses: readonly Place[], swap: Swap): Op[] {
  const next = uses.reduce<unknown>((all, { pointer }) => {
    const text = replacedAt(all, pointer, swap);
    return text === null ? all : withValueAt(all, pointer, text.value);
  }, meta) as DraftContent['meta'];
  return Object.keys(next)
    .filter((name) => next[name] !== meta[name])
    .map((name): Op => ({ op: 'meta', name, value: next[name], was: meta[name] }));
}

/** The operations that replace an address, also within rich texts. */
function swapOps({ tabs, meta }: DraftContent, uses: readonly Place[], swap: Swap): Op[] {
  const values = new Map(
    tabs.flatMap(({ blocks }) => blocks.map(({ uid, text }) => [uid, JSON.parse(text) as unknown] as const)),
  );
  const inBlocks = uses.flatMap(({ uid, pointer }): Op[] => {
    const text = uid === '' ? null : replacedAt(values.get(uid), pointer, swap);
    return text === null ? [] : [{ op: 'set', uid, at: pointer, ...text }];
  });
  const inMeta = uses.filter(({ uid }) => uid === '');
  return [...inBlocks, ...metaOps(meta, inMeta, swap)];
}

const swapped = (content: DraftContent, ops: readonly Op[]): DraftContent =>
  draftOf(applyOps(openDraft(content), ops).doc);

const usesOf = (trx: Trx, { id, doc, isLive }: { id: number; doc: string; isLive: boolean }) =>
  trx
    .selectFrom('studio_media_uses')
    .select(['uid', 'pointer'])
    .where('media_id', '=', id)
    .where('doc', '=', doc)
    .where('is_live', '=', isLive)
    .execute();

/** @throws StudioError 403 where an editor would change a block that an owner has locked. */
async function requireUnlocked(
  trx: Trx,
  content: DraftContent,
  { call, ops }: { call: Call; ops: readonly Op[] },
): Promise<void> {
  const uids = ops.flatMap((op) => ('uid' in op ? [op.uid] : []));
  const uid = call.operator.role === 'owner' ? undefined : lockedByOwner(content.notes, uids);
  if (uid !== undefined) throw await lockedError(trx, content, uid);
}

interface Replacing {
  call: Call;
  mediaId: number;
  swap: Swap;
}

/** @returns the draft afterwards, and the number of replaced values. */
async function inDraft(
  trx: Trx,
  draft: Draft,
  { call, mediaId, swap }: Replacing,
): Promise<{ draft: Draft; count: number }> {
  const { doc } = draft;
  const ops = swapOps(draft.content, await usesOf(trx, { id: mediaId, doc, isLive: false }), swap);
  if (ops.length === 0) return { draft, count: 0 };
  await requireUnlocked(trx, draft.content, { call, ops });
  const content = swapped(draft.content, ops);
  const step = { operatorId: call.operator.id, at: call.at };
  const version = await saveDraft(trx, draft, { content, ...step });
  await insertOps(trx, { doc, version, session: '', name: '替换图片', ops, ...step });
  await syncMediaUses(trx, { doc, content, isLive: false });
  return { draft: { ...draft, version, content }, count: ops.length };
}

async function inLive(
  trx: Trx,
  now: Draft,
  { call, mediaId, swap, wasChanged }: Replacing & { wasChanged: boolean },
): Promise<number> {
  const { doc } = now;
  const live = await liveVersion(trx, doc);
  if (live === undefined) return 0;
  const content = await contentOfVersion(trx, live.id);
  const ops = swapOps(content, await usesOf(trx, { id: mediaId, doc, isLive: true }), swap);
  if (ops.length === 0) return 0;
  await requireUnlocked(trx, content, { call, ops });
  // A draft without changes remains so, as both have the same picture.
  const version = wasChanged ? live.draft_version : now.version;
  const frozen = await insertVersion(
    trx,
    { doc, version, content: swapped(content, ops) },
    { kind: 'published', note: '替换图片', operatorId: call.operator.id, at: call.at },
  );
  await goLive(trx, frozen, { actor: call, at: call.at, action: 'publish' });
  return ops.length;
}

/** In every document that uses it. @returns the number of replaced values, and the documents. */
export async function replaceMedia(
  trx: Trx,
  replacing: Replacing,
): Promise<{ drafts: number; live: number; docs: string[] }> {
  const rows = await trx
    .selectFrom('studio_media_uses')
    .select('doc')
    .distinct()
    .where('media_id', '=', replacing.mediaId)
    .orderBy('doc')
    .execute();
  const result = { drafts: 0, live: 0, docs: rows.map(({ doc }) => doc) };
  for (const { doc } of rows) {
    const before = await lockDraft(trx, docRefOf(doc));
    const { draft, count } = await inDraft(trx, before, replacing);
    result.drafts += count;
    result.live += await inLive(trx, draft, { ...replacing, wasChanged: hasChanges(before) });
  }
  return result;
}
