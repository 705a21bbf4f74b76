// Many issues are mended as one step; what is locked stays as it is.
import { describe, expect, it } from 'vitest';
import { storedDataOf } from '../document';
import { applyOps } from '../ops';
import { mendIssues } from './mend-issues';
import { contextOf, docAfter, withNotes } from './testing';

const context = contextOf([
  { id: 'link', data: { ink: '#eee', list: [{ id: 1 }, { id: 2 }, { id: 3 }] } },
  { id: 'link', data: { ink: '#ddd' } },
]);
const ink = (uid: string) => ({ uid, fix: { words: '', at: '/ink', value: '#333' } });
const without = (row: number, rest: readonly number[]) => ({
  uid: 'b0',
  fix: { words: '移除', at: '/list', value: rest.map((id) => ({ id })), row },
});
const alt = (uid: string, picture: string, words: string) => ({
  uid,
  fix: { words: '', picture, alt: words },
});

const dataAfter = (mends: Parameters<typeof mendIssues>[1]['mends'], uid: string) => {
  const block = docAfter(context, mendIssues(context, { mends, title: '颜色' })).blocks[uid];
  return block === undefined ? null : storedDataOf(block);
};

describe('mending issues', () => {
  it('writes values of several blocks as one named step, which is taken back at once', () => {
    const result = mendIssues(context, { mends: [ink('b0'), ink('b1')], title: '颜色看不清' });
    expect(result).toMatchObject({ name: '颜色看不清 2 处', words: '已改 2 处：颜色看不清，Ctrl+Z 撤销' });
    if ('refusal' in result) throw new Error(result.refusal);
    const { doc, inverse } = applyOps(context.doc, result.ops);
    expect(['b0', 'b1'].map((uid) => doc.blocks[uid]?.text.includes('#333'))).toEqual([true, true]);
    expect(applyOps(doc, inverse).doc.blocks).toEqual(context.doc.blocks);
  });

  it('takes several rows out of one list', () => {
    const mends = [without(0, [2, 3]), without(2, [1, 2])];
    expect(dataAfter(mends, 'b0')).toMatchObject({ list: [{ id: 2 }] });
  });

  it('adds alternative texts to those of the block', () => {
    const noted = withNotes(context, { b0: { alt: { 'uploads/x.png': '旧' } } });
    const mends = [
      alt('b0', 'uploads/a.png', '茶'),
      alt('b0', 'uploads/b.png', '礼盒'),
      alt('b1', 'uploads/a.png', '茶'),
    ];
    const { notes } = docAfter(noted, mendIssues(noted, { mends, title: '替代文字' }));
    expect(notes).toEqual({
      b0: { alt: { 'uploads/x.png': '旧', 'uploads/a.png': '茶', 'uploads/b.png': '礼盒' } },
      b1: { alt: { 'uploads/a.png': '茶' } },
    });
  });

  it('leaves locked blocks and says so, and is refused where all are locked', () => {
    const locked = withNotes(context, { b1: { locked: 'owner' } });
    const result = mendIssues(locked, { mends: [ink('b0'), ink('b1')], title: '颜色' });
    expect(result).toMatchObject({ words: '已改 1 处：颜色；1 处已锁定，没有改，Ctrl+Z 撤销' });
    expect(mendIssues(locked, { mends: [ink('b1')], title: '颜色' })).toHaveProperty('refusal');
  });
});
