// Saves the open document: operations 600 ms after the last change, in their order, again until the server has them.
import { randomId } from '~/domain/random-id';
import type { SavedOps } from '~/domain/studio/api';
import { type EditDoc, openDraft, type Uid } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { slots } from '~/widgets/slots.gen';
import { StudioError } from '../services/api';
import type { EditorStore } from './editor-store';
import type { Batch, PendingStore } from './pending-db';
import { PendingWriter } from './pending-writer';
import { uidsInHand } from './in-hand';
import {
  applyEach,
  type Pending,
  rebase,
  type RebaseOptions,
  tryOp,
  withHeldBlocks,
  withPending,
} from './rebase';
import { isGoingOn, type SaveState, stateOfFailure } from './save-state';
import { type Answered, answerOf, REFUSALS, refusalWords, type SyncServer, writerOf } from './sync-server';

export interface SyncOptions {
  doc: string;
  operatorId: number;
  version: number;
  savedAt: number;
  store: EditorStore;
  server: SyncServer;
  db: PendingStore;
  session: string;
  /** What an earlier window could not save. */
  pending?: readonly Pending[];
  /** Says in words what could not be saved at all. */
  say: (words: string) => void;
  /** What another window saved is in the document now. */
  onMerged?: (saved: SavedOps) => void;
}

interface OnTop {
  by: RebaseOptions['by'];
  ops?: readonly Op[];
  name?: string;
}

const REST_MS = 600;
/** Operations of one request, far below what the server takes. */
const MOST_ENTRIES = 500;

export class DraftSync {
  /** The document as the server has it at `version`. */
  private base: EditDoc;
  private version: number;
  private pending: readonly Pending[];
  private batch: Batch | null = null;
  private remote: SavedOps[] = [];
  private isOutdated = false;
  /** Nothing of what is sent was made beside an open choice, which the server does not know of. */
  private isBatchPlain = true;
  private most = MOST_ENTRIES;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | null = null;
  private attempt = 0;
  private state: SaveState;
  private readonly writer: PendingWriter;
  private readonly listeners = new Set<() => void>();
  readonly session: string;

  constructor(private readonly options: SyncOptions) {
    const { store, version, savedAt, session, pending = [] } = options;
    this.session = session;
    this.writer = new PendingWriter(options.db, (isUnstored) => this.setUnstored(isUnstored));
    this.version = version;
    this.base = store.get().doc;
    this.pending = pending;
    this.state = { kind: 'saved', at: savedAt };
    if (pending.length > 0) this.onTop({ by: () => null });
  }

  /** @returns what ends saving, after what is pending was sent. */
  start(): () => void {
    const now = () => void this.flush().catch(() => undefined);
    const unfollow = this.options.store.onChange(({ ops, inverse, name, origin }) => {
      if (origin === 'local') this.add({ id: randomId(), ops, inverse, name });
    });
    window.addEventListener('blur', now);
    window.addEventListener('online', now);
    if (this.unsent().length > 0) {
      this.store();
      this.setState({ kind: 'waiting', count: this.pending.length, since: Date.now() });
      this.schedule(0);
    }
    return () => {
      now();
      unfollow();
      window.removeEventListener('blur', now);
      window.removeEventListener('online', now);
    };
  }

  readonly get = (): SaveState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Open choices and what is not saved; the same list until it changes. */
  readonly entries = (): readonly Pending[] => this.pending;

  /** Version of the draft that everything saved here is part of. */
  currentVersion(): number {
    return this.version;
  }

  /** Resolves when all that was changed is saved, without open choices; rejects with what prevents it. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    while (this.unsent().length > 0 || this.sending !== null || this.isOutdated) {
      this.sending ??= this.send().finally(() => {
        this.sending = null;
      });
      await this.sending;
      if (!isGoingOn(this.state)) throw new Error(this.state.kind);
    }
  }

  /** Operations that came by the event stream. */
  receive(saved: SavedOps): void {
    if (saved.version <= this.version) return;
    this.remote.push(saved);
    // The answer to what is being sent comes first: it says which of it applied.
    if (this.batch === null) this.takeRemote();
  }

