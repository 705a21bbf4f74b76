// Runs the check of the open document: 400 ms after the last change, when the browser has nothing else to do.
import {
  type CheckInput,
  checkDocument,
  prepareCheck,
  tabWeight,
  wantedFacts,
} from '~/domain/studio/check/check-document';
import { type Facts, isDismissed, type Issue, type Rendering } from '~/domain/studio/check/issue';
import { type PageWeight } from '~/domain/studio/check/weight';
import type { DocKind } from '~/domain/studio/api';
import type { Block } from '~/domain/studio/document';
import type { PaletteEntry } from '~/domain/studio/form';
import { isSameJson } from '~/domain/studio/same-json';
import { type Rules, rulesOf } from '~/widgets/check-rules';
import type { SeenBlock } from '../frame/messages';
import type { EditorStore } from '../store/editor-store';
import { loadFacts, NOTHING_KNOWN } from './facts';

export interface Checked {
  /** Null until the first check is through. */
  readonly issues: readonly Issue[] | null;
  /** Those that somebody accepted, with their reason. */
  readonly dismissed: readonly { readonly issue: Issue; readonly reason: string }[];
  /** By the key of a tab. */
  readonly weights: Readonly<Record<string, PageWeight>>;
  readonly hasFailed: boolean;
}

export interface RunnerOptions {
  store: EditorStore;
  kind: DocKind;
  palette: Readonly<Record<string, PaletteEntry>>;
  base: Omit<Facts, 'now' | 'pictures' | 'picked'>;
  /** Words of a reviewer, pinned to blocks. */
  notes: Readonly<Record<string, string>>;
}

const REST_MS = 400;
/** A frame has 16 ms, of which the page needs some. */
const SLICE_MS = 6;
const FACTS_MS = 60_000;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1_000 });
  else setTimeout(run, 0);
};

export class CheckRunner {
  private checked: Checked = { issues: null, dismissed: [], weights: {}, hasFailed: false };
  private facts: Facts;
  private asked: { wanted: unknown; at: number } = { wanted: null, at: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** As the preview saw them; a block that was edited since is another one. */
  private readonly rendered = new WeakMap<Block, Rendering>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: RunnerOptions) {
    this.facts = { ...options.base, ...NOTHING_KNOWN, now: Date.now() };
  }

  readonly get = (): Checked => this.checked;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(): () => void {
    const stop = this.options.store.onChange(() => this.schedule());
    // What is opened is shown first.
    this.schedule();
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  /** How blocks look to a guest. */
  readonly see = (blocks: readonly SeenBlock[]): void => {
    const { doc } = this.options.store.get();
    let isNews = false;
    for (const { uid, isEmpty, cut } of blocks) {
      const block = doc.blocks[uid];
      const seen = { isEmpty, cut };
      if (block === undefined || isSameJson(this.rendered.get(block), seen)) continue;
      this.rendered.set(block, seen);
      isNews = true;
    }
    if (isNews) this.schedule();
  };

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => whenIdle(() => void this.run()), REST_MS);
  }

  /** Checks now; again when the server sends news of a chosen item. */
  async run(): Promise<void> {
    try {
      const { doc } = this.options.store.get();
      const widgets = await rulesOf(Object.values(doc.blocks).map(({ id }) => id));
      await this.check(widgets);
      if (await this.renewFacts(widgets)) await this.check(widgets);
    } catch {
      this.set({ ...this.checked, hasFailed: true });
    }
  }

  /** Blocks that are new are looked at in slices, so that typing goes on meanwhile. */
  private async check(widgets: Rules): Promise<void> {
    const { store, kind, palette, notes } = this.options;
    const input = (): CheckInput => ({
      doc: store.get().doc,
      kind,
      widgets,
      palette,
      facts: this.facts,
      renderingOf: (block) => this.rendered.get(block),
    });
    for (let end = performance.now() + SLICE_MS; ; end = performance.now() + SLICE_MS) {
      if (prepareCheck(input(), () => performance.now() < end)) break;
      await new Promise<void>(whenIdle);
    }
    const { doc } = store.get();
    const found = checkDocument(input());
    const all = [...this.reviewed(notes), ...found];
    const reasonOf = (issue: Issue) =>
      issue.level === 'must' || issue.uid === null ? undefined : doc.notes[issue.uid]?.dismissed?.[issue.key];
    const issues = all.filter((issue) => reasonOf(issue) === undefined);
    const dismissed = all.flatMap((issue) => {
      const isAccepted = issue.uid !== null && isDismissed(doc.notes[issue.uid], issue);
      return isAccepted && issue.level !== 'must' ? [{ issue, reason: reasonOf(issue) ?? '' }] : [];
    });
    const weights = Object.fromEntries(doc.tabs.map((tab) => [tab.key, tabWeight(tab, input())]));
    this.set({ issues, dismissed, weights, hasFailed: false });
  }

  private reviewed(notes: RunnerOptions['notes']): Issue[] {
    const { doc } = this.options.store.get();
    return Object.entries(notes).flatMap(([uid, words]) => {
      const tab = doc.tabs.find(({ order }) => order.includes(uid));
      if (tab === undefined || words === '') return [];
      return [
        {
          code: 'review',
          level: 'should' as const,
          uid,
          tab: tab.key,
          at: '',
          words: `审核意见：${words}`,
          key: `review ${words}`,
        },
      ];
    });
  }

  private async renewFacts(widgets: Rules): Promise<boolean> {
    const { store, base } = this.options;
    const wanted = wantedFacts({ doc: store.get().doc, widgets });
    const isKnown = isSameJson(wanted, this.asked.wanted) && Date.now() - this.asked.at < FACTS_MS;
    if (isKnown) return false;
    this.asked = { wanted, at: Date.now() };
    // Without them the check says less, not wrong.
    const known = await loadFacts(wanted).catch(() => null);
    if (known === null) return false;
    this.facts = { ...base, ...known, now: Date.now() };
    return true;
  }

  private set(checked: Checked): void {
    this.checked = checked;
    for (const listener of this.listeners) listener();
  }
}
