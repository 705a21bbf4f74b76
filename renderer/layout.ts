// Types of a parsed layout and of its issues.

export type NodeState =
  /** Known, and its data can be rendered. */
  | 'ready'
  /** No widget has this id. */
  | 'unknown'
  /** Made by a newer version of the widget. */
  | 'newer'
  /** Not an object with an id and data, or its data cannot be migrated. */
  | 'broken'
  /** Left out by the server for this audience; in the operators' preview only. */
  | 'dropped';

export interface LayoutNode {
  /** Unique in the document; stored as `uid` once the node is edited. */
  readonly uid: string;
  readonly id: string;
  readonly state: NodeState;
  /** Migrated to the widget's version, and coerced where shapes were given. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The element of the document, before anything was done to it. */
  readonly element: unknown;
}

export interface Layout {
  readonly nodes: readonly LayoutNode[];
}

export type IssueCode =
  | 'not-json'
  | 'not-a-list'
  | 'broken-node'
  | 'unknown-widget'
  | 'newer-version'
  | 'migration-failed'
  | 'invalid-data'
  | 'duplicate-uid';

export interface Issue {
  readonly code: IssueCode;
  /** JSON Pointer into the document, '' for the whole. */
  readonly pointer: string;
  /** The widget's title or id; `issueWords` makes a sentence of it. */
  readonly subject: string;
  /** What the validator said. */
  readonly detail?: string;
}
