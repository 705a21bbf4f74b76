// Operations on documents: each can be undone, and none overwrites an unknown value.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  storedDataOf,
  type DraftContent,
  draftOf,
  layoutText,
  openDraft,
  shownBlocks,
  tabOf,
} from './document';
import { applyOps, ClashError, type Op } from './ops';

let count = 0;
const newUid = () => `u${(count += 1)}`;

const texts = [
  '{"id":"search","data":{"radius":1.0}}',
  ' {"id":"link","data":[]}\n',
  '{"id":"nav","uid":"nav-1","data":{}}',
];
const draft = (): DraftContent => {
  count = 0;
  return {
    tabs: [
      tabOf(`[${texts.join(',')}]`, { key: 'a', name: '首页', templateId: 1, newUid }),
      tabOf('[]', { key: 'b', name: '新品', templateId: 2, newUid }),
    ],
    notes: { u1: { name: '顶部搜索' } },
    meta: { title: '首页' },
  };
};
const textOf = (doc: ReturnType<typeof openDraft>, tab = 0) => {
  const content = draftOf(doc).tabs[tab];
  return content === undefined ? '' : layoutText(content);
};

describe('a stored layout', () => {
  it('is written back byte for byte', () => {
    expect(textOf(openDraft(draft()))).toBe(`[${texts.join(',')}]`);
    const content = draftOf(openDraft(draft()));
    expect(content).toEqual(draft());
  });

  it('is stored unchanged where it is no list', () => {
    const tab = tabOf('{"broken', { key: 'a', name: '', templateId: 1, newUid });
    expect(layoutText(tab)).toBe('{"broken');
    const doc = openDraft({ tabs: [tab], notes: {}, meta: {} });
    const insert: Op = { op: 'insert', tab: 'a', after: null, blocks: [{ uid: 'x', text: '{}' }] };
    expect(() => applyOps(doc, [insert])).toThrow(ClashError);
  });

  it('gives a second block with the same uid a new one', () => {
    const tab = tabOf('[{"uid":"a"},{"uid":"a"}]', { key: 'a', name: '', templateId: null, newUid });
    expect(new Set(tab.blocks.map(({ uid }) => uid)).size).toBe(2);
  });

  it('leaves hidden blocks out of what shoppers see', () => {
    const shown = draft().tabs.flatMap((tab) => shownBlocks(tab, { 'nav-1': { isHidden: true } }, {}));
    expect(shown.map(({ text }) => text)).toEqual([texts[0], texts[1]]);
  });
});

