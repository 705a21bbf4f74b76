// Slices the elements of a JSON array out of its text, so that unedited ones are preserved byte for byte.

const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** Index behind the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index + 1;
}

/** Texts of the elements of an array, trimmed. The text must be valid JSON of an array. */
export function sliceArray(text: string): string[] {
  const slices: string[] = [];
  let depth = 0;
  let start = text.indexOf('[') + 1;
  let index = start;
  while (index < text.length) {
    const letter = text[index] ?? '';
    if (letter === '"') {
      index = endOfString(text, index);
      continue;
    }
    if (CLOSERS[letter] !== undefined) depth += 1;
    const isEnd = letter === ']' && depth === 0;
    if (isEnd || (letter === ',' && depth === 0)) {
      slices.push(text.slice(start, index).trim());
      start = index + 1;
      if (isEnd) break;
    } else if (letter === ']' || letter === '}') depth -= 1;
    index += 1;
  }
  return slices.length === 1 && slices[0] === '' ? [] : slices;
}
