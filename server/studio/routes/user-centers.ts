// `/user-centers`: layouts of the user centre by platform; they are edited as documents.
import { sql } from 'kysely';
import { audit } from '../audit';
import {
  type Call,
  created,
  type Db,
  idOfPath,
  ok,
  type Reply,
  route,
  type Route,
  write,
  writeOnce,
} from '../call';
import { docRefOf } from '../doc-name';
import { DOCUMENT_BYTES } from '../document-limits';
import { type Fields, fieldsOf, textOf } from '../fields';
import { insertNoted, notedLayout } from '../placed-notes';
import { platformsIn, platformsOf } from '../platforms';
import { announce } from '../publishing';
import { requirePublisher } from '../rights';
import { invalidField, StudioError } from '../studio-error';

const doc = (id: number): string => `user-center-${id}`;

async function rows(db: Db, id?: number) {
  const found = await db
    .selectFrom('user_centers')
    .select(['id', 'name', 'platform', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('is_recycle', '=', false)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('updated_at', 'desc')
    .execute();
  return found.map((row) => ({
    id: row.id,
    doc: doc(row.id),
    name: row.name,
    platforms: platformsIn(row.platform),
    changedAt: row.updated_at.toISOString(),
  }));
}

async function rowOf(db: Db, id: number) {
  const [row] = await rows(db, id);
  if (row === undefined) throw new StudioError('not-found', { message: '没有这个个人中心' });
  return row;
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
    await insertNoted(trx, docRefOf(doc(id)), layout);
    await audit(trx, call, { action: 'create', doc: doc(id), title: name });
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
    await audit(trx, call, { action: 'rename', doc: doc(id), title: name });
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
    await audit(trx, call, { action: 'platforms', doc: doc(id), title: before.name, detail: { platforms } });
    return ok(await rowOf(trx, id));
  });
  announce(call, doc(id));
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
    handle: async ({ db }) => ok({ items: await rows(db) }),
  }),
  route({
    method: 'POST',
    path: '/user-centers',
    role: 'editor',
    maxBytes: DOCUMENT_BYTES,
    handle: create,
  }),
  route({ method: 'PATCH', path: '/user-centers/:id', role: 'editor', handle: change }),
];
