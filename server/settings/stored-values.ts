// Reads ids, counts and lists out of stored JSON, which operators and older versions wrote.
import { isRecord } from '~/domain/record';
import { listOf } from '~/schemas/shape';

/** The objects of a stored list. */
export const recordsOf = (list: unknown): Readonly<Record<string, unknown>>[] =>
  (listOf(list) ?? []).filter(isRecord);

const MAX_ID = 2_147_483_647;

/** A stored id, number or text; null for an invalid one. */
export function idOf(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null;
}

export const idsOf = (list: unknown): number[] => recordsOf(list).flatMap(({ id }) => idOf(id) ?? []);

/** A stored count between 0 and a limit. */
export function countOf(value: unknown, limit: number): number {
  const count = Math.trunc(Number(value));
  return Number.isFinite(count) ? Math.min(limit, Math.max(0, count)) : 0;
}
