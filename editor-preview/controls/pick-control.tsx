// What was chosen from the mall, in its order: with picture, name and what is wrong with it; chosen anew by the picker.
import { type KeyboardEvent, useState } from 'react';
import { numberOf, textOf } from '~/domain/coercion';
import { arrayOf, isRecord } from '~/domain/record';
import type { Picked } from '~/domain/studio/api-library';
import { pointerOf } from '~/domain/studio/pointer';
import type { ControlProps } from '../form/control';
import { Fields } from '../form/form-field';
import { LazyPicker } from '../pickers/lazy-picker';
import { KIND_WORDS, pickSourceOf } from '../pickers/pick-kinds';
import { chosenRows, idOfRow, movedTo, pickedOfRow, rowOf } from '../pickers/picked-rows';
import { Thumb } from '../pickers/thumb';
import { usePicked } from '../pickers/use-pick';
import { Button, IconButton } from '../ui/button';
import styles from './pick-control.module.css';
import { moveWithFocus, rowKeys } from '../ui/moved-row';
import { RowGrip, rowDrag, rowDrop } from './row-drag';
import { isInputMethodKey } from '../ui/input-method';

/** What the picker is open for: the whole list, or another thing in the place of one. */
type Opened = { row: number } | 'all';

interface RowProps {
  control: ControlProps;
  rows: readonly unknown[];
  index: number;
  picked: Picked;
  onReplace: () => void;
  change: (rows: readonly unknown[], words: string) => void;
}

interface MoveProps {
  /** To the row before or after it, by what is pressed within it. */
  onStep: (within: Element, step: -1 | 1) => void;
}

interface StepButtonsProps extends MoveProps, Pick<RowProps, 'rows' | 'index'> {
  name: string;
}

const StepButtons = ({ rows, index, name, onStep }: StepButtonsProps) => (
  <>
    <IconButton
      size={24}
      icon="up"
      label={`${name}上移`}
      keys="Alt+↑"
      disabled={index === 0}
      onClick={({ currentTarget }) => onStep(currentTarget, -1)}
    />
    <IconButton
      size={24}
      icon="down"
      label={`${name}下移`}
      keys="Alt+↓"
      disabled={index === rows.length - 1}
      onClick={({ currentTarget }) => onStep(currentTarget, 1)}
    />
  </>
);

function RowButtons({
  rows,
  index,
  picked: { name },
  onReplace,
  change,
  control,
  onStep,
}: RowProps & MoveProps) {
  const { min = 0 } = control.field.rows ?? {};
  const isLeast = rows.length <= min;
  if (control.isReadOnly) return null;
  return (
    <span className={styles['buttons']}>
      <StepButtons {...{ rows, index, name, onStep }} />
      <IconButton size={24} icon="reset" label={`${name}换一个`} onClick={onReplace} />
      <IconButton
        size={24}
        icon="trash"
        label={isLeast ? `至少 ${min} 项` : `移除${name}`}
        disabled={isLeast}
        onClick={() =>
          change(
            rows.filter((_row, at) => at !== index),
            `移除 ${name}`,
          )
        }
      />
    </span>
  );
}

function Head({ picked, hasPicture }: { picked: Picked; hasPicture: boolean }) {
  const { problem } = picked;
  return (
    <>
      {hasPicture ? <Thumb url={picked.picUrl} size={28} /> : null}
      <span className={styles['name']}>{picked.name}</span>
      {problem === null ? null : (
        <span className={styles['problem']} data-soon={problem.endsWith('到期') || undefined}>
          {problem}
        </span>
      )}
    </>
  );
}

/** Alt with an arrow, which moves a row; null for other keys. */
function stepOf(event: KeyboardEvent): -1 | 1 | null {
  if (isInputMethodKey(event) || !event.altKey) return null;
  if (event.key === 'ArrowUp') return -1;
  return event.key === 'ArrowDown' ? 1 : null;
}

