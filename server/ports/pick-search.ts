// What a picker is asked for: a search, or things by their ids.
import type { Kysely } from 'kysely';
import type { GoodsMark, Picked } from '~/domain/studio/api-library';
import type { Tables } from '../db/tables';

export interface PickSearch {
  db: Kysely<Tables>;
  now: Date;
  q: string;
  /** Null for a search; else the result is in this order. */
  ids: readonly number[] | null;
  /** A category, a plugin, a group. */
  of: string;
  /** Goods: on sale and in stock only. */
  isUsable: boolean;
  /** Goods: a mark that they have; null for any. */
  mark: GoodsMark | null;
  /** Goods: the least and the highest price; null for any. */
  fromFen: number | null;
  toFen: number | null;
  limit: number;
  offset: number;
}

/** Returns one more than `limit` where there are more; with ids all existing ones, in any order. */
export type Search = (input: PickSearch) => Promise<Picked[]>;
