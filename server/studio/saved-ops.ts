// The operations from version to version of a draft, stored for thirty days.
import { sql } from 'kysely';
import type { SavedOps } from '~/domain/studio/api';
import type { Op } from '~/domain/studio/ops';
import type { Db } from './call';
import type { Trx } from '../db/transaction';
import { CONTENT_BYTES } from './document-limits';
import { namesOf } from './people';

/** Above these numbers the client reloads the draft. */
const MOST = 500;
const MOST_BYTES = CONTENT_BYTES;
/** A step with longer operations, as the replacement of a whole draft, is stored without them: they would be its second text. */
const MOST_STORED = 1024 * 1024;
const NOT_STORED = '';

/** The operations after a version, in order; null where they are not all stored. */
export async function opsSince(
  db: Db,
  { doc, base, version }: { doc: string; base: number; version: number },
): Promise<SavedOps[] | null> {
  if (base >= version) return [];
  if (version - base > MOST) return null;
  const between = db
    .selectFrom('studio_ops')
    .where('doc', '=', doc)
    .where('version', '>', base)
    .where('version', '<=', version);
  const { bytes } = await between
    .select(sql<number>`coalesce(sum(octet_length(ops)), 0)::int8`.as('bytes'))
    .executeTakeFirstOrThrow();
  if (bytes > MOST_BYTES) return null;
  const rows = await between.selectAll().orderBy('version').execute();
  if (rows.length < version - base || rows.some(({ ops }) => ops === NOT_STORED)) return null;
  const nameOf = await namesOf(
    db,
    rows.map(({ operator_id }) => operator_id),
  );
  return rows.map((row) => ({
    version: row.version,
    ops: JSON.parse(row.ops) as Op[],
    name: row.name,
    by: nameOf(row.operator_id),
    session: row.session,
    at: row.created_at.toISOString(),
  }));
}

/** The window that saved a version; '' where that is not stored. */
export async function windowOf(db: Db, { doc, version }: { doc: string; version: number }): Promise<string> {
  const row = await db
    .selectFrom('studio_ops')
    .select('session')
    .where('doc', '=', doc)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.session ?? '';
}

/** Who wrote stored operations after a version, the last first. */
export async function writersSince(db: Db, { doc, base }: { doc: string; base: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('studio_ops')
    .select(({ fn }) => ['operator_id', fn.max('version').as('last')])
    .where('doc', '=', doc)
    .where('version', '>', base)
    .groupBy('operator_id')
    .orderBy('last', 'desc')
    .execute();
  return rows.map(({ operator_id }) => operator_id);
}

interface NewOps {
  doc: string;
  version: number;
  operatorId: number;
  session: string;
  name: string;
  ops: readonly Op[];
  at: Date;
}

export const insertOps = (trx: Trx, { operatorId, ops, at, ...rest }: NewOps) => {
  const text = JSON.stringify(ops);
  const stored = text.length > MOST_STORED ? NOT_STORED : text;
  return trx
    .insertInto('studio_ops')
    .values({ ...rest, operator_id: operatorId, ops: stored, created_at: at })
    .execute();
};
