// Tokens of a JSON text, also of an invalid one, without reading their values: texts of thousands of blocks are scanned while one types.

const QUOTE = 34;
const BACKSLASH = 92;
const NEWLINE = 10;
const SPACE = 32;

/** White space in JSON, and other control characters. */
const isSpace = (code: number): boolean => code <= SPACE;

const SIGNS = new Set(Array.from('[]{}:,', (sign) => sign.charCodeAt(0)));

/** Where the next token begins; the text's length where there is none. */
export function tokenStart(text: string, at: number): number {
  let index = at;
  while (index < text.length && isSpace(text.charCodeAt(index))) index += 1;
  return index;
}

/** A string that is not closed ends with its line. */
function stringEnd(text: string, at: number): number {
  let index = at + 1;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) return index + 1;
    if (code === NEWLINE) return index;
    index += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
}

const isInWord = (code: number): boolean => code !== QUOTE && !isSpace(code) && !SIGNS.has(code);

/** Where the string, sign or word ends that begins there. */
export function tokenEnd(text: string, start: number): number {
  const code = text.charCodeAt(start);
  if (code === QUOTE) return stringEnd(text, start);
  if (SIGNS.has(code)) return start + 1;
  let index = start + 1;
  while (index < text.length && isInWord(text.charCodeAt(index))) index += 1;
  return index;
}
