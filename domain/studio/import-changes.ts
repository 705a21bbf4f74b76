// What of an import differs from its file: copied pictures, entries in place of missing ones, ids of modules made of it.
import { arrayOf, isArray, isRecord } from '../record';
import type { PlacedNotes } from './document';
import { rewriteJson } from './json-text';
import { withPictureAddresses } from './picture-addresses';
import { hasParentAt, type Pointer, withValueAt } from './pointer';

export interface ImportChanges {
  /** Addresses of copied pictures by those of the originals. */
  pictures: ReadonlyMap<string, string>;
  /** Stored entries by their place in the layout: `/3/data/list/1`. */
  entries: ReadonlyMap<Pointer, unknown>;
  /** Ids of modules here by those in the file. */
  modules: ReadonlyMap<number, number>;
}

function withPictures(value: unknown, pictures: ImportChanges['pictures']): unknown {
  if (typeof value === 'string') return withPictureAddresses(value, pictures);
  if (Array.isArray(value)) return value.map((entry: unknown) => withPictures(entry, pictures));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPictures(one, pictures)]));
}

/** The record that names a module, with the module's id here; very early blocks have it in their data. */
function withModule(entry: unknown, modules: ImportChanges['modules']): unknown {
  const id = isRecord(entry) ? modules.get(Number(entry['id'])) : undefined;
  return isRecord(entry) && id !== undefined ? { ...entry, id } : entry;
}

function withModules(block: unknown, modules: ImportChanges['modules']): unknown {
  if (!isRecord(block) || block['id'] !== 'module' || !isRecord(block['data'])) return block;
  const data = withModule(block['data'], modules) as Record<string, unknown>;
  const list = arrayOf(data['list']).map((entry) => withModule(entry, modules));
  return { ...block, data: isArray(data['list']) ? { ...data, list } : data };
}

/** Notes whose alternative texts follow their pictures to the copies. */
export const withCopiedPictures = (notes: PlacedNotes, pictures: ImportChanges['pictures']): PlacedNotes =>
  Object.fromEntries(
    Object.entries(notes).map(([block, { alt, ...note }]) => {
      const texts = Object.entries(alt ?? {}).map(([at, words]) => [
        withPictureAddresses(at, pictures),
        words,
      ]);
      return [block, alt === undefined ? note : { ...note, alt: Object.fromEntries(texts) }] as const;
    }),
  );

/** A layout's text with the changes; the rest stays byte for byte. */
export function withImportChanges(text: string, { pictures, entries, modules }: ImportChanges): string {
  if (pictures.size + entries.size + modules.size === 0) return text;
  let layout = withPictures(JSON.parse(text), pictures);
  if (isArray(layout)) layout = layout.map((block) => withModules(block, modules));
  for (const [at, entry] of entries) if (hasParentAt(layout, at)) layout = withValueAt(layout, at, entry);
  return rewriteJson(text, layout);
}
