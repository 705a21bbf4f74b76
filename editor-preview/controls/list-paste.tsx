// Rows out of a spreadsheet: its cells as tab-separated text.
import { useId, useState } from 'react';
import type { FormField } from '~/domain/studio/form';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import controls from './controls.module.css';
import { pastedFields, rowsFromText, rowSummary } from '../pickers/list-rows';
import type { Rows } from './use-rows';

const columnWords = (field: FormField): string =>
  pastedFields(field)
    .map(({ title }) => title)
    .join('、');

/** What the pasted rows are, and how many there is no room for. */
const Outcome = ({
  field,
  made,
  tooMany,
}: {
  field: FormField;
  made: readonly unknown[];
  tooMany: number;
}) => (
  <p>
    {tooMany > 0 ? `只放得下 ${made.length} 项，多出 ${tooMany} 项。` : ''}
    {made
      .slice(0, 3)
      .map((row, index) => rowSummary(field, row, index))
      .join('；')}
  </p>
);

export function ListPaste({ field, list, onClose }: { field: FormField; list: Rows; onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const room = list.limits.max - list.rows.length;
  const made = rowsFromText(field, text, room);
  const given = text.split('\n').filter((line) => line.trim() !== '').length;
  const done = () => {
    list.append(made);
    onClose();
  };
  return (
    <Dialog
      title="从 Excel 粘贴"
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" disabled={made.length === 0} onClick={done}>
            {made.length === 0 ? '添加' : `添加 ${made.length} 项`}
          </Button>
        </>
      }
    >
      <label htmlFor={id}>列的顺序：{columnWords(field)}</label>
      <textarea
        id={id}
        rows={8}
        className={controls['input']}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Outcome {...{ field, made }} tooMany={given - made.length} />
    </Dialog>
  );
}
