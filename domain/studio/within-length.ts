// A text after something was inserted, as long as its field allows: what was inserted is cut, never what stood there.

/** A pair of code units is cut as one letter. */
const HALF_LETTER = /[\uD800-\uDBFF]$/;

/** How many code units two texts have in common at their beginning, `most` at most. */
function commonLength(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

const reversed = (text: string): string => text.split('').reverse().join('');

/** `most` is of the field; a longer text that was stored may stay as long as it is. */
export function withinLength(before: string, after: string, most = Infinity): string {
  const over = after.length - Math.max(most, before.length);
  if (over <= 0) return after;
  const shorter = Math.min(before.length, after.length);
  const head = commonLength(before, after, shorter);
  const tail = commonLength(reversed(before), reversed(after), shorter - head);
  const end = after.length - tail;
  return after.slice(0, head) + after.slice(head, end - over).replace(HALF_LETTER, '') + after.slice(end);
}