  /** The server's draft went on in a way that is not known here: it is read anew. */
  outdate(): void {
    this.isOutdated = true;
    this.schedule(0);
  }

  /** Chooses one side of an open choice. */
  choose(id: string, side: 'mine' | 'theirs'): void {
    const entry = this.pending.find((one) => one.id === id);
    if (entry?.held === undefined) return;
    const { held: _held, ...own } = entry;
    this.isBatchPlain = false;
    this.pending = this.pending.flatMap((one) => (one === entry ? (side === 'mine' ? own : []) : one));
    this.onTop({ by: () => null });
    this.changed();
    this.schedule(0);
  }

  private readonly isSent = (id: string): boolean => this.batch?.ids.includes(id) === true;

  private unsent(): readonly Pending[] {
    return this.pending.filter(({ held }) => held === undefined);
  }

  private add(entry: Pending): void {
    this.pending = withPending(this.pending, entry, this.isSent);
    this.changed();
    if (this.unsent().length === 0) return;
    const since = 'since' in this.state ? this.state.since : Date.now();
    const isBusy = this.sending !== null || this.state.kind === 'offline' || this.state.kind === 'failing';
    if (!isBusy) this.setState({ kind: 'waiting', count: this.pending.length, since });
    if (!isBusy) this.schedule(REST_MS);
  }

  private changed(): void {
    this.store();
    for (const listener of this.listeners) listener();
  }

  private store(): void {
    const { doc, operatorId } = this.options;
    const { session, pending, batch } = this;
    this.writer.write({ doc, operatorId, session, pending, batch });
  }

  private setUnstored(isUnstored: boolean): void {
    if ((this.state.isUnstored === true) === isUnstored) return;
    const { isUnstored: _before, ...state } = this.state;
    this.setState(isUnstored ? { ...state, isUnstored } : state);
  }

