// `/templates`: shipped and own ones; applying one returns the texts of its blocks.
import { isRecord } from '~/domain/record';
import type { TemplateRow } from '~/domain/studio/api-library';
import { splitArray } from '~/domain/studio/json-text';
import { trashLimit } from '~/domain/studio/trash';
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
import type { Trx } from '../../db/transaction';
import { DOCUMENT_BYTES } from '../document-limits';
import { type Fields, fieldsOf, textOf } from '../fields';
import { layoutTextOf } from '../layout-text';
import { requireTemplate, templateTexts } from '../template-rows';
import { StudioError } from '../studio-error';
import { withoutIds } from '../without-ids';

type Row = Awaited<ReturnType<typeof requireTemplate>>;

const kindOf = (text: string): string => {
  const value: unknown = JSON.parse(text);
  return isRecord(value) && typeof value['id'] === 'string' ? value['id'] : '';
};

function wire({ id, name, description, content, is_shipped: isShipped, created_at: at }: Row): TemplateRow {
  const kinds = splitArray(content).entries.map(kindOf);
  return {
    id,
    name,
    description,
    isShipped,
    blockCount: kinds.length,
    kinds: [...new Set(kinds)].slice(0, 8),
    at: at.toISOString(),
  };
}

async function list({ db }: Call): Promise<Reply> {
  const rows = await db
    .selectFrom('studio_templates')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('is_shipped', 'desc')
    .orderBy('id')
    .execute();
  return ok({ items: rows.map(wire) });
}

const names = (fields: Fields) => ({
  name: textOf(fields, 'name', { label: '名称', min: 1, max: 30 }),
  description: textOf(fields, 'description', { label: '说明', max: 100 }),
});

async function create(call: Call): Promise<Reply> {
  const fields = fieldsOf(call.body);
  const text = layoutTextOf(fields['text']);
  const content = fields['isWithoutIds'] === true ? withoutIds(text) : text;
  return writeOnce(call, async (trx) => {
    const row = await trx
      .insertInto('studio_templates')
      .values({ ...names(fields), content, operator_id: call.operator.id })
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(trx, call, { action: 'template', title: row.name });
    return created(wire(row));
  });
}

/** Shipped ones cannot be changed. */
async function requireOwn(db: Db, id: number): Promise<Row> {
  const row = await requireTemplate(db, id);
  if (row.is_shipped) throw new StudioError('state', { message: '自带的模板不能改' });
  return row;
}

const onOwn =
  (work: (trx: Trx, call: Call, row: Row) => Promise<Reply>) =>
  (call: Call): Promise<Reply> =>
    write(call, async (trx) => work(trx, call, await requireOwn(trx, idOfPath(call))));

const change = onOwn(async (trx, call, before) => {
  const row = await trx
    .updateTable('studio_templates')
    .set({
      ...names({ name: before.name, description: before.description, ...fieldsOf(call.body) }),
      updated_at: call.at,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit(trx, call, { action: 'template', title: row.name });
  return ok(wire(row));
});

const remove = onOwn(async (trx, call, { id, name }) => {
  await trx.updateTable('studio_templates').set({ deleted_at: call.at }).where('id', '=', id).execute();
  await audit(trx, call, { action: 'remove-template', title: name });
  return done();
});

async function restore(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  return writeOnce(call, async (trx) => {
    const row = await trx
      .updateTable('studio_templates')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', '>', trashLimit(call.at))
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new StudioError('not-found', { message: '没有这个模板' });
    await audit(trx, call, { action: 'restore', title: row.name });
    return ok(wire(row));
  });
}

export const templateRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/templates', role: 'viewer', handle: list }),
  route({ method: 'POST', path: '/templates', role: 'editor', maxBytes: DOCUMENT_BYTES, handle: create }),
  route({
    method: 'GET',
    path: '/templates/:id',
    role: 'viewer',
    handle: async (call) => {
      const row = await requireTemplate(call.db, idOfPath(call));
      return ok({ ...wire(row), text: row.content });
    },
  }),
  route({ method: 'PATCH', path: '/templates/:id', role: 'editor', handle: change }),
  route({ method: 'DELETE', path: '/templates/:id', role: 'editor', handle: remove }),
  route({ method: 'POST', path: '/templates/:id/restore', role: 'editor', handle: restore }),
  route({
    method: 'POST',
    path: '/templates/:id/apply',
    role: 'viewer',
    handle: async (call) => {
      const isOwnGoods = fieldsOf(call.body)['isOwnGoods'] !== false;
      return ok({ texts: await templateTexts(call.db, idOfPath(call), { isOwnGoods }) });
    },
  }),
];
