// Keys of the tree that move its focus: the selection of blocks follows; unfolding; naming tabs.
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import type { Uid } from '~/domain/studio/document';
import { useParts } from '../editor/editor-context';
import { useEditor } from '../store/use-editor';
import type { OutlineRow } from './outline-rows';

const rowOf = (key: string) =>
  document.querySelector<HTMLElement>(`[role="treeitem"][data-key="${CSS.escape(key)}"]`);

const focusRow = (key: string): void => rowOf(key)?.focus();

const isInTree = (): boolean => document.activeElement?.closest('[role="tree"]') !== null;

/** The selection is in view; where the focus is in the tree it goes along. */
function useFollowing(rows: readonly OutlineRow[], reveal: (index: number) => void): void {
  const first = useEditor(({ selection }) => selection[0]);
  const follow = useEffectEvent((uid: Uid | undefined) => {
    const index = rows.findIndex((row) => row.key === uid);
    if (uid === undefined || index === -1) return;
    reveal(index);
    const isHere = isInTree();
    requestAnimationFrame(() => {
      const { activeElement: now, body } = document;
      // Not taken from where it went meanwhile, such as a text on the phone; a row that left the view has lost it.
      const isFree = now === body || (isInTree() && now?.tagName !== 'INPUT');
      if (isHere && isFree) focusRow(uid);
      else rowOf(uid)?.scrollIntoView({ block: 'nearest' });
    });
  });
  useEffect(() => follow(first), [first]);
}

export function useOutlineKeys(
  rows: readonly OutlineRow[],
  fold: (uid: Uid, isOpen: boolean) => void,
  reveal: (index: number) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { store, ui } = useParts();
  const go = (key: string) => {
    reveal(rows.findIndex((row) => row.key === key));
    requestAnimationFrame(() => focusRow(key));
  };
  useFollowing(rows, reveal);
  /** From a tab or a part with arrows; among blocks the action table does it. */
  const stepFrom = (at: number, step: -1 | 1): boolean => {
    const [here, next] = [rows[at], rows[at + step]];
    if (here === undefined || next === undefined) return false;
    if (here.kind === 'block' && next.kind === 'block') return false;
    if (next.kind === 'block') store.select([next.key]);
    if (next.kind === 'part') store.select([next.uid], next.at);
    go(next.key);
    return true;
  };
  const sideways = (row: OutlineRow, isOpening: boolean): boolean => {
    if (row.kind === 'tab' && isOpening && !row.isOpen) store.openTab(row.key);
    else if (row.kind === 'block' && row.rows > 0 && row.isUnfolded !== isOpening) fold(row.key, isOpening);
    else if (row.kind === 'part' && !isOpening) {
      store.select([row.uid]);
      go(row.uid);
    } else return false;
    return true;
  };
  return (event) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    const { key } = (event.target as HTMLElement).dataset;
    const at = rows.findIndex((row) => row.key === key);
    const row = rows[at];
    if (row === undefined) return;
    const acts: Readonly<Record<string, () => boolean>> = {
      ArrowUp: () => stepFrom(at, -1),
      ArrowDown: () => stepFrom(at, 1),
      ArrowRight: () => sideways(row, true),
      ArrowLeft: () => sideways(row, false),
      Enter: () => {
        if (row.kind === 'tab') store.openTab(row.key);
        return row.kind === 'tab';
      },
      F2: () => {
        if (row.kind !== 'tab' || store.get().isReadOnly) return false;
        ui.set({ renaming: row.key });
        return true;
      },
    };
    if (acts[event.key]?.() === true) event.preventDefault();
  };
}
