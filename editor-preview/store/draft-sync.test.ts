import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { draftOf, type EditDoc } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { valueAt } from '~/domain/studio/pointer';
import { recover, takeBack } from './recover';
import {
  editOpened,
  FakeServer,
  type Loss,
  memoryDb,
  onItsOwnClock,
  type Row,
  type TestWindow,
  titles,
  windowOf,
} from './testing';

onItsOwnClock();

const titleOf = ({ store }: TestWindow, uid: string): unknown =>
  valueAt(store.get().doc.blocks[uid]?.value, '/data/title');

function write(window: TestWindow, uid: string, value: string): void {
  const was = titleOf(window, uid);
  window.store.run([{ op: 'set', uid, at: '/data/title', value, was }], { name: '标题' });
}

const heldOf = ({ sync }: TestWindow) => sync.entries().flatMap(({ held }) => held ?? []);

const textsOf = (doc: FakeServer['doc']) => draftOf(doc).tabs;

test('Changes of different blocks by two windows are merged without a question', async () => {
  const server = new FakeServer(titles(['一', '二']));
  const [a, b] = [windowOf(server, { name: 'a' }), windowOf(server, { name: 'b' })];
  write(a, 'b0', '甲');
  write(b, 'b1', '乙');
  await a.sync.flush();
  await b.sync.flush();
  a.hear();
  for (const one of [a, b]) expect([titleOf(one, 'b0'), titleOf(one, 'b1')]).toEqual(['甲', '乙']);
});

test('What another window saved is named once, whether an answer or the event stream brings it', async () => {
  const server = new FakeServer(titles(['一', '二']));
  const [a, b] = [windowOf(server, { name: 'a' }), windowOf(server, { name: '小林' })];
  write(b, 'b1', '乙');
  await b.sync.flush();
  write(a, 'b0', '甲');
  await a.sync.flush();
  a.hear();
  write(b, 'b1', '丙');
  await b.sync.flush();
  a.hear();
  expect(a.merged).toEqual(['小林：标题', '小林：标题']);
});

test('A field that both changed shows both, sends nothing until one is chosen, and everything else goes on', async () => {
  const server = new FakeServer(titles(['一', '二']));
  const [a, b] = [windowOf(server, { name: 'a' }), windowOf(server, { name: '小林' })];
  write(b, 'b0', '他的');
  await b.sync.flush();
  write(a, 'b0', '我的');
  write(a, 'b1', '别处');
  await a.sync.flush();
  expect(heldOf(a)).toMatchObject([{ kind: 'changed', theirs: '他的', by: { name: '小林' } }]);
  expect(titleOf(a, 'b0')).toBe('我的');
  expect(valueAt(server.doc.blocks['b0']?.value, '/data/title')).toBe('他的');
  expect(valueAt(server.doc.blocks['b1']?.value, '/data/title')).toBe('别处');
  write(a, 'b0', '我的，再写');
  await a.sync.flush();
  expect(valueAt(server.doc.blocks['b0']?.value, '/data/title')).toBe('他的');
  a.sync.choose(a.sync.entries()[0]?.id ?? '', 'mine');
  await a.sync.flush();
  expect(valueAt(server.doc.blocks['b0']?.value, '/data/title')).toBe('我的，再写');
  expect(heldOf(a)).toEqual([]);
});

test('A change of a block that an owner has locked meanwhile is taken back with his name, and everything else is saved', async () => {
  const server = new FakeServer(titles(['一', '二']));
  const a = windowOf(server, { name: 'a' });
  server.locked = 'b0';
  write(a, 'b0', '我的');
  write(a, 'b1', '别处');
  await a.sync.flush();
  expect(a.said).toEqual(['「标题」被所有者锁定，请 林知夏 解锁，修改没有保存']);
  expect([titleOf(a, 'b0'), titleOf(a, 'b1')]).toEqual(['一', '别处']);
  expect(valueAt(server.doc.blocks['b1']?.value, '/data/title')).toBe('别处');
  expect(a.sync.entries()).toEqual([]);
});