describe('operations', () => {
  it('change only the value that they name', () => {
    const { doc } = applyOps(openDraft(draft()), [
      { op: 'set', uid: 'u1', at: '/data/radius', value: 2, was: 1 },
    ]);
    expect(textOf(doc)).toBe(`[${texts.join(',')}]`.replace('1.0', '2'));
  });

  it('refuse to overwrite a value that differs from `was`, and change nothing', () => {
    const before = openDraft(draft());
    const ops: Op[] = [
      { op: 'set', uid: 'nav-1', at: '/data/name', value: 'x' },
      { op: 'set', uid: 'u1', at: '/data/radius', value: 2, was: 5 },
    ];
    expect(() => applyOps(before, ops)).toThrow(ClashError);
    try {
      applyOps(before, ops);
    } catch (error) {
      expect((error as ClashError).clash).toMatchObject({
        code: 'changed',
        uid: 'u1',
        at: '/data/radius',
        now: 1,
      });
    }
    expect(textOf(before)).toBe(`[${texts.join(',')}]`);
  });

  it('report which block is missing', () => {
    const { doc } = applyOps(openDraft(draft()), [{ op: 'remove', uids: ['u1'] }]);
    expect(() => applyOps(doc, [{ op: 'set', uid: 'u1', at: '/data/radius', value: 2, was: 1 }])).toThrow(
      /gone/,
    );
  });

  it('restore a block at its position, with its notes and its exact text', () => {
    const before = openDraft(draft());
    const { doc, inverse } = applyOps(before, [{ op: 'remove', uids: ['u2', 'u1'] }]);
    expect(textOf(doc)).toBe(`[${texts[2]}]`);
    expect(draftOf(applyOps(doc, inverse).doc)).toEqual(draftOf(before));
  });

  it('undo one step in the middle when later steps changed other blocks', () => {
    const first = applyOps(openDraft(draft()), [
      { op: 'set', uid: 'u1', at: '/data/radius', value: 9, was: 1 },
    ]);
    const second = applyOps(first.doc, [{ op: 'move', uids: ['nav-1'], tab: 'b', after: null }]);
    const { doc } = applyOps(second.doc, first.inverse);
    expect(storedDataOf(doc.blocks['u1'] ?? { id: '', text: '', value: null })).toEqual({ radius: 1 });
    expect(textOf(doc, 1)).toBe(`[${texts[2]}]`);
  });

  /** A value that was changed and restored may be spelled otherwise: 1 for 1.0. */
  const valuesOf = (doc: ReturnType<typeof openDraft>) => {
    const { tabs, ...rest } = draftOf(doc);
    const parsed = tabs.map(({ blocks, ...tab }) => ({
      ...tab,
      blocks: blocks.map(({ uid, text }) => ({ uid, value: JSON.parse(text) as unknown })),
    }));
    return { tabs: parsed, ...rest };
  };

  const anyUid = fc.constantFrom('u1', 'u2', 'nav-1', 'new', 'nobody');
  /** Values as they come by JSON, which has no -0. */
  const sent = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  const anyOp = fc.oneof(
    fc.record({
      op: fc.constant('set' as const),
      uid: anyUid,
      at: fc.constantFrom('/data/radius', '/data/a', '/v'),
      value: sent,
    }),
    fc.record({
      op: fc.constant('set' as const),
      uid: anyUid,
      at: fc.constant('/data/radius'),
      value: fc.integer(),
      was: fc.constant(1),
    }),
    fc.record({ op: fc.constant('remove' as const), uids: fc.uniqueArray(anyUid, { minLength: 1 }) }),
    fc.record({
      op: fc.constant('move' as const),
      uids: fc.uniqueArray(anyUid, { minLength: 1 }),
      tab: fc.constantFrom('a', 'b'),
      after: fc.option(anyUid),
    }),
    fc.record({
      op: fc.constant('insert' as const),
      tab: fc.constantFrom('a', 'b'),
      after: fc.option(anyUid),
      blocks: fc.constant([{ uid: 'new', text: '{"id":"empty"}' }]),
    }),
    fc.record({
      op: fc.constant('note' as const),
      uid: anyUid,
      name: fc.constant('isHidden' as const),
      value: fc.constant(true),
    }),
    fc.record({
      op: fc.constant('meta' as const),
      name: fc.constant('title'),
      value: fc.string(),
      was: fc.constant('首页'),
    }),
    fc.record({ op: fc.constant('remove-tab' as const), key: fc.constantFrom('a', 'b') }),
    fc.record({
      op: fc.constant('move-tab' as const),
      key: fc.constantFrom('a', 'b'),
      after: fc.option(fc.constantFrom('a', 'b')),
    }),
    fc.record({
      op: fc.constant('rename-tab' as const),
      key: fc.constantFrom('a', 'b'),
      value: fc.string(),
      was: fc.constantFrom('首页', '新品'),
    }),
    fc.constant<Op>({
      op: 'add-tab',
      after: 'a',
      tab: { key: 'c', name: 'c', templateId: null, head: '[', tail: ']', blocks: [] },
    }),
    fc.record({
      op: fc.constant('replace-tab' as const),
      key: fc.constantFrom('a', 'b'),
      tab: fc.constant({
        key: 'a',
        name: 'z',
        templateId: 1,
        head: '[',
        tail: ']',
        blocks: [{ uid: 'u1', text: '{"id":"link"}' }],
      }),
    }),
  );

  /** With the text that it replaces, so that it applies. */
  const ofText = (doc: ReturnType<typeof openDraft>, op: Op): Op =>
    op.op === 'replace-tab'
      ? {
          ...op,
          was: textOf(
            doc,
            doc.tabs.findIndex(({ key }) => key === op.key),
          ),
        }
      : op;

  it('replace a text of a tab only as it was, and leave its name', () => {
    const before = openDraft(draft());
    const tab = tabOf('[{"id":"link"}]', { key: 'a', name: '别的', templateId: 1, newUid });
    const replace: Op = { op: 'replace-tab', key: 'a', tab, was: textOf(before) };
    const { doc } = applyOps(before, [{ op: 'rename-tab', key: 'a', value: '新名', was: '首页' }, replace]);
    expect([textOf(doc), doc.tabs[0]?.name]).toEqual(['[{"id":"link"}]', '新名']);
    const { doc: later } = applyOps(before, [{ op: 'remove', uids: ['u1'] }]);
    expect(() => applyOps(later, [replace])).toThrow(/changed/);
  });

  it('can all be undone to the original document, in any mix', () => {
    fc.assert(
      fc.property(fc.array(anyOp, { maxLength: 8 }), (ops) => {
        let doc = openDraft(draft());
        const undo: Op[][] = [];
        const seen = [valuesOf(doc)];
        for (const op of ops) {
          try {
            const done = applyOps(doc, [ofText(doc, op as Op)]);
            ({ doc } = done);
            undo.push(done.inverse);
            seen.push(valuesOf(doc));
            // Sent and stored as JSON.
            expect(JSON.parse(JSON.stringify(done.inverse))).toEqual(done.inverse);
          } catch (error) {
            if (!(error instanceof ClashError)) throw error;
          }
        }
        while (undo.length > 0) {
          seen.pop();
          ({ doc } = applyOps(doc, undo.pop() ?? []));
          expect(valuesOf(doc)).toEqual(seen.at(-1));
        }
      }),
      { numRuns: 500 },
    );
  });
});
