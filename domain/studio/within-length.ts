// A text after something was inserted, as long as its field allows: what was inserted is cut, never what stood there.

/** How many letters two texts have in common at their beginning, `most` at most. */
function commonLength(one: readonly string[], other: readonly string[], most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** `most` counts letters as people do; a longer text that was stored may stay as long as it is. */
export function withinLength(before: string, after: string, most = Infinity): string {
  const [was, now] = [Array.from(before), Array.from(after)];
  const over = now.length - Math.max(most, was.length);
  if (over <= 0) return after;
  const shorter = Math.min(was.length, now.length);
  const head = commonLength(was, now, shorter);
  const tail = commonLength([...was].reverse(), [...now].reverse(), shorter - head);
  const end = now.length - tail;
  return [...now.slice(0, head), ...now.slice(head, end - over), ...now.slice(end)].join('');
}
