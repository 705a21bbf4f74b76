// A uid in a slot belongs to one block, on whatever way a second one would come: what is noted of a block stays with it.
import { describe, expect, it } from 'vitest';
import type { SlotTable } from '../slots';
import { contextOf, docAfter } from './commands/testing';
import { editJson } from './commands/edit-json';
import { blockOf, draftOf, layoutText, openDraft, tabOf } from './document';
import { applyOps, ClashError, type Op } from './ops';

const SLOTS: SlotTable = { row: [{ path: ['cells', '*', 'blocks'] }], box: [{ path: ['blocks'] }] };

const title = (uid: string, words = uid) => ({ id: 'title', data: { words }, uid });
const box = (uid: string, ...blocks: unknown[]) => ({ id: 'box', data: { blocks }, uid });
const layout = (...blocks: unknown[]) => JSON.stringify(blocks);
const tab = (text: string, taken = new Set<string>()) => {
  let made = 0;
  const newUid = () => `n${made++}`;
  return tabOf(text, { key: 'a', name: '', templateId: 1, newUid, slots: SLOTS, taken });
};
const open = (text: string) => openDraft({ tabs: [tab(text)], notes: {}, meta: {} }, SLOTS);
const page = () => open(layout(box('one', title('a'), title('b')), box('two', title('c')), title('d')));
const text = (block: unknown) => JSON.stringify(block);

describe('an operation', () => {
  const comes = (uid: string, block: unknown): Op => ({
    op: 'insert',
    tab: 'a',
    after: null,
    blocks: [{ uid, text: text(block) }],
  });
  const blocksOf = (...blocks: unknown[]): Op => ({
    op: 'set',
    uid: 'one',
    at: '/data/blocks',
    value: blocks,
    was: [title('a'), title('b')],
  });
  it.each<[string, Op]>([
    ['inserts a block with one in it', comes('new', box('new', title('a')))],
    ['inserts one twice within a block', comes('new', box('new', title('x'), title('x')))],
    ['inserts the block’s own', comes('new', box('new', title('new')))],
    [
      'inserts into a slot',
      { ...comes('new', box('new', title('a'))), slot: { owner: 'two', at: '/data/blocks' } } as Op,
    ],
    ['adds a tab', { op: 'add-tab', after: null, tab: { ...tab(layout(box('new', title('a')))), key: 'z' } }],
    ['names one as another', { op: 'set', uid: 'b', at: '/uid', value: 'a', was: 'b' }],
    ['names one as one of another block', { op: 'set', uid: 'b', at: '/uid', value: 'c', was: 'b' }],
    ['writes a list before the block', blocksOf(title('c'), title('a'), title('b'))],
    ['writes a list with one twice', blocksOf(title('a', '假'), title('a'), title('b'))],
    [
      'writes a whole block',
      { op: 'set', uid: 'two', at: '', value: box('two', title('a')), was: box('two', title('c')) },
    ],
  ])('that %s is refused', (_name, op) => {
    expect(() => applyOps(page(), [op])).toThrow(ClashError);
  });

  it('that leaves each uid once is not', () => {
    const swapped = applyOps(page(), [blocksOf(title('b'), title('a'), title('new'))]).doc;
    expect(swapped.within.held['one']?.[0]?.uids).toEqual(['b', 'a', 'new']);
    const { doc, inverse } = applyOps(page(), [{ op: 'remove', uids: ['one'] }]);
    expect(draftOf(applyOps(doc, inverse).doc)).toEqual(draftOf(page()));
  });
});

describe('a layout that is read', () => {
  it('keeps the first block of a uid, and the bytes of all that is none twice', () => {
    const plain = ' {"id":"box", "uid":"x","data":{"blocks":[{"id":"title","uid":"y","data":{"n":1.50}}]}}';
    const second = '{"id":"box","uid":"z","data":{"blocks":[ {"id":"title","uid":"y","data":{"n":2.50}} ]}}';
    const read = tab(`[${plain},${second}]`);
    expect(layoutText(read)).toBe(`[${plain},${second.replace('"uid":"y",', '')}]`);
    const doc = openDraft({ tabs: [read], notes: {}, meta: {} }, SLOTS);
    expect(doc.blocks['y']?.value).toMatchObject({ data: { n: 1.5 } });
  });

  it('knows the uids of other tabs, of the page and in slots', () => {
    const taken = new Set<string>();
    tab(layout(box('one', title('a')), title('b')), taken);
    const second = tab(layout(title('a'), box('two', title('b'), title('c'))), taken);
    expect(second.blocks.map(({ uid }) => uid)).toEqual(['n0', 'two']);
    expect(blockOf(second.blocks[1]?.text ?? '').value).toMatchObject({
      data: { blocks: [{ id: 'title', data: { words: 'b' } }, title('c')] },
    });
  });

  it('has no uid that could be that of a place', () => {
    const read = open(layout(title('one/blocks/0'), box('one', title('one/blocks/1'), { id: 'title' })));
    expect(read.tabs[0]?.order).toEqual(['n0', 'one']);
    expect(read.within.held['one']?.[0]?.uids).toEqual(['one/blocks/0', 'one/blocks/1']);
  });
});

it('the JSON view makes another block of what is copied within its text', () => {
  const doc = page();
  const context = { ...contextOf([]), doc };
  const edited = [
    box('one', title('a'), title('b')),
    box('two', title('c'), title('a', '抄')),
    title('d'),
    box('three', title('b', '抄')),
  ];
  const after = docAfter(context, editJson(context, { key: 'a', text: text(edited), opened: doc }));
  expect([after.blocks['a'], after.blocks['b']].map((one) => one?.value)).toEqual([title('a'), title('b')]);
  const uids = Object.keys(openDraft(draftOf(after), SLOTS).within.standing);
  expect(uids).toHaveLength(5);
});
