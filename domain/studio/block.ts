// A block as the studio holds it.

export type Uid = string;

export interface Block {
  /** Component id; '' where the stored element is no component. */
  readonly id: string;
  readonly text: string;
  /** The element as stored, before coercion. */
  readonly value: unknown;
}
