// A block in the outline: name, what it holds, who works in it, eye, lock and what must be mended.
import { memo, type PointerEvent } from 'react';
import { toggleHidden } from '~/domain/studio/commands/hide-block';
import { toggleLocked } from '~/domain/studio/commands/lock-block';
import type { EditDoc, Uid } from '~/domain/studio/document';
import { isFloating } from '~/domain/studio/pinned';
import { useCommand, useParts } from '../session/editor-context';
import { BlockFaces } from '../session/faces';
import { hovering, useIsOver } from '../session/hover';
import { KindIcon } from '../ui/kind-icon';
import { selectTo, toggled } from '../session/selecting';
import { useEditor } from '../store/use-editor';
import { IconButton } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { BlockNameField } from './block-name-field';
import type { OutlineRow } from './outline-rows';
import styles from './outline.module.css';

type Block = Extract<OutlineRow, { kind: 'block' }>;

interface BlockRowProps {
  row: Block;
  isStop: boolean;
  isRenaming: boolean;
  /** What must be mended, in words. */
  problem: string | undefined;
  fold: (uid: Uid, isOpen: boolean) => void;
  /** Begins to drag the selected blocks. */
  begin: (event: PointerEvent<HTMLElement>, uid: Uid) => void;
}

/** Plain: this alone; Ctrl: this too, or no longer; Shift: from where the selection began to this. */
function useChoose(uid: Uid) {
  const { store, ui } = useParts();
  return ({ shiftKey, ctrlKey, metaKey }: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }) => {
    if (ctrlKey || metaKey) store.select(toggled(store.get().selection, uid));
    else if (shiftKey) selectTo({ store, ui }, uid);
    else store.select([uid]);
  };
}

interface MarkProps {
  icon: IconName;
  label: string;
  keys: string;
  isOn: boolean;
  onPress: () => void;
}

/** Acts on this block alone, whatever is selected; those who may only look see what is on. */
function Mark({ icon, label, keys, isOn, onPress }: MarkProps) {
  const isReadOnly = useEditor((state) => state.isReadOnly);
  if (isReadOnly && !isOn) return null;
  return (
    <span className={styles['mark']} aria-hidden="true" data-on={isOn || undefined}>
      {isReadOnly ? (
        <Icon name={icon} />
      ) : (
        <IconButton icon={icon} label={label} keys={keys} size={24} tabIndex={-1} onClick={onPress} />
      )}
    </span>
  );
}

function Marks({ uid, name, problem }: { uid: Uid; name: string; problem: string | undefined }) {
  const run = useCommand();
  const note = useEditor(({ doc }) => doc.notes[uid]);
  const isHidden = note?.isHidden === true;
  const isLocked = note?.locked !== undefined;
  return (
    <>
      {problem === undefined ? null : <span className={styles['dot']} title={problem} aria-hidden="true" />}
      {note?.isDemo === true ? (
        <span className={styles['demo']} aria-hidden="true">
          示例
        </span>
      ) : null}
      <Mark
        icon={isHidden ? 'eye-off' : 'eye'}
        label={isHidden ? `显示 ${name}` : `隐藏 ${name}`}
        keys="H"
        isOn={isHidden}
        onPress={() => run((context) => toggleHidden(context, [uid]))}
      />
      <Mark
        icon="lock"
        label={isLocked ? `解锁 ${name}` : `锁定 ${name}`}
        keys="L"
        isOn={isLocked}
        onPress={() => run((context) => toggleLocked(context, [uid]))}
      />
    </>
  );
}

/** The pointer's release outside of a popover closes it: the menu opens below the pointer, its round corner aside. */
const POINTER_INSET = 6;

/** What a screen reader says of the row beside its name. */
const stateWords = (
  note: EditDoc['notes'][Uid] | undefined,
  floats: boolean,
  problem: string | undefined,
) => [
  floats ? '悬浮' : '',
  note?.isDemo === true ? '示例' : '',
  note?.isHidden === true ? '已隐藏' : '',
  note?.locked === undefined ? '' : '已锁定',
  problem === undefined ? '' : `要改：${problem}`,
];

function Name({ row, isStop, problem }: Pick<BlockRowProps, 'row' | 'isStop' | 'problem'>) {
  const { key: uid, id, name, detail, level, rows, isUnfolded } = row;
  const { ui, store } = useParts();
  const choose = useChoose(uid);
  const isSelected = useEditor(({ selection }) => selection.includes(uid));
  const floats = useEditor(({ doc }) => isFloating(doc, uid));
  const note = useEditor(({ doc }) => doc.notes[uid]);
  const state = stateWords(note, floats, problem);
  return (
    <button
      type="button"
      role="treeitem"
      className={styles['name']}
      data-key={uid}
      data-shared={id === 'module' || undefined}
      data-hidden={note?.isHidden}
      aria-level={level}
      aria-selected={isSelected}
      aria-expanded={rows > 0 ? isUnfolded : undefined}
      aria-label={[name, detail, ...state].filter((part) => part !== '').join('，')}
      tabIndex={isStop ? 0 : -1}
      onClick={choose}
      onDoubleClick={() => {
        if (!store.get().isReadOnly) ui.set({ renaming: uid });
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!store.get().selection.includes(uid)) store.select([uid]);
        ui.set({ menu: { x: event.clientX - POINTER_INSET, y: event.clientY - POINTER_INSET } });
      }}
    >
      <KindIcon id={id} />
      <b>{name}</b>
      {detail === '' ? null : <small>{detail}</small>}
    </button>
  );
}

function Renaming({ row: { key: uid, id, name, level } }: Pick<BlockRowProps, 'row'>) {
  const { ui } = useParts();
  const stop = () => ui.set({ renaming: null });
  return (
    <>
      <KindIcon id={id} />
      <BlockNameField uid={uid} name={name} rowKey={uid} level={level} onEnd={stop} />
    </>
  );
}

export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { row, isStop, isRenaming, problem, fold, begin } = props;
  const { key: uid, name, level, rows, isUnfolded } = row;
  const { ui } = useParts();
  const isSelected = useEditor(({ selection }) => selection.includes(uid));
  const isOver = useIsOver(ui.hover, uid);
  return (
    <div
      role="none"
      className={styles['row']}
      data-selected={isSelected || undefined}
      data-over={isOver || undefined}
      data-level={level}
      {...hovering(ui.hover, uid)}
    >
      <span className={styles['grip']} aria-hidden="true" onPointerDown={(event) => begin(event, uid)}>
        <Icon name="grip" />
      </span>
      {rows > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles['fold']}
          aria-hidden="true"
          title={isUnfolded ? `折叠 ${name}` : `展开 ${name}`}
          onClick={() => fold(uid, !isUnfolded)}
        >
          <Icon name={isUnfolded ? 'chevron-down' : 'chevron-right'} size={12} />
        </button>
      ) : (
        <span className={styles['fold']} />
      )}
      {isRenaming ? <Renaming row={row} /> : <Name row={row} isStop={isStop} problem={problem} />}
      <BlockFaces uid={uid} />
      <Marks uid={uid} name={name} problem={problem} />
    </div>
  );
});
