// Modules of the mall: what they hold, and a new one.
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ModuleRow } from '~/domain/studio/api-library';
import { api } from './api';

/** Texts of a module's blocks as its draft has them. @throws StudioError */
export async function moduleTexts(id: number): Promise<string[]> {
  const { content } = await api<DocumentAnswer>(`documents/module-${id}`);
  return content.tabs.flatMap(({ blocks }) => blocks.map(({ text }) => text));
}

/** `text` is a component array. @throws StudioError */
export const createModule = (name: string, text: string): Promise<ModuleRow> =>
  api<ModuleRow>('modules', { method: 'POST', body: { name, text } });
