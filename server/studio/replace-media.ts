// Replaces a picture in all its uses: one step in each draft, and a version of each live document.
import type { DraftContent } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { type Pointer, valueAt, withValueAt } from '~/domain/studio/pointer';
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import { changeDocument, lockDocuments } from './change-document';

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

const usesOf = (trx: Trx, { id, doc, isLive }: { id: number; doc: string; isLive: boolean }) =>
  trx
    .selectFrom('studio_media_uses')
    .select(['uid', 'pointer'])
    .where('media_id', '=', id)
    .where('doc', '=', doc)
    .where('is_live', '=', isLive)
    .execute();

interface Replacing {
  call: Call;
  mediaId: number;
  swap: Swap;
}

/** In every document that uses it. @returns the number of replaced values, and the documents. */
export async function replaceMedia(
  trx: Trx,
  { call, mediaId: id, swap }: Replacing,
): Promise<{ drafts: number; live: number; docs: string[] }> {
  const rows = await trx
    .selectFrom('studio_media_uses')
    .select('doc')
    .distinct()
    .where('media_id', '=', id)
    .execute();
  const docs = rows.map((row) => row.doc);
  const result = { drafts: 0, live: 0, docs };
  for (const { draft, shown } of await lockDocuments(trx, docs)) {
    const { doc } = draft;
    const opsIn = async (content: DraftContent, isLive: boolean) =>
      swapOps(content, await usesOf(trx, { id, doc, isLive }), swap);
    const inDraft = await opsIn(draft.content, false);
    const inLive = shown === null ? [] : await opsIn(shown.content, true);
    await changeDocument(trx, { draft, shown }, { call, name: '替换图片', inDraft, inLive });
    result.drafts += inDraft.length;
    result.live += inLive.length;
  }
  return result;
}