  private schedule(delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush().catch(() => undefined), delayMs);
  }

  private batchOf(): Batch {
    const entries = this.unsent().slice(0, this.most);
    this.isBatchPlain = this.unsent().length === this.pending.length;
    return {
      key: randomId(),
      ids: entries.map(({ id }) => id),
      body: {
        base: this.version,
        ops: entries.flatMap(({ ops }) => ops),
        name: entries.at(-1)?.name ?? '',
        session: this.session,
      },
    };
  }

  /** Sends what is pending now, as one request; the same request again where its answer did not come. */
  private async send(): Promise<void> {
    const { server } = this.options;
    const since = 'since' in this.state ? this.state.since : Date.now();
    try {
      if (this.isOutdated && this.batch === null) await this.reread();
      if (this.batch === null && this.unsent().length === 0) {
        this.settle();
        return;
      }
      this.batch ??= this.batchOf();
      this.setState({ kind: 'saving', count: this.pending.length, since });
      this.store();
      await this.writer.written();
      this.accept(this.batch, await answerOf(server, this.batch));
    } catch (error) {
      this.fail(error);
    }
  }

  private accept({ ids, body }: Batch, answered: Answered): void {
    const { version, others, clashes } = answered;
    const refused = new Map(clashes.map((clash) => [clash.index, clash]));
    const open = body.ops.filter((_, index) => {
      const code = refused.get(index)?.code;
      return code !== undefined && REFUSALS[code] === undefined;
    });
    for (const words of refusalWords(answered)) this.options.say(words);
    const newer = (others ?? []).filter((one) => one.version > this.version);
    const isNews = this.version < version;
    const deletions = isNews ? newer.map((one) => this.onBase(one)) : [];
    if (isNews) {
      const applied = body.ops.filter((_, index) => !refused.has(index));
      this.base = applyEach(this.base, applied);
      this.version = version;
    }
    this.attempt = 0;
    this.most = MOST_ENTRIES;
    this.batch = null;
    const rest = this.pending.filter(({ id }) => !ids.includes(id));
    const again: Pending[] = open.map((op) => ({ id: randomId(), ops: [op], inverse: [], name: body.name }));
    this.pending = [...again, ...rest];
    // What the server refuses and this window would not: the two differ.
    if (others === null || open.some((op) => 'doc' in tryOp(this.base, op))) this.isOutdated = true;
    const isPlain = newer.length === 0 && clashes.length === 0 && this.isBatchPlain;
    for (const one of deletions) this.hold(one);
    if (!isPlain) this.onTop({ by: writerOf(clashes, newer), ops: newer.flatMap(({ ops }) => ops) });
    else if (rest.length === 0) this.base = this.options.store.get().doc;
    this.takeRemote();
    this.settle();
  }

  private settle(): void {
    this.changed();
    const { length: count } = this.pending;
    this.setState(
      this.unsent().length === 0
        ? { kind: 'saved', at: Date.now() }
        : { kind: 'waiting', count, since: Date.now() },
    );
  }

  /** What came by the event stream while something was being sent. */
  private takeRemote(): void {
    const all = this.remote.filter(({ version }) => version > this.version);
    this.remote = [];
    for (const saved of all) {
      if (saved.version !== this.version + 1) {
        this.outdate();
        return;
      }
      this.version = saved.version;
      this.hold(this.onBase(saved));
      this.onTop({ by: () => saved.by, ops: saved.ops, name: saved.name });
    }
    if (all.length > 0) this.changed();
  }

  /** Applies to the base what another saved; the blocks that it deletes, by themselves or with their tab. */
  private onBase(saved: SavedOps) {
    const before = this.base;
    this.base = applyEach(before, saved.ops);
    this.options.onMerged?.(saved);
    const uids = Object.keys(before.blocks).filter((uid) => this.base.blocks[uid] === undefined);
    return { by: saved.by, uids };
  }

  /** Blocks in hand that another deletes stay until the operator has chosen. */
  private hold({ uids, by }: Pick<SavedOps, 'by'> & { uids: readonly Uid[] }): void {
    const state = this.options.store.get();
    const isHeld = (uid: Uid) => this.pending.some(({ id }) => id === `${uid}*`);
    const options: RebaseOptions = { before: state.doc, by: () => by, now: Date.now() };
    const fresh = uidsInHand(state, options.now).filter(
      (uid) => uids.includes(uid) && this.base.blocks[uid] === undefined && !isHeld(uid),
    );
    this.pending = withHeldBlocks(this.base, { uids: fresh, pending: this.pending, options });
  }

  /** Shows the server's document with what is pending on top of it. */
  private onTop({ by, ops, name = '' }: OnTop): void {
    const { store, say } = this.options;
    const { doc, pending, lost } = rebase(this.base, this.pending, {
      before: store.get().doc,
      by,
      now: Date.now(),
    });
    this.pending = pending;
    if (lost.length > 0) say(`有 ${lost.length} 处修改没有保存：那里刚被别人改过`);
    store.rebase(doc, ops ?? [], name);
  }

  private async reread(): Promise<void> {
    const { version, content } = await this.options.server.read();
    this.isOutdated = false;
    this.version = version;
    this.base = openDraft(content, slots);
    this.remote = this.remote.filter((one) => one.version > version);
    this.onTop({ by: () => null });
    this.takeRemote();
  }

  private fail(error: unknown): void {
    const { length: count } = this.pending;
    if (error instanceof StudioError && error.code === 'too-large' && (this.batch?.ids.length ?? 0) > 1) {
      this.most = Math.ceil((this.batch?.ids.length ?? 2) / 2);
      this.batch = null;
      this.setState({ kind: 'waiting', count, since: Date.now() });
      return;
    }
    // The key stands for another request: this one was never done.
    if (error instanceof StudioError && error.code === 'replayed') this.batch = null;
    this.attempt += 1;
    const { state, retryMs } = stateOfFailure(error, { count, attempt: this.attempt, now: Date.now() });
    this.setState(state);
    if (retryMs !== null) this.schedule(retryMs);
  }

  private setState(state: SaveState): void {
    const { isUnstored } = this.state;
    this.state = isUnstored === true && state.kind !== 'saved' ? { ...state, isUnstored } : state;
    for (const listener of this.listeners) listener();
  }
}
