// `/modules`: blocks that several pages share.
import { sql } from 'kysely';
import { isRecord } from '~/domain/record';
import type { Detached, ModuleBlocks, ModuleRow } from '~/domain/studio/api-modules';
import { trashLimit } from '~/domain/studio/trash';
import { parseLayout } from '../../families/index/hydrate/blocks';
import { altsText } from '../apply-live';
import { audit } from '../audit';
import {
  type Call,
  created,
  type Db,
  done,
  idOfPath,
  isTrashAsked,
  offsetOf,
  ok,
  PAGE_SIZE,
  partOf,
  type Reply,
  route,
  type Route,
  write,
  writeOnce,
} from '../call';
import type { Trx } from '../../db/transaction';
import { detachFromAll, planDetaching } from '../detach-module';
import { docRefOf, moduleDoc } from '../doc-name';
import { DOCUMENT_BYTES } from '../document-limits';
import { hasChanges, lockDraft } from '../drafts';
import { fieldsOf, textOf } from '../fields';
import { moduleBlocks } from '../module-blocks';
import { moduleUseCounts, moduleUses, waitingUses } from '../module-uses';
import { patchDraftMeta } from '../patch-draft';
import { insertNoted, notedLayout } from '../placed-notes';
import { announce } from '../publishing';
import { requirePublisher } from '../rights';
import { cancelSchedules } from '../schedule-rows';
import { StudioError } from '../studio-error';
import { likePattern } from '../../db/like-pattern';

const all = (db: Db) =>
  db
    .selectFrom('diy_templates as module')
    .leftJoin('studio_drafts as draft', (join) => join.on(sql<boolean>`draft.doc = 'module-' || module.id`))
    .select(['module.id', 'module.name', 'module.data', 'module.updated_at', 'module.deleted_at'])
    .select(['draft.version', 'draft.published_version', 'draft.changed_at'])
    .where('module.type', '=', '');

