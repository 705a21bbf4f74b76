// `/stills/:doc`: the first screen of a document as a guest sees it, as HTML in which nothing can run.
import { STILL_POLICY } from '../../http/studio-site';
import { type Call, type Db, idOfPath, route, type Route } from '../call';
import { type DocRef, docRefOf, isRowKind } from '../doc-name';
import { readContent } from '../drafts';
import { stillPage } from '../still-page';
import { StudioError } from '../studio-error';
import { contentOfVersion, requireVersionRow } from '../version-rows';

/** A version never changes, but goods and prices in it do. */
const VERSION_SECONDS = 3600;

/** @throws StudioError 404 also for a version of another document. */
async function contentOf(db: Db, ref: DocRef, version: string | null) {
  if (version === null) return readContent(db, ref);
  const row = await requireVersionRow(db, idOfPath({ path: { version } }, 'version'));
  if (row.doc !== ref.doc) throw new StudioError('not-found', { message: '没有这个版本' });
  return contentOfVersion(db, row.id);
}

async function still(call: Call): Promise<Response> {
  const ref = docRefOf(call.path['doc'] ?? '');
  if (!isRowKind(ref.kind)) throw new StudioError('not-found');
  const version = call.query.get('version');
  const { prerenderer } = call;
  if (prerenderer === null) throw new StudioError('not-found', { message: '开发环境没有页面的图' });
  const html = await stillPage(call, prerenderer, await contentOf(call.db, ref, version));
  if (html === null) throw new StudioError('failed', { status: 503, message: '现在画不出图，请稍后再试' });
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': STILL_POLICY,
      'Cache-Control': version === null ? 'no-store' : `private, max-age=${VERSION_SECONDS}`,
    },
  });
}

export const stillRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/stills/:doc', role: 'viewer', limitedAs: '-stills', handle: still }),
];
