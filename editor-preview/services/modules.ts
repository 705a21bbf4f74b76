// Modules of the mall: what pages show of them, and a new one.
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ModuleAnswer, ModuleRow } from '~/domain/studio/api-library';
import type { VersionAnswer } from '~/domain/studio/api-publish';
import type { InsertTexts } from '~/domain/studio/commands/insert-blocks';
import { type BlockNote, type DraftContent, shownBlocks } from '~/domain/studio/document';
import { splitArray } from '~/domain/studio/json-text';
import { api } from './api';

type Blocks = InsertTexts['blocks'];

/** A block with what stands beside it for shoppers: alternative texts. */
const withAlt = (text: string, { alt }: BlockNote = {}) =>
  alt === undefined ? { text } : { text, note: { alt } };

const shownOf = ({ tabs, notes }: DraftContent): Blocks =>
  tabs.flatMap((tab) => shownBlocks(tab, notes).map(({ uid, text }) => withAlt(text, notes[uid])));

/** What pages show of a module: its live version, without hidden blocks. */
async function shownOfModule(id: number): Promise<Blocks> {
  const { content, live, hasChanges } = await api<DocumentAnswer>(`documents/module-${id}`);
  if (!hasChanges) return shownOf(content);
  if (live !== null) return shownOf((await api<VersionAnswer>(`versions/${live.id}`)).content);
  // Live without a version: never published by the studio.
  const { text } = await api<ModuleAnswer>(`modules/${id}`);
  return splitArray(text).entries.map((entry) => ({ text: entry }));
}

/** The blocks of modules, one after the other. @throws StudioError */
export async function moduleBlocks(ids: readonly number[]): Promise<Blocks> {
  return (await Promise.all(ids.map(shownOfModule))).flat();
}

/** `text` is a component array. @throws StudioError */
export const createModule = (name: string, text: string): Promise<ModuleRow> =>
  api<ModuleRow>('modules', { method: 'POST', body: { name, text } });
