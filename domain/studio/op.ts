// What an operation on a document is, and why it may not apply.
import type { BlockNote, BlockText, TabContent, Uid } from './document';
import type { Pointer } from './pointer';
import type { SlotPlace } from './within';

/**
 * `was` is the previous value (absent: there was none): an operation clashes where the document has
 * another one. Blocks are addressed by uid and by the block before them, never by index; those in slots as well: of
 * these `tab` is that of the block of the page around them.
 */
export type Op =
  /**
   * Writes a value into the stored element of a block (`/data/height`); without `value` the member is removed. Of the
   * whole element ('') `text` is the exact JSON, so that undoing gives the old bytes back.
   */
  | { op: 'set'; uid: Uid; at: Pointer; value?: unknown; was?: unknown; text?: string }
  | { op: 'insert'; tab: string; slot?: SlotPlace; after: Uid | null; blocks: BlockText[] }
  | { op: 'remove'; uids: Uid[] }
  /** `texts` are the exact JSON of blocks that come back out of a slot, for those that nobody edited there. */
  | { op: 'move'; uids: Uid[]; tab: string; slot?: SlotPlace; after: Uid | null; texts?: Record<Uid, string> }
  | { op: 'note'; uid: Uid; name: keyof BlockNote; value?: unknown; was?: unknown }
  | { op: 'meta'; name: string; value?: unknown; was?: unknown }
  | { op: 'add-tab'; after: string | null; tab: TabContent }
  | { op: 'remove-tab'; key: string }
  | { op: 'move-tab'; key: string; after: string | null }
  | { op: 'rename-tab'; key: string; value: string; was: string }
  /** Replaces a tab's whole text, where that is no list of blocks; `was` is the text before. */
  | { op: 'replace-tab'; key: string; tab: TabContent; was: string };

/** Why an operation does not apply to the current document. */
export interface Clash {
  code: 'changed' | 'gone' | 'exists' | 'unreadable';
  op: Op;
  uid?: Uid;
  at?: Pointer;
  /** The current value there. */
  now?: unknown;
}
