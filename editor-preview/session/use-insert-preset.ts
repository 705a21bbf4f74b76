// Inserts a preset, filled with the mall's own content, where its place is once that has come.
import { useCallback } from 'react';
import type { CommandContext } from '~/domain/studio/commands/command';
import { insertPreset } from '~/domain/studio/commands/insert-preset';
import type { DropPlace } from '../frame/messages';
import { useCommand, useParts } from './editor-context';
import { presetData } from './new-data';
import { useMallPick } from './use-mall-pick';

export interface PresetInsertion {
  id: string;
  /** The first when absent. */
  preset?: number | undefined;
  placeOf: (context: CommandContext) => DropPlace;
}

/** True when it was inserted; what hinders it is said. */
export function useInsertPreset(): (insertion: PresetInsertion) => Promise<boolean> {
  const { say } = useParts();
  const run = useCommand();
  const pickUntil = useMallPick();
  return useCallback(
    async ({ id, preset = 0, placeOf }) => {
      const ended = new AbortController();
      try {
        const data = await presetData({ id, preset, pick: pickUntil(ended), ended });
        return run((context) => insertPreset(context, { id, data, ...placeOf(context) }));
      } catch {
        say('有一部分没有加载到，请再试一次');
        return false;
      }
    },
    [say, run, pickUntil],
  );
}
