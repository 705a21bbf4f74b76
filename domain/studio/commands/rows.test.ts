// Rows of a block's list are deleted within the limits of its form, and moved; each is one step.
import { expect, it } from 'vitest';
import { storedDataOf } from '../document';
import type { CommandResult } from './command';
import { moveRow, removeRow, type BlockRow } from './rows';
import { contextOf, docAfter, withNotes } from './testing';

const context = contextOf([{ id: 'link', data: { navs: [{ name: '一' }, { name: '二' }, '三'] } }]);
const rowAt = (index: number, rows: BlockRow['field']['rows'] = { max: 9 }): BlockRow => ({
  uid: 'b0',
  at: '/navs',
  index,
  coerced: {},
  field: { title: '入口', rows },
});
const navsAfter = (result: CommandResult) => {
  const block = docAfter(context, result).blocks['b0'];
  return block === undefined ? undefined : storedDataOf(block)['navs'];
};

it('is deleted, and the others stay as they are stored', () => {
  const result = removeRow(context, rowAt(1));
  expect(navsAfter(result)).toEqual([{ name: '一' }, '三']);
  expect(result).toMatchObject({ name: '标题 · 入口 删除 1 项', words: '已删除 1 项，Ctrl+Z 撤销' });
});

it('is not deleted where the form wants it', () => {
  expect(removeRow(context, rowAt(1, { min: 3, max: 9 }))).toEqual({ refusal: '至少 3 项' });
  expect(removeRow(context, rowAt(1, { max: 3, fixed: 3 }))).toEqual({ refusal: '固定 3 项，不能删除' });
  expect(removeRow(context, rowAt(3))).toEqual({ refusal: '这一项已经不在了' });
});

it('is moved by one place, and says where it is', () => {
  const result = moveRow(context, rowAt(1), 1);
  expect(navsAfter(result)).toEqual([{ name: '一' }, '三', { name: '二' }]);
  expect(result).toMatchObject({ name: '标题 · 入口 下移', words: '已移到第 3，共 3' });
  expect(navsAfter(moveRow(context, rowAt(1), -1))).toEqual([{ name: '二' }, { name: '一' }, '三']);
  expect(moveRow(context, rowAt(0), -1)).toEqual({ refusal: '已经在最上面' });
  expect(moveRow(context, rowAt(2), 1)).toEqual({ refusal: '已经在最下面' });
});

it('stays in a locked block', () => {
  const locked = withNotes(context, { b0: { locked: 'editor' } });
  expect(removeRow(locked, rowAt(0))).toEqual({ refusal: '「标题」已锁定，先解锁' });
});
