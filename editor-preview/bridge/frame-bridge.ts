// Synchronises the preview with the open document: operations become patches, source fields ask the server.
import type { Audience, Hydrated, HydratedBlock } from '~/domain/studio/api-library';
import { type EditDoc, isShown, type Uid } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { pathOf } from '~/domain/studio/pointer';
import { innerUids, rootOf, type Within } from '~/domain/studio/within';
import { deliveredNames, sourceNames } from '~/widgets/delivered.gen';
import type { FrameConnection } from '../frame/connection';
import type { FrameNode, FrameOp, PageHead, PhoneLook } from '../frame/messages';
import { api, StudioError } from '../services/api';
import type { EditorState, EditorStore } from '../store/editor-store';

const HYDRATE_REST_MS = 200;
/** Blocks of the first request for a page, about a screen and a half, and of those after it. */
const HYDRATE_FIRST = 25;
const HYDRATE_MOST = 250;

/** Some blocks deliver much more than they store: those of a hundred goods. */
const isTooLarge = (error: unknown): boolean => error instanceof StudioError && error.code === 'too-large';

const DROPPED: Readonly<Record<Exclude<HydratedBlock['state'], 'shown'>, string>> = {
  'no-permission': '商城未开通，顾客看不到',
  'not-on-platform': '手机网页没有这项能力，顾客看不到',
  'no-widget': '没有这个组件，数据已原样保留',
};

interface Answer {
  delivered?: unknown;
  dropped?: string;
}

export interface BridgeOptions {
  store: EditorStore;
  connection: FrameConnection;
  page: PageHead;
  audience: Audience;
  now: () => number;
  /** Whether another operator has deleted the block: it is hatched until the choice. */
  isGone: (uid: Uid) => boolean;
  onHydrateFailure: (uids: readonly Uid[], error: unknown) => void;
}

export class FrameBridge {
  private seq = 0;
  private page: PageHead;
  private audience: Audience;
  private readonly answers = new Map<Uid, Answer>();
  private readonly dirty = new Set<Uid>();
  /** Of requests under way. */
  private readonly asked = new Set<Uid>();
  /** What the frame was sent of `hydrating`. */
  private shownHydrating = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private openTab: string;
  /** Where blocks in slots stood before the last operations. */
  private before: Within;
  private readonly stop: (() => void)[];

  constructor(private readonly options: BridgeOptions) {
    const { store } = options;
    this.page = options.page;
    this.audience = options.audience;
    this.openTab = store.get().tab;
    this.before = store.get().doc.within;
    // Beside the loading of the frame.
    this.hydrateAll();
    this.stop = [
      store.onChange(({ ops }, state) => this.follow(ops, state)),
      store.subscribe(() => this.followTab()),
    ];
  }

  /** Sends the whole page: to a frame that is new, after a change of tab or audience. */
  open(): void {
    const { connection, store, now } = this.options;
    const { doc, tab } = store.get();
    this.openTab = tab;
    this.seq += 1;
    connection.send({
      t: 'open',
      page: this.head(),
      nodes: this.nodesOf(doc, tab),
      now: this.audience.at === null ? now() : Date.parse(this.audience.at),
      seq: this.seq,
    });
    this.hydrateAll();
  }

  /** Number of the last state that was sent: the frame says when it is painted. */
  sent(): number {
    return this.seq;
  }

  setPage(page: PageHead): void {
    this.page = page;
    this.options.connection.send({ t: 'page', page: this.head() });
  }

  setAudience(audience: Audience, page: PageHead): void {
    this.audience = audience;
    this.page = page;
    this.answers.clear();
    this.asked.clear();
    this.open();
  }

  setLook(look: PhoneLook): void {
    this.options.connection.send({ t: 'mode', ...look });
  }

