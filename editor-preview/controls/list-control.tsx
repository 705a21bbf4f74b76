// A list of rows: each with a summary, one open at a time; added, moved, copied and removed.
import { useState } from 'react';
import { isArray, isRecord } from '~/domain/record';
import type { FormField } from '~/domain/studio/form';
import { pointerOf } from '~/domain/studio/pointer';
import type { ControlProps } from '../form/control';
import { Fields } from '../form/form-field';
import { Button, IconButton } from '../ui/button';
import { BulkPictures } from './bulk-pictures';
import styles from './list-control.module.css';
import { defaultRow, rowSummary } from './list-rows';

interface RowProps {
  control: ControlProps;
  rows: readonly unknown[];
  index: number;
  isOpen: boolean;
  onToggle: () => void;
  change: (rows: readonly unknown[], words: string) => void;
}

const swapped = (rows: readonly unknown[], index: number, other: number): unknown[] =>
  rows.map((row, at) => (at === index ? rows[other] : at === other ? rows[index] : row));

function RowButtons({
  rows,
  index,
  change,
  field,
  isReadOnly,
}: Omit<RowProps, 'control' | 'isOpen' | 'onToggle'> & { field: FormField; isReadOnly: boolean }) {
  const { min = 0, fixed, max = Infinity } = field.rows ?? {};
  if (isReadOnly) return null;
  const name = `第 ${index + 1} 项`;
  const isLeast = rows.length <= min;
  return (
    <span className={styles['buttons']}>
      <IconButton
        size={24}
        icon="up"
        label={`${name}上移`}
        disabled={index === 0}
        onClick={() => change(swapped(rows, index, index - 1), '上移')}
      />
      <IconButton
        size={24}
        icon="down"
        label={`${name}下移`}
        disabled={index === rows.length - 1}
        onClick={() => change(swapped(rows, index, index + 1), '下移')}
      />
      {fixed === undefined ? (
        <>
          <IconButton
            size={24}
            icon="copy"
            label={`复制${name}`}
            disabled={rows.length >= max}
            onClick={() => change([...rows.slice(0, index + 1), ...rows.slice(index)], '复制一项')}
          />
          <IconButton
            size={24}
            icon="trash"
            label={isLeast ? `至少 ${min} 项` : `删除${name}`}
            disabled={isLeast}
            onClick={() =>
              change(
                rows.filter((_row, at) => at !== index),
                '删除一项',
              )
            }
          />
        </>
      ) : null}
    </span>
  );
}

function Row({ control, rows, index, isOpen, onToggle, change }: RowProps) {
  const { field, at, scopes, isReadOnly } = control;
  const row = rows[index];
  const object = isRecord(row) ? row : {};
  return (
    <li className={styles['row']} data-row={at + pointerOf([index])}>
      <div className={styles['head']}>
        <button type="button" className={styles['summary']} aria-expanded={isOpen} onClick={onToggle}>
          {rowSummary(field, row, index)}
        </button>
        <RowButtons {...{ rows, index, change, field, isReadOnly }} />
      </div>
      {isOpen ? (
        <Fields
          fields={field.fields ?? []}
          ownerAt={at + pointerOf([index])}
          owner={object}
          scopes={[...scopes, object]}
        />
      ) : null}
    </li>
  );
}

export function ListControl(control: ControlProps) {
  const { field, value, write, isReadOnly } = control;
  const [open, setOpen] = useState<number | null>(null);
  const rows = isArray(value) ? value : [];
  const { max = Infinity, fixed, add = '添加一项', empty = '还没有内容' } = field.rows ?? {};
  const change = (next: readonly unknown[], words: string) => write(next, { words });
  const append = () => {
    change([...rows, defaultRow(field)], '添加一项');
    setOpen(rows.length);
  };
  return (
    <div className={styles['list']}>
      {rows.length === 0 ? <p className={styles['empty']}>{empty}</p> : null}
      <ol>
        {rows.map((_row, index) => (
          <Row
            // Rows have no ids: their place is what they are known by.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...{ control, rows, index, change }}
            isOpen={open === index}
            onToggle={() => setOpen(open === index ? null : index)}
          />
        ))}
      </ol>
      {fixed === undefined && !isReadOnly ? (
        <span className={styles['acts']}>
          <Button icon="plus" isCompact disabled={rows.length >= max} onClick={append}>
            {rows.length >= max ? `最多 ${max} 项` : add}
          </Button>
          <BulkPictures control={control} rows={rows} onRows={change} />
        </span>
      ) : null}
    </div>
  );
}
