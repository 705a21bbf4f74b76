// `/user-centers`: layouts of the user centre by platform; they are edited as documents.
import { sql } from 'kysely';
import type { UserCenterRow } from '~/domain/studio/api-modules';
import { trashLimit } from '~/domain/studio/trash';
import { audit } from '../audit';
import {
  type Call,
  created,
  type Db,
  done,
  idOfPath,
  isTrashAsked,
  ok,
  type Reply,
  route,
  type Route,
  write,
  writeOnce,
} from '../call';
import { docRefOf, userCenterDoc } from '../doc-name';
import { DOCUMENT_BYTES } from '../document-limits';
import { type Fields, fieldsOf, textOf } from '../fields';
import { insertNoted, notedLayout } from '../placed-notes';
import { platformsIn, platformsOf } from '../platforms';
import { announce } from '../publishing';
import { requirePublisher } from '../rights';
import { cancelSchedules } from '../schedule-rows';
import { invalidField, StudioError } from '../studio-error';

const all = (db: Db) =>
  db
    .selectFrom('user_centers')
    .select(['id', 'name', 'platform', 'updated_at', 'deleted_at'])
    .where('is_recycle', '=', false);

const centers = (db: Db) => all(db).where('deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof centers>['executeTakeFirstOrThrow']>>;

const wire = (row: Row): UserCenterRow => ({
  id: row.id,
  doc: userCenterDoc(row.id),
  name: row.name,
  platforms: platformsIn(row.platform),
  changedAt: row.updated_at.toISOString(),
  deletedAt: row.deleted_at?.toISOString() ?? null,
});

async function list({ db, query, at }: Call): Promise<Reply> {
  const wanted = isTrashAsked(query) ? all(db).where('deleted_at', '>', trashLimit(at)) : centers(db);
  return ok({ items: (await wanted.orderBy('updated_at', 'desc').execute()).map(wire) });
}

const notThere = () => new StudioError('not-found', { message: '没有这个个人中心' });

async function rowOf(db: Db, id: number): Promise<UserCenterRow> {
  const row = await centers(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notThere();
  return wire(row);
}

const nameOf = (fields: Fields): string => textOf(fields, 'name', { label: '名称', min: 1, max: 30 });

/** Invisible to shoppers while it has no platform. */
async function create(call: Call): Promise<Reply> {
  const fields = fieldsOf(call.body);
  const name = nameOf(fields);
  return writeOnce(call, async (trx) => {
    const layout = await notedLayout(trx, call, fields);
    if (layout.isEmpty) throw invalidField('/text', '个人中心至少要有一个组件');
    const { data } = layout;
    const { id } = await trx
      .insertInto('user_centers')
      .values({ name, platform: '', data, created_at: call.at, updated_at: call.at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertNoted(trx, docRefOf(userCenterDoc(id)), layout);
    await audit(trx, call, { action: 'create', doc: userCenterDoc(id), title: name });
    return created(await rowOf(trx, id));
  });
}

/** Shoppers do not see the name. */
function rename(call: Call, fields: Fields): Promise<Reply> {
  const id = idOfPath(call);
  const name = nameOf(fields);
  return write(call, async (trx) => {
    await rowOf(trx, id);
    await trx.updateTable('user_centers').set({ name, updated_at: call.at }).where('id', '=', id).execute();
    await audit(trx, call, { action: 'rename', doc: userCenterDoc(id), title: name });
    return ok(await rowOf(trx, id));
  });
}

/** A platform has one user centre: others lose it. */
async function place(call: Call, fields: Fields): Promise<Reply> {
  const id = idOfPath(call);
  const platforms = platformsOf(fields['platforms']);
  const reply = await write(call, async (trx) => {
    await requirePublisher(trx, call);
    const before = await rowOf(trx, id);
    const rest = sql<string>`array_to_string(array(select p from unnest(string_to_array(platform, ',')) p
      where p <> all(${sql.val(platforms)}::text[])), ',')`;
    await trx.updateTable('user_centers').set({ platform: rest }).where('id', '!=', id).execute();
    await trx
      .updateTable('user_centers')
      .set({ platform: platforms.join(','), updated_at: call.at })
      .where('id', '=', id)
      .execute();
    await audit(trx, call, {
      action: 'platforms',
      doc: userCenterDoc(id),
      title: before.name,
      detail: { platforms },
    });
    return ok(await rowOf(trx, id));
  });
  announce(call, userCenterDoc(id));
  return reply;
}

/** Into the trash, where it is on no platform. */
async function remove(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const reply = await write(call, async (trx) => {
    await trx.selectFrom('user_centers').select('id').where('id', '=', id).forUpdate().execute();
    const { name, platforms } = await rowOf(trx, id);
    if (platforms.length > 0) throw new StudioError('state', { message: '顾客正在用它，先换成别的个人中心' });
    await cancelSchedules(trx, userCenterDoc(id));
    await trx.updateTable('user_centers').set({ deleted_at: call.at }).where('id', '=', id).execute();
    await audit(trx, call, { action: 'trash', doc: userCenterDoc(id), title: name });
    return done();
  });
  announce(call, userCenterDoc(id));
  return reply;
}

/** On no platform, as it was deleted. */
async function restore(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const reply = await writeOnce(call, async (trx) => {
    const restored = await trx
      .updateTable('user_centers')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('is_recycle', '=', false)
      .where('deleted_at', '>', trashLimit(call.at))
      .returning('name')
      .executeTakeFirst();
    if (restored === undefined) throw notThere();
    await audit(trx, call, { action: 'restore', doc: userCenterDoc(id), title: restored.name });
    return ok(await rowOf(trx, id));
  });
  announce(call, userCenterDoc(id));
  return reply;
}

/** Its name, or where it shows. */
function change(call: Call): Promise<Reply> {
  const fields = fieldsOf(call.body);
  return fields['name'] === undefined ? place(call, fields) : rename(call, fields);
}

export const userCenterRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/user-centers',
    role: 'viewer',
    handle: list,
  }),
  route({
    method: 'POST',
    path: '/user-centers',
    role: 'editor',
    maxBytes: DOCUMENT_BYTES,
    handle: create,
  }),
  route({ method: 'PATCH', path: '/user-centers/:id', role: 'editor', handle: change }),
  route({ method: 'DELETE', path: '/user-centers/:id', role: 'editor', handle: remove }),
  route({ method: 'POST', path: '/user-centers/:id/restore', role: 'editor', handle: restore }),
];