test('An edit of the JSON is merged with what another saved meanwhile, and asks where both wrote', async () => {
  const server = new FakeServer(titles(['一', '二', '三']));
  const [a, b] = [windowOf(server, { name: 'a' }), windowOf(server, { name: 'b' })];
  const opened = a.store.get().doc;
  write(b, 'b0', '他的');
  write(b, 'b1', '他的也');
  await b.sync.flush();
  const edit = ([, ...rest]: Row[]): Row[] => [{ id: 'link', data: { title: '我的' } }, ...rest];
  expect(editOpened(a, { opened, edit })).toBe(true);
  await a.sync.flush();
  expect(heldOf(a)).toMatchObject([{ kind: 'changed', theirs: '他的' }]);
  expect(titleOf(a, 'b1')).toBe('他的也');
  a.sync.choose(a.sync.entries()[0]?.id ?? '', 'mine');
  await a.sync.flush();
  expect(textsOf(server.doc)).toEqual(titles(['我的', '他的也', '三']).tabs);
});

test("The other's value can be chosen", async () => {
  const server = new FakeServer(titles(['一']));
  const [a, b] = [windowOf(server, { name: 'a' }), windowOf(server, { name: 'b' })];
  write(b, 'b0', '他的');
  await b.sync.flush();
  write(a, 'b0', '我的');
  a.hear();
  a.sync.choose(a.sync.entries()[0]?.id ?? '', 'theirs');
  expect(titleOf(a, 'b0')).toBe('他的');
  expect(a.sync.entries()).toEqual([]);
});

test('A block that is deleted while it is edited here stays until it is restored or deleted', async () => {
  const server = new FakeServer(titles(['一', '二']));
  const [a, b] = [windowOf(server, { name: 'a' }), windowOf(server, { name: 'b' })];
  b.store.run([{ op: 'remove', uids: ['b0'] }], { name: '删除' });
  await b.sync.flush();
  write(a, 'b0', '我的');
  await a.sync.flush();
  expect(heldOf(a)).toMatchObject([{ kind: 'gone' }]);
  expect(titleOf(a, 'b0')).toBe('我的');
  expect(server.doc.blocks['b0']).toBeUndefined();
  a.sync.choose(a.sync.entries()[0]?.id ?? '', 'mine');
  await a.sync.flush();
  expect(valueAt(server.doc.blocks['b0']?.value, '/data/title')).toBe('我的');
  expect(server.doc.tabs[0]?.order).toEqual(['b0', 'b1']);
});

test('A block in hand that another deletes stays, also where nothing was changed in it', async () => {
  const server = new FakeServer(titles(['一', '二']));
  const [a, b] = [windowOf(server, { name: 'a' }), windowOf(server, { name: 'b' })];
  a.store.select(['b1']);
  b.store.run([{ op: 'remove', uids: ['b1'] }], { name: '删除' });
  await b.sync.flush();
  a.hear();
  expect(heldOf(a)).toMatchObject([{ kind: 'gone' }]);
  a.sync.choose(a.sync.entries()[0]?.id ?? '', 'theirs');
  expect(a.store.get().doc.blocks['b1']).toBeUndefined();
});

