// Looking up a name from an address: only a table's own keys count, never what every object inherits.

/** The table's entry of that name, or undefined. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
