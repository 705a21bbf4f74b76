// The awards whose popup was closed: none of them pops up again (AWARD-03).
import { readStored, store } from '../base/storage';

/** More than anybody closes; the oldest are forgotten. */
const MAX_REMEMBERED = 50;

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isSafeInteger(id));

const closed = (): number[] => readStored('closedAwards', isIds) ?? [];

export const isAwardClosed = (id: number): boolean => closed().includes(id);

export function rememberClosedAward(id: number): void {
  if (!isAwardClosed(id)) store('closedAwards', [...closed(), id].slice(-MAX_REMEMBERED));
}
