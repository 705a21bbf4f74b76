// Builds category trees from rows.
import type { Category } from '~/schemas/api/cat.gen';
import { categoryColumns, type CategoryRow } from './wire-category';

const LIST_PATH = '/pages/goods/list';

const wireCategory = (row: CategoryRow): Omit<Category, 'id' | 'active' | 'child'> => ({
  ...categoryColumns(row),
  advert_params: row.advert_params,
  page_url: `${LIST_PATH}?cat_id=${row.id}`,
});

/** Categories by parent, 0 for the top, in the rows' order. */
function childrenByParent(rows: readonly CategoryRow[]): ReadonlyMap<number, CategoryRow[]> {
  const children = new Map<number, CategoryRow[]>();
  for (const row of rows) {
    const parent = row.parent_id ?? 0;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [row]);
    else siblings.push(row);
  }
  return children;
}

/** A category and its ancestors. */
export function lineOf(rows: readonly CategoryRow[], id: number): ReadonlySet<number> {
  const parents = new Map(rows.map((row) => [row.id, row.parent_id ?? 0]));
  const line = new Set<number>();
  for (let at = id; parents.has(at) && !line.has(at); at = parents.get(at) ?? 0) line.add(at);
  return line;
}

export interface TreeOptions {
  /** The parent whose children are the roots; 0 = the whole tree. */
  parentId: number;
  /** Selected, with its ancestors; among siblings without a selected one, the first is. */
  selectedId: number;
  /** Ids of the upper list as texts too (default/cats-list). */
  hasTextIds?: boolean;
}

/** The tree below a parent; ids are numbers in the upper list and texts below (a quirk of the contract). */
export function buildTree(
  rows: readonly CategoryRow[],
  { parentId, selectedId, hasTextIds = false }: TreeOptions,
): Category[] {
  const children = childrenByParent(rows);
  const line = lineOf(rows, selectedId);
  const grow = (parent: number, isUpper: boolean): Category[] => {
    const siblings = children.get(parent) ?? [];
    const selected = siblings.find(({ id }) => line.has(id)) ?? siblings[0];
    return siblings.map((row) => {
      const below = grow(row.id, false);
      const id = isUpper && !hasTextIds ? row.id : String(row.id);
      const category = { id, ...wireCategory(row), active: row === selected };
      return below.length === 0 ? category : { ...category, child: below };
    });
  };
  return grow(parentId, true);
}
