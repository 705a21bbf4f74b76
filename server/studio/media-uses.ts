// Uses of stored pictures: extracted from the blocks' values and written on every save and publication.
import { isRecord } from '~/domain/record';
import type { DraftContent, Uid } from '~/domain/studio/document';
import { type Pointer, pointerOf } from '~/domain/studio/pointer';
import type { Trx } from '../db/transaction';

export interface PictureUse {
  path: string;
  uid: Uid;
  pointer: Pointer;
}

/** Addresses of own uploads within a text, which may be rich text. */
const UPLOADS = /uploads\/[\w/.-]+/g;

function usesIn(value: unknown, path: readonly (string | number)[]): { path: string; pointer: Pointer }[] {
  if (typeof value === 'string')
    return [...new Set(value.match(UPLOADS) ?? [])].map((found) => ({
      path: found,
      pointer: pointerOf(path),
    }));
  if (Array.isArray(value)) return value.flatMap((entry, index) => usesIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => usesIn(entry, [...path, key]));
}

/** Uses in a document's blocks, and in its meta with '' as uid. */
export function pictureUses({ tabs, meta }: Pick<DraftContent, 'tabs' | 'meta'>): PictureUse[] {
  const blocks = tabs.flatMap((tab) => tab.blocks).filter(({ text }) => text.includes('uploads'));
  return [
    ...blocks.flatMap(({ uid, text }) => usesIn(JSON.parse(text), []).map((use) => ({ ...use, uid }))),
    ...usesIn(meta, []).map((use) => ({ ...use, uid: '' })),
  ];
}

interface Content {
  doc: string;
  content: DraftContent;
  isLive: boolean;
}

const keyOf = (use: { media_id: number; uid: string; pointer: string }): string =>
  JSON.stringify([use.media_id, use.uid, use.pointer]);

/** Writes only the difference: a deletion would invalidate every cached response. */
export async function syncMediaUses(trx: Trx, { doc, content, isLive }: Content): Promise<void> {
  const found = pictureUses(content);
  const paths = [...new Set(found.map(({ path }) => path))];
  const media =
    paths.length === 0
      ? []
      : await trx
          .selectFrom('studio_media')
          .select(['id', 'path'])
          .where('path', 'in', paths)
          .where('deleted_at', 'is', null)
          .execute();
  const ids = new Map(media.map(({ id, path }) => [path, id]));
  const now = new Map(
    found.flatMap(({ path, uid, pointer }) => {
      const id = ids.get(path);
      const use = { media_id: id ?? 0, doc, is_live: isLive, uid, pointer };
      return id === undefined ? [] : [[keyOf(use), use] as const];
    }),
  );
  const stored = await trx
    .selectFrom('studio_media_uses')
    .selectAll()
    .where('doc', '=', doc)
    .where('is_live', '=', isLive)
    .execute();
  const known = new Set(stored.map(keyOf));
  const added = [...now].filter(([key]) => !known.has(key)).map(([, use]) => use);
  if (added.length > 0) await trx.insertInto('studio_media_uses').values(added).execute();
  for (const use of stored.filter((one) => !now.has(keyOf(one))))
    await trx
      .deleteFrom('studio_media_uses')
      .where('media_id', '=', use.media_id)
      .where('doc', '=', doc)
      .where('is_live', '=', isLive)
      .where('uid', '=', use.uid)
      .where('pointer', '=', use.pointer)
      .execute();
}
