// The names of a region in one line.

/** A city of its own, whose province has the same name, is named once. */
export const regionText = (names: readonly string[]): string => [...new Set(names)].filter(Boolean).join(' ');
