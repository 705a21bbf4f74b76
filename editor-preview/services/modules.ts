// Modules of the mall: what pages show of them, and a new one.
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ModuleRow } from '~/domain/studio/api-library';
import type { VersionAnswer } from '~/domain/studio/api-publish';
import type { InsertTexts } from '~/domain/studio/commands/insert-blocks';
import type { BlockNote } from '~/domain/studio/document';
import { api } from './api';

/** A block with what stands beside it for shoppers: alternative texts. */
const withAlt = (text: string, { alt }: BlockNote = {}) =>
  alt === undefined ? { text } : { text, note: { alt } };

/** What pages show of a module: its live version, without hidden blocks. */
async function shownBlocks(id: number): Promise<InsertTexts['blocks']> {
  const { content, live, hasChanges } = await api<DocumentAnswer>(`documents/module-${id}`);
  const shown = hasChanges && live !== null ? await api<VersionAnswer>(`versions/${live.id}`) : { content };
  const { tabs, notes } = shown.content;
  return tabs.flatMap(({ blocks }) =>
    blocks
      .filter(({ uid }) => notes[uid]?.isHidden !== true)
      .map(({ uid, text }) => withAlt(text, notes[uid])),
  );
}

/** The blocks of modules, one after the other. @throws StudioError */
export async function moduleBlocks(ids: readonly number[]): Promise<InsertTexts['blocks']> {
  return (await Promise.all(ids.map(shownBlocks))).flat();
}

/** `text` is a component array. @throws StudioError */
export const createModule = (name: string, text: string): Promise<ModuleRow> =>
  api<ModuleRow>('modules', { method: 'POST', body: { name, text } });
