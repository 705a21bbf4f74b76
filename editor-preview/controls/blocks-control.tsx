// The blocks in a slot: a line each, one open at a time with the form of its widget; added, moved, copied, deleted.
import { useEffect, useRef } from 'react';
import { newBlock } from '~/domain/new-block';
import { isRecord } from '~/domain/record';
import { currentBlock, keptWords } from '~/domain/studio/document';
import type { FormField } from '~/domain/studio/form';
import { pointerOf } from '~/domain/studio/pointer';
import { paletteById } from '~/widgets/palette-by-id';
import { registry } from '~/widgets/registry.gen';
import type { ControlProps } from '../form/control';
import { Fields } from '../form/form-field';
import { firstWords } from '../session/block-words';
import { useParts } from '../session/editor-context';
import { presetData } from '../session/new-data';
import { useMallPick } from '../session/use-mall-pick';
import { useWidgetForm } from '../session/widget-form';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import styles from './list-control.module.css';
import { useOpenRow } from './list-control';
import { ListRow } from './list-row';
import { type Rows, useRows } from './use-rows';

const idOf = (element: unknown): string =>
  isRecord(element) && typeof element['id'] === 'string' ? element['id'] : '';
const titleOf = (id: string): string => paletteById[id]?.title ?? (id === '' ? '未知组件' : id);

/** The line of a row: what it is, and its first words. */
function rowOf(element: unknown): { words: string } {
  const words = firstWords(isRecord(element) && isRecord(element['data']) ? element['data'] : {});
  return { words: words === '' ? titleOf(idOf(element)) : `${titleOf(idOf(element))} · ${words}` };
}

/** Its rows as a list control has them. */
const asList = ({ row: _row, ...field }: FormField): FormField => ({
  ...field,
  row: '{words}',
  rows: { max: field.max ?? Infinity },
});

/** Why there is no form: a block of another version than its widget's, which an edit would mix with this one's. */
function Versioned({ list, index, isReadOnly }: { list: Rows; index: number; isReadOnly: boolean }) {
  const value = list.stored[index];
  const block = { id: idOf(value), value, text: '' };
  const kept = keptWords(block, registry);
  if (kept !== null) return <p className={styles['empty']}>这一块{kept}，不能编辑</p>;
  const update = () =>
    list.change(
      list.stored.map((one, at) => (at === index ? currentBlock(block, registry).value : one)),
      '更新组件的数据',
    );
  return (
    <Button isCompact disabled={isReadOnly} onClick={update}>
      旧版本的数据，更新后编辑
    </Button>
  );
}

/** The form of one block, written at its place in the block around it. */
function BlockForm({ control, list, index }: { control: ControlProps; list: Rows; index: number }) {
  const element = list.rows[index];
  const { data: loaded, isError } = useWidgetForm(idOf(element));
  const value = list.stored[index];
  const isCurrent = currentBlock({ id: idOf(value), value, text: '' }, registry).value === value;
  if (!isCurrent || keptWords({ id: idOf(value), value, text: '' }, registry) !== null)
    return <Versioned {...{ list, index }} isReadOnly={control.isReadOnly} />;
  if (isError) return <p className={styles['empty']}>这种组件没有表单，存下的内容会原样保留</p>;
  if (loaded === undefined) return <p className={styles['empty']}>正在加载…</p>;
  const data = isRecord(element) && isRecord(element['data']) ? element['data'] : {};
  const ownerAt = control.at + pointerOf([index, 'data']);
  return loaded.form.groups.map(({ id, fields }) => (
    <Fields key={id} fields={fields} ownerAt={ownerAt} owner={data} scopes={[data]} />
  ));
}

/** Adds a block as its widget's first preset. */
function useAdd(list: Rows, show: (index: number) => void): (id: string) => Promise<void> {
  const { say } = useParts();
  const pickUntil = useMallPick();
  // The mall's own content may come after other edits of the list.
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  return async (id) => {
    const ended = new AbortController();
    try {
      const data = await presetData({ id, preset: 0, pick: pickUntil(ended), ended });
      const { stored, append } = latest.current;
      append([newBlock(registry, { id, permission_key: paletteById[id]?.permission ?? '', data })]);
      show(stored.length);
    } catch {
      say('有一部分没有加载到，请再试一次');
    }
  };
}

function AddMenu({ field, isFull, add }: { field: FormField; isFull: boolean; add: (id: string) => void }) {
  const { me } = useParts();
  const { title, max = Infinity, allow = [] } = field;
  const lacks = (id: string): boolean => {
    const { permission = '' } = paletteById[id] ?? {};
    return permission !== '' && !me.permissions.includes(permission);
  };
  if (isFull) return <p className={styles['empty']}>最多 {max} 个</p>;
  const entries = allow.map((id) => ({ words: titleOf(id), isOff: lacks(id), run: () => add(id) }));
  return <Menu label={`添加到${title}`} words="添加组件" entries={entries} />;
}

interface BlockRowsProps {
  control: ControlProps;
  list: Rows;
  open: number | null;
  setOpen: (index: number | null) => void;
}

function BlockRows({ control, list, open, setOpen }: BlockRowsProps) {
  const lines = { ...list, rows: list.rows.map(rowOf) };
  return (
    <ol>
      {list.rows.map((_element, index) => (
        <ListRow
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place.
          key={index}
          control={{ ...control, field: asList(control.field) }}
          list={lines}
          index={index}
          chosen={null}
          setChosen={() => undefined}
          isOpen={open === index}
          setOpen={setOpen}
        >
          <BlockForm {...{ control, list, index }} />
        </ListRow>
      ))}
    </ol>
  );
}

export function BlocksControl(control: ControlProps) {
  const { at, isReadOnly } = control;
  const field = asList(control.field);
  const [open, setOpen] = useOpenRow(at);
  const list = useRows({ ...control, field }, (from) => {
    const place = open === null ? -1 : from.indexOf(open);
    if (open !== null && place !== open) setOpen(place === -1 ? null : place);
  });
  const add = useAdd(list, setOpen);
  return (
    <div className={styles['list']}>
      {list.rows.length === 0 ? <p className={styles['empty']}>还没有组件</p> : null}
      <BlockRows {...{ control, list, open, setOpen }} />
      {isReadOnly ? null : (
        <span className={styles['foot']}>
          <AddMenu
            field={control.field}
            isFull={list.rows.length >= list.limits.max}
            add={(id) => void add(id)}
          />
        </span>
      )}
    </div>
  );
}
