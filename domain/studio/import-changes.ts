// What an operator decides about an import before it becomes drafts: copied pictures, entries that take the place of missing ones.
import { isRecord } from '../record';
import { rewriteJson } from './json-text';
import { withPictureAddresses } from './picture-addresses';
import { hasParentAt, type Pointer, withValueAt } from './pointer';

export interface ImportChanges {
  /** Addresses of copied pictures by those of the originals. */
  pictures: ReadonlyMap<string, string>;
  /** Stored entries by their place in the layout: `/3/data/list/1`. */
  entries: ReadonlyMap<Pointer, unknown>;
}

function withPictures(value: unknown, pictures: ImportChanges['pictures']): unknown {
  if (typeof value === 'string') return withPictureAddresses(value, pictures);
  if (Array.isArray(value)) return value.map((entry: unknown) => withPictures(entry, pictures));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPictures(one, pictures)]));
}

/** A layout's text with the changes; the rest stays byte for byte. */
export function withImportChanges(text: string, { pictures, entries }: ImportChanges): string {
  if (pictures.size === 0 && entries.size === 0) return text;
  let layout = withPictures(JSON.parse(text), pictures);
  for (const [at, entry] of entries) if (hasParentAt(layout, at)) layout = withValueAt(layout, at, entry);
  return rewriteJson(text, layout);
}
