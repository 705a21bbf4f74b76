// A list of rows: each a line with its summary, one open at a time; searched, reordered, changed many at once.
import { useState } from 'react';
import type { FormField } from '~/domain/studio/form';
import { pathOf, type Pointer, pointerOf } from '~/domain/studio/pointer';
import type { ControlProps } from '../form/control';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Button } from '../ui/button';
import { BulkPictures } from './bulk-pictures';
import styles from './list-control.module.css';
import { ListMany } from './list-many';
import { ListPaste } from './list-paste';
import { ListRow } from './list-row';
import { pastedFields, rowSummary } from '../pickers/list-rows';
import { type Rows, useRows } from './use-rows';

/** Shorter lists are read faster than searched. */
const SEARCHED = 8;
/** The foot alone is the beginning of a shorter list, and says why a full one takes no more. */
const TWO_ENDS = 2;
/** From here on lines out of sight are not laid out. */
const LONG = 20;

/** The row that a pointer within the list leads to. */
const rowAt = (list: Pointer, field: Pointer | null): number | null => {
  if (field === null || !field.startsWith(`${list}/`)) return null;
  const index = Number(pathOf(field.slice(list.length))[0]);
  return Number.isInteger(index) ? index : null;
};

/** The phone shows the row that is open. */
function useOpenRow(at: Pointer): [number | null, (index: number | null) => void] {
  const store = useEditorStore();
  const pointed = useEditor(({ field }) => rowAt(at, field));
  const [before, setBefore] = useState(pointed);
  const [open, setOpen] = useState(pointed);
  if (pointed !== before) {
    setBefore(pointed);
    if (pointed !== null) setOpen(pointed);
  }
  const show = (index: number | null) => {
    setOpen(index);
    store.openField(index === null ? at : at + pointerOf([index]));
  };
  return [open, show];
}

const quiet = (words: string, run: () => void) => (
  <Button look="quiet" isCompact onClick={run}>
    {words}
  </Button>
);

interface SearchProps {
  field: FormField;
  count: number;
  query: string;
  setQuery: (query: string) => void;
}

const Search = ({ field, count, query, setQuery }: SearchProps) => (
  <input
    type="search"
    aria-label={`在${field.title}里搜索`}
    placeholder={`搜索 ${count} 项`}
    value={query}
    onChange={({ target }) => setQuery(target.value)}
  />
);

/** The rows with the one that is open and those that are chosen, which stay the same ones where rows are moved. */
function useListRows(control: ControlProps) {
  const [open, setOpen] = useOpenRow(control.at);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const list = useRows(control, (from) => {
    const isThere = (place: number) => place !== -1;
    const places = (chosen ?? []).map((index) => from.indexOf(index)).filter(isThere);
    if (chosen !== null) setChosen(places);
    const place = open === null ? -1 : from.indexOf(open);
    if (open !== null && place !== open) setOpen(isThere(place) ? place : null);
  });
  return { list, open, setOpen, chosen, setChosen };
}

interface FoundRowsProps {
  control: ControlProps;
  listed: ReturnType<typeof useListRows>;
  found: readonly number[];
}

const FoundRows = ({
  control,
  listed: { list, open, setOpen, chosen, setChosen },
  found,
}: FoundRowsProps) => (
  <ol data-long={list.rows.length >= LONG || undefined}>
    {found.map((index) => (
      <ListRow
        key={index}
        {...{ control, list, index, chosen, setChosen }}
        isOpen={open === index}
        setOpen={setOpen}
      />
    ))}
  </ol>
);

interface AddProps {
  words: string;
  limits: Rows['limits'];
  isFull: boolean;
  onAdd: () => void;
}

const Add = ({ words, limits, isFull, onAdd }: AddProps) => (
  <Button icon="plus" isCompact disabled={isFull} onClick={onAdd}>
    {isFull ? `最多 ${limits.max} 项` : words}
  </Button>
);

interface FootProps {
  control: ControlProps;
  list: Rows;
  isFull: boolean;
  onAdd: () => void;
  /** Begins to choose rows; null where there is nothing to choose. */
  onMany: (() => void) | null;
}

function Foot({ control, list, isFull, onAdd, onMany }: FootProps) {
  const { field } = control;
  const [isPasting, setIsPasting] = useState(false);
  return (
    <>
      <span className={styles['foot']}>
        <Add words={field.rows?.add ?? '添加一项'} limits={list.limits} {...{ isFull, onAdd }} />
        <BulkPictures control={control} rows={list.stored} onRows={list.change} />
        {onMany === null ? null : quiet('批量', onMany)}
        {pastedFields(field).length === 0 || isFull ? null : quiet('从 Excel 粘贴', () => setIsPasting(true))}
      </span>
      {isPasting ? <ListPaste {...{ field, list }} onClose={() => setIsPasting(false)} /> : null}
    </>
  );
}

export function ListControl(control: ControlProps) {
  const { field, isReadOnly } = control;
  const listed = useListRows(control);
  const { list, chosen, setChosen } = listed;
  const [query, setQuery] = useState('');
  const { rows, limits } = list;
  const isFull = rows.length >= limits.max;
  const canAdd = !limits.isFixed && !isReadOnly;
  const found = rows.flatMap((row, index) =>
    rowSummary(field, row, index).includes(query.trim()) ? [index] : [],
  );
  const insert = (place?: number) => {
    setQuery('');
    listed.setOpen(list.add(place));
  };
  return (
    <div className={styles['list']}>
      {rows.length < SEARCHED ? null : <Search {...{ field, query, setQuery }} count={rows.length} />}
      {canAdd && !isFull && rows.length >= TWO_ENDS ? (
        <Add words="在最前添加" {...{ limits, isFull }} onAdd={() => insert(0)} />
      ) : null}
      {rows.length === 0 ? <p className={styles['empty']}>{field.rows?.empty ?? '还没有内容'}</p> : null}
      <FoundRows {...{ control, listed, found }} />
      {query !== '' && found.length === 0 ? <p className={styles['empty']}>没有找到「{query}」</p> : null}
      {chosen === null ? null : <ListMany {...{ control, list, chosen, found }} onChoose={setChosen} />}
      {canAdd ? (
        <Foot
          {...{ control, list, isFull }}
          onAdd={() => insert()}
          onMany={rows.length > 1 && chosen === null ? () => setChosen([]) : null}
        />
      ) : null}
    </div>
  );
}
