// What the editor's window shows beside the document: the open panel, dialog and menu, the name that is being typed.
import { useSyncExternalStore } from 'react';
import type { Uid } from '~/domain/studio/document';
import { StageViewStore } from './stage-view';
import { isNarrowWindow } from '../ui/wide';
import { Hover } from './hover';
import type { InlineTexts } from './marked-texts';

export type EditorDialog =
  | 'insert'
  | 'commands'
  | 'keys'
  | 'move'
  | 'make-module'
  | 'make-template'
  | 'add-tab'
  | 'phone'
  | 'publish'
  | 'schedule';

export interface EditorUiState {
  /** Id of the left panel that is open; null where it is folded. */
  readonly panel: string | null;
  readonly isFormShown: boolean;
  readonly dialog: EditorDialog | null;
  /** The block or tab whose name is typed in the outline. */
  readonly renaming: Uid | null;
  /** The outline shows those blocks alone that are hidden from shoppers. */
  readonly isHiddenOnly: boolean;
  /** Place of the menu of the selected blocks, in px of the window. */
  readonly menu: { readonly x: number; readonly y: number } | null;
  /** Texts that are edited on the phone; null before the first one. */
  readonly inline: InlineTexts | null;
  /** Blocks that the phone failed to draw: with which text, and why. */
  readonly broken: ReadonlyMap<Uid, { readonly text: string; readonly words: string }>;
  /** Ends what is dragged without moving it; null while nothing is. */
  readonly cancelDrag: (() => void) | null;
}

/** Blocks that were selected from one to another. */
export interface SelectedRange {
  /** Where it began. */
  readonly anchor: Uid;
  readonly head: Uid;
  /** What it made of the selection: another selection is no range. */
  readonly selection: readonly Uid[];
}

export class EditorUi {
  /** How the page is looked at. */
  readonly stage = new StageViewStore();
  readonly hover = new Hover();
  /** The last one, which Shift goes on with. */
  range: SelectedRange | null = null;
  /** The last block in view on the phone, as the phone reports it; nothing renders by it. */
  lastInView: Uid | null = null;
  private state: EditorUiState = {
    panel: 'outline',
    isFormShown: true,
    dialog: null,
    renaming: null,
    isHiddenOnly: false,
    menu: null,
    inline: null,
    broken: new Map(),
    cancelDrag: null,
  };
  private readonly listeners = new Set<() => void>();

  readonly get = (): EditorUiState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(next: Partial<EditorUiState>): void {
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  }

  /** A second press folds the panel. */
  togglePanel(id: string): void {
    this.set({ panel: this.state.panel === id ? null : id });
  }

  /** Until the block has another text. */
  setBroken(uid: Uid, failure: { text: string; words: string }): void {
    this.set({ broken: new Map(this.state.broken).set(uid, failure) });
  }

  setLastInView(uid: Uid | null): void {
    this.lastInView = uid;
  }

  /** Whether the left panel lies over the stage. */
  hasDrawer(): boolean {
    return this.state.panel !== null && isNarrowWindow();
  }

  closeDrawer(): void {
    if (this.hasDrawer()) this.set({ panel: null });
  }

  /** Both panels away, or back. */
  togglePanels(): void {
    const isAway = this.state.panel === null && !this.state.isFormShown;
    this.set({ panel: isAway ? 'outline' : null, isFormShown: isAway });
  }
}

export const useEditorUi = (ui: EditorUi): EditorUiState => useSyncExternalStore(ui.subscribe, ui.get);
