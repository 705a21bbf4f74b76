// Blocks in slots: edited by uid as those of the page, and put back exactly by undoing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SlotTable } from '../slots';
import {
  blockOf,
  type DraftContent,
  draftOf,
  type EditDoc,
  openDraft,
  shownBlocks,
  type Uid,
} from './document';
import { brokenLock, changedBlocks } from './locks';
import { applyOps, ClashError, type Op } from './ops';
import { valueAt } from './pointer';
import { heldAt, innerUids, ownersOf } from './within';

/** A row holds boxes, which hold titles: three levels. */
const SLOTS: SlotTable = { row: [{ path: ['cells', '*', 'blocks'] }], box: [{ path: ['blocks'] }] };

const title = (uid: Uid, words: string) => ({ id: 'title', data: { words }, uid });
const row = {
  id: 'row',
  data: {
    cells: [
      { blocks: [title('t1', '一'), { id: 'box', data: { blocks: [title('t2', '二')] }, uid: 'box' }] },
      { blocks: [] },
    ],
  },
};
/** As PHP writes texts. */
const PHP = ' {"id":"title","data":{"words":"\\u4e00\\/1","size":1.0}}';

const content = (): DraftContent => ({
  tabs: [
    {
      key: 'a',
      name: '',
      templateId: 1,
      head: '[',
      tail: ']',
      blocks: [
        { uid: 'row', text: JSON.stringify(row) },
        { uid: 'plain', text: PHP },
        { uid: 'last', text: JSON.stringify(title('last', '末')) },
      ],
    },
  ],
  notes: { t1: { name: '第一' }, t2: { isHidden: true } },
  meta: {},
});
const open = () => openDraft(content(), SLOTS);
const LEFT = { owner: 'row', at: '/data/cells/0/blocks' };
const RIGHT = { owner: 'row', at: '/data/cells/1/blocks' };
const BOX = { owner: 'box', at: '/data/blocks' };
const uidsAt = (doc: EditDoc, slot: typeof LEFT) => heldAt(doc, slot)?.uids;
const move = (uids: Uid[], to: Partial<Extract<Op, { op: 'move' }>>): Op => ({
  op: 'move',
  uids,
  tab: 'a',
  after: null,
  ...to,
});
const wordsOf = (doc: EditDoc, uid: Uid) => valueAt(doc.blocks[uid]?.value, '/data/words');

/** A document as it would be read anew from what is stored. */
const again = (doc: EditDoc) => openDraft(draftOf(doc), SLOTS);

