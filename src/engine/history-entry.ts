// Reads the current entry of the browser's history: its place, and whether it stands for a modal.

interface EntryState {
  /** Place in the browser's history, from 0. */
  idx: number;
  /** Set on an entry that stands for the modals over the screen below it. */
  isModal?: true;
}

/** What the current history entry says of itself; one without a number is the first. */
export const entryOf = (): EntryState => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? (state as EntryState) : { idx: 0 };
};

/** Place of the entry that the router knows as the current one. */
export let lastIndex = 0;
export const markIndex = (): void => {
  lastIndex = entryOf().idx;
};
