// Patterns of SQL's LIKE.

/** Matches texts that contain the words as they are. */
export const likePattern = (words: string): string =>
  `%${words.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