test.each<[string, Op, string[]]>([
  ['tab', { op: 'remove-tab', key: 'b' }, ['b1', 'b2', 'b0']],
  [
    'text',
    {
      op: 'replace-tab',
      key: 'b',
      was: '[{"id":"link","data":{"title":"二"}},{"id":"link","data":{"title":"三"}}]',
      tab: { key: 'b', name: '新品', templateId: 2, head: '[', tail: ']', blocks: [] },
    },
    ['b0', 'b1', 'b2'],
  ],
])('Blocks in hand whose %s another deletes stay, too, saved or not', async (_what, op, order) => {
  const server = new FakeServer(titles(['一'], ['二', '三']));
  const [a, b, c] = ['a', 'b', 'c'].map((name) => windowOf(server, { name }));
  if (a === undefined || b === undefined || c === undefined) throw new Error('No window');
  a.store.select(['b1']);
  write(c, 'b1', '我的');
  write(c, 'b2', '我的也');
  b.store.run([op], { name: '删除' });
  await b.sync.flush();
  a.hear();
  await c.sync.flush();
  expect(heldOf(a)).toMatchObject([{ kind: 'gone', place: { uid: 'b1' } }]);
  expect(heldOf(c)).toMatchObject([{ kind: 'gone' }, { kind: 'gone' }]);
  for (const { id } of c.sync.entries()) c.sync.choose(id, 'mine');
  await c.sync.flush();
  expect(server.doc.tabs.flatMap((tab) => tab.order)).toEqual(order);
  expect(valueAt(server.doc.blocks['b1']?.value, '/data/title')).toBe('我的');
});

test.each<Loss>(['before', 'after'])(
  'What could not be saved is taken over by the next window and saved once (lost %s)',
  async (loss) => {
    const server = new FakeServer(titles(['一']));
    const db = memoryDb();
    let losses: Loss[] = [loss];
    const a = windowOf(server, { name: 'a', db, nextLoss: () => losses.shift() ?? 'before' });
    a.store.run([{ op: 'insert', tab: 'a', after: 'b0', blocks: [{ uid: 'n', text: '{"id":"link"}' }] }], {
      name: '添加',
    });
    await expect(a.sync.flush()).rejects.toThrow('offline');
    write(a, 'b0', '甲');
    await vi.waitFor(() => expect([...db.records.values()][0]?.pending).toHaveLength(2));
    losses = [];
    const found = await recover({ doc: '', operatorId: 1, session: 'c', db, server: server.for('c') });
    const c = windowOf(server, { name: 'c', db, pending: found.pending });
    await c.sync.flush();
    expect(server.doc.tabs[0]?.order).toEqual(['b0', 'n']);
    expect(valueAt(server.doc.blocks['b0']?.value, '/data/title')).toBe('甲');
    await vi.waitFor(() => expect(db.records.size).toBe(0));
    takeBack(c.store, found.entries);
    await c.sync.flush();
    expect(textsOf(server.doc)).toEqual(titles(['一']).tabs);
  },
);

interface Act {
  who: 0 | 1;
  what: 'write' | 'insert' | 'remove' | 'move' | 'json' | 'save' | 'hear' | 'choose' | 'select';
  n: number;
  loss: Loss;
}

const acts = fc.array(
  fc.record<Act>({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom(
      ...(['write', 'write', 'insert', 'remove', 'move', 'json', 'json'] as const),
      ...(['save', 'hear', 'choose', 'select'] as const),
    ),
    n: fc.nat(20),
    loss: fc.constantFrom('none', 'none', 'before', 'after'),
  }),
  { minLength: 5, maxLength: 40 },
);

const word = /词\d+/g;
const wordsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(word) ?? [];

class Run {
  private count = 0;
  readonly typed: string[] = [];
  /** Words that somebody who saw them wrote over or deleted, or chose against. */
  readonly replaced = new Set<string>();

  /** Of the windows whose JSON is open. */
  private readonly opened = new Map<string, EditDoc>();

  private see(value: unknown): void {
    for (const one of wordsIn(value)) this.replaced.add(one);
  }