/** Moves the row, by a place in the list or a step from what is pressed within it. */
function movesOf({ control, rows, index, change }: RowProps) {
  const move = (to: number, from: number) => {
    if (to >= 0 && to < rows.length && to !== from && !control.isReadOnly)
      change(movedTo(rows, from, to), to < from ? '上移' : '下移');
  };
  const step: MoveProps['onStep'] = (within, by) =>
    moveWithFocus(within, {
      move: () => move(index + by, index),
      movedRow: ({ children }) => children[index + by],
    });
  return { move, step };
}

interface SummaryProps extends Pick<RowProps, 'picked'> {
  hasPicture: boolean;
  /** Null where the row has no fields to open. */
  isOpen: boolean | null;
  onTurn: () => void;
}

const Summary = ({ picked, hasPicture, isOpen, onTurn }: SummaryProps) =>
  isOpen === null ? (
    <span data-summary className={styles['summary']}>
      <Head picked={picked} hasPicture={hasPicture} />
    </span>
  ) : (
    <button type="button" data-summary className={styles['summary']} aria-expanded={isOpen} onClick={onTurn}>
      <Head picked={picked} hasPicture={hasPicture} />
    </button>
  );

function Row(props: RowProps & { hasPicture: boolean }) {
  const { control, rows, index, picked, hasPicture } = props;
  const { field, at, scopes, isReadOnly } = control;
  const [isOpen, setIsOpen] = useState(false);
  const row = isRecord(rows[index]) ? rows[index] : {};
  const fields = field.fields ?? [];
  const { move, step } = movesOf(props);
  return (
    // Alt with an arrow moves the row from whatever has the focus within it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles['row']}
      data-row={at + pointerOf([index])}
      onKeyDown={(event) => {
        const by = stepOf(event);
        if (by === null) return;
        event.preventDefault();
        event.stopPropagation();
        step(event.currentTarget, by);
      }}
      {...rowDrop(at, (from) => move(index, Number(from)))}
    >
      <div className={styles['head']} {...(isReadOnly ? {} : rowDrag(at, String(index)))}>
        {isReadOnly ? null : <RowGrip />}
        <Summary
          {...{ picked, hasPicture }}
          isOpen={fields.length === 0 ? null : isOpen}
          onTurn={() => setIsOpen(!isOpen)}
        />
        <RowButtons {...props} onStep={step} />
      </div>
      {isOpen ? (
        <Fields fields={fields} ownerAt={at + pointerOf([index])} owner={row} scopes={[...scopes, row]} />
      ) : null}
    </li>
  );
}

/** Rows with what the server says of them now; as they are stored until it has. */
function useRows({ field }: ControlProps, rows: readonly unknown[]): Picked[] {
  const source = pickSourceOf(field.pick);
  const ids = [...new Set(rows.map((row) => idOfRow(field, row)))].filter(
    (id) => Number.isInteger(id) && id > 0,
  );
  const { data = [] } = usePicked(source, ids);
  return rows.map((row) => {
    const stored = pickedOfRow(field, row);
    const known = data.find(({ id }) => id === stored.id);
    return known === undefined
      ? stored
      : known.isGone
        ? { ...known, name: stored.name, picUrl: stored.picUrl }
        : known;
  });
}

interface ChoiceProps {
  control: ControlProps;
  opened: Opened;
  rows: readonly unknown[];
  picked: readonly Picked[];
  max: number;
  change: RowProps['change'];
  onClose: () => void;
}

