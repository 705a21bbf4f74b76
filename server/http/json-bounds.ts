// Limits JSON of clients before it is parsed: walking it can neither exhaust the stack nor block the event loop.

export interface JsonBounds {
  /** Levels of lists and objects. */
  depth: number;
  /** Values in lists and objects. */
  values: number;
}

/** The deepest form has eight levels, the longest order some hundred values. */
const FORM_BOUNDS: JsonBounds = { depth: 40, values: 5000 };

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Backslashes right before a place, not before `from`. */
function backslashesBefore(text: string, at: number, from: number): number {
  let first = at;
  while (first > from && text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return at - first;
}

/**
 * The end of the string that begins before `from`: its closing quote, or the end of the text. It goes from quote to quote, as
 * the engine searches megabytes in the time in which this code reads some kilobytes.
 */
function endOfString(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1))
    if (backslashesBefore(text, quote, from) % 2 === 0) return quote;
  return text.length;
}

/** Throws a SyntaxError for JSON that is too deep or has too many values; the contents of strings do not count. */
export function checkJsonBounds(text: string, bounds: JsonBounds): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(text, at + 1);
    else if (OPENING.has(letter)) depth += 1;
    else if (CLOSING.has(letter)) depth -= 1;
    else if (letter === COMMA) values += 1;
    if (depth > bounds.depth || values > bounds.values) throw new SyntaxError('The JSON is too large.');
  }
}

/** Parses JSON of a client; throws a SyntaxError where it is invalid, too deep or too long. */
export function parseJson(text: string, bounds: JsonBounds = FORM_BOUNDS): unknown {
  checkJsonBounds(text, bounds);
  return JSON.parse(text) as unknown;
}
