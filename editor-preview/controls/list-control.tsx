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
import { useRows } from './use-rows';

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
export function useOpenRow(at: Pointer): [number | null, (index: number | null) => void] {
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

export function ListControl(control: ControlProps) {
  const { field, at, isReadOnly } = control;
  const [open, setOpen] = useOpenRow(at);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const list = useRows(control, (from) => {
    const isThere = (place: number) => place !== -1;
    const places = (chosen ?? []).map((index) => from.indexOf(index)).filter(isThere);
    if (chosen !== null) setChosen(places);
    const place = open === null ? -1 : from.indexOf(open);
    if (open !== null && place !== open) setOpen(isThere(place) ? place : null);
  });
  const { rows, limits } = list;
  const [isPasting, setIsPasting] = useState(false);
  const { add = '添加一项', empty = '还没有内容' } = field.rows ?? {};
  const isFull = rows.length >= limits.max;
  const canAdd = !limits.isFixed && !isReadOnly;
  const found = rows.flatMap((row, index) =>
    rowSummary(field, row, index).includes(query.trim()) ? [index] : [],
  );
  const insert = (place?: number) => {
    setQuery('');
    setOpen(list.add(place));
  };
  const addButton = (words: string, place?: number) => (
    <Button icon="plus" isCompact disabled={isFull} onClick={() => insert(place)}>
      {isFull ? `最多 ${limits.max} 项` : words}
    </Button>
  );
  return (
    <div className={styles['list']}>
      {rows.length < SEARCHED ? null : <Search {...{ field, query, setQuery }} count={rows.length} />}
      {canAdd && !isFull && rows.length >= TWO_ENDS ? addButton('在最前添加', 0) : null}
      {rows.length === 0 ? <p className={styles['empty']}>{empty}</p> : null}
      <ol data-long={rows.length >= LONG || undefined}>
        {found.map((index) => (
          <ListRow
            key={index}
            {...{ control, list, index, chosen, setChosen }}
            isOpen={open === index}
            setOpen={setOpen}
          />
        ))}
      </ol>
      {query !== '' && found.length === 0 ? <p className={styles['empty']}>没有找到「{query}」</p> : null}
      {chosen === null ? null : <ListMany {...{ control, list, chosen, found }} onChoose={setChosen} />}
      {canAdd ? (
        <span className={styles['foot']}>
          {addButton(add)}
          <BulkPictures control={control} rows={list.stored} onRows={list.change} />
          {rows.length > 1 && chosen === null ? quiet('批量', () => setChosen([])) : null}
          {pastedFields(field).length === 0 || isFull
            ? null
            : quiet('从 Excel 粘贴', () => setIsPasting(true))}
        </span>
      ) : null}
      {isPasting ? <ListPaste {...{ field, list }} onClose={() => setIsPasting(false)} /> : null}
    </div>
  );
}
