// The blocks in a slot, a line each that leads to the form of the block; added, moved, copied and deleted by their uids.
import { flushSync } from 'react-dom';
import {
  blockName,
  type CommandContext,
  type CommandResult,
  isRefusal,
} from '~/domain/studio/commands/command';
import { duplicateBlocks } from '~/domain/studio/commands/duplicate-blocks';
import { refusalToInsert } from '~/domain/studio/commands/insert-blocks';
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import { removeBlocks } from '~/domain/studio/commands/remove-blocks';
import { currentBlock, dataOf, type EditDoc, isShown, type Uid } from '~/domain/studio/document';
import type { FormField } from '~/domain/studio/form';
import { type Held, heldAt, type SlotPlace } from '~/domain/studio/within';
import { paletteById } from '~/widgets/palette-by-id';
import { registry } from '~/widgets/registry.gen';
import type { ControlProps } from '../form/control';
import { firstWords } from '../session/block-words';
import { commandContext, useCommand, useParts } from '../session/editor-context';
import { useInsertPreset } from '../session/use-insert-preset';
import { useEditor } from '../store/use-editor';
import { Menu } from '../ui/menu';
import { focusPart } from '../ui/regions';
import styles from './list-control.module.css';
import { ListRow } from './list-row';
import type { RowActs } from './use-rows';

const NONE: readonly Uid[] = [];

/** What it is, and its first words. */
function wordsOf(doc: EditDoc, uid: Uid): string {
  const block = doc.blocks[uid];
  const words = block === undefined ? '' : firstWords(dataOf(currentBlock(block, registry)));
  const state = isShown(doc.notes, uid) ? '' : '已隐藏';
  return [blockName({ doc, palette: paletteById }, uid), words, state]
    .filter((one) => one !== '')
    .join(' · ');
}

/** Rows as a list control has them. */
const asList = ({ row: _row, ...field }: FormField): FormField => ({ ...field, row: '{words}' });

/** The selection stays with the block around those that a command changes. */
const staying = (context: CommandContext, result: CommandResult): CommandResult =>
  isRefusal(result) ? result : { ...result, select: [...context.selection] };

/** What is done to the rows, by the uids that they had when they were shown. */
function useActs(held: Held | undefined, max: number): RowActs {
  const doc = useEditor((state) => state.doc);
  const run = useCommand();
  const uids = held?.uids ?? NONE;
  const change = (index: number, command: (context: CommandContext, uid: Uid) => CommandResult) => {
    const uid = uids[index];
    if (uid !== undefined) run((context) => staying(context, command(context, uid)));
  };
  return {
    rows: uids.map((uid) => ({ words: wordsOf(doc, uid) })),
    limits: { min: 0, max, isFixed: false },
    copy: (index) => change(index, (context, uid) => duplicateBlocks(context, [uid])),
    remove: ([index = -1]) => change(index, (context, uid) => removeBlocks(context, [uid])),
    move: (from, to) => {
      const after = (from < to ? uids[to] : uids[to - 1]) ?? null;
      if (from !== to && uids[to] !== undefined)
        change(from, (context, uid) => moveBlocks(context, { uids: [uid], after, slot: held }));
    },
  };
}

interface SlotProps {
  control: ControlProps;
  place: SlotPlace;
  /** Undefined where the list is not stored. */
  held: Held | undefined;
}

/** Adds a widget's first preset, last in the slot. */
function useAdd({ control: { write }, place, held }: SlotProps): (id: string) => void {
  const insert = useInsertPreset();
  const placeOf = ({ doc }: CommandContext) => ({
    after: heldAt(doc, place)?.uids.at(-1) ?? null,
    slot: place,
  });
  return (id) => {
    if (held === undefined) write([]);
    void insert({ id, placeOf });
  };
}

function AddMenu(props: SlotProps) {
  const editor = useParts();
  const add = useAdd(props);
  const { title, max = Infinity, allow = [] } = props.control.field;
  if ((props.held?.uids.length ?? 0) >= max) return <p className={styles['empty']}>最多 {max} 个</p>;
  const entries = allow.flatMap((id) => {
    const entry = paletteById[id];
    return entry === undefined
      ? []
      : [
          {
            words: entry.title,
            isOff: refusalToInsert(commandContext(editor), entry) !== null,
            run: () => add(id),
          },
        ];
  });
  return <Menu label={`添加到${title}`} words="添加组件" entries={entries} />;
}

function Rows({ control, held }: SlotProps) {
  const { store } = useParts();
  const { max = Infinity } = control.field;
  const list = useActs(held, max);
  const uids = held?.uids ?? NONE;
  const open = (index: number | null) => {
    const uid = index === null ? undefined : uids[index];
    if (uid === undefined) return;
    flushSync(() => store.select([uid]));
    focusPart('[data-around]');
  };
  if (uids.length === 0) return <p className={styles['empty']}>还没有组件</p>;
  return (
    <ol>
      {uids.map((uid, index) => (
        <ListRow
          key={uid}
          control={{ ...control, field: asList(control.field) }}
          {...{ list, index }}
          names={uids}
          chosen={null}
          setChosen={() => undefined}
          isOpen={null}
          setOpen={open}
        />
      ))}
    </ol>
  );
}

export function BlocksControl(control: ControlProps) {
  const { at, isReadOnly } = control;
  const owner = useEditor(({ selection }) => (selection.length === 1 ? selection[0] : undefined));
  const place = { owner: owner ?? '', at: `/data${at}` };
  const held = useEditor(({ doc }) => heldAt(doc, place));
  if (owner === undefined) return <p className={styles['empty']}>选中一个，才能改里面的组件</p>;
  return (
    <div className={styles['list']}>
      <Rows {...{ control, place, held }} />
      {isReadOnly ? null : (
        <span className={styles['foot']}>
          <AddMenu {...{ control, place, held }} />
        </span>
      )}
    </div>
  );
}
