// Saves the open document: operations 600 ms after the last change, in their order, again until the server has them.
import type { OpsClashed, OpsSaved, PostOps, SavedOps } from '~/domain/studio/api';
import type { Op } from '~/domain/studio/ops';
import { api, StudioError } from '../services/api';
import type { EditorStore } from './editor-store';

export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'waiting'; count: number; since: number }
  | { kind: 'saving'; count: number; since: number }
  | { kind: 'offline'; count: number }
  | { kind: 'failing'; count: number; attempt: number; retryAt: number; words: string }
  | { kind: 'signed-out'; count: number };

export interface Pending {
  ops: Op[];
  name: string;
}

/** What both sides wrote at one place. */
export type Clashes = OpsClashed['clashes'];

export interface SyncOptions {
  doc: string;
  version: number;
  savedAt: number;
  store: EditorStore;
  /** What an earlier visit could not save; applied to the store already. */
  pending?: readonly Pending[];
  /** Called whenever what is pending changes, to store it on this computer. */
  onPending: (pending: readonly Pending[]) => void;
  onClashes: (clashes: Clashes) => void;
  /** The server's draft went on without these operations, and cannot say how: it is read anew. */
  onOutdated: () => void;
}

const REST_MS = 600;
const RETRY_MS = [2_000, 5_000, 10_000, 30_000];

export class DraftSync {
  private pending: Pending[];
  private inFlight = 0;
  private version: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempt = 0;
  private sending: Promise<void> | null = null;
  private state: SaveState;
  private readonly listeners = new Set<() => void>();
  /** Of this window: names its operations among those of others. */
  readonly session = crypto.randomUUID().slice(0, 36);

  constructor(private readonly options: SyncOptions) {
    this.version = options.version;
    this.pending = [...(options.pending ?? [])];
    this.state = { kind: 'saved', at: options.savedAt };
  }

  /** @returns what ends saving, after what is pending was sent. */
  start(): () => void {
    const now = () => void this.flush().catch(() => undefined);
    const unfollow = this.options.store.onChange(({ ops, name, origin }) => {
      if (origin === 'local') this.add([...ops], name);
    });
    window.addEventListener('blur', now);
    window.addEventListener('online', now);
    if (this.pending.length > 0) this.schedule(0);
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

  /** Version of the draft that everything saved here is part of. */
  currentVersion(): number {
    return this.version;
  }

  /** Resolves when all that was changed is saved; rejects with what prevents it. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    while (this.pending.length > 0 || this.sending !== null) {
      this.sending ??= this.send().finally(() => {
        this.sending = null;
      });
      await this.sending;
      if (this.state.kind !== 'saved' && this.state.kind !== 'waiting') throw new Error(this.state.kind);
    }
  }

  /** Operations of another window that came by the event stream. */
  receive({ version, ops, name, session }: SavedOps): void {
    if (session === this.session || version <= this.version) return;
    if (version !== this.version + 1) {
      // One was missed: the next save brings all of them.
      this.schedule(0);
      return;
    }
    this.version = version;
    this.options.store.receive(ops, name);
  }

  private add(ops: Op[], name: string): void {
    this.pending.push({ ops, name });
    this.options.onPending(this.pending);
    this.setState({ kind: 'waiting', count: this.pending.length, since: this.sinceWaiting() });
    this.schedule(REST_MS);
  }

  private sinceWaiting(): number {
    return 'since' in this.state ? this.state.since : Date.now();
  }

  private schedule(delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush().catch(() => undefined), delayMs);
  }

  /** Sends what is pending now, as one request. */
  private async send(): Promise<void> {
    const batch = this.pending.slice();
    this.inFlight = batch.length;
    const body: PostOps = {
      base: this.version,
      ops: batch.flatMap(({ ops }) => ops),
      name: batch.at(-1)?.name ?? '',
      session: this.session,
    };
    this.setState({ kind: 'saving', count: batch.length, since: this.sinceWaiting() });
    try {
      this.accept(await api<OpsSaved>(`documents/${this.options.doc}/ops`, { method: 'POST', body }));
    } catch (error) {
      this.fail(error);
    }
  }

  private accept({ version, others }: OpsSaved): void {
    this.attempt = 0;
    this.version = version;
    this.pending.splice(0, this.inFlight);
    this.options.onPending(this.pending);
    if (others === null) this.options.onOutdated();
    else for (const { ops, name } of others) this.options.store.receive(ops, name);
    this.setState(
      this.pending.length === 0
        ? { kind: 'saved', at: Date.now() }
        : { kind: 'waiting', count: this.pending.length, since: Date.now() },
    );
  }

  private fail(error: unknown): void {
    const count = this.pending.length;
    if (error instanceof StudioError && error.code === 'clash') {
      const { version, others, clashes } = error.answer as unknown as OpsClashed;
      this.accept({ version, others });
      this.options.onClashes(clashes);
      return;
    }
    if (error instanceof StudioError && error.code === 'signed-out') {
      this.setState({ kind: 'signed-out', count });
      return;
    }
    const delay = RETRY_MS[Math.min(this.attempt, RETRY_MS.length - 1)] ?? 30_000;
    this.attempt += 1;
    const isOffline = error instanceof StudioError && error.code === 'offline';
    if (isOffline) this.setState({ kind: 'offline', count });
    else {
      const words = error instanceof StudioError ? error.message : '保存失败';
      this.setState({ kind: 'failing', count, attempt: this.attempt, retryAt: Date.now() + delay, words });
    }
    this.schedule(delay);
  }

  private setState(state: SaveState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
