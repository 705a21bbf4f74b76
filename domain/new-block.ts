// A block that is made now: its data are of its widget's version, which it names.
import type { Versioned } from './widget-version';

/** With the version as `v`; the first is written by its absence, as existing malls store their blocks. */
export function newBlock<B extends { readonly id: string }>(
  widgets: Readonly<Record<string, Pick<Versioned, 'version'>>>,
  block: B,
): B & { v?: number } {
  const version = Object.hasOwn(widgets, block.id) ? (widgets[block.id]?.version ?? 1) : 1;
  return version === 1 ? block : { ...block, v: version };
}
