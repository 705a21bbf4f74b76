// Inserting a preset where operators expect it.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { firstToFill } from '~/domain/studio/check/first-to-fill';
import type { CommandContext } from '~/domain/studio/commands/command';
import { slotRefusal } from '~/domain/studio/commands/slots';
import type { Uid } from '~/domain/studio/document';
import { rootOf, slotOf } from '~/domain/studio/within';
import { revealField } from '../check/reveal-field';
import { useParts } from '../session/editor-context';
import type { DropPlace } from '../frame/messages';
import { fetchForm, type LoadedForm } from '../session/widget-form';
import type { EditorState, EditorStore } from '../store/editor-store';
import { useInsertPreset } from '../session/use-insert-preset';
import { addRecent } from './recent';

interface Wish {
  isBefore: boolean;
  /** The last block in view on the phone. */
  inView: Uid | null;
}

type Open = Pick<EditorState, 'doc' | 'tab' | 'selection'>;

/** Behind the selection, or before it; without one behind what is in view, else at the end of the tab. */
export function placeOfInsertion({ doc, tab, selection }: Open, { isBefore, inView }: Wish): Uid | null {
  const order = doc.tabs.find(({ key }) => key === tab)?.order ?? [];
  const own = selection.map((uid) => rootOf(doc, uid)).filter((uid) => order.includes(uid));
  const [first] = own;
  if (isBefore && first !== undefined) return order[order.indexOf(first) - 1] ?? null;
  const seen = order.find((uid) => uid === inView);
  return own.at(-1) ?? seen ?? order.at(-1) ?? null;
}

/** Beside what is selected in a slot, where that takes the widget; else on the page. */
export function dropPlaceOf(context: CommandContext, id: string, wish: Wish): DropPlace {
  const { doc, selection } = context;
  const chosen = wish.isBefore ? selection[0] : selection.at(-1);
  const slot = chosen === undefined ? undefined : slotOf(doc, chosen);
  if (chosen === undefined || slot === undefined || slotRefusal(context, slot, [{ id }]) !== null)
    return { after: placeOfInsertion(context, wish) };
  const before = slot.uids[slot.uids.indexOf(chosen) - 1] ?? null;
  return { after: wish.isBefore ? before : chosen, slot: { owner: slot.owner, at: slot.at } };
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
  /** By dragging; by the selection when absent. */
  place?: DropPlace;
}

export function useInsert(): (insertion: Insertion) => Promise<void> {
  const queries = useQueryClient();
  const { store, ui } = useParts();
  const insert = useInsertPreset();
  return useCallback(
    async ({ id, preset, isBefore = false, place }) => {
      const placeOf = (context: CommandContext) =>
        place ?? dropPlaceOf(context, id, { isBefore, inView: ui.lastInView });
      if (!(await insert({ id, preset, placeOf }))) return;
      addRecent(id);
      // A form that does not load says so itself.
      void fetchForm(queries, id).then(
        (form) => revealFirst(store, form),
        () => undefined,
      );
    },
    [queries, store, ui, insert],
  );
}
