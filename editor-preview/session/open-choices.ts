// Open choices between what was written here and by others: until they are made, the server's draft is not what is shown.
import type { Conflict, Pending } from '../store/rebase';

export type HeldEntry = Pending & { held: Conflict };

export const isHeld = (entry: Pending): entry is HeldEntry => entry.held !== undefined;

/** Null where none is open. */
export function choiceWords(entries: readonly Pending[]): string | null {
  const { length } = entries.filter(isHeld);
  return length === 0 ? null : `还有 ${length} 处要先选用谁的`;
}
