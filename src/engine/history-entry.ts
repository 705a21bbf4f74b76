// Reads the current history entry: its index, and whether it belongs to a modal.

interface EntryState {
  /** Index in the browser's history, from 0. */
  idx: number;
  /** Set on an entry of the modals over the screen below it. */
  isModal?: true;
  /** What the mall keeps in it (visit-state.ts). */
  usr?: unknown;
}

/** The state of the current history entry; one without an index is the first. */
export const entryOf = (): EntryState => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? (state as EntryState) : { idx: 0 };
};

/** Index of the entry that the router takes for the current one. */
export let lastIndex = 0;
export const markIndex = (): void => {
  lastIndex = entryOf().idx;
};
