// Modules of the mall: what pages show of them, and a new one.
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ModuleRow } from '~/domain/studio/api-library';
import type { VersionAnswer } from '~/domain/studio/api-publish';
import { api } from './api';

/** What pages show of a module: its live version, without hidden blocks. */
async function shownTexts(id: number): Promise<string[]> {
  const { content, live, hasChanges } = await api<DocumentAnswer>(`documents/module-${id}`);
  const shown = hasChanges && live !== null ? await api<VersionAnswer>(`versions/${live.id}`) : { content };
  const { tabs, notes } = shown.content;
  return tabs.flatMap(({ blocks }) =>
    blocks.filter(({ uid }) => notes[uid]?.isHidden !== true).map(({ text }) => text),
  );
}

/** Texts of the blocks of modules, one after the other. @throws StudioError */
export async function moduleTexts(ids: readonly number[]): Promise<string[]> {
  return (await Promise.all(ids.map(shownTexts))).flat();
}

/** `text` is a component array. @throws StudioError */
export const createModule = (name: string, text: string): Promise<ModuleRow> =>
  api<ModuleRow>('modules', { method: 'POST', body: { name, text } });
