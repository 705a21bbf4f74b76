// Inserts a widget as one of its presets.
import { holdsDemo } from '../demo-pictures';
import type { Uid } from '../document';
import type { PresetData } from '../presets';
import type { CommandContext, CommandResult } from './command';
import { insertBlocks, refusalToInsert } from './insert-blocks';

export interface InsertPreset {
  id: string;
  /** Whole data of the block: the preset with what the mall has filled in. */
  data: PresetData;
  /** Behind this block; null for the first place. */
  after: Uid | null;
}

export function insertPreset(context: CommandContext, { id, data, after }: InsertPreset): CommandResult {
  const entry = context.palette[id];
  if (entry?.isInPalette !== true) return { refusal: '没有这个组件' };
  const refusal = refusalToInsert(context, entry);
  if (refusal !== null) return refusal;
  const element = { id, permission_key: entry.permission ?? '', data };
  return insertBlocks(context, { elements: [element], after, isDemo: holdsDemo(data) });
}
