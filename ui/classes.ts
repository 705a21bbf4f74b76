// Joining class names.

/** Joins the given class names with spaces, leaving out what is false or absent. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
