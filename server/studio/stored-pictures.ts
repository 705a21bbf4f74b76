// Pictures of documents: made by the server, stored until their content changes, shared by all operators.
import type { DraftContent } from '~/domain/studio/document';
import { publishedText } from './apply-live';
import { type Call, hashOf, type PictureMaker } from './call';
import { stillPage } from './still-page';

/** Goods, prices and the theme change without the document. */
const STORED_MS = 24 * 3_600_000;

export interface Shown {
  /** `page-3`, `template-2`. */
  doc: string;
  /** 'draft', or the id of a version. */
  shown: string;
  content: DraftContent;
}

/** Of what it shows; uids of a document without a draft are others each time. */
function digestOf({ tabs, notes, meta }: DraftContent): string {
  const [first] = tabs;
  const text = first === undefined ? '' : publishedText(first, notes);
  return hashOf(JSON.stringify([meta, tabs.map(({ name }) => name), text]));
}

/** SVG: the stored one where it shows this content, else a new one; null where it cannot be made, or not now. */
export async function pictureOf(
  call: Call,
  maker: PictureMaker,
  { doc, shown, content }: Shown,
): Promise<string | null> {
  const { db, at } = call;
  const digest = digestOf(content);
  const stored = await db
    .selectFrom('studio_pictures')
    .select('svg')
    .where('doc', '=', doc)
    .where('shown', '=', shown)
    .where('digest', '=', digest)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (stored !== undefined) return stored.svg;
  const svg = await stillPage(call, maker, content);
  if (svg === null) return null;
  const row = { digest, svg, expires_at: new Date(at.getTime() + STORED_MS) };
  await db
    .insertInto('studio_pictures')
    .values({ doc, shown, ...row })
    .onConflict((conflict) => conflict.columns(['doc', 'shown']).doUpdateSet(row))
    .execute();
  return svg;
}