describe('a block in a slot', () => {
  it('is a block of the document, at any depth, with its place', () => {
    const doc = open();
    expect(innerUids(doc, 'row')).toEqual(['t1', 'box', 't2']);
    expect(ownersOf(doc, 't2')).toEqual(['box', 'row']);
    expect(wordsOf(doc, 't2')).toBe('二');
    expect(draftOf(doc)).toEqual(content());
  });

  it('without a uid has one of its place, and another’s uid is nobody’s twice', () => {
    const { uid: _uid, ...bare } = title('', '无');
    const text = JSON.stringify({ id: 'box', data: { blocks: [bare, title('last', '重')] } });
    const [tab] = content().tabs;
    const blocks = [{ uid: 'b', text }, ...(tab?.blocks.slice(2) ?? [])];
    const doc = openDraft({ ...content(), tabs: tab === undefined ? [] : [{ ...tab, blocks }] }, SLOTS);
    expect(innerUids(doc, 'b')).toEqual(['b/blocks/0', 'b/blocks/1']);
    expect(wordsOf(doc, 'last')).toBe('末');
  });

  it('is written by its uid wherever it stands by then', () => {
    const moved = applyOps(open(), [move(['t1'], { slot: BOX, after: 't2' })]).doc;
    const { doc } = applyOps(moved, [{ op: 'set', uid: 't1', at: '/data/words', value: '改', was: '一' }]);
    expect(uidsAt(doc, BOX)).toEqual(['t2', 't1']);
    expect(wordsOf(doc, 't1')).toBe('改');
    expect(wordsOf(again(doc), 't1')).toBe('改');
  });

  it('keeps the edits of two operators at once', () => {
    const theirs: Op = {
      op: 'insert',
      tab: 'a',
      slot: LEFT,
      after: null,
      blocks: [{ uid: 'new', text: JSON.stringify(title('new', '新')) }],
    };
    const mine: Op = { op: 'set', uid: 't1', at: '/data/words', value: '我', was: '一' };
    const { doc } = applyOps(applyOps(open(), [theirs]).doc, [mine]);
    expect(uidsAt(doc, LEFT)).toEqual(['new', 't1', 'box']);
    expect([wordsOf(doc, 'new'), wordsOf(doc, 't1')]).toEqual(['新', '我']);
    const late: Op = { op: 'set', uid: 't1', at: '/data/words', value: '迟', was: '一' };
    expect(() => applyOps(doc, [late])).toThrow(ClashError);
  });

  it('cannot go into itself, into what is in it, or into no slot', () => {
    const refused = (op: Op) => expect(() => applyOps(open(), [op])).toThrow(ClashError);
    refused(move(['row'], { slot: LEFT }));
    refused(move(['box'], { slot: BOX }));
    refused(move(['row'], { slot: BOX }));
    refused(move(['plain'], { slot: { owner: 'row', at: '/data/gone' } }));
  });

  it('comes back out of a slot byte for byte, unless it was edited there', () => {
    const [tab] = content().tabs;
    const { doc, inverse } = applyOps(open(), [move(['plain'], { slot: RIGHT })]);
    expect(doc.tabs[0]?.order).toEqual(['row', 'last']);
    expect(draftOf(applyOps(doc, inverse).doc).tabs[0]).toEqual(tab);
    const set: Op = { op: 'set', uid: 'plain', at: '/data/words', value: '新', was: '一/1' };
    const back = applyOps(applyOps(doc, [set]).doc, inverse).doc;
    expect(wordsOf(back, 'plain')).toBe('新');
  });

  it('leaves what shoppers see where it is hidden', () => {
    const [tab] = content().tabs;
    const [shown] = tab === undefined ? [] : shownBlocks(tab, content().notes, SLOTS);
    expect(shown?.text).not.toContain('二');
    expect(shown?.text).toContain('一');
  });
});

const SLOTS_OF = [LEFT, RIGHT, BOX];
const step = fc.record({
  kind: fc.constantFrom('set', 'note', 'insert', 'remove', 'move', 'out'),
  uid: fc.constantFrom('t1', 't2', 'box', 'plain', 'last', 'x0', 'x1', 'x2', 'row'),
  slot: fc.constantFrom(...SLOTS_OF),
  after: fc.constantFrom(null, 't1', 't2', 'box', 'plain'),
});

function opOf(
  { kind, uid, slot, after }: typeof step extends fc.Arbitrary<infer T> ? T : never,
  at: number,
  doc: EditDoc,
): Op {
  const words = doc.blocks[uid]?.id === 'title' ? wordsOf(doc, uid) : undefined;
  // An escaped text that is written and written back is spelled anew.
  if (kind === 'set' && uid !== 'plain')
    return {
      op: 'set',
      uid,
      at: '/data/words',
      value: `第 ${at}`,
      ...(words === undefined ? {} : { was: words }),
    };
  if (kind === 'note') {
    const was = doc.notes[uid]?.name;
    return { op: 'note', uid, name: 'name', value: `名 ${at}`, ...(was === undefined ? {} : { was }) };
  }
  if (kind === 'remove') return { op: 'remove', uids: [uid] };
  if (kind === 'out') return move([uid], { after });
  if (kind === 'move') return move([uid], { slot, after });
  const own = `x${at % 3}`;
  return {
    op: 'insert',
    tab: 'a',
    slot,
    after,
    blocks: [{ uid: own, text: JSON.stringify(title(own, '新')) }],
  };
}

