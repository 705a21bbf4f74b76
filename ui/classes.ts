// Joins class names.

/** Joins the given class names with spaces, leaving out false and absent ones. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
