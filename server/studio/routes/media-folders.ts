// `/media/folders`: folders of the library; deleting one keeps its pictures.
import { sql } from 'kysely';
import type { MediaFolder } from '~/domain/studio/api-library';
import { isUniqueViolation } from '../../db/unique-violation';
import { audit } from '../audit';
import {
  type Call,
  created,
  type Db,
  done,
  idOfPath,
  ok,
  type Reply,
  route,
  type Route,
  write,
  writeOnce,
} from '../call';
import { fieldsOf, textOf } from '../fields';
import { invalidField, StudioError } from '../studio-error';

const folders = (db: Db): Promise<MediaFolder[]> =>
  db
    .selectFrom('studio_media_folders as folder')
    .select(['folder.id', 'folder.name'])
    .select(
      sql<number>`(select count(*) from studio_media
        where folder_id = folder.id and deleted_at is null)::integer`.as('count'),
    )
    .orderBy('folder.name')
    .execute();

async function folderOf(db: Db, id: number): Promise<MediaFolder> {
  const folder = (await folders(db)).find((one) => one.id === id);
  if (folder === undefined) throw new StudioError('not-found', { message: '没有这个文件夹' });
  return folder;
}

const nameOf = (call: Call): string =>
  textOf(fieldsOf(call.body), 'name', { label: '名称', min: 1, max: 30 });

async function named(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField('/name', '已有同名的文件夹');
    throw error;
  }
}

const create = (call: Call): Promise<Reply> =>
  named(() =>
    writeOnce(call, async (trx) => {
      const name = nameOf(call);
      const { id } = await trx
        .insertInto('studio_media_folders')
        .values({ name })
        .returning('id')
        .executeTakeFirstOrThrow();
      await audit(trx, call, { action: 'folder', title: name });
      return created(await folderOf(trx, id));
    }),
  );

const rename = (call: Call): Promise<Reply> =>
  named(() =>
    write(call, async (trx) => {
      const { id } = await folderOf(trx, idOfPath(call));
      await trx
        .updateTable('studio_media_folders')
        .set({ name: nameOf(call) })
        .where('id', '=', id)
        .execute();
      await audit(trx, call, { action: 'folder', title: nameOf(call) });
      return ok(await folderOf(trx, id));
    }),
  );

const remove = (call: Call): Promise<Reply> =>
  write(call, async (trx) => {
    const { id, name } = await folderOf(trx, idOfPath(call));
    await trx.deleteFrom('studio_media_folders').where('id', '=', id).execute();
    await audit(trx, call, { action: 'remove-folder', title: name });
    return done();
  });

export const folderRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/media/folders',
    role: 'viewer',
    handle: async ({ db }) => ok({ items: await folders(db) }),
  }),
  route({ method: 'POST', path: '/media/folders', role: 'editor', handle: create }),
  route({ method: 'PATCH', path: '/media/folders/:id', role: 'editor', handle: rename }),
  route({ method: 'DELETE', path: '/media/folders/:id', role: 'editor', handle: remove }),
];
