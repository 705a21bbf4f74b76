// Where a text stops being valid JSON: engines report it in different words, or not at all.

const TOKEN =
  /[ \t\r\n]*(?:([[\]{},:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;
const SPACE = /[ \t\r\n]*/y;

type Want = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end';

const AFTER_COMMA: Readonly<Record<string, Want>> = { '[': 'value', '{': 'key' };
const CLOSING: Readonly<Record<string, string>> = { ']': '[', '}': '{' };

/** The state after a token; null where it is not allowed. `open` is the stack of lists and objects around it. */
function next(want: Want, token: string, open: string[]): Want | null {
  const isValue = want === 'value' || want === 'value-or-end';
  const isKey = want === 'key' || want === 'key-or-end';
  if (token === ':') return want === 'colon' ? 'value' : null;
  if (token === ',') return want === 'comma-or-end' ? (AFTER_COMMA[open.at(-1) ?? ''] ?? null) : null;
  if (token === '[' || token === '{') {
    if (!isValue) return null;
    open.push(token);
    return token === '[' ? 'value-or-end' : 'key-or-end';
  }
  if (token === ']' || token === '}') {
    const mayEnd = want === 'comma-or-end' || want === (token === ']' ? 'value-or-end' : 'key-or-end');
    return mayEnd && open.pop() === CLOSING[token] ? 'comma-or-end' : null;
  }
  if (isKey) return token.startsWith('"') ? 'colon' : null;
  return isValue ? 'comma-or-end' : null;
}

/** Offset of the first invalid character, the text's length where it ends early; null for valid JSON. */
export function jsonErrorAt(text: string): number | null {
  const open: string[] = [];
  let want: Want | null = 'value';
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    const start = at + (SPACE.exec(text)?.[0].length ?? 0);
    const isWhole = want === 'comma-or-end' && open.length === 0;
    if (start >= text.length) return isWhole ? null : text.length;
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const token = match?.[1] ?? match?.[2] ?? match?.[3];
    if (isWhole || token === undefined || want === null) return start;
    want = next(want, token, open);
    if (want === null) return start;
    at = TOKEN.lastIndex;
  }
}
