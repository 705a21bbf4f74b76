// The file of an export: pages, modules and user centres with the text of their drafts, which an import reads back.
import type { ExportedLayout, ExportFile } from '~/domain/studio/api-import';
import { layoutText } from '~/domain/studio/document';
import { moduleIdsOf } from '~/domain/module-blocks';
import { withoutUids } from '~/domain/slots';
import { slots } from '~/widgets/slots.gen';
import { recordsOf } from '../settings/stored-values';
import { publishedText } from './apply-live';
import type { Db } from './call';
import { docRefOf, moduleDoc, pageDoc, userCenterDoc } from './doc-name';
import { readContent } from './drafts';
import { placedNotes } from './placed-notes';

interface Wanted {
  pages: readonly number[];
  modules: readonly number[];
  userCenters: readonly number[];
}

/** For an existing mall: without hidden blocks and uids. */
function forMall(text: string): unknown {
  const layout = JSON.parse(text) as unknown;
  if (!Array.isArray(layout)) return layout;
  return layout.map((block: unknown) => withoutUids(block, slots));
}

async function tabsOf(db: Db, doc: string, isForMall: boolean) {
  const { tabs, notes } = await readContent(db, docRefOf(doc));
  return tabs.map((tab): { name: string } & ExportedLayout => {
    const { name } = tab;
    if (isForMall) return { name, data: forMall(publishedText(tab, notes)) };
    const placed = placedNotes(tab, notes);
    return { name, data: layoutText(tab), ...(placed === undefined ? {} : { notes: placed }) };
  });
}

/** The layout of a document with one tab, which is named as the document. */
async function layoutOf(db: Db, doc: string, isForMall: boolean): Promise<ExportedLayout> {
  const [{ name: _name, ...layout } = { name: '', data: undefined }] = await tabsOf(db, doc, isForMall);
  return layout;
}

async function pagesOf(db: Db, ids: readonly number[] | null, isForMall: boolean) {
  const rows = await db
    .selectFrom('diy_pages')
    .select(['id', 'title', 'platform', 'show_navs', 'access_limit'])
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (chosen) => chosen.where('id', 'in', [...(ids ?? []), 0]))
    .orderBy('id')
    .execute();
  const pages: ExportFile['pages'] = [];
  for (const { id, access_limit: limit, ...row } of rows) {
    const access_limit = isForMall && limit !== null ? JSON.stringify(limit) : limit;
    pages.push({ ...row, access_limit, navs: await tabsOf(db, pageDoc(id), isForMall) });
  }
  return pages;
}

async function modulesOfMall(db: Db, ids: readonly number[] | null, isForMall: boolean) {
  const rows = await db
    .selectFrom('diy_templates')
    .select(['id', 'name'])
    .where('type', '=', '')
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (chosen) => chosen.where('id', 'in', [...(ids ?? []), 0]))
    .orderBy('id')
    .execute();
  const modules: ExportFile['modules'] = [];
  for (const row of rows) modules.push({ ...row, ...(await layoutOf(db, moduleDoc(row.id), isForMall)) });
  return modules;
}

async function userCentersOf(db: Db, ids: readonly number[] | null, isForMall: boolean) {
  const rows = await db
    .selectFrom('user_centers')
    .select(['id', 'name', 'platform'])
    .where('deleted_at', 'is', null)
    .where('is_recycle', '=', false)
    .$if(ids !== null, (chosen) => chosen.where('id', 'in', [...(ids ?? []), 0]))
    .orderBy('id')
    .execute();
  const centers: ExportFile['user_centers'] = [];
  for (const row of rows) centers.push({ ...row, ...(await layoutOf(db, userCenterDoc(row.id), isForMall)) });
  return centers;
}

/** Ids of the modules that the exported pages contain. */
const modulesIn = (pages: ExportFile['pages']): number[] =>
  pages.flatMap(({ navs }) =>
    navs.flatMap(({ data }) =>
      recordsOf(typeof data === 'string' ? JSON.parse(data) : data).flatMap(moduleIdsOf),
    ),
  );

/** `wanted` null: everything. */
export async function exportFile(db: Db, wanted: Wanted | null, isForMall: boolean): Promise<ExportFile> {
  const pages = await pagesOf(db, wanted?.pages ?? null, isForMall);
  const modules = wanted === null ? null : [...new Set([...wanted.modules, ...modulesIn(pages)])];
  return {
    pagoda: 1,
    pages,
    modules: await modulesOfMall(db, modules, isForMall),
    user_centers: await userCentersOf(db, wanted?.userCenters ?? null, isForMall),
  };
}