  edit(window: TestWindow, { what, n }: Act): void {
    const { doc, tab } = window.store.get();
    const order = doc.tabs[0]?.order ?? [];
    const uid = order[n % Math.max(1, order.length)];
    const text = `词${(this.count += 1)}`;
    const run = (op: Op) => expect(window.store.run([op], { name: what })).toBeNull();
    if (what === 'insert') {
      this.typed.push(text);
      const element = JSON.stringify({ id: 'link', data: { title: text } });
      run({
        op: 'insert',
        tab,
        after: uid ?? null,
        blocks: [{ uid: `${window.name}${text}`, text: element }],
      });
    }
    if (uid === undefined) return;
    if (what === 'json') this.json(window, n);
    if (what === 'select') window.store.select([uid]);
    if (what === 'write' || what === 'remove') this.see(doc.blocks[uid]?.value);
    if (what === 'remove') run({ op: 'remove', uids: [uid] });
    if (what === 'move')
      run({ op: 'move', uids: [uid], tab, after: order.find((one) => one !== uid) ?? null });
    if (what !== 'write') return;
    this.typed.push(text);
    write(window, uid, text);
  }

  /** Opens the JSON, or applies it: with another title, a block less, a new one, the other way round. */
  private json(window: TestWindow, n: number): void {
    const opened = this.opened.get(window.name);
    if (opened === undefined) {
      this.opened.set(window.name, window.store.get().doc);
      return;
    }
    this.opened.delete(window.name);
    const title = `词${(this.count += 1)}`;
    const row: Row = { id: 'link', data: { title } };
    const at = (rows: Row[]) => n % Math.max(1, rows.length);
    const edits: ((rows: Row[]) => Row[])[] = [
      (rows) => rows.map((one, index) => (index === at(rows) ? row : one)),
      (rows) => rows.filter((_one, index) => index !== at(rows)),
      (rows) => [row, ...rows],
      (rows) => [...rows].reverse(),
    ];
    const edit = edits[n % edits.length];
    const [tab] = opened.tabs;
    if (edit === undefined || tab === undefined || tab.order.length === 0) return;
    if (!editOpened(window, { opened, edit })) return;
    if (n % edits.length < 2) this.see(opened.blocks[tab.order[n % tab.order.length] ?? '']?.value);
    if (n % 2 === 0) this.typed.push(title);
  }

  choose(window: TestWindow, side: 'mine' | 'theirs'): void {
    const entry = window.sync.entries().find(({ held }) => held !== undefined);
    if (entry?.held === undefined) return;
    // Both sides are shown at the choice.
    this.see([entry.held.theirs, entry.ops]);
    window.sync.choose(entry.id, side);
  }
}

test('Two windows end equal in any order of edits, losses and events, and no words vanish unseen', async () => {
  const check = fc.asyncProperty(acts, async (all) => {
    const server = new FakeServer(titles(['一', '二', '三']));
    const losses: Loss[][] = [[], []];
    const windows = [0, 1].map((index) =>
      windowOf(server, { name: `w${index}`, nextLoss: () => losses[index]?.shift() ?? 'none' }),
    );
    const run = new Run();
    for (const act of all) {
      const window = windows[act.who];
      if (window === undefined) continue;
      if (act.what === 'hear') window.hear();
      else if (act.what === 'choose') run.choose(window, act.n % 2 === 0 ? 'mine' : 'theirs');
      else if (act.what === 'save') {
        losses[act.who] = [act.loss];
        await window.sync.flush().catch(() => undefined);
      } else run.edit(window, act);
    }
    losses.splice(0);
    for (let round = 0; round < 30; round += 1)
      for (const window of windows) {
        run.choose(window, round % 2 === 0 ? 'mine' : 'theirs');
        await window.sync.flush();
        window.hear();
      }
    for (const { store, sync, said } of windows) {
      expect(sync.entries()).toEqual([]);
      expect(textsOf(store.get().doc)).toEqual(textsOf(server.doc));
      expect(said).toEqual([]);
    }
    const there = wordsIn(textsOf(server.doc).map(({ blocks }) => blocks));
    expect(run.typed.filter((one) => !there.includes(one) && !run.replaced.has(one))).toEqual([]);
  });
  await fc.assert(check, { numRuns: 300 });
});
