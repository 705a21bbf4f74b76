// `/import`, `/export`: importing pages of an existing mall as drafts, and exporting pages as stored.
import { isRecord } from '~/domain/record';
import type { ExportFile, ImportReport } from '~/domain/studio/api-library';
import type { DraftContent } from '~/domain/studio/document';
import { rewriteJson } from '~/domain/studio/json-text';
import { parseLayout } from '../../families/index/hydrate/blocks';
import { checkJsonBounds } from '../../http/json-bounds';
import { publishedText } from '../apply-live';
import { type Call, type Db, ok, type Reply, route, type Route } from '../call';
import { docRefOf, pageDoc } from '../doc-name';
import { CONTENT_BYTES, DOCUMENT_BYTES } from '../document-limits';
import { openStored } from '../drafts';
import { fieldsOf } from '../fields';
import { recognise } from '../import-reading';
import { invalidField, StudioError } from '../studio-error';

const BOUNDS = { depth: 60, values: 400_000 };

/** A dry run: nothing is written; POST `/pages` creates pages from its result. */
async function check({ db, body }: Call): Promise<Reply> {
  const { text } = fieldsOf(body);
  if (typeof text !== 'string' || text.trim() === '') throw invalidField('/text', '没有内容');
  if (text.length > CONTENT_BYTES) throw new StudioError('too-large');
  checkJsonBounds(text, BOUNDS);
  const { kind, pages } = recognise(text);
  // A lazy import of all widgets and validators: 4 MB that nothing else of the server needs.
  const { checkImport } = await import('../import-check');
  const report: ImportReport = { kind, pages: await Promise.all(pages.map((page) => checkImport(db, page))) };
  return ok(report);
}

/** For an existing mall: without hidden blocks and uids. */
function forMall(text: string): unknown {
  const layout = JSON.parse(text) as unknown;
  if (!Array.isArray(layout)) return layout;
  const plain = layout.map((block: unknown) => {
    if (!isRecord(block)) return block;
    const { uid: _uid, ...rest } = block;
    return rest;
  });
  return JSON.parse(rewriteJson(text, plain));
}

const dataOf = ({ tabs, notes }: DraftContent, isForMall: boolean) =>
  tabs.map((tab) => {
    const whole = publishedText(tab, isForMall ? notes : {});
    return { name: tab.name, data: isForMall ? forMall(whole) : whole };
  });

async function exported(db: Db, id: number, isForMall: boolean): Promise<ExportFile['pages'][number]> {
  const page = await db
    .selectFrom('diy_pages')
    .select(['title', 'platform', 'show_navs', 'access_limit'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (page === undefined) throw new StudioError('not-found');
  const { content } = await openStored(db, docRefOf(pageDoc(id)));
  const { access_limit: limit, ...rest } = page;
  const access_limit = isForMall && limit !== null ? JSON.stringify(limit) : limit;
  return { ...rest, access_limit, navs: dataOf(content, isForMall) };
}

async function exportPages({ db, query }: Call): Promise<Reply> {
  const isForMall = query.get('for') === 'mall';
  const wanted = (query.get('pages') ?? '').split(',').filter(Boolean).map(Number);
  if (!wanted.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))
    throw new StudioError('bad-request', { at: '/pages' });
  const rows = await db
    .selectFrom('diy_pages')
    .select('id')
    .where('deleted_at', 'is', null)
    .$if(wanted.length > 0, (chosen) => chosen.where('id', 'in', wanted))
    .orderBy('id')
    .execute();
  const pages: ExportFile['pages'] = [];
  for (const { id } of rows) pages.push(await exported(db, id, isForMall));
  const modules = await db
    .selectFrom('diy_templates')
    .select(['id', 'name', 'data'])
    .where('type', '=', '')
    .where('deleted_at', 'is', null)
    .execute();
  const file: ExportFile = {
    pagoda: 1,
    pages,
    modules: modules.map(({ id, name, data }) => ({ id, name, data: parseLayout(data) ?? data })),
  };
  return ok(file, { 'Content-Disposition': 'attachment; filename="pages.json"' });
}

export const importRoutes: readonly Route[] = [
  route({ method: 'POST', path: '/import', role: 'editor', maxBytes: DOCUMENT_BYTES, handle: check }),
  route({ method: 'GET', path: '/export', role: 'viewer', handle: exportPages }),
];
