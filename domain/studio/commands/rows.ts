// Deletes a row of a list within a block, or moves it by one place; rows stay as they are stored.
import { arrayOf } from '../../record';
import { currentBlock } from '../document';
import type { FormField } from '../form';
import { type CommandContext, type CommandResult, isRefusal } from './command';
import { type FieldValue, setField, storedAt } from './set-field';

/** `at` is the list's. */
export interface BlockRow extends Omit<FieldValue, 'value'> {
  index: number;
  /** Of the list. */
  field: Pick<FormField, 'title' | 'rows'>;
}

const GONE = { refusal: '这一项已经不在了' };

function rowsOf({ doc, widgets }: CommandContext, { uid, at }: BlockRow): readonly unknown[] {
  const block = doc.blocks[uid];
  return block === undefined ? [] : arrayOf(storedAt(currentBlock(block, widgets), at));
}

interface Written {
  value: readonly unknown[];
  /** Of the step. */
  step: string;
  /** Said afterwards. */
  words: string;
}

function written(context: CommandContext, row: BlockRow, { value, step, words }: Written): CommandResult {
  const { uid, at, coerced, field } = row;
  const result = setField(context, { uid, at, coerced, value, title: field.title, words: step });
  return isRefusal(result) ? result : { ...result, words };
}

export function removeRow(context: CommandContext, row: BlockRow): CommandResult {
  const rows = rowsOf(context, row);
  const { min = 0, fixed } = row.field.rows ?? {};
  if (row.index >= rows.length) return GONE;
  if (fixed !== undefined) return { refusal: `固定 ${fixed} 项，不能删除` };
  if (rows.length <= min) return { refusal: `至少 ${min} 项` };
  const value = rows.filter((_row, index) => index !== row.index);
  return written(context, row, { value, step: '删除 1 项', words: '已删除 1 项，Ctrl+Z 撤销' });
}

export function moveRow(context: CommandContext, row: BlockRow, direction: -1 | 1): CommandResult {
  const rows = rowsOf(context, row);
  const to = row.index + direction;
  if (row.index >= rows.length) return GONE;
  if (to < 0) return { refusal: '已经在最上面' };
  if (to >= rows.length) return { refusal: '已经在最下面' };
  const value = [...rows];
  [value[row.index], value[to]] = [rows[to], rows[row.index]];
  const words = `已移到第 ${to + 1}，共 ${rows.length}`;
  return written(context, row, { value, step: direction === -1 ? '上移' : '下移', words });
}
