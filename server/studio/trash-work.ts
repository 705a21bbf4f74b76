// Timed work of the trash: what was deleted thirty days ago is removed for good, with all that the studio stores of it.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { trashLimit } from '~/domain/studio/trash';
import type { Tables } from '../db/tables';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';
import { audit } from './audit';
import type { Trx } from '../db/transaction';
import { moduleDoc, pageDoc, userCenterDoc } from './doc-name';

/** Tables with a document's rows, each before those that it refers to; operations go with their draft. */
const OF_DOCUMENT = [
  'studio_schedules',
  'studio_reviews',
  'studio_versions',
  'studio_drafts',
  'studio_media_uses',
  'studio_preview_links',
  'studio_pictures',
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

/** What the studio stores of a document. */
async function forget(trx: Trx, doc: string, title: string): Promise<void> {
  for (const table of OF_DOCUMENT) await trx.deleteFrom(table).where('doc', '=', doc).execute();
  await audit(trx, { operator: null, network: 'trash' }, { action: 'purge', doc, title });
}

async function purgePage(trx: Trx, id: number, now: Date): Promise<void> {
  const page = await trx
    .selectFrom('diy_pages')
    .select('title')
    .where('id', '=', id)
    .where('deleted_at', '<=', trashLimit(now))
    .forUpdate()
    .executeTakeFirst();
  // Restored meanwhile, or removed by another process.
  if (page === undefined) return;
  await trashLayouts(trx, id, now);
  // Its tabs and visits go with it.
  await trx.deleteFrom('diy_pages').where('id', '=', id).execute();
  await forget(trx, pageDoc(id), page.title);
}

/** Its row is marked already: blocks of old versions can still be detached from it, and answers to forms refer to it. */
async function forgetModule(trx: Trx, id: number, now: Date): Promise<void> {
  const module = await trx
    .selectFrom('diy_templates')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', '<=', trashLimit(now))
    .forUpdate()
    .executeTakeFirst();
  // Another process may have done it while this one waited.
  const draft = await trx
    .selectFrom('studio_drafts')
    .select('doc')
    .where('doc', '=', moduleDoc(id))
    .executeTakeFirst();
  if (module !== undefined && draft !== undefined) await forget(trx, moduleDoc(id), module.name);
}

async function purgeUserCenter(trx: Trx, id: number, now: Date): Promise<void> {
  const center = await trx
    .deleteFrom('user_centers')
    .where('id', '=', id)
    .where('deleted_at', '<=', trashLimit(now))
    .returning('name')
    .executeTakeFirst();
  if (center !== undefined) await forget(trx, userCenterDoc(id), center.name);
}

interface Trash<Table extends keyof Tables> {
  /** What was deleted before a time. */
  expired: (db: Kysely<Tables>, before: Date) => SelectQueryBuilder<Tables, Table, { id: number }>;
  purge: (trx: Trx, id: number, now: Date) => Promise<void>;
}

const trashJob = <Table extends keyof Tables>(name: string, { expired, purge }: Trash<Table>): Job => ({
  name,
  due: (db, now, skipped) => dueIds(expired(db, trashLimit(now)), { by: 'deleted_at', skipped }),
  act: (db, id, now) => db.transaction().execute((trx) => purge(trx, id, now)),
});

export const trashJobs: readonly Job[] = [
  trashJob('studio-trash', {
    expired: (db, before) => db.selectFrom('diy_pages').select('id').where('deleted_at', '<=', before),
    purge: purgePage,
  }),
  trashJob('studio-module-trash', {
    expired: (db, before) =>
      db
        .selectFrom('diy_templates')
        .select('id')
        .where('type', '=', '')
        .where('deleted_at', '<=', before)
        .where(sql<boolean>`exists (select 1 from studio_drafts where doc = 'module-' || diy_templates.id)`),
    purge: forgetModule,
  }),
  trashJob('studio-user-center-trash', {
    expired: (db, before) => db.selectFrom('user_centers').select('id').where('deleted_at', '<=', before),
    purge: purgeUserCenter,
  }),
];