  /** Hatches blocks anew after a choice was opened or made. */
  mark(uids: readonly Uid[]): void {
    const { doc } = this.options.store.get();
    const ops = uids.map((uid) => this.noteOf(doc, uid));
    this.seq += 1;
    if (ops.length > 0) this.options.connection.send({ t: 'patch', ops, seq: this.seq });
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stop) stop();
  }

  /** Asks the server again for blocks, such as after a failure. */
  hydrate(uids: readonly Uid[]): void {
    for (const uid of uids) this.dirty.add(uid);
    this.showHydrating();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), HYDRATE_REST_MS);
  }

  /** Marks blocks whose last content shows meanwhile; those without one have their reserved height. */
  private showHydrating(): void {
    const uids = [...new Set([...this.dirty, ...this.asked])].filter((uid) => this.answers.has(uid));
    const key = uids.join(' ');
    if (key === this.shownHydrating) return;
    this.shownHydrating = key;
    this.options.connection.send({ t: 'hydrating', uids });
  }

  private head(): PageHead {
    const { doc, tab } = this.options.store.get();
    const hasStrip = doc.meta['show_navs'] === true && doc.tabs.length > 1;
    return {
      ...this.page,
      title: typeof doc.meta['title'] === 'string' ? doc.meta['title'] : this.page.title,
      tabs: hasStrip ? doc.tabs.map(({ name }) => name) : [],
      tab: Math.max(
        0,
        doc.tabs.findIndex(({ key }) => key === tab),
      ),
    };
  }

  private nodeOf(doc: EditDoc, uid: Uid): FrameNode {
    const { id = '', value = null } = doc.blocks[uid] ?? {};
    const isHidden = this.isHatched(doc, uid);
    return {
      uid,
      id,
      stored: value,
      ...this.answers.get(uid),
      ...(isHidden ? { isHidden } : {}),
      ...(id === 'module' ? { isShared: true } : {}),
      ...nameIn(doc, uid),
      ...this.innerOf(doc, uid),
    };
  }

  private innerOf(doc: EditDoc, uid: Uid): Pick<FrameNode, 'inner'> {
    const said = innerUids(doc, uid).flatMap((inner) => {
      const note = { ...(isShown(doc.notes, inner) ? {} : { isHidden: true }), ...nameIn(doc, inner) };
      return Object.keys(note).length === 0 ? [] : [[inner, note] as const];
    });
    return said.length === 0 ? {} : { inner: Object.fromEntries(said) };
  }

  /** Blocks of the page in whose slots an operation writes. */
  private rewritten(op: Op, { doc }: EditorState): FrameOp[] {
    const uids = 'uids' in op ? op.uids : 'uid' in op ? [op.uid] : [];
    const owners = 'slot' in op && op.slot !== undefined ? [op.slot.owner] : [];
    const roots = [...uids.filter((uid) => isInner(uid, doc, this.before)), ...owners].flatMap((uid) => [
      rootOf({ within: this.before }, uid),
      rootOf(doc, uid),
    ]);
    return [...new Set(roots)].map((uid) => this.setOf(doc, uid));
  }

  private setOf(doc: EditDoc, uid: Uid): FrameOp {
    return { op: 'set', uid, stored: doc.blocks[uid]?.value ?? null, ...this.innerOf(doc, uid) };
  }

  private noteOf(doc: EditDoc, uid: Uid): FrameOp {
    return { op: 'note', uid, isHidden: this.isHatched(doc, uid), ...nameIn(doc, uid) };
  }

  private isHatched(doc: EditDoc, uid: Uid): boolean {
    return doc.notes[uid]?.isHidden === true || this.options.isGone(uid);
  }

  private nodesOf(doc: EditDoc, key: string): FrameNode[] {
    const { order = [] } = doc.tabs.find((tab) => tab.key === key) ?? {};
    return order.map((uid) => this.nodeOf(doc, uid));
  }

  private followTab(): void {
    if (this.options.store.get().tab !== this.openTab) this.open();
  }

  private follow(ops: readonly Op[], state: EditorState): void {
    const patch = ops.map((op) => this.frameOps(op, state));
    const asked = ops.flatMap((op) => askedBy(op, state.doc, this.before));
    this.before = state.doc.within;
    if (ops.length === 0 || patch.includes(null)) {
      this.open();
      return;
    }
    const all = patch.flatMap((one) => one ?? []);
    if (all.length > 0) {
      this.seq += 1;
      this.options.connection.send({ t: 'patch', ops: all, seq: this.seq });
    }
    if (asked.length > 0) this.hydrate(asked);
  }

  /** What an operation changes in the open tab; null where the page is sent whole. */
  private frameOps(op: Op, state: EditorState): FrameOp[] | null {
    const { doc, tab } = state;
    const { standing } = this.before;
    const within = this.rewritten(op, state);
    switch (op.op) {
      case 'set':
        return within.length > 0 ? within : [this.setOf(doc, op.uid)];
      case 'note': {
        if (within.length > 0) return within;
        return op.name === 'isHidden' || op.name === 'name' ? [this.noteOf(doc, op.uid)] : [];
      }
      case 'remove':
        return [{ op: 'remove', uids: op.uids.filter((uid) => standing[uid] === undefined) }, ...within];
      case 'move':
        // A block of another tab is not in the frame yet, one of a slot is a part of another.
        if (doc.tabs.length > 1 || (within.length > 0 && op.slot === undefined)) return null;
        if (op.slot === undefined) return [{ op: 'move', uids: op.uids, after: op.after }];
        return [{ op: 'remove', uids: op.uids.filter((uid) => standing[uid] === undefined) }, ...within];
      case 'insert':
        if (op.slot !== undefined) return within;
        return op.tab === tab
          ? [{ op: 'insert', after: op.after, nodes: op.blocks.map(({ uid }) => this.nodeOf(doc, uid)) }]
          : [];
      default:
        return null;
    }
  }

  private hydrateAll(): void {
    const { doc, tab } = this.options.store.get();
    const { order = [] } = doc.tabs.find(({ key }) => key === tab) ?? {};
    const missing = order.filter((uid) => !this.answers.has(uid) && !this.asked.has(uid));
    for (const uid of missing) this.dirty.add(uid);
    if (missing.length > 0) void this.ask();
  }

  private async ask(): Promise<void> {
    const { doc } = this.options.store.get();
    const uids = [...this.dirty].filter((uid) => doc.blocks[uid] !== undefined);
    this.dirty.clear();
    for (const uid of uids) this.asked.add(uid);
    const { audience } = this;
    for (let count = HYDRATE_FIRST; uids.length > 0; count = HYDRATE_MOST) {
      await this.askFor(uids.splice(0, count), audience);
      // The page is asked for anew for another audience.
      if (audience !== this.audience) return;
    }
  }

  private async askFor(uids: readonly Uid[], audience: Audience): Promise<void> {
    const { store, onHydrateFailure } = this.options;
    const { doc } = store.get();
    // Some may have been deleted while others were asked for.
    const blocks = uids.flatMap((uid) => {
      const block = doc.blocks[uid];
      return block === undefined ? [] : [{ uid, value: block.value }];
    });
    try {
      const body = { blocks, audience };
      const { blocks: answered } = await api<Hydrated>('hydrate', { method: 'POST', body });
      if (audience !== this.audience) return;
      for (const uid of uids) this.asked.delete(uid);
      // Edited again since: newer answers are on their way.
      this.deliver(answered.filter(({ uid }) => !this.dirty.has(uid)));
    } catch (error) {
      if (isTooLarge(error) && uids.length > 1 && audience === this.audience) {
        const middle = Math.ceil(uids.length / 2);
        await this.askFor(uids.slice(0, middle), audience);
        await this.askFor(uids.slice(middle), audience);
        return;
      }
      if (audience === this.audience) for (const uid of uids) this.asked.delete(uid);
      onHydrateFailure(uids, error);
    }
    this.showHydrating();
  }

  private deliver(answered: readonly HydratedBlock[]): void {
    const blocks = answered.map(({ uid, state, delivered }) => {
      const answer: Answer = state === 'shown' ? { delivered } : { dropped: DROPPED[state] };
      this.answers.set(uid, answer);
      return { uid, ...answer };
    });
    this.options.connection.send({ t: 'deliver', blocks });
  }
}

/** A block's own name, for the strip that goes along where it is moved. */
function nameIn({ notes }: EditDoc, uid: Uid): { name?: string } {
  const name = notes[uid]?.name;
  return name === undefined ? {} : { name };
}

/** Whether a block stands in a slot, or did. */
const isInner = (uid: Uid, { within }: Pick<EditDoc, 'within'>, before: Within): boolean =>
  within.standing[uid] !== undefined || before.standing[uid] !== undefined;

/** Blocks of the page whose delivered data an operation makes outdated. */
function askedBy(op: Op, doc: EditDoc, before: Within): Uid[] {
  if ('slot' in op && op.slot !== undefined) return [rootOf(doc, op.slot.owner)];
  if (op.op === 'move') return op.uids.filter((uid) => before.standing[uid] !== undefined);
  if (op.op === 'insert') return op.blocks.map(({ uid }) => uid);
  if (op.op !== 'set') return [];
  const [data, name] = pathOf(op.at);
  if (data !== 'data') return [];
  const id = doc.blocks[op.uid]?.id ?? '';
  const asks =
    name === undefined || [deliveredNames, sourceNames].some((names) => names.get(id)?.includes(name));
  return asks ? [rootOf(doc, op.uid)] : [];
}
