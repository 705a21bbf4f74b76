// Looks up a name from an address: own keys only, never inherited properties.

/** The table's entry of that name, or undefined. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
