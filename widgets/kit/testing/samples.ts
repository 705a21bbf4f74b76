// Sample data of all widgets, those of packages among them, for tests.

/** `versions/<version>.json`, as scripts/widget-versions writes it. */
export interface RecordedVersion {
  readonly samples: readonly Record<string, unknown>[];
  readonly reads?: readonly Record<string, unknown>[];
}

/** All modules of a table of widgets/samples.gen.ts. */
export const loadAll = async <T>(
  table: Readonly<Record<string, () => Promise<T>>>,
): Promise<Readonly<Record<string, T>>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(table).map(async ([key, load]) => [key, await load()] as const)),
  );
