// Sizes of documents.
import type { DraftContent } from '~/domain/studio/document';

const MIB = 1024 * 1024;
/** Of a document's own text (studio.md section 15). */
export const CONTENT_BYTES = 5 * MIB;
/** Of a request with one: JSON escapes each quotation mark of a block's text. */
export const DOCUMENT_BYTES = 8 * MIB;

/** Of all texts that an operator can write into a document. */
export function contentBytes({ tabs, notes, meta }: DraftContent): number {
  const texts = tabs.flatMap(({ name, head, tail, blocks }) => [
    name,
    head,
    tail,
    ...blocks.map(({ text }) => text),
  ]);
  return [...texts, JSON.stringify(notes), JSON.stringify(meta)].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    0,
  );
}
