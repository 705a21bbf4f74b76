// The text of a file whose encoding nobody says: Chinese Windows and its tools write GBK, others UTF-8 or UTF-16.

/** UTF-16 by its mark, then UTF-8, then GB18030, of which GBK is a part. */
function encodingsOf(bytes: Uint8Array): readonly string[] {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === '255 254') return ['utf-16le'];
  return mark === '254 255' ? ['utf-16be'] : ['utf-8', 'gb18030'];
}

/** Null where it is none of them; no sign is ever replaced without a word. */
export function textOfBytes(buffer: ArrayBuffer): string | null {
  const bytes = new Uint8Array(buffer);
  for (const encoding of encodingsOf(bytes)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  return null;
}
