// Timed work of the trash: pages that were deleted thirty days ago are removed for good, with all that the studio stores of them.
import { trashLimit } from '~/domain/studio/trash';
import { dueIds, type Job } from '../jobs/run-job';
import { audit } from './audit';
import type { Trx } from './call';
import { pageDoc } from './doc-name';

/** Tables with a document's rows, each before those that it refers to; operations go with their draft. */
const OF_DOCUMENT = [
  'studio_schedules',
  'studio_reviews',
  'studio_versions',
  'studio_drafts',
  'studio_media_uses',
  'studio_preview_links',
  'studio_presence',
] as const;

/** The rows of layouts that no other page shows are only marked: answers to their forms refer to them. */
async function trashLayouts(trx: Trx, pageId: number, now: Date): Promise<void> {
  const others = trx.selectFrom('diy_page_navs').select('template_id').where('page_id', '!=', pageId);
  await trx
    .updateTable('diy_templates')
    .set({ deleted_at: now })
    .where('type', '=', 'page')
    .where('id', 'in', trx.selectFrom('diy_page_navs').select('template_id').where('page_id', '=', pageId))
    .where('id', 'not in', others)
    .execute();
}

async function purge(trx: Trx, id: number, now: Date): Promise<void> {
  const page = await trx
    .selectFrom('diy_pages')
    .select('title')
    .where('id', '=', id)
    .where('deleted_at', '<=', trashLimit(now))
    .forUpdate()
    .executeTakeFirst();
  // Restored meanwhile, or removed by another process.
  if (page === undefined) return;
  const doc = pageDoc(id);
  for (const table of OF_DOCUMENT) await trx.deleteFrom(table).where('doc', '=', doc).execute();
  await trashLayouts(trx, id, now);
  // Its tabs and visits go with it.
  await trx.deleteFrom('diy_pages').where('id', '=', id).execute();
  await audit(trx, { operator: null, network: 'trash' }, { action: 'purge', doc, title: page.title });
}

export const emptyTrash: Job = {
  name: 'studio-trash',
  due: (db, now, skipped) =>
    dueIds(db.selectFrom('diy_pages').select('id').where('deleted_at', '<=', trashLimit(now)), {
      by: 'deleted_at',
      skipped,
    }),
  act: (db, id, now) => db.transaction().execute((trx) => purge(trx, id, now)),
};
