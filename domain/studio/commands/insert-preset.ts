// Inserts widgets as their presets.
import { newBlock } from '../../new-block';
import { holdsDemo } from '../demo-pictures';
import type { Uid } from '../document';
import type { PresetData } from '../presets';
import type { SlotPlace } from '../within';
import type { CommandContext, CommandResult } from './command';
import { insertTexts, refusalToInsert } from './insert-blocks';

interface NewBlock {
  id: string;
  /** Whole data of the block: the preset with what the mall has filled in. */
  data: PresetData;
}

export interface InsertPreset extends NewBlock {
  /** Behind this block; null for the first place. */
  after: Uid | null;
  /** Within a block; on the page when absent. */
  slot?: SlotPlace | undefined;
}

export interface InsertPresets extends Pick<InsertPreset, 'after' | 'slot'> {
  presets: readonly NewBlock[];
  /** Of the step; made of the block's when absent. */
  name?: string;
}

/** All of them as one step, or none. */
export function insertPresets(context: CommandContext, { presets, ...rest }: InsertPresets): CommandResult {
  for (const { id } of presets) {
    const entry = context.palette[id];
    const isThere = entry?.isInPalette === true;
    const refusal = isThere ? refusalToInsert(context, entry, rest.slot) : { refusal: '没有这个组件' };
    if (refusal !== null) return refusal;
  }
  const blocks = presets.map(({ id, data }) => ({
    text: JSON.stringify(
      newBlock(context.widgets, { id, permission_key: context.palette[id]?.permission ?? '', data }),
    ),
    ...(holdsDemo(data) ? { note: { isDemo: true } as const } : {}),
  }));
  return insertTexts(context, { blocks, ...rest });
}

export const insertPreset = (
  context: CommandContext,
  { after, slot, ...preset }: InsertPreset,
): CommandResult => insertPresets(context, { presets: [preset], after, slot });
