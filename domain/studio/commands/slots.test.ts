// Commands on blocks in slots: what a slot takes and refuses in words, and uids that stay.
import { describe, expect, it } from 'vitest';
import type { SlotTable } from '../../slots';
import { draftOf, openDraft, type Uid } from '../document';
import { applyOps } from '../ops';
import { valueAt } from '../pointer';
import { heldAt, innerUids } from '../within';
import type { CommandContext, CommandResult } from './command';
import { duplicateBlocks } from './duplicate-blocks';
import { toggleHidden } from './hide-block';
import { insertPreset } from './insert-preset';
import { moveBlocks, moveByOne, moveToEdge } from './move-blocks';
import { copyText, pasteBlocks } from './paste-blocks';
import { removeBlocks } from './remove-blocks';
import { contextOf, docAfter, withNotes } from './testing';

const SLOTS: SlotTable = { row: [{ path: ['cells', '*', 'blocks'], allow: ['link'], max: 3 }] };
const link = (uid: string, title = uid) => ({ id: 'link', data: { title }, uid });
const { uid: _uid, ...bare } = link('', '无');

/** A row with two cells, and two blocks of the page behind it. */
function opened(first: readonly object[] = [link('a'), link('b')], change: Partial<CommandContext> = {}) {
  const row = { id: 'row', uid: 'row', data: { cells: [{ blocks: first }, { blocks: [] }] } };
  const context = contextOf([row, { ...link('c'), uid: 'c' }, { id: 'search', uid: 's', data: {} }], change);
  return { ...context, doc: openDraft(draftOf(context.doc), SLOTS) };
}
const LEFT = { owner: 'row', at: '/data/cells/0/blocks' };
const RIGHT = { owner: 'row', at: '/data/cells/1/blocks' };
const refusalOf = (result: CommandResult): string => ('refusal' in result ? result.refusal : '');
const uidsIn = (doc: CommandContext['doc'], slot = LEFT) => heldAt(doc, slot)?.uids ?? [];
const titles = (doc: CommandContext['doc'], uids: readonly Uid[]) =>
  uids.map((uid) => valueAt(doc.blocks[uid]?.value, '/data/title'));

/** The document after the command, which undoing puts back exactly. */
function after(context: CommandContext, result: CommandResult) {
  const doc = docAfter(context, result);
  if ('refusal' in result) throw new Error(result.refusal);
  const { inverse } = applyOps(context.doc, result.ops);
  expect(draftOf(applyOps(doc, inverse).doc)).toEqual(draftOf(context.doc));
  return doc;
}

describe('a slot', () => {
  it('takes what it allows, from the palette, the page and the clipboard', () => {
    const context = opened();
    const made = insertPreset(
      { ...context, palette: { ...context.palette } },
      { id: 'link', data: { title: '新' }, after: 'a', slot: LEFT },
    );
    expect(titles(after(context, made), uidsIn(after(context, made)))).toEqual(['a', '新', 'b']);
    const moved = after(context, moveBlocks(context, { uids: ['c'], after: null, slot: RIGHT }));
    expect([uidsIn(moved, RIGHT), moved.tabs[0]?.order]).toEqual([['c'], ['row', 's']]);
    const text = copyText(context, ['c']);
    const pasted = after(context, pasteBlocks(context, { text, after: 'b', slot: LEFT }));
    expect(titles(pasted, uidsIn(pasted))).toEqual(['a', 'b', 'c']);
  });

  it('takes them where its list is not stored, as one step with it', () => {
    const row = { id: 'row', uid: 'row', data: { cells: [{ blocks: [link('a')] }, {}, 'lost'] } };
    const base = opened();
    const doc = openDraft(draftOf(contextOf([row, link('c')]).doc), SLOTS);
    const context = { ...base, doc };
    const moved = after(context, moveBlocks(context, { uids: ['c'], after: null, slot: RIGHT }));
    expect(uidsIn(moved, RIGHT)).toEqual(['c']);
    const made = insertPreset(context, { id: 'link', data: { title: '新' }, after: null, slot: RIGHT });
    const now = after(context, made);
    expect(titles(now, uidsIn(now, RIGHT))).toEqual(['新']);
    const lost = { owner: 'row', at: '/data/cells/2/blocks' };
    const into = (slot: typeof lost) => refusalOf(moveBlocks(context, { uids: ['c'], after: null, slot }));
    expect(into(lost)).toBe('「row」存的内容不完整，不能往里放组件');
    expect(into({ ...lost, owner: 'gone' })).toBe('这个组件已经不在了');
  });

  it('refuses other kinds, and more than it holds, and says why', () => {
    const context = opened();
    const into = (uids: Uid[], from = context) =>
      refusalOf(moveBlocks(from, { uids, after: null, slot: LEFT }));
    expect(into(['s'])).toContain('里不能放「搜索」，能放：标题');
    expect(into(['row'])).toBe('不能移到自己里面');
    const full = opened([link('a'), link('b'), link('d')]);
    expect(into(['c'], full)).toContain('最多 3 个组件，还能加 0 个');
    expect(refusalOf(duplicateBlocks(full, ['a']))).toContain('最多 3 个组件');
    expect(uidsIn(after(full, moveBlocks(full, { uids: ['d'], after: null, slot: LEFT })))).toEqual([
      'd',
      'a',
      'b',
    ]);
  });

  it('gives its blocks back to the page, where there is room', () => {
    const context = opened();
    const moved = after(context, moveBlocks(context, { uids: ['a'], after: 'row' }));
    expect(moved.tabs[0]?.order).toEqual(['row', 'a', 'c', 's']);
    const full = opened(undefined, { maxBlocks: 3 });
    expect(refusalOf(moveBlocks(full, { uids: ['a'], after: 'row' }))).toContain('最多 3 个组件');
  });
});

