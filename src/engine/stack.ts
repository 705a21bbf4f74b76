// The stack of screens as data: the effect of a push, a replacement and a step back.

export interface StackEntry {
  /** Identity of the mounted screen: the parked tab's, else its first history key. */
  readonly id: string;
  /** Key of the history entry. */
  readonly key: string;
  readonly path: string;
  /** Query text without the question mark. */
  readonly search: string;
  /** Index in the browser's history: how many screens lie below. */
  readonly index: number;
}

export interface Stack {
  /** From the lowest to the front one. */
  readonly entries: readonly StackEntry[];
  /** Tab screens that were replaced by another tab and are parked, hidden. */
  readonly parked: readonly StackEntry[];
}

export type Move = 'PUSH' | 'REPLACE' | 'POP';

/** Most screens that stay mounted; beyond it all but the deepest are dropped and rendered anew on the way back. */
const MAX_DEPTH = 10;
const MAX_PARKED = 5;

export const emptyStack: Stack = { entries: [], parked: [] };

/** Back ends at the deepest screen, mostly home, which is restored as it was left. */
const limited = (entries: readonly StackEntry[]): readonly StackEntry[] =>
  entries.length <= MAX_DEPTH ? entries : [...entries.slice(0, 1), ...entries.slice(1 - MAX_DEPTH)];

const isSame = (a: StackEntry, b: StackEntry) => a.path === b.path && a.search === b.search;

/**
 * The stack after a move. `isTab` recognises tab screens: they replace each other on one level, and a replaced one is
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
    // The entry of a modal has the key of the screen below the modal.
    const reached = stack.entries.find(({ key }) => key === entry.key) ?? entry;
    return { ...stack, entries: limited([...lowerThan(reached.index), reached]) };
  }
  const replaced = stack.entries.find(({ index }) => index === entry.index);
  const isReplaced = type === 'REPLACE' && replaced !== undefined;
  const isParking = isReplaced && isTab(replaced.path) && isTab(entry.path);
  // A list whose tab or search word stands in the address stays mounted.
  const own = isReplaced && replaced.path === entry.path ? replaced : undefined;
  const awake = isTab(entry.path) ? stack.parked.find((parked) => isSame(parked, entry)) : own;
  const parked = [...stack.parked, ...(isParking ? [replaced] : [])].filter(
    (one) => one !== awake && !isSame(one, entry),
  );
  const next = awake === undefined ? entry : { ...entry, id: awake.id };
  return { entries: limited([...lowerThan(entry.index), next]), parked: parked.slice(-MAX_PARKED) };
}
