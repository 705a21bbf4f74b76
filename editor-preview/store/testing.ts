// A server and a computer's store for tests of saving: it merges operations as the real one does.
import { afterEach, beforeEach, vi } from 'vitest';
import { editJson, jsonOfTab } from '~/domain/studio/commands/edit-json';
import { contextOf } from '~/domain/studio/commands/testing';
import type { ClashReport, OpsSaved, PostOps, SavedOps } from '~/domain/studio/api';
import { type DraftContent, draftOf, type EditDoc, openDraft, tabOf } from '~/domain/studio/document';
import { StudioError } from '../services/api';
import { DraftSync } from './draft-sync';
import { EditorStore } from './editor-store';
import type { PendingRecord, PendingStore } from './pending-db';
import { type Pending, tryOp } from './rebase';
import type { SyncServer } from './sync-server';

/** `before`: the request does not arrive; `after`: its answer does not. */
export type Loss = 'none' | 'before' | 'after';

const LOCKED = '「标题」被所有者锁定，请 林知夏 解锁';

export class FakeServer {
  doc: EditDoc;
  version = 1;
  readonly log: SavedOps[] = [];
  /** A block that an owner has locked. */
  locked: string | null = null;
  private readonly answers = new Map<string, () => OpsSaved>();

  constructor(content: DraftContent) {
    this.doc = openDraft(content);
  }

  /** The server as one operator reaches it. */
  for(name: string, nextLoss: () => Loss = () => 'none'): SyncServer {
    return {
      post: async (body, key) => {
        const loss = nextLoss();
        if (loss === 'before') throw new StudioError('offline', '');
        const answer = this.answers.get(key) ?? this.merge(body, name);
        this.answers.set(key, answer);
        if (loss === 'after') throw new StudioError('offline', '');
        return answer();
      },
      read: async () => ({ version: this.version, content: draftOf(this.doc) }),
    };
  }

  private merge({ base, ops, name, session }: PostOps, by: string): () => OpsSaved {
    const others = this.log.filter((one) => one.version > base && one.session !== session);
    const clashes: ClashReport[] = [];
    const applied = ops.filter((op, index) => {
      if ('uid' in op && op.uid === this.locked) {
        clashes.push({ index, code: 'locked', uid: op.uid, by: null });
        return false;
      }
      const tried = tryOp(this.doc, op);
      if ('doc' in tried) this.doc = tried.doc;
      else clashes.push({ index, code: tried.clash.code, by: null });
      return 'doc' in tried;
    });
    if (applied.length > 0) {
      this.version += 1;
      const person = { id: 1, name: by };
      this.log.push({ version: this.version, ops: applied, name, by: person, session, at: '' });
    }
    const { version } = this;
    return () => {
      if (clashes.length === 0) return { version, others };
      const isLocked = clashes.some((clash) => clash.code === 'locked');
      const error = {
        code: isLocked ? ('locked' as const) : ('clash' as const),
        message: isLocked ? LOCKED : '',
      };
      throw new StudioError(error.code, error.message, { error, version, others, clashes });
    };
  }
}

/** A computer's store in memory; all other windows are gone. */
export function memoryDb(): PendingStore & { records: Map<string, PendingRecord> } {
  const records = new Map<string, PendingRecord>();
  const put = (record: PendingRecord) => {
    if (record.pending.length === 0) records.delete(record.session);
    else records.set(record.session, structuredClone(record));
  };
  return {
    records,
    of: async () => [...records.values()],
    put: async (record) => put(record),
    adopt: async (gone, record) => {
      for (const { session } of gone) records.delete(session);
      put(record);
    },
    whileGone: (all, run) => run([...all]),
    hold: () => undefined,
  };
}

const TABS = [
  { key: 'a', name: '首页', templateId: 1 },
  { key: 'b', name: '新品', templateId: 2 },
] as const;

/** A page of titles, a list a tab, whose blocks have the uids `b0`, `b1` … . */
export function titles(...lists: (readonly string[])[]): DraftContent {
  let read = 0;
  const newUid = () => `b${read++}`;
  const tabs = lists.map((texts, index) => {
    const elements = texts.map((title): Row => ({ id: 'link', data: { title } }));
    return tabOf(JSON.stringify(elements), { ...TABS[index === 0 ? 0 : 1], newUid });
  });
  return { tabs, notes: {}, meta: {} };
}

export interface Row {
  id: string;
  data: { title: string };
}

interface WindowOptions {
  name: string;
  nextLoss?: () => Loss;
  db?: PendingStore;
  pending?: readonly Pending[];
}

/** A window of an operator that has just opened the document. */
export function windowOf(
  server: FakeServer,
  { name, nextLoss, db = memoryDb(), pending = [] }: WindowOptions,
) {
  const store = new EditorStore(openDraft(draftOf(server.doc)));
  const said: string[] = [];
  const merged: string[] = [];
  const sync = new DraftSync({
    doc: 'page-1',
    operatorId: 1,
    version: server.version,
    savedAt: 0,
    store,
    server: server.for(name, nextLoss),
    db,
    session: name,
    pending,
    say: (words) => said.push(words),
    onMerged: ({ by, name: step }) => merged.push(`${by.name}：${step}`),
  });
  sync.start();
  /** Delivers what others saved, as the event stream does. */
  const hear = () => {
    for (const saved of server.log) sync.receive(saved);
  };
  return { name, store, sync, said, merged, hear, db };
}

export type TestWindow = ReturnType<typeof windowOf>;

/** Edits the JSON of the first tab as a window has opened it; false where that is refused. */
export function editOpened(
  { store, name }: TestWindow,
  { opened, edit }: { opened: EditDoc; edit: (rows: Row[]) => Row[] },
): boolean {
  const { doc, tab: key, steps } = store.get();
  const [tab] = opened.tabs;
  const rows = JSON.parse(tab === undefined ? '[]' : jsonOfTab(opened, tab)) as Row[];
  const context = contextOf([], { doc, maxBlocks: 100, newUid: () => `${name}-${steps.at(-1)?.id ?? 0}` });
  const result = editJson(context, { key, text: JSON.stringify(edit(rows)), opened });
  if ('refusal' in result) return false;
  if (store.run(result.ops, result) !== null) throw new Error('The edit clashes with the document as it is');
  return true;
}

/** Each test has a window of its own, which tells that the network is back, and a clock that it moves. */
export function onItsOwnClock(): void {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
