// Inserts what sets up a whole page and is in no palette: its ground, its title bar.
import { newBlock } from '../../new-block';
import type { PresetData } from '../presets';
import type { CommandContext, CommandResult } from './command';
import { insertBlocks, insertRefusal } from './insert-blocks';

export interface InsertStructural {
  id: string;
  /** Whole data of the block. */
  data: PresetData;
}

/** In the first place of the open tab. */
export function insertStructural(context: CommandContext, { id, data }: InsertStructural): CommandResult {
  const entry = context.palette[id];
  if (entry?.group !== 'structural') return { refusal: '没有这个组件' };
  const refusal = insertRefusal(context, entry);
  if (refusal !== null) return { refusal };
  const element = newBlock(context.widgets, { id, permission_key: '', data });
  return insertBlocks(context, { elements: [element], after: null });
}
