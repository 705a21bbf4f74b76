// Runs the check of the open document: 400 ms after the last change, when the browser has nothing else to do.
import {
  type CheckInput,
  checkDocument,
  prepareCheck,
  tabWeight,
  wantedFacts,
} from '~/domain/studio/check/check-document';
import { type Facts, isDismissed, type Issue, type Rendering } from '~/domain/studio/check/issue';
import type { Wanted } from '~/domain/studio/check/wanted';
import type { DocKind } from '~/domain/studio/api';
import type { Block, Uid } from '~/domain/studio/document';
import type { PaletteEntry } from '~/domain/studio/form';
import { isSameJson } from '~/domain/studio/same-json';
import { type Rules, rulesOfBlocks } from '~/widgets/check-rules';
import type { SeenBlock } from '../frame/messages';
import type { EditorStore } from '../store/editor-store';
import type { BaseFacts } from './base-facts';
import { loadFacts, newlyWanted, NOTHING_KNOWN } from './facts';
import { inSlices, whenIdle } from './in-slices';
import type { Checked } from '../session/field-issues';
import { afterClick } from '../ui/after-click';

export interface RunnerOptions {
  store: EditorStore;
  kind: DocKind;
  palette: Readonly<Record<string, PaletteEntry>>;
  base: BaseFacts;
}

/** Words of a reviewer, pinned to blocks. */
type ReviewNotes = Readonly<Record<Uid, string>>;

const REST_MS = 400;
const FACTS_MS = 60_000;
const NOT_ASKED = { wanted: { pictures: [], picked: {} }, at: 0 };

export class CheckRunner {
  private checked: Checked = { issues: null, dismissed: [], weights: {}, hasFailed: false };
  private facts: Facts;
  private asked: { wanted: Wanted; at: number } = NOT_ASKED;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private notes: ReviewNotes = {};
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
    for (const { uid, ...seen } of blocks) {
      const block = doc.blocks[uid];
      if (block === undefined || isSameJson(this.rendered.get(block), seen)) continue;
      this.rendered.set(block, seen);
      isNews = true;
    }
    if (isNews) this.schedule();
  };

  /** What a reviewer says now, in place of what was said before. */
  review(notes: ReviewNotes): void {
    if (isSameJson(notes, this.notes)) return;
    this.notes = notes;
    this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => whenIdle(() => void this.run()), REST_MS);
  }

  /** Checks now; again when the server sends news of a chosen item. */
  async run(): Promise<void> {
    try {
      const { doc } = this.options.store.get();
      const widgets = await rulesOfBlocks(Object.values(doc.blocks).map(({ value }) => value));
      await this.check(widgets);
      if (await this.renewFacts(widgets)) await this.check(widgets);
    } catch {
      this.set({ ...this.checked, hasFailed: true });
    }
  }

  /** Blocks that are new are looked at in slices. */
  private async check(widgets: Rules): Promise<void> {
    const { store, kind, palette } = this.options;
    const input = (): CheckInput => ({
      doc: store.get().doc,
      kind,
      widgets,
      palette,
      facts: this.facts,
      renderingOf: (block) => this.rendered.get(block),
    });
    await inSlices((hasTime) => prepareCheck(input(), hasTime));
    const { doc } = store.get();
    const found = checkDocument(input());
    const all = [...this.reviewed(), ...found];
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

  private reviewed(): Issue[] {
    const { doc } = this.options.store.get();
    return Object.entries(this.notes).flatMap(([uid, words]) => {
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
    const now = Date.now();
    const before = now - this.asked.at < FACTS_MS ? this.asked : NOT_ASKED;
    if (before !== NOT_ASKED && isSameJson(wanted, before.wanted)) return false;
    this.asked = { wanted, at: before === NOT_ASKED ? now : before.at };
    // Without them the check says less, not wrong.
    const known = await loadFacts(newlyWanted(wanted, before.wanted)).catch(() => null);
    if (known === null) return false;
    const { pictures, picked } = before === NOT_ASKED ? NOTHING_KNOWN : this.facts;
    this.facts = {
      ...base,
      pictures: { ...pictures, ...known.pictures },
      picked: { ...picked, ...known.picked },
      now: Date.now(),
    };
    return true;
  }

  private set(checked: Checked): void {
    this.checked = checked;
    // Words beside fields move the fields below them.
    afterClick(() => {
      for (const listener of this.listeners) listener();
    });
  }
}