const modules = (db: Db) => all(db).where('module.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof modules>['executeTakeFirstOrThrow']>>;

const wire = (row: Row, uses: ReadonlyMap<number, number>): ModuleRow => ({
  id: row.id,
  doc: moduleDoc(row.id),
  name: row.name,
  blockCount: (parseLayout(row.data) ?? []).filter(isRecord).length,
  uses: uses.get(row.id) ?? 0,
  isLive: true,
  hasChanges:
    row.version !== null && hasChanges({ version: row.version, publishedVersion: row.published_version }),
  changedAt: (row.changed_at ?? row.updated_at).toISOString(),
  deletedAt: row.deleted_at?.toISOString() ?? null,
});

const notThere = () => new StudioError('not-found', { message: '没有这个模块' });

/** @throws StudioError 404, also for a deleted one. */
async function moduleRow(db: Db, id: number): Promise<ModuleRow> {
  const row = await modules(db).where('module.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notThere();
  return wire(row, await moduleUseCounts(db));
}

async function blocks({ db, ...call }: Call): Promise<Reply> {
  const id = idOfPath(call);
  const held = (await moduleBlocks(db, [id])).get(id);
  if (held === undefined) throw notThere();
  return ok({ blocks: held.blocks } satisfies ModuleBlocks);
}

async function list({ db, query, at }: Call): Promise<Reply> {
  const offset = offsetOf(query);
  const q = (query.get('q') ?? '').slice(0, 50);
  const wanted = isTrashAsked(query) ? all(db).where('module.deleted_at', '>', trashLimit(at)) : modules(db);
  const rows = await wanted
    .where('module.name', 'ilike', likePattern(q))
    .orderBy('module.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  const uses = await moduleUseCounts(db);
  const next = String(offset + PAGE_SIZE);
  return ok(partOf(rows, { size: PAGE_SIZE, cursorOf: () => next, wire: (row) => wire(row, uses) }));
}

const nameOf = (call: Call): string =>
  textOf(fieldsOf(call.body), 'name', { label: '名称', min: 1, max: 30 });

/** No page contains a new module, so it may be live at once. */
async function create(call: Call): Promise<Reply> {
  const name = nameOf(call);
  return writeOnce(call, async (trx) => {
    const layout = await notedLayout(trx, call, fieldsOf(call.body));
    const { data } = layout;
    const alts = altsText(layout.tab, layout.notes);
    const { id } = await trx
      .insertInto('diy_templates')
      .values({ name, type: '', data, alts, created_at: call.at, updated_at: call.at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertNoted(trx, docRefOf(moduleDoc(id)), layout);
    await audit(trx, call, { action: 'create', doc: moduleDoc(id), title: name });
    return created(await moduleRow(trx, id));
  });
}

/** No page shows the name, so a change is effective at once. */
async function rename(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const name = nameOf(call);
  const reply = await write(call, async (trx) => {
    await moduleRow(trx, id);
    await patchDraftMeta(trx, await lockDraft(trx, docRefOf(moduleDoc(id))), { call, meta: { name } });
    await trx.updateTable('diy_templates').set({ name }).where('id', '=', id).execute();
    await audit(trx, call, { action: 'rename', doc: moduleDoc(id), title: name });
    return ok(await moduleRow(trx, id));
  });
  call.hub.wake(moduleDoc(id));
  return reply;
}

/** Whoever deletes it first locks it; the other finds none. */
async function lockModule(trx: Trx, call: Call, id: number): Promise<ModuleRow> {
  await requirePublisher(trx, call);
  await trx.selectFrom('diy_templates').select('id').where('id', '=', id).forUpdate().execute();
  return moduleRow(trx, id);
}

async function removeUnused(trx: Trx, call: Call, { id, name }: ModuleRow): Promise<Reply> {
  const uses = await moduleUses(trx, id);
  if (uses.length > 0)
    throw new StudioError('in-use', { message: `模块用于 ${uses.length} 个页面`, current: uses });
  const [waiting] = await waitingUses(trx, id);
  if (waiting !== undefined) throw new StudioError('state', { message: waiting });
  await cancelSchedules(trx, moduleDoc(id));
  await trx.updateTable('diy_templates').set({ deleted_at: call.at }).where('id', '=', id).execute();
  await audit(trx, call, { action: 'remove-module', doc: moduleDoc(id), title: name });
  return done();
}

async function remove(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const reply = await write(call, async (trx) => removeUnused(trx, call, await lockModule(trx, call, id)));
  announce(call, moduleDoc(id));
  return reply;
}

/** Its blocks are whole; what was detached from it stays detached. */
async function restore(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const reply = await writeOnce(call, async (trx) => {
    await requirePublisher(trx, call);
    const restored = await trx
      .updateTable('diy_templates')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('type', '=', '')
      .where('deleted_at', '>', trashLimit(call.at))
      .returning('name')
      .executeTakeFirst();
    if (restored === undefined) throw notThere();
    await audit(trx, call, { action: 'restore', doc: moduleDoc(id), title: restored.name });
    return ok(await moduleRow(trx, id));
  });
  announce(call, moduleDoc(id));
  return reply;
}

const plan = (call: Call): Promise<Reply> =>
  write(call, async (trx) => {
    const { id } = await moduleRow(trx, idOfPath(call));
    return ok((await planDetaching(trx, call, id)).plan);
  });

/** Deletes it together with its uses. */
async function detach(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  let changed: string[] = [];
  const reply = await writeOnce(call, async (trx) => {
    const module = await lockModule(trx, call, id);
    const { docs, ...detached } = await detachFromAll(trx, call, module);
    changed = docs;
    await removeUnused(trx, call, module);
    return ok(detached satisfies Detached);
  });
  for (const doc of [...changed, moduleDoc(id)]) announce(call, doc);
  return reply;
}

export const moduleRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/modules', role: 'viewer', handle: list }),
  route({ method: 'POST', path: '/modules', role: 'editor', maxBytes: DOCUMENT_BYTES, handle: create }),
  route({ method: 'GET', path: '/modules/:id/blocks', role: 'viewer', handle: blocks }),
  route({ method: 'GET', path: '/modules/:id/detach', role: 'editor', handle: plan }),
  route({ method: 'POST', path: '/modules/:id/detach', role: 'editor', handle: detach }),
  route({ method: 'PATCH', path: '/modules/:id', role: 'editor', handle: rename }),
  route({ method: 'DELETE', path: '/modules/:id', role: 'editor', handle: remove }),
  route({ method: 'POST', path: '/modules/:id/restore', role: 'editor', handle: restore }),
  route({
    method: 'GET',
    path: '/modules/:id/uses',
    role: 'viewer',
    handle: async (call) => ok({ items: await moduleUses(call.db, idOfPath(call)) }),
  }),
];
