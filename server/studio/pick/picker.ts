// Shared parts of pickers: search, paging, lookup by id.
import type { Picked } from '~/domain/studio/api-library';
import { picked } from '~/domain/studio/picked';
import type { OpenCall } from '../call';
import type { PickSearch } from '../../ports/pick-search';

export interface PickInput extends PickSearch, Pick<OpenCall, 'plugins'> {}

/** Returns one more than `limit` where there are more; with ids all existing ones, in any order. */
export type Picker = (input: PickInput) => Promise<Picked[]>;

const gone = (id: number): Picked =>
  picked({ id, name: `#${id}`, problem: '已删除', isGone: true, stored: { id } });

/** In the order of the ids; missing ones marked as gone. */
export function inOrder(ids: readonly number[], rows: readonly Picked[]): Picked[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? gone(id));
}
