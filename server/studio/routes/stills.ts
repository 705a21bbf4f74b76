// `/stills/:doc`: the first screen of a document or a template as a guest sees it, as a picture.
import { type DraftContent, tabOf } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { type Call, type Db, idOfPath, route, type Route } from '../call';
import { type DocRef, docRefOf, isRowKind } from '../doc-name';
import { readContent } from '../drafts';
import { newUid } from '../live';
import { pictureOf, type Shown } from '../stored-pictures';
import { StudioError } from '../studio-error';
import { requireTemplate, templateTexts } from '../template-rows';
import { contentOfVersion, requireVersionRow } from '../version-rows';

/** A version never changes, and a draft that is asked for by its last change is that one; goods and prices in them do. */
const STORED_SECONDS = 3600;

/** @throws StudioError 404 also for a version of another document. */
async function contentOf(db: Db, ref: DocRef, version: string | null) {
  if (version === null) return readContent(db, ref);
  const row = await requireVersionRow(db, idOfPath({ path: { version } }, 'version'));
  if (row.doc !== ref.doc) throw new StudioError('not-found', { message: '没有这个版本' });
  return contentOfVersion(db, row.id);
}

const TEMPLATE = /^template-(\d{1,9})$/;

/** A template as a page is made of it, with the mall's own goods. @throws StudioError 404. */
async function templateContent(db: Db, id: number): Promise<DraftContent> {
  const texts = await templateTexts(db, id, { isOwnGoods: true });
  const text = `[${texts.join(',')}]`;
  const { name } = await requireTemplate(db, id);
  return {
    tabs: [tabOf(text, { key: 't1', name, templateId: null, newUid, slots })],
    notes: {},
    meta: { title: name },
  };
}

async function shownOf({ db, path, query }: Call): Promise<Shown> {
  const doc = path['doc'] ?? '';
  const template = TEMPLATE.exec(doc)?.[1];
  if (template !== undefined)
    return { doc, shown: 'draft', content: await templateContent(db, Number(template)) };
  const ref = docRefOf(doc);
  if (!isRowKind(ref.kind)) throw new StudioError('not-found');
  const version = query.get('version');
  return { doc, shown: version ?? 'draft', content: await contentOf(db, ref, version) };
}

/** Also where it is opened as a page. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

async function still(call: Call): Promise<Response> {
  const isStored = call.query.has('version') || call.query.has('at');
  const { pictureMaker } = call;
  if (pictureMaker === null) throw new StudioError('not-found', { message: '开发环境没有页面的图' });
  const svg = await pictureOf(call, pictureMaker, await shownOf(call));
  if (svg === null) throw new StudioError('failed', { status: 503, message: '现在画不出图，请稍后再试' });
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': POLICY,
      'Cache-Control': isStored ? `private, max-age=${STORED_SECONDS}` : 'no-store',
    },
  });
}

export const stillRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/stills/:doc', role: 'viewer', limitedAs: '-stills', handle: still }),
];
