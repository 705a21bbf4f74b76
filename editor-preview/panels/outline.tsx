// The outline: tabs, blocks and what they hold as a tree with one stop for Tab.
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Uid } from '~/domain/studio/document';
import { ownersOf } from '~/domain/studio/within';
import { paletteById } from '~/widgets/palette-by-id';
import { useCheck } from '../check/check-context';
import { actionNamed } from '../actions/actions';
import { useParts } from '../session/editor-context';
import { useEditorUi } from '../session/editor-ui';
import { useAction } from '../actions/use-actions';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Button, IconButton } from '../ui/button';
import { BlockRow } from './block-row';
import { INDENT, ROW_HEIGHTS } from './outline-drop';
import { hiddenCount, type OutlineRow, outlineRows } from './outline-rows';
import { useHasRoom } from '../ui/has-room';
import styles from './outline.module.css';
import { PartRow } from './part-row';
import { TabRow } from './tab-row';
import { type OutlineDrag, useOutlineDrag } from './use-outline-drag';
import { useOutlineKeys } from './use-outline-keys';

/** From here on only the rows in view are in the document. */
const VIRTUAL_FROM = 100;

/** The row that Tab reaches: the selected one, else the first of those in the document. */
const keyOfStop = (
  items: readonly { row: OutlineRow | undefined }[],
  chosen: Uid | undefined,
): string | undefined =>
  (items.find(({ row }) => row?.key === chosen) ?? items.find(({ row }) => row?.kind !== 'head'))?.row?.key;

function Head({ isHiddenOnly, onHiddenOnly }: { isHiddenOnly: boolean; onHiddenOnly: () => void }) {
  const { me, answer } = useParts();
  const act = useAction();
  const count = useEditor(({ doc, tab }) => doc.tabs.find(({ key }) => key === tab)?.order.length ?? 0);
  const hidden = useEditor(({ doc, tab }) => hiddenCount(doc, tab));
  const { maxBlocks } = me.settings;
  return (
    <div className={styles['head']}>
      <span data-full={count >= maxBlocks || undefined}>
        {count} / {maxBlocks} 个组件
      </span>
      {hidden > 0 || isHiddenOnly ? (
        <button type="button" className={styles['chip']} aria-pressed={isHiddenOnly} onClick={onHiddenOnly}>
          已隐藏 {hidden}
        </button>
      ) : null}
      <span className={styles['space']} />
      {answer.kind === 'page' ? (
        <Button look="quiet" isCompact icon="plus" onClick={() => act(actionNamed('add-tab'))}>
          分页
        </Button>
      ) : null}
      <IconButton
        icon="plus"
        label="添加组件"
        keys="/"
        size={28}
        onClick={() => act(actionNamed('insert'))}
      />
    </div>
  );
}

const Empty = () => {
  const act = useAction();
  return (
    <div className={styles['empty']}>
      <p>这里还没有组件</p>
      <Button icon="plus" onClick={() => act(actionNamed('insert'))}>
        添加组件 /
      </Button>
    </div>
  );
};

function useRows(isHiddenOnly: boolean, unfolded: ReadonlySet<Uid>): readonly OutlineRow[] {
  const doc = useEditor((state) => state.doc);
  const tab = useEditor((state) => state.tab);
  return useMemo(
    () => outlineRows(doc, { tab, unfolded, palette: paletteById, isHiddenOnly }),
    [doc, tab, unfolded, isHiddenOnly],
  );
}

