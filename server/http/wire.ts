// Scalars of the wire format (contract/core README, section 3): decimals, local times, flags, paging.
import { textFromFen } from '~/domain/money';
import { formatServerTime } from '~/domain/time';
import type { ListShape } from '~/schemas/endpoint';

export const UNSET_TIME = '0000-00-00 00:00:00';

/** `YYYY-MM-DD HH:mm:ss` in the mall's local time; unset is `0000-00-00 00:00:00`. */
export const wireTime = (time: Date | null | undefined): string =>
  time === null || time === undefined ? UNSET_TIME : formatServerTime(time.getTime());

/** Money of the database to the wire: 1200 → `12.00`. */
export const wireMoney = (fen: number): string => textFromFen(fen);

/** A ready text of what a kind takes off, with the sign as recorded; the phone shows its own. */
export const wireOff = (fen: number): string => `-¥${wireMoney(fen)}`;

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
export const flagText = (value: boolean): '0' | '1' => (value ? '1' : '0');

/** `T` with every number as its text: 0 | 1 becomes '0' | '1'. */
type Raw<T> = { [K in keyof T]: T[K] extends number ? `${T[K]}` : T[K] };

/** A model row as a raw row: every number becomes a text (order/detail, stores, logs). */
export function rawRow<T extends Record<string, unknown>>(row: T): Raw<T> {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === 'number' ? String(value) : value,
  ]);
  return Object.fromEntries(entries) as Raw<T>;
}

export interface Paging {
  page: number;
  limit: number;
  offset: number;
}

const MAX_PAGE_SIZE = 50;

/** Paging out of the parameters of a list: page from 1, at most 50 rows; without a number those of its `x-list`. */
export function pagingOf(
  { list }: { list: ListShape },
  params: { page?: number | undefined; limit?: number },
): Paging {
  const page = Math.max(1, params.page ?? 1);
  const limit = Math.min(MAX_PAGE_SIZE, Math.max(1, params.limit ?? list.size));
  return { page, limit, offset: (page - 1) * limit };
}

/** The pagination block, with the unused fields that existing clients expect. */
export function pagination(paging: Paging, total: number) {
  return {
    total_count: total,
    page_count: Math.ceil(total / paging.limit),
    current_page: paging.page,
    pageSize: paging.limit,
    totalCount: total,
    defaultPageSize: 10,
    pageParam: 'page',
    pageSizeParam: 'per-page',
    forcePageParam: true,
    route: null,
    params: null,
    urlManager: null,
    validatePage: true,
    pageSizeLimit: [1, MAX_PAGE_SIZE],
  };
}
