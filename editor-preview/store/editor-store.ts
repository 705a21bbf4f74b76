// The open document: its state, its history and what is selected. Everything that changes it goes through here.
import type { FieldChange } from '~/domain/studio/diff/field-change';
import { type EditDoc, type Uid, tabHolding } from '~/domain/studio/document';
import { applyOps, type Clash, ClashError, type Op } from '~/domain/studio/ops';
import type { Pointer } from '~/domain/studio/pointer';
import { outermost, withInner } from '~/domain/studio/within';
import { isSameJson } from '~/domain/studio/same-json';
import { mergeSteps, type Step } from './steps';

export interface EditorState {
  readonly doc: EditDoc;
  /** Key of the open tab; '' where the document has none. */
  readonly tab: string;
  /** In page order; the first is the primary one. */
  readonly selection: readonly Uid[];
  /** Pointer within the data of the selected block of the row or field that is open. */
  readonly field: Pointer | null;
  readonly steps: readonly Step[];
  /** How many of the steps are done; the rest was undone. */
  readonly done: number;
  readonly isReadOnly: boolean;
}

export interface Change {
  readonly ops: readonly Op[];
  /** What takes them back; none for those of others. */
  readonly inverse: readonly Op[];
  readonly name: string;
  /** Of this window, or of another that saved it. */
  readonly origin: 'local' | 'remote';
}

export interface RunOptions {
  name: string;
  /** Steps of one burst that follow each other within a second are one: keystrokes in one field. */
  burst?: string;
  change?: FieldChange;
  select?: readonly Uid[];
}

/** Steps in memory. */
const MOST_STEPS = 200;

type Listener = () => void;
type ChangeListener = (change: Change, state: EditorState) => void;

export class EditorStore {
  private state: EditorState;
  private readonly listeners = new Set<Listener>();
  private readonly changeListeners = new Set<ChangeListener>();
  private nextStep = 1;

  constructor(doc: EditDoc, { isReadOnly = false, tab = '' }: { isReadOnly?: boolean; tab?: string } = {}) {
    const open = doc.tabs.find(({ key }) => key === tab) ?? doc.tabs[0];
    this.state = {
      doc,
      tab: open?.key ?? '',
      selection: [],
      field: null,
      steps: [],
      done: 0,
      isReadOnly,
    };
  }

  readonly get = (): EditorState => this.state;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Called for each change of the document, before those that render it. */
  readonly onChange = (listener: ChangeListener): (() => void) => {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  };

  /** Applies operations as one step of the history; the clash where they do not apply, and then nothing has changed. */
  run(ops: readonly Op[], { name, burst, change, select }: RunOptions): Clash | null {
    if (ops.length === 0 || this.state.isReadOnly) return null;
    const applied = this.apply(ops);
    if ('code' in applied) return applied;
    const step: Step = {
      id: this.nextStep,
      name,
      ops: [...ops],
      inverse: applied.inverse,
      at: Date.now(),
      burst: burst ?? null,
      ...(change === undefined ? {} : { change }),
    };
    this.nextStep += 1;
    const before = this.state.steps.slice(0, this.state.done);
    const steps = mergeSteps(before, step).slice(-MOST_STEPS);
    const made = steps.at(-1);
    // A burst is said from its first value.
    const said = made === undefined || before.includes(made) ? name : made.name;
    this.commit(
      { doc: applied.doc, steps, done: steps.length },
      { ...applied, ops, name: said, origin: 'local' },
      select,
    );
    return null;
  }

  undo(): Clash | null {
    const step = this.state.steps[this.state.done - 1];
    if (step === undefined) return null;
    const applied = this.apply(step.inverse);
    if ('code' in applied) return applied;
    const change: Change = { ...applied, ops: step.inverse, name: `撤销：${step.name}`, origin: 'local' };
    this.commit({ doc: applied.doc, done: this.state.done - 1 }, change);
    return null;
  }

