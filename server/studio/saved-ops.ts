// The operations that brought a draft from version to version, stored for thirty days.
import type { SavedOps } from '~/domain/studio/api';
import type { Op } from '~/domain/studio/ops';
import type { Db, Trx } from './call';
import { namesOf } from './people';

/** More are answered by reading the draft anew. */
const MOST = 500;

/** What came after a version, in order; null where it is not stored without gaps. */
export async function opsSince(
  db: Db,
  { doc, base, version }: { doc: string; base: number; version: number },
): Promise<SavedOps[] | null> {
  if (base >= version) return [];
  if (version - base > MOST) return null;
  const rows = await db
    .selectFrom('studio_ops')
    .selectAll()
    .where('doc', '=', doc)
    .where('version', '>', base)
    .where('version', '<=', version)
    .orderBy('version')
    .execute();
  if (rows.length < version - base) return null;
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

interface NewOps {
  doc: string;
  version: number;
  operatorId: number;
  session: string;
  name: string;
  ops: readonly Op[];
  at: Date;
}

export const insertOps = (trx: Trx, { operatorId, ops, at, ...rest }: NewOps) =>
  trx
    .insertInto('studio_ops')
    .values({ ...rest, operator_id: operatorId, ops: JSON.stringify(ops), created_at: at })
    .execute();
