// Modules of the mall: what pages show of them, and a new one.
import type { ModuleBlocks, ModuleRow } from '~/domain/studio/api-modules';
import { api } from './api';

/** The blocks of modules as pages show them, one after the other. @throws StudioError */
export async function moduleBlocks(ids: readonly number[]): Promise<ModuleBlocks['blocks']> {
  const held = await Promise.all(ids.map((id) => api<ModuleBlocks>(`modules/${id}/blocks`)));
  return held.flatMap(({ blocks }) => blocks);
}

/** `text` is a component array. @throws StudioError */
export const createModule = (name: string, text: string): Promise<ModuleRow> =>
  api<ModuleRow>('modules', { method: 'POST', body: { name, text } });
