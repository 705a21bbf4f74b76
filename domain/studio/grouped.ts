// Groups of a list by a key, in the order in which the keys come.

/** Map.groupBy, which Safari 16 and Node 20 do not have. */
export function grouped<K, T>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}
