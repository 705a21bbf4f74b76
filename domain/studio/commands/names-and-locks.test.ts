// Names, locks and hidden blocks stand beside the document, and say what cannot be done.
import { describe, expect, it } from 'vitest';
import { toggleHidden } from './hide-block';
import { toggleLocked } from './lock-block';
import { renameBlock } from './rename-block';
import { contextOf, docAfter, withNotes } from './testing';

const two = [
  { id: 'link', data: {} },
  { id: 'search', data: {} },
];

describe('a name', () => {
  it('stands beside the document, and an empty one takes it away', () => {
    const context = contextOf(two);
    const named = docAfter(context, renameBlock(context, 'b0', ' 顶部 '));
    expect(named.notes).toEqual({ b0: { name: '顶部' } });
    expect(named.blocks['b0']?.text).toBe(context.doc.blocks['b0']?.text);
    const after = { ...context, doc: named };
    expect(docAfter(after, renameBlock(after, 'b0', '')).notes).toEqual({});
    expect(renameBlock(after, 'b0', '顶部')).toMatchObject({ ops: [] });
  });

  it('has at most 30 letters', () => {
    expect(renameBlock(contextOf(two), 'b0', '长'.repeat(31))).toEqual({ refusal: '名字最多 30 个字' });
    expect(renameBlock(contextOf(two), 'b0', '长'.repeat(30))).toHaveProperty('ops');
  });

  it('is not given to a locked block', () => {
    const context = withNotes(contextOf(two), { b0: { locked: 'editor' } });
    expect(renameBlock(context, 'b0', '顶部')).toEqual({ refusal: '「标题」已锁定，先解锁' });
  });
});

describe('hiding', () => {
  it('hides those that show, and shows all where all are hidden', () => {
    const context = withNotes(contextOf(two), { b0: { isHidden: true } });
    const hidden = docAfter(context, toggleHidden(context, ['b0', 'b1']));
    expect(hidden.notes).toEqual({ b0: { isHidden: true }, b1: { isHidden: true } });
    const after = { ...context, doc: hidden };
    expect(docAfter(after, toggleHidden(after, ['b0', 'b1'])).notes).toEqual({});
  });
});

describe('locking', () => {
  it('is by the role of who locks, and opens again', () => {
    const context = contextOf(two);
    const locked = docAfter(context, toggleLocked(context, ['b0']));
    expect(locked.notes).toEqual({ b0: { locked: 'editor' } });
    const after = { ...context, doc: locked };
    expect(docAfter(after, toggleLocked(after, ['b0'])).notes).toEqual({});
    const owner = { ...context, isOwner: true };
    expect(docAfter(owner, toggleLocked(owner, ['b0'])).notes).toEqual({ b0: { locked: 'owner' } });
  });

  it('leaves an owner’s lock to the owner', () => {
    const context = withNotes(contextOf(two), { b0: { locked: 'owner' } });
    expect(toggleLocked(context, ['b0', 'b1'])).toEqual({ refusal: '「标题」被所有者锁定，请 林知夏 解锁' });
    const owner = { ...context, isOwner: true };
    expect(docAfter(owner, toggleLocked(owner, ['b0'])).notes).toEqual({});
  });
});