/** Blocks whose parts are shown, and how one is folded: those around what is selected are unfolded with it. */
function useFolding(): [unfolded: ReadonlySet<Uid>, fold: (uid: Uid, isOpen: boolean) => void] {
  const store = useEditorStore();
  const first = useEditor(({ selection }) => selection[0]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<Uid>>(new Set());
  const [followed, setFollowed] = useState<Uid>();
  if (first !== followed) {
    setFollowed(first);
    const around = first === undefined ? [] : ownersOf(store.get().doc, first);
    if (around.some((uid) => !unfolded.has(uid))) setUnfolded(new Set([...unfolded, ...around]));
  }
  const fold = useCallback(
    (uid: Uid, isOpen: boolean) => {
      const { doc, selection } = store.get();
      // What is selected in it would stand nowhere.
      if (!isOpen && selection.some((one) => ownersOf(doc, one).includes(uid))) store.select([uid]);
      setUnfolded((before) => {
        const next = new Set(before);
        if (isOpen) next.add(uid);
        else next.delete(uid);
        return next;
      });
    },
    [store],
  );
  return [unfolded, fold];
}

/** Words of the first problem of each block that must be mended. */
function useProblems(): ReadonlyMap<Uid, string> {
  const { issues } = useCheck();
  return useMemo(() => {
    const must = (issues ?? []).filter(({ level }) => level === 'must');
    return new Map(must.reverse().flatMap(({ uid, words }) => (uid === null ? [] : [[uid, words] as const])));
  }, [issues]);
}

/** Rows in the document: all of a short list, those about the view of a long one. */
function useWindow(tree: RefObject<HTMLDivElement | null>, rows: readonly OutlineRow[]) {
  const isVirtual = rows.length >= VIRTUAL_FROM;
  const rowHeight = useHasRoom() ? ROW_HEIGHTS.pointer : ROW_HEIGHTS.finger;
  // oxlint-disable-next-line react/incompatible-library -- The compiler leaves this hook as it is, which is what it needs.
  const virtual = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => tree.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const items = isVirtual
    ? virtual.getVirtualItems().map(({ index, start }) => ({ row: rows[index], top: start }))
    : rows.map((row, index) => ({ row, top: index * rowHeight }));
  const reveal = (index: number) => {
    if (isVirtual && index !== -1) virtual.scrollToIndex(index);
  };
  return { items, reveal, height: rows.length * rowHeight };
}

interface RowProps {
  row: OutlineRow;
  isStop: boolean;
  isRenaming: boolean;
  problem: string | undefined;
  /** Blocks are dragged over it. */
  isDropTarget: boolean;
  fold: (uid: Uid, isOpen: boolean) => void;
  begin: OutlineDrag['begin'];
}

function Row({ row, isStop, isRenaming, isDropTarget, ...ofBlock }: RowProps) {
  if (row.kind === 'tab') return <TabRow {...{ row, isStop, isRenaming, isDropTarget }} />;
  if (row.kind === 'block') return <BlockRow {...{ row, isStop, isRenaming }} {...ofBlock} />;
  if (row.kind === 'part') return <PartRow row={row} isStop={isStop} />;
  // Said with the name of each row below it.
  return (
    <div className={styles['between']} data-level={row.level} aria-hidden="true">
      {row.name}
    </div>
  );
}

const DropLine = ({ line }: Pick<OutlineDrag, 'line'>) =>
  line === null ? null : (
    <div className={styles['line']} style={{ top: line.top, left: (line.level - 1) * INDENT }} />
  );

interface TreeProps {
  rows: readonly OutlineRow[];
  fold: (uid: Uid, isOpen: boolean) => void;
}

function Tree({ rows, fold }: TreeProps) {
  const { renaming } = useEditorUi(useParts().ui);
  const problems = useProblems();
  const tree = useRef<HTMLDivElement>(null);
  const first = useEditor(({ selection }) => selection[0]);
  const { items, reveal, height } = useWindow(tree, rows);
  const stop = keyOfStop(items, first);
  const onKeyDown = useOutlineKeys(rows, fold, reveal);
  const { line, over, begin } = useOutlineDrag(tree, rows);
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-label="大纲"
      aria-multiselectable="true"
      data-page-keys=""
      className={styles['tree']}
      onKeyDown={onKeyDown}
    >
      <div role="none" className={styles['rows']} style={{ height }}>
        {items.map(({ row, top }) =>
          row === undefined ? null : (
            <div key={row.key} role="none" className={styles['place']} style={{ top }}>
              <Row
                {...{ row, fold, begin }}
                isStop={row.key === stop}
                isRenaming={renaming === row.key}
                problem={problems.get(row.key)}
                isDropTarget={row.key === over}
              />
            </div>
          ),
        )}
        <DropLine line={line} />
      </div>
    </div>
  );
}

export function Outline() {
  const store = useEditorStore();
  const { ui } = useParts();
  const { isHiddenOnly } = useEditorUi(ui);
  const [unfolded, fold] = useFolding();
  const rows = useRows(isHiddenOnly, unfolded);
  const isEmpty = !rows.some(({ kind }) => kind !== 'tab');
  return (
    <div className={styles['outline']}>
      <Head isHiddenOnly={isHiddenOnly} onHiddenOnly={() => ui.set({ isHiddenOnly: !isHiddenOnly })} />
      <Tree rows={rows} fold={fold} />
      {isEmpty && !store.get().isReadOnly ? <Empty /> : null}
    </div>
  );
}
