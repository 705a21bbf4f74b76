// Owns the stack of screens as data: what a push, a replacement and a step back do to it.

export interface StackEntry {
  /** Identity of the mounted screen: that of the tab it woke up as, else the history key it began with. */
  readonly id: string;
  /** Key of the history entry. */
  readonly key: string;
  readonly path: string;
  /** Query text without the question mark. */
  readonly search: string;
  /** Place in the browser's history. */
  readonly index: number;
}

export interface Stack {
  /** From the lowest to the front one. */
  readonly entries: readonly StackEntry[];
  /** Screens of the tab bar that were replaced by another tab and wait asleep. */
  readonly parked: readonly StackEntry[];
}

export type Move = 'PUSH' | 'REPLACE' | 'POP';

/** Screens kept asleep; the deepest beyond it are given up and made anew on the way back. */
const MAX_DEPTH = 10;
const MAX_PARKED = 5;

export const emptyStack: Stack = { entries: [], parked: [] };

const isSame = (a: StackEntry, b: StackEntry) => a.path === b.path && a.search === b.search;

/**
 * The stack after a move. `isTab` tells tab screens: they replace each other on one level, and a replaced one is
 * parked, so that the tab shows again as it was left.
 */
export function step(
  stack: Stack,
  move: { entry: StackEntry; type: Move; isTab: (path: string) => boolean },
): Stack {
  const { entry, type, isTab } = move;
  const front = stack.entries.at(-1);
  if (front?.key === entry.key) return stack;
  const below = stack.entries.filter(({ index }) => index < entry.index);
  if (type === 'POP') {
    const known = stack.entries.find(({ key }) => key === entry.key);
    return { ...stack, entries: [...below, known ?? entry].slice(-MAX_DEPTH) };
  }
  const replaced = stack.entries.find(({ index }) => index === entry.index);
  const isParking = type === 'REPLACE' && replaced !== undefined && isTab(replaced.path) && isTab(entry.path);
  const awake = isTab(entry.path) ? stack.parked.find((parked) => isSame(parked, entry)) : undefined;
  const parked = [...stack.parked, ...(isParking ? [replaced] : [])].filter(
    (one) => one !== awake && !isSame(one, entry),
  );
  const next = awake === undefined ? entry : { ...entry, id: awake.id };
  return { entries: [...below, next].slice(-MAX_DEPTH), parked: parked.slice(-MAX_PARKED) };
}