describe('blocks in a slot', () => {
  it('move by keys within it, and say where they are', () => {
    const context = opened();
    const down = moveByOne(context, ['a'], 1);
    expect(down).toMatchObject({ words: '已移到第 2，共 2' });
    expect(uidsIn(after(context, down))).toEqual(['b', 'a']);
    expect(uidsIn(after(context, moveToEdge(context, ['b'], 'top')))).toEqual(['b', 'a']);
    expect(refusalOf(moveByOne(context, ['a'], -1))).toContain('按 M 移到别处');
  });

  it('are deleted with the one beside them selected, the last with the block around it', () => {
    const context = opened();
    expect(removeBlocks(context, ['a'])).toMatchObject({ select: ['b'] });
    const lone = opened([link('a')]);
    expect(removeBlocks(lone, ['a'])).toMatchObject({ select: ['row'] });
    expect(uidsIn(after(lone, removeBlocks(lone, ['a', 'row'])))).toEqual([]);
  });

  it('are copied with new uids, and with what is hidden of them', () => {
    const context = withNotes(opened(), { b: { isHidden: true, name: '乙', locked: 'editor' } });
    const doc = docAfter(context, duplicateBlocks(context, ['row']));
    const [copy = ''] = doc.tabs[0]?.order.slice(1, 2) ?? [];
    const inner = innerUids(doc, copy);
    expect(titles(doc, inner)).toEqual(['a', 'b']);
    expect(inner.some((uid) => ['a', 'b'].includes(uid))).toBe(false);
    expect(inner.map((uid) => doc.notes[uid])).toEqual([undefined, { isHidden: true, name: '乙' }]);
    const text = copyText(context, ['row']);
    const other = docAfter(opened(), pasteBlocks(opened(), { text, after: 's' }));
    expect(Object.values(other.notes)).toEqual([{ isHidden: true, name: '乙' }]);
  });

  it('without uids get them before their places change, and keep their notes', () => {
    const context = withNotes(opened([bare, { ...bare, data: { title: '二' } }]), {
      'row/cells/0/blocks/1': { name: '乙' },
    });
    const doc = after(context, removeBlocks(context, ['row/cells/0/blocks/0']));
    const [left = ''] = uidsIn(doc);
    expect([titles(doc, [left]), doc.notes[left]]).toEqual([['二'], { name: '乙' }]);
    expect(left).not.toContain('/');
  });

  it('are kept by the locks of what is around and within them', () => {
    const around = withNotes(opened(), { row: { locked: 'owner' } });
    expect(refusalOf(removeBlocks(around, ['a']))).toContain('被所有者锁定');
    expect(refusalOf(moveBlocks(around, { uids: ['c'], after: null, slot: LEFT }))).toContain('被所有者锁定');
    const within = withNotes(opened(), { a: { locked: 'owner' } });
    expect(refusalOf(removeBlocks(within, ['row']))).toContain('被所有者锁定');
    expect(refusalOf(toggleHidden(within, ['row']))).toContain('被所有者锁定');
  });
});
