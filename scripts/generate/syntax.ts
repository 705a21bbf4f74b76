// The nodes of a syntax tree, as plain data.

/** A node of the syntax tree (ESTree with types); its fields are checked where they are read. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const nodeOf = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined;

export const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.map(nodeOf).filter((node) => node !== undefined) : [];

/** The name of an identifier or of a property's key; '' of anything else. */
export const nameOf = (value: unknown): string => {
  const node = nodeOf(value);
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
};

/** A node and all nodes within it. */
export function* everyNode(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    const children = Array.isArray(value) ? value : [value];
    for (const child of children.map(nodeOf)) if (child !== undefined) yield* everyNode(child);
  }
}
