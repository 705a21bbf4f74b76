// The branches of the category tree that hold some goods.
import type { CategoryRow } from './wire-category';

/**
 * The categories directly below `top` (null for the first level) that are, or contain, one of `catIds`; in the order of
 * the rows, which are the shown ones. A category in a hidden branch counts for none.
 */
export function branchesBelow(
  rows: readonly CategoryRow[],
  catIds: Iterable<number>,
  top: number | null = null,
): CategoryRow[] {
  const parents = new Map(rows.map(({ id, parent_id: parent }) => [id, parent]));
  const branchOf = (id: number): number | null => {
    const parent = parents.get(id);
    if (parent === undefined) return null;
    if (parent === top) return id;
    return parent === null ? null : branchOf(parent);
  };
  const branches = new Set([...catIds].map(branchOf));
  return rows.filter(({ id }) => branches.has(id));
}