describe('any edits of blocks in slots', () => {
  it('leave the document as it would be read anew, and are undone exactly', () => {
    let applied = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const first = open();
        let doc = first;
        const inverses: Op[][] = [];
        for (const [at, one] of steps.entries()) {
          try {
            const next = applyOps(doc, [opOf(one, at, doc)]);
            ({ doc } = next);
            inverses.unshift(next.inverse);
            applied += 1;
          } catch (error) {
            if (!(error instanceof ClashError)) throw error;
          }
          const read = again(doc);
          expect(read.within).toEqual(doc.within);
          expect(
            Object.fromEntries(Object.entries(read.blocks).map(([uid, { value }]) => [uid, value])),
          ).toEqual(Object.fromEntries(Object.entries(doc.blocks).map(([uid, { value }]) => [uid, value])));
        }
        for (const inverse of inverses) ({ doc } = applyOps(doc, inverse));
        expect(draftOf(doc)).toEqual(draftOf(first));
      }),
      { numRuns: 200 },
    );
    expect(applied).toBeGreaterThan(200);
  });
});

describe('the lock of an owner', () => {
  const locked = (uid: Uid) => openDraft({ ...content(), notes: { [uid]: { locked: 'owner' } } }, SLOTS);
  const reaches = (doc: EditDoc, op: Op, uid: Uid) => changedBlocks(doc, op).includes(uid);

  it('of a block reaches what stands in its slots', () => {
    const doc = locked('row');
    expect(reaches(doc, { op: 'set', uid: 't2', at: '/data/words', value: '改', was: '二' }, 'row')).toBe(
      true,
    );
    expect(reaches(doc, { op: 'remove', uids: ['t1'] }, 'row')).toBe(true);
    expect(reaches(doc, move(['plain'], { slot: BOX }), 'row')).toBe(true);
    expect(reaches(doc, move(['t1'], {}), 'row')).toBe(true);
  });

  it('of a block in a slot holds against whatever is done to those around it', () => {
    const doc = locked('t2');
    expect(reaches(doc, { op: 'remove', uids: ['row'] }, 't2')).toBe(true);
    expect(reaches(doc, move(['box'], {}), 't2')).toBe(true);
    expect(reaches(doc, { op: 'note', uid: 'row', name: 'isHidden', value: true }, 't2')).toBe(true);
    expect(
      reaches(doc, { op: 'set', uid: 'row', at: '/data/cells', value: [], was: row.data.cells }, 't2'),
    ).toBe(true);
    for (const member of ['/id', '/v', '/permission_key'])
      expect(reaches(doc, { op: 'set', uid: 'row', at: member, value: 'x' }, 't2')).toBe(true);
    const at = '/data/cells/0/blocks/1/data/blocks/0/data/words';
    expect(reaches(doc, { op: 'set', uid: 'row', at, value: '改', was: '二' }, 't2')).toBe(true);
    const grown = [...row.data.cells, { blocks: [] }];
    const grow: Op = { op: 'set', uid: 'row', at: '/data/cells', value: grown, was: row.data.cells };
    expect(reaches(doc, grow, 't2')).toBe(false);
    expect(reaches(doc, { op: 'set', uid: 't1', at: '/data/words', value: '改', was: '一' }, 't2')).toBe(
      false,
    );
  });

  it('is broken by no way around the operations', () => {
    const before = locked('t2');
    const after = (...ops: Op[]) => applyOps(before, ops).doc;
    expect(brokenLock(before, after({ op: 'note', uid: 'box', name: 'isHidden', value: true }))).toBe('t2');
    expect(brokenLock(before, after(move(['t2'], {})))).toBe('t2');
    expect(brokenLock(before, after(move(['t1'], { slot: BOX })))).toBeUndefined();
    const shifted = after(move(['t1'], { slot: BOX }), move(['t1'], { slot: BOX, after: 't2' }));
    expect(brokenLock(after(move(['t1'], { slot: BOX })), shifted)).toBe('t2');
    expect(
      brokenLock(before, after({ op: 'set', uid: 't1', at: '/data/words', value: '改', was: '一' })),
    ).toBe(undefined);
    expect(blockOf(before.blocks['t2']?.text ?? '').id).toBe('title');
  });
});
