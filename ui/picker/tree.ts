// A tree of choices: the columns of a path, and the path after a change.

export type PickerNode = {
  id: string | number;
  text: string;
  children?: readonly PickerNode[];
};

/**
 * The chosen node of each of `depth` levels: the one with the given id, else the first. Shorter where the tree ends
 * earlier. `ids` may be shorter or contain unknown ids.
 */
export function chosenPath(
  tree: readonly PickerNode[],
  ids: readonly (string | number)[],
  depth: number,
): PickerNode[] {
  const path: PickerNode[] = [];
  let level: readonly PickerNode[] = tree;
  while (path.length < depth && level.length > 0) {
    const wanted = ids[path.length];
    const node = level.find(({ id }) => id === wanted) ?? level[0];
    if (node === undefined) break;
    path.push(node);
    level = node.children ?? [];
  }
  return path;
}

/** The choices of each column along a path: the roots, then the children of each chosen node. */
export const columnsOf = (
  tree: readonly PickerNode[],
  path: readonly PickerNode[],
): (readonly PickerNode[])[] => [tree, ...path.slice(0, -1).map(({ children }) => children ?? [])];

/** The ids after one column changed; later ones are preserved where the new branch has them, such as a day. */
export const replaceAt = (
  path: readonly PickerNode[],
  column: number,
  id: string | number,
): (string | number)[] => path.map((node, at) => (at === column ? id : node.id));
