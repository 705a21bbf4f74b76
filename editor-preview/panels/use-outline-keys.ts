// Keys of the tree that move its focus: the selection of blocks follows; unfolding; naming tabs.
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import type { Uid } from '~/domain/studio/document';
import { useParts } from '../session/editor-context';
import { useEditor } from '../store/use-editor';
import { type OutlineRow, partKey } from './outline-rows';
import { usePartKeys } from './use-part-keys';
import { isInputMethodKey } from '../ui/input-method';

const rowOf = (key: string) =>
  document.querySelector<HTMLElement>(`[role="treeitem"][data-key="${CSS.escape(key)}"]`);

const focusRow = (key: string): void => rowOf(key)?.focus();

/** At once where the row is in the document, for the next key may come within the frame; else once it has come into view. */
function whenInDocument(key: string, act: () => void): void {
  if (rowOf(key) === null) requestAnimationFrame(act);
  else act();
}

const isInTree = (): boolean => document.activeElement?.closest('[role="tree"]') !== null;

const isPartOf = (row: Element | null, uid: Uid): boolean =>
  row?.getAttribute('data-key')?.startsWith(partKey(uid, '')) === true;

/** The selection is in view; where the focus is in the tree it goes along. */
function useFollowing(rows: readonly OutlineRow[], reveal: (index: number) => void): void {
  const first = useEditor(({ selection }) => selection[0]);
  const follow = useEffectEvent((uid: Uid | undefined) => {
    const index = rows.findIndex((row) => row.key === uid);
    if (uid === undefined || index === -1) return;
    reveal(index);
    const isHere = isInTree();
    whenInDocument(uid, () => {
      const { activeElement: now, body } = document;
      // Not taken from where it went meanwhile, such as a text on the phone; a row that left the view has lost it.
      const isFree = now === body || (isInTree() && now?.tagName !== 'INPUT' && !isPartOf(now, uid));
      if (isHere && isFree) focusRow(uid);
      else rowOf(uid)?.scrollIntoView({ block: 'nearest' });
    });
  });
  useEffect(() => follow(first), [first]);
}

interface Tree {
  rows: readonly OutlineRow[];
  fold: (uid: Uid, isOpen: boolean) => void;
  /** Puts the focus on a row. */
  go: (key: string) => void;
}

/** Each is true where it goes somewhere. */
function useSteps({ rows, fold, go }: Tree) {
  const { store } = useParts();
  const enter = (row: OutlineRow) => {
    // A tab has no keys of blocks: nothing may stay selected for them.
    if (row.kind === 'tab') store.select([]);
    if (row.kind === 'block') store.select([row.key]);
    if (row.kind === 'part') store.select([row.uid], row.at);
    go(row.key);
    return true;
  };
  /** To the row above or below, whatever it is. */
  const upOrDown = (at: number, step: -1 | 1): boolean => {
    const here = rows[at];
    const next = rows[at + step]?.kind === 'head' ? rows[at + 2 * step] : rows[at + step];
    return here !== undefined && next !== undefined && enter(next);
  };
  const inwards = (at: number): boolean => {
    const [row, next] = [rows[at], rows[at + 1]];
    if (row?.kind === 'tab' && !row.isOpen) store.openTab(row.key);
    else if (row?.kind === 'block' && row.rows > 0 && !row.isUnfolded) fold(row.key, true);
    else return row !== undefined && next !== undefined && next.level > row.level && enter(next);
    return true;
  };
  const outwards = (at: number, row: OutlineRow): boolean => {
    if (row.kind === 'block' && row.rows > 0 && row.isUnfolded) fold(row.key, false);
    else {
      const around = rows
        .slice(0, at)
        .filter(({ kind, level }) => kind !== 'head' && level < row.level)
        .at(-1);
      // From a block of the page to its tab one goes with the arrows.
      return around !== undefined && around.kind !== 'tab' && enter(around);
    }
    return true;
  };
  return { upOrDown, inwards, outwards };
}

/** What keys do on a row of a tab; false on other rows. */
function useTabActs() {
  const { store, ui } = useParts();
  return {
    open: (row: OutlineRow): boolean => {
      if (row.kind === 'tab') store.openTab(row.key);
      return row.kind === 'tab';
    },
    rename: (row: OutlineRow): boolean => {
      if (row.kind !== 'tab' || store.get().isReadOnly) return false;
      ui.set({ renaming: row.key });
      return true;
    },
  };
}

export function useOutlineKeys(
  rows: readonly OutlineRow[],
  fold: (uid: Uid, isOpen: boolean) => void,
  reveal: (index: number) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const tab = useTabActs();
  const go = (key: string) => {
    reveal(rows.findIndex((row) => row.key === key));
    whenInDocument(key, () => focusRow(key));
  };
  useFollowing(rows, reveal);
  const { upOrDown, inwards, outwards } = useSteps({ rows, fold, go });
  const pressPart = usePartKeys(go);
  const press = (at: number, row: OutlineRow, event: KeyboardEvent): boolean => {
    if (row.kind === 'part' && pressPart(row, event)) return true;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    const acts: Readonly<Record<string, () => boolean>> = {
      ArrowUp: () => upOrDown(at, -1),
      ArrowDown: () => upOrDown(at, 1),
      ArrowRight: () => inwards(at),
      ArrowLeft: () => outwards(at, row),
      Enter: () => tab.open(row),
      F2: () => tab.rename(row),
    };
    return acts[event.key]?.() === true;
  };
  return (event) => {
    if (isInputMethodKey(event)) return;
    const { key } = (event.target as HTMLElement).dataset;
    const at = rows.findIndex((row) => row.key === key);
    const row = rows[at];
    if (row !== undefined && press(at, row, event)) event.preventDefault();
  };
}
