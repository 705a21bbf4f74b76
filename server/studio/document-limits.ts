// Sizes of documents.

const MIB = 1024 * 1024;
/** Of a document's own text (studio.md section 15). */
export const CONTENT_BYTES = 5 * MIB;
/** Of a request with one: JSON escapes each quotation mark of a block's text. */
export const DOCUMENT_BYTES = 8 * MIB;
