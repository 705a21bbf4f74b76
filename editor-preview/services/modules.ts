// Modules of the mall: what they hold, and a new one.
import type { ModuleAnswer, ModuleRow } from '~/domain/studio/api-library';
import { splitArray } from '~/domain/studio/json-text';
import { api } from './api';

/** Texts of a module's blocks as shoppers get them, and as the page shows them. @throws StudioError */
export async function moduleTexts(id: number): Promise<string[]> {
  const { text } = await api<ModuleAnswer>(`modules/${id}`);
  return splitArray(text).entries;
}

/** `text` is a component array. @throws StudioError */
export const createModule = (name: string, text: string): Promise<ModuleRow> =>
  api<ModuleRow>('modules', { method: 'POST', body: { name, text } });
