// One row of a list: a line, and its form while it is open.
import type { KeyboardEvent } from 'react';
import { isRecord } from '~/domain/record';
import { pointerOf, valueAt } from '~/domain/studio/pointer';
import type { ControlProps } from '../form/control';
import { Fields } from '../form/form-field';
import { Thumb } from '../pickers/thumb';
import { Menu, type MenuEntry } from '../ui/menu';
import styles from './list-control.module.css';
import { rowSummary } from '../pickers/list-rows';
import { moveWithFocus } from '../ui/moved-row';
import { RowGrip, rowDrag, rowDrop } from './row-drag';
import type { RowActs } from './use-rows';
import { isInputMethodKey } from '../ui/input-method';

interface RowProps {
  control: ControlProps;
  list: RowActs;
  index: number;
  /** By which a row that is dragged is known, wherever it stands when it is dropped; its place when absent. */
  names?: readonly string[];
  /** Null where pressing leads elsewhere: nothing opens below the line. */
  isOpen: boolean | null;
  setOpen: (index: number | null) => void;
  /** Chosen rows while several are changed at once; null otherwise. */
  chosen: readonly number[] | null;
  setChosen: (chosen: readonly number[]) => void;
}

/** By what is pressed within the row. */
function moveRow({ control, list, index }: RowProps, within: Element, step: number): void {
  const place = CSS.escape(control.at + pointerOf([index + step]));
  moveWithFocus(within, {
    move: () => list.move(index, index + step),
    movedRow: (rows) => rows.querySelector(`[data-row="${place}"]`),
  });
}

function RowMenu(props: RowProps) {
  const { list, index } = props;
  const { rows, limits } = list;
  const isLeast = rows.length <= limits.min;
  const moveBy = (step: number) => (opener: HTMLElement | null) => {
    if (opener !== null) moveRow(props, opener, step);
  };
  const own = [
    { words: '复制', isOff: rows.length >= limits.max, run: () => list.copy(index) },
    {
      words: isLeast ? `至少 ${limits.min} 项` : '删除',
      ...(isLeast ? {} : { keys: 'Del' }),
      isOff: isLeast,
      run: () => list.remove([index]),
    },
  ];
  const entries: MenuEntry[] = [
    { words: '上移', keys: 'Alt+↑', isOff: index === 0, run: moveBy(-1) },
    { words: '下移', keys: 'Alt+↓', isOff: index === rows.length - 1, run: moveBy(1) },
    ...(limits.isFixed ? [] : own),
  ];
  return <Menu size={24} label={`第 ${index + 1} 项的操作`} entries={entries} />;
}

/** Alt with an arrow moves, Del deletes; Enter opens as on every button. */
function pressRow(props: RowProps) {
  const { list, index } = props;
  return (event: KeyboardEvent<HTMLElement>) => {
    if (isInputMethodKey(event)) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const isMove = event.altKey && step !== 0;
    const isRemove = event.key === 'Delete' && !list.limits.isFixed && list.rows.length > list.limits.min;
    if (!isMove && !isRemove) return;
    event.preventDefault();
    event.stopPropagation();
    if (isRemove) list.remove([index]);
    else moveRow(props, event.currentTarget, step);
  };
}

function Line(props: RowProps) {
  const { control, list, index, names, isOpen, setOpen, chosen, setChosen } = props;
  const { field, at, isReadOnly } = control;
  const row = list.rows[index];
  const summary = rowSummary(field, row, index);
  const picture = field.rowPicture === undefined ? '' : valueAt(row, `/${field.rowPicture}`);
  return (
    <div className={styles['head']} {...(isReadOnly ? {} : rowDrag(at, names?.[index] ?? String(index)))}>
      {isReadOnly ? null : <RowGrip />}
      {chosen === null ? null : (
        <input
          type="checkbox"
          aria-label={`选择 ${summary}`}
          checked={chosen.includes(index)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, index] : chosen.filter((one) => one !== index))
          }
        />
      )}
      {typeof picture === 'string' && picture !== '' ? <Thumb url={picture} size={28} /> : null}
      <button
        type="button"
        data-summary
        className={styles['summary']}
        aria-expanded={isOpen ?? undefined}
        onClick={() => setOpen(isOpen === true ? null : index)}
        onKeyDown={isReadOnly ? undefined : pressRow(props)}
      >
        {summary}
      </button>
      {isReadOnly ? null : <RowMenu {...props} />}
    </div>
  );
}

export function ListRow(props: RowProps) {
  const { control, list, index, names, isOpen } = props;
  const { field, at, scopes } = control;
  const row = list.rows[index];
  const object = isRecord(row) ? row : {};
  const fields = field.item === undefined ? (field.fields ?? []) : [{ ...field.item, name: String(index) }];
  const place =
    field.item === undefined
      ? { ownerAt: at + pointerOf([index]), owner: object, scopes: [...scopes, object] }
      : { ownerAt: at, owner: { [index]: row }, scopes };
  return (
    <li
      className={styles['row']}
      data-row={at + pointerOf([index])}
      {...rowDrop(at, (row) => list.move(names?.indexOf(row) ?? Number(row), index))}
    >
      <Line {...props} />
      {isOpen === true ? (
        <div className={styles['fields']}>
          <Fields fields={fields} {...place} />
        </div>
      ) : null}
    </li>
  );
}
