// Versions of a widget's data: a stored block without `v` has the first; an older one is migrated step by step.
import { isRecord } from './record';

type Data = Record<string, unknown>;
type Migrate = (data: Data) => Data;

/** What is known of a widget's versions. */
export interface Versioned {
  readonly version: number;
  /** By start version: `migrations[1]` makes version 2. */
  readonly migrations?: Readonly<Record<number, Migrate>>;
}

/** Version of a stored block. */
export const versionOf = (element: unknown): number =>
  isRecord(element) && Number.isInteger(element['v']) ? (element['v'] as number) : 1;

/** The data in the widget's version; throws where a migration fails, or none is there. `data` is not changed. */
export function migrated(widget: Versioned, data: Data, from: number): Data {
  let current = data;
  for (let version = from; version < widget.version; version += 1) {
    // Calling one that is not there throws, as one that fails does; a check of its own would cost home bytes.
    const migrate = widget.migrations?.[version] as Migrate;
    current = migrate(structuredClone(current));
  }
  return current;
}

/**
 * A stored block in the widget's version, with `v`; the very same where it is that already, or where it cannot be
 * migrated.
 */
export function upgraded(element: unknown, widget: Versioned | undefined): unknown {
  const from = versionOf(element);
  if (widget === undefined || !isRecord(element) || from >= widget.version) return element;
  const data = isRecord(element['data']) ? element['data'] : {};
  try {
    return { ...element, v: widget.version, data: migrated(widget, data, from) };
  } catch {
    return element;
  }
}
