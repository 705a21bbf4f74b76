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

/** Screens that stay mounted; of those beyond it the deepest but one are given up and made anew on the way back. */
const MAX_DEPTH = 10;
const MAX_PARKED = 5;

export const emptyStack: Stack = { entries: [], parked: [] };

/** The way back ends at the deepest screen, mostly home: it stays as it was left. */
const limited = (entries: readonly StackEntry[]): readonly StackEntry[] =>
  entries.length <= MAX_DEPTH ? entries : [...entries.slice(0, 1), ...entries.slice(1 - MAX_DEPTH)];

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
  const lowerThan = (place: number) => stack.entries.filter(({ index }) => index < place);
  if (type === 'POP') {
    // The entry of a modal has the key of the screen that the modal lies over.
    const reached = stack.entries.find(({ key }) => key === entry.key) ?? entry;
    return { ...stack, entries: limited([...lowerThan(reached.index), reached]) };
  }
  const replaced = stack.entries.find(({ index }) => index === entry.index);
  const isParking = type === 'REPLACE' && replaced !== undefined && isTab(replaced.path) && isTab(entry.path);
  const awake = isTab(entry.path) ? stack.parked.find((parked) => isSame(parked, entry)) : undefined;
  const parked = [...stack.parked, ...(isParking ? [replaced] : [])].filter(
    (one) => one !== awake && !isSame(one, entry),
  );
  const next = awake === undefined ? entry : { ...entry, id: awake.id };
  return { entries: limited([...lowerThan(entry.index), next]), parked: parked.slice(-MAX_PARKED) };
}
