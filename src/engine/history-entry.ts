// Reads the current history entry: its index, and whether it belongs to a modal.

interface EntryState {
  /** Index in the browser's history, from 0. */
  idx: number;
  /** Set on an entry of the modals over the screen below it. */
  isModal?: true;
}

/** The state of the current history entry; one without an index is the first. */
export const entryOf = (): EntryState => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? (state as EntryState) : { idx: 0 };
};

/** What the mall keeps in the current entry: of a modal's, what the screen below it keeps (picking.ts). */
export const visitState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr;

/** Index of the entry that the router takes for the current one. */
export let lastIndex = 0;
export const markIndex = (): void => {
  lastIndex = entryOf().idx;
};
