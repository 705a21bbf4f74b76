// Inserting a preset where operators expect it.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isRecord } from '~/domain/record';
import { insertPreset } from '~/domain/studio/commands/insert-preset';
import type { Uid } from '~/domain/studio/document';
import { useCommand, useParts } from '../editor/editor-context';
import { mallPick } from '../services/pick';
import type { EditorState } from '../store/editor-store';
import { presetData } from './new-data';
import { addRecent } from './recent';

/** Behind the selection, or before it; at the end of the tab without one. */
export function placeOfInsertion({ doc, tab, selection }: EditorState, isBefore: boolean): Uid | null {
  const order = doc.tabs.find(({ key }) => key === tab)?.order ?? [];
  const own = selection.filter((uid) => order.includes(uid));
  const [first] = own;
  if (isBefore && first !== undefined) return order[order.indexOf(first) - 1] ?? null;
  return own.at(-1) ?? order.at(-1) ?? null;
}

export interface Insertion {
  id: string;
  /** The first when absent. */
  preset?: number;
  isBefore?: boolean;
  /** Behind this block, by dragging; by the selection when absent. */
  after?: Uid | null;
}

export function useInsert(): (insertion: Insertion) => Promise<void> {
  const queries = useQueryClient();
  const { store, me, say } = useParts();
  const run = useCommand();
  return useCallback(
    async ({ id, preset = 0, isBefore = false, after }) => {
      const ended = new AbortController();
      const [, config] = queries.getQueriesData({ queryKey: ['mall-config'] })[0] ?? [];
      const mall = isRecord(config) && isRecord(config['mall']) ? config['mall'] : {};
      const pick = mallPick({
        permissions: new Set(me.permissions),
        mallName: typeof mall['name'] === 'string' ? mall['name'] : '',
        now: () => Date.now(),
        signal: ended.signal,
      });
      try {
        const data = await presetData({ id, preset, pick, ended });
        const place = after === undefined ? placeOfInsertion(store.get(), isBefore) : after;
        if (run((context) => insertPreset(context, { id, data, after: place }))) addRecent(id);
      } catch {
        say('有一部分没有加载到，请再试一次');
      }
    },
    [queries, store, me, say, run],
  );
}
