// Alternative texts of pictures: as the operator said for this place, else as the library says; '' is decoration.
import type { Kysely } from 'kysely';
import { isUpload } from '~/domain/picture-address';
import { isRecord } from '~/domain/record';
import { parentOf, valueAt, withValueAt } from '~/domain/studio/pointer';
import type { Tables } from '../../../db/tables';
import type { PlacedAlt } from '../../../db/tables/pages';
import type { WidgetData } from '../../../ports/hydrate';

/** Pictures whose views show an alternative text, with the list that they are entries of; it stands beside them. */
const PICTURES: Readonly<Record<string, { list?: string; picture: string }>> = {
  banner: { list: 'banners', picture: 'picUrl' },
  rubik: { list: 'list', picture: 'pic_url' },
  modal: { list: 'list', picture: 'picUrl' },
  timer: { picture: 'picUrl' },
  copyright: { picture: 'picUrl' },
};

const withAlt = (data: unknown, { at, picture, alt }: PlacedAlt): unknown =>
  valueAt(data, at) === picture ? withValueAt(data, `${parentOf(at)}/alt`, alt) : data;

/** A stored layout with what was said for its places. */
export function withPlacedAlts(
  widgets: readonly unknown[],
  alts: readonly PlacedAlt[] | null = null,
): readonly unknown[] {
  if (alts === null || alts.length === 0) return widgets;
  return widgets.map((widget, index) => {
    const own = alts.filter(({ block }) => block === index);
    if (own.length === 0 || !isRecord(widget)) return widget;
    return { ...widget, data: own.reduce(withAlt, widget['data']) };
  });
}

interface Described {
  id: string;
  data: unknown;
}

/** Applies a function to each object that holds a picture. */
function eachOwner(data: WidgetData, { list }: { list?: string }, change: (owner: WidgetData) => WidgetData) {
  if (list === undefined) return change(data);
  const rows = data[list];
  if (!Array.isArray(rows)) return data;
  return { ...data, [list]: rows.map((row: unknown) => (isRecord(row) ? change(row) : row)) };
}

const IMAGE = /<img\b[^>]*>/gi;
const SOURCE = /\bsrc\s*=\s*["'](uploads\/[^"']+)["']/i;
const HAS_ALT = /\balt\s*=/i;

/** Uploads in a rich text without words of their own. */
const uploadsIn = (html: unknown): string[] =>
  (typeof html === 'string' ? (html.match(IMAGE) ?? []) : []).flatMap((tag) => {
    const [, source] = SOURCE.exec(tag) ?? [];
    return source === undefined || HAS_ALT.test(tag) ? [] : [source];
  });

function uploadsOf({ id, data }: Described): string[] {
  if (!isRecord(data)) return [];
  if (id === 'image-text') return uploadsIn(data['content']);
  const place = Object.hasOwn(PICTURES, id) ? PICTURES[id] : undefined;
  const found: string[] = [];
  if (place !== undefined)
    eachOwner(data, place, (owner) => {
      const address = owner[place.picture];
      if (owner['alt'] === undefined && isUpload(address)) found.push(address);
      return owner;
    });
  return found;
}

/** What the library says of the blocks' pictures. One query, none where there are no uploads. */
export async function readAlts(
  db: Kysely<Tables>,
  blocks: readonly Described[],
): Promise<ReadonlyMap<string, string>> {
  const paths = [...new Set(blocks.flatMap(uploadsOf))];
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('studio_media')
    .select(['path', 'alt'])
    .where('path', 'in', paths)
    .where('alt', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ path, alt }) => [path, alt ?? '']));
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const describedHtml = (html: string, alts: ReadonlyMap<string, string>): string =>
  html.replace(IMAGE, (tag) => {
    const [source = ''] = uploadsIn(tag);
    const alt = alts.get(source);
    return alt === undefined ? tag : tag.replace(/^<img\b/i, `<img alt="${attribute(alt)}"`);
  });

/** The data with the library's words where a picture has none of its own. */
export function withLibraryAlts(id: string, data: WidgetData, alts: ReadonlyMap<string, string>): WidgetData {
  if (alts.size === 0) return data;
  const { content } = data;
  if (id === 'image-text')
    return typeof content === 'string' ? { ...data, content: describedHtml(content, alts) } : data;
  const place = Object.hasOwn(PICTURES, id) ? PICTURES[id] : undefined;
  if (place === undefined) return data;
  return eachOwner(data, place, (owner) => {
    const alt = alts.get(String(owner[place.picture]));
    return alt === undefined || owner['alt'] !== undefined ? owner : { ...owner, alt };
  });
}
