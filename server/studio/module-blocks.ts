// The blocks of modules, as shoppers get them: of what is live, without what is hidden.
import type { ModuleBlocks } from '~/domain/studio/api-modules';
import { notesWithin } from '~/domain/studio/commands/duplicate-blocks';
import { openDraft, shownBlocks } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { GONE_MODULE, moduleIdsIn } from '~/domain/module-blocks';
import type { Db } from './call';
import { readLayoutRow } from './shown-content';
import { StudioError } from './studio-error';
import { contentOfVersion, type StoredVersion } from './version-rows';

interface ModuleHeld {
  blocks: ModuleBlocks['blocks'];
  /** Pages show nothing of it; its blocks are kept. */
  isDeleted: boolean;
}

const TAB = { key: 't1', name: '', templateId: null };

/** By the id of the module. One query. */
export async function moduleBlocks(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ModuleHeld>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('diy_templates')
    .select(['id', 'data', 'alts', 'deleted_at'])
    .where('id', 'in', [...ids])
    .where('type', '=', '')
    .execute();
  return new Map(
    rows.map(({ id, deleted_at, ...row }) => {
      const { tab, notes } = readLayoutRow(row, TAB);
      const doc = openDraft({ tabs: [tab], notes, meta: {} }, slots);
      const blocks = tab.blocks.map(({ uid, text }) => {
        const note = notes[uid];
        return { text, ...(note === undefined ? {} : { note }), ...notesWithin(doc, uid) };
      });
      return [id, { blocks, isDeleted: deleted_at !== null }];
    }),
  );
}

/** Before a version is put back as it is. @throws StudioError 409 where shoppers would get the empty place of a module. */
export async function requireModules(db: Db, { id, number }: StoredVersion): Promise<void> {
  const { tabs, notes } = await contentOfVersion(db, id);
  const ids = tabs.flatMap((tab) => shownBlocks(tab, notes, slots)).flatMap(({ text }) => moduleIdsIn(text));
  const held = await moduleBlocks(db, ids);
  if ([...held.values()].some(({ isDeleted }) => isDeleted))
    throw new StudioError('state', {
      message: `版本 ${number} ${GONE_MODULE}：先把它恢复到草稿，解除模块关联，再发布`,
    });
}