/** The picker of a list: what it chooses takes the place of all rows, or of the one that it was opened for. */
function ListPicker({ control: { field }, opened, rows, picked, max, change, onClose }: ChoiceProps) {
  const source = pickSourceOf(field.pick);
  const { unit } = KIND_WORDS[source.kind];
  const choose = (chosen: readonly Picked[]) => {
    onClose();
    const [one] = chosen;
    if (opened === 'all') change(chosenRows(field, { rows, chosen }), `${chosen.length} ${unit}`);
    else if (one !== undefined)
      change(
        rows.map((row, at) => (at === opened.row ? rowOf(field, one) : row)),
        `换成 ${one.name}`,
      );
  };
  return (
    <LazyPicker
      source={source}
      chosen={opened === 'all' ? picked : []}
      max={opened === 'all' ? max : 1}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

function ListPick(control: ControlProps) {
  const { field, value, write, isReadOnly, id } = control;
  const [opened, setOpened] = useState<Opened | null>(null);
  const rows = arrayOf(value);
  const picked = useRows(control, rows);
  const keys = rowKeys(picked.map(({ id }) => id));
  const { thing, hasPicture } = KIND_WORDS[pickSourceOf(field.pick).kind];
  const {
    max = Number.POSITIVE_INFINITY,
    add = `选择${thing}`,
    empty = `还没有选${thing}`,
  } = field.rows ?? {};
  const words = rows.length === 0 ? add : `${add}（${rows.length}${Number.isFinite(max) ? `/${max}` : ''}）`;
  const change = (next: readonly unknown[], step: string) => write(next, { words: step });
  return (
    <div className={styles['pick']}>
      {rows.length === 0 ? <p className={styles['empty']}>{empty}</p> : null}
      <ol>
        {picked.map((one, index) => (
          <Row
            key={keys[index]}
            {...{ control, rows, index, change, hasPicture }}
            picked={one}
            onReplace={() => setOpened({ row: index })}
          />
        ))}
      </ol>
      {isReadOnly ? null : (
        <Button id={id} icon="plus" isCompact aria-label={words} onClick={() => setOpened('all')}>
          {words}
        </Button>
      )}
      {opened === null ? null : (
        <ListPicker {...{ control, opened, rows, picked, max, change }} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

type OnePickProps = ControlProps & { kind: string };

/** What a single number names, and how it is written with what is stored beside it. */
function useOnePick({ field, value, writeOwner, kind }: OnePickProps, onChosen: () => void) {
  const source = pickSourceOf(field.pick);
  const chosenId = numberOf(value);
  const hasOne = Number.isInteger(chosenId) && chosenId > 0;
  const { data } = usePicked(source, hasOne ? [chosenId] : []);
  const one = data?.find(({ id: known }) => known === chosenId) ?? pickedOfRow({}, { id: chosenId });
  const choose = ([chosen]: readonly Picked[]) => {
    onChosen();
    if (chosen === undefined) return;
    const names = [field.name, ...(field.parts ?? []).map(({ name }) => name)];
    const row = rowOf({ ...field, snapshot: names, fields: [] }, chosen);
    const number = kind === 'text' ? textOf(chosen.id) : chosen.id;
    writeOwner({ ...row, [field.name]: number }, { words: chosen.name });
  };
  const clear = () => {
    const parts = (field.parts ?? []).map(({ name, default: none = '' }) => [name, none] as const);
    writeOwner({ [field.name]: field.default ?? '', ...Object.fromEntries(parts) }, { words: '清空' });
  };
  return { source, hasOne, one, choose, clear };
}

/** A single number, with what is stored beside it. */
function OnePick(props: OnePickProps) {
  const { field, id, isReadOnly } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { source, hasOne, one, choose, clear } = useOnePick(props, () => setIsOpen(false));
  const { thing, hasPicture } = KIND_WORDS[source.kind];
  return (
    <div className={styles['pick']}>
      {hasOne ? (
        <div className={styles['head']}>
          <span className={styles['summary']}>
            <Head picked={one} hasPicture={hasPicture} />
          </span>
          {isReadOnly ? null : (
            <IconButton size={24} icon="trash" label={`移除${one.name}`} onClick={clear} />
          )}
        </div>
      ) : (
        <p className={styles['empty']}>还没有选{thing}</p>
      )}
      {isReadOnly ? null : (
        <Button
          id={id}
          isCompact
          aria-label={hasOne ? `${field.title}：换一个` : `选择${thing}`}
          onClick={() => setIsOpen(true)}
        >
          {hasOne ? '换一个' : `选择${thing}`}
        </Button>
      )}
      {isOpen ? (
        <LazyPicker source={source} chosen={[]} max={1} onChoose={choose} onClose={() => setIsOpen(false)} />
      ) : null}
    </div>
  );
}

export const PickControl = (props: ControlProps) =>
  props.field.kind === 'list' ? <ListPick {...props} /> : <OnePick {...props} kind={props.field.kind} />;