  redo(): Clash | null {
    const step = this.state.steps[this.state.done];
    if (step === undefined) return null;
    const applied = this.apply(step.ops);
    if ('code' in applied) return applied;
    const steps = this.state.steps.map((one) => (one === step ? { ...step, inverse: applied.inverse } : one));
    const change: Change = { ...applied, ops: step.ops, name: `重做：${step.name}`, origin: 'local' };
    this.commit({ doc: applied.doc, steps, done: this.state.done + 1 }, change);
    return null;
  }

  /** Takes back a step, of this session or an earlier one, as a step of its own. */
  takeBack({ inverse, name }: Pick<Step, 'inverse' | 'name'>): Clash | null {
    return this.run(inverse, { name: `只撤销：${name}` });
  }

  /** Shows the document as it is after others saved `ops`, with what is edited here on top of it. */
  rebase(doc: EditDoc, ops: readonly Op[], name: string): void {
    if (doc === this.state.doc) return;
    const applied = this.apply(ops);
    // The preview follows operations that lead there; else it is sent the page whole.
    const isPlain = !('code' in applied) && isSameDoc(applied.doc, doc);
    this.commit({ doc }, { ops: isPlain ? ops : [], inverse: [], name, origin: 'remote' });
  }

  select(uids: readonly Uid[], field: Pointer | null = null): void {
    const known = uids.filter((uid) => this.state.doc.blocks[uid] !== undefined);
    const [first] = known;
    const tab = first === undefined ? undefined : tabHolding(this.state.doc, first);
    this.set({ selection: this.inOrder(known), field, ...(tab === undefined ? {} : { tab: tab.key }) });
  }

  openTab(key: string): void {
    if (this.state.doc.tabs.some((tab) => tab.key === key))
      this.set({ tab: key, selection: [], field: null });
  }

  openField(field: Pointer | null): void {
    this.set({ field });
  }

  setReadOnly(isReadOnly: boolean): void {
    this.set({ isReadOnly });
  }

  /** Begins anew with another content: restored, imported by another window, taken from the server. */
  replace(doc: EditDoc): void {
    const tab = doc.tabs.find(({ key }) => key === this.state.tab) ?? doc.tabs[0];
    this.set({ doc, tab: tab?.key ?? '', selection: [], field: null, steps: [], done: 0 });
    for (const listener of this.changeListeners)
      listener({ ops: [], inverse: [], name: '', origin: 'remote' }, this.state);
  }

  private inOrder(uids: readonly Uid[]): readonly Uid[] {
    const { doc } = this.state;
    const all = doc.tabs.flatMap((tab) => withInner(doc, tab.order));
    return outermost(
      doc,
      all.filter((uid) => uids.includes(uid)),
    );
  }

  private apply(ops: readonly Op[]): { doc: EditDoc; inverse: Op[] } | Clash {
    try {
      return applyOps(this.state.doc, ops);
    } catch (error) {
      if (error instanceof ClashError) return error.clash;
      throw error;
    }
  }

  private commit(next: Partial<EditorState>, change: Change, select?: readonly Uid[]): void {
    const { doc = this.state.doc } = next;
    const tab = doc.tabs.find(({ key }) => key === this.state.tab) ?? doc.tabs[0];
    const selection = (select ?? this.state.selection).filter((uid) => doc.blocks[uid] !== undefined);
    const isSame = selection.length === this.state.selection.length && select === undefined;
    this.state = {
      ...this.state,
      ...next,
      tab: tab?.key ?? '',
      selection: isSame ? this.state.selection : selection,
      field: isSame ? this.state.field : null,
    };
    for (const listener of this.changeListeners) listener(change, this.state);
    this.notify();
  }

  private set(next: Partial<EditorState>): void {
    this.state = { ...this.state, ...next };
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

const isSameDoc = (one: EditDoc, other: EditDoc): boolean => {
  const uids = Object.keys(one.blocks);
  return (
    uids.length === Object.keys(other.blocks).length &&
    uids.every((uid) => one.blocks[uid]?.text === other.blocks[uid]?.text) &&
    isSameJson([one.tabs, one.notes, one.meta], [other.tabs, other.notes, other.meta])
  );
};
