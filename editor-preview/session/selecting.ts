// Choosing blocks: in the order that the outline shows, and ranges from where they began.
import type { Uid } from '~/domain/studio/document';
import { shownOrder } from '~/domain/studio/pinned';
import { withInner } from '~/domain/studio/within';
import type { EditorState } from '../store/editor-store';
import type { Editor } from './editor-context';
import type { SelectedRange } from './editor-ui';

type Parts = Pick<Editor, 'store' | 'ui'>;
type Ends = Pick<SelectedRange, 'anchor' | 'head'>;

/** Blocks of the open tab, with those in their slots. */
export const shownBlocks = ({ doc, tab }: Pick<EditorState, 'doc' | 'tab'>): readonly Uid[] =>
  withInner(doc, shownOrder(doc, doc.tabs.find(({ key }) => key === tab)?.order ?? []));

export const selectedBlocks = (state: EditorState): readonly Uid[] =>
  shownBlocks(state).filter((uid) => state.selection.includes(uid));

/** With the block, or without it where it is selected. */
export const toggled = (selection: readonly Uid[], uid: Uid): readonly Uid[] =>
  selection.includes(uid) ? selection.filter((one) => one !== uid) : [...selection, uid];

/** Those of the last range while it is what is selected, else of all that is; null where nothing is. */
function endsOf({ store, ui }: Parts, direction: -1 | 1): Ends | null {
  const state = store.get();
  if (ui.range?.selection === state.selection) return ui.range;
  const selected = selectedBlocks(state);
  const [first, last] = [selected[0], selected.at(-1)];
  if (first === undefined || last === undefined) return null;
  return direction === 1 ? { anchor: first, head: last } : { anchor: last, head: first };
}

function selectRange({ store, ui }: Parts, { anchor, head }: Ends): void {
  const order = shownBlocks(store.get());
  const [from, to] = [order.indexOf(anchor), order.indexOf(head)];
  store.select(order.slice(Math.min(from, to), Math.max(from, to) + 1));
  ui.range = { anchor, head, selection: store.get().selection };
}

/** From where the selection began to this block. */
export const selectTo = (parts: Parts, head: Uid): void =>
  selectRange(parts, { anchor: endsOf(parts, 1)?.anchor ?? head, head });

/** The other end of the selection goes one block up or down. */
export function extendBy(parts: Parts, direction: -1 | 1): void {
  const ends = endsOf(parts, direction);
  if (ends === null) return;
  const order = shownBlocks(parts.store.get());
  const head = order[order.indexOf(ends.head) + direction];
  if (head !== undefined) selectRange(parts, { anchor: ends.anchor, head });
}
