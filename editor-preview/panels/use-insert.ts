// Inserting a preset where operators expect it.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { firstToFill } from '~/domain/studio/check/first-to-fill';
import { insertPreset } from '~/domain/studio/commands/insert-preset';
import type { Uid } from '~/domain/studio/document';
import { revealField } from '../check/reveal-field';
import { useCommand, useParts } from '../session/editor-context';
import { fetchForm, type LoadedForm } from '../session/widget-form';
import type { EditorState, EditorStore } from '../store/editor-store';
import { presetData } from '../session/new-data';
import { addRecent } from './recent';
import { useMallPick } from '../session/use-mall-pick';

interface Wish {
  isBefore: boolean;
  /** The last block in view on the phone. */
  inView: Uid | null;
}

/** Behind the selection, or before it; without one behind what is in view, else at the end of the tab. */
export function placeOfInsertion(
  { doc, tab, selection }: Pick<EditorState, 'doc' | 'tab' | 'selection'>,
  { isBefore, inView }: Wish,
): Uid | null {
  const order = doc.tabs.find(({ key }) => key === tab)?.order ?? [];
  const own = selection.filter((uid) => order.includes(uid));
  const [first] = own;
  if (isBefore && first !== undefined) return order[order.indexOf(first) - 1] ?? null;
  const seen = order.find((uid) => uid === inView);
  return own.at(-1) ?? seen ?? order.at(-1) ?? null;
}

/** The field to fill first of the block that was inserted. */
function revealFirst(store: EditorStore, { form, complete }: LoadedForm): void {
  const { doc, selection } = store.get();
  const block = doc.blocks[selection[0] ?? ''];
  if (block?.id !== form.id) return;
  const at = firstToFill(form, complete(block));
  // Opens the row that it stands in.
  store.openField(at === '' ? null : at);
  revealField(at);
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
  const { store, ui, say } = useParts();
  const run = useCommand();
  const pickUntil = useMallPick();
  return useCallback(
    async ({ id, preset = 0, isBefore = false, after }) => {
      const ended = new AbortController();
      try {
        const data = await presetData({ id, preset, pick: pickUntil(ended), ended });
        const inView = ui.lastInView;
        const place = after === undefined ? placeOfInsertion(store.get(), { isBefore, inView }) : after;
        if (!run((context) => insertPreset(context, { id, data, after: place }))) return;
        addRecent(id);
        // A form that does not load says so itself.
        void fetchForm(queries, id).then(
          (form) => revealFirst(store, form),
          () => undefined,
        );
      } catch {
        say('有一部分没有加载到，请再试一次');
      }
    },
    [queries, store, ui, say, run, pickUntil],
  );
}
