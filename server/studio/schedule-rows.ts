// Schedules: a frozen version that is published at a time, and what follows at its end.
import type { Schedule } from '~/domain/studio/api-publish';
import type { Selectable } from 'kysely';
import type { StudioSchedulesTable } from '../db/tables/studio';
import type { Db } from './call';
import type { Trx } from '../db/transaction';
import { namesOf } from './people';
import { requireVersionRow, wireVersion } from './version-rows';

export type ScheduleRow = Selectable<StudioSchedulesTable>;

/** What the operator planned, without the version. */
export const planOf = (row: ScheduleRow): Pick<Schedule, 'id' | 'state' | 'at' | 'until' | 'after'> => ({
  id: row.id,
  state: row.state,
  at: row.publish_at.toISOString(),
  until: row.end_at?.toISOString() ?? null,
  after: row.after_kind === 'version' ? (row.after_version_id ?? 0) : row.after_kind,
});

export async function wireSchedule(db: Db, row: ScheduleRow): Promise<Schedule> {
  const nameOf = await namesOf(db, [row.operator_id]);
  return {
    ...planOf(row),
    version: await wireVersion(db, await requireVersionRow(db, row.version_id)),
    reason: row.reason,
    by: nameOf(row.operator_id),
  };
}

/** The pending or running one; a document has one at most. */
export const openScheduleRow = (db: Db, doc: string): Promise<ScheduleRow | undefined> =>
  db
    .selectFrom('studio_schedules')
    .selectAll()
    .where('doc', '=', doc)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();

/** Of a document that goes into the trash. */
export async function cancelSchedules(trx: Trx, doc: string): Promise<void> {
  await trx
    .updateTable('studio_schedules')
    .set({ state: 'cancelled' })
    .where('doc', '=', doc)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

/** The last one, where it did not do what was planned and nobody has dismissed it. */
export async function missedScheduleRow(db: Db, doc: string): Promise<ScheduleRow | undefined> {
  const row = await db
    .selectFrom('studio_schedules')
    .selectAll()
    .where('doc', '=', doc)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isMissed = row?.state === 'overtaken' || row?.state === 'failed';
  return isMissed && row.dismissed_at === null ? row : undefined;
}

/** The pending or running one, else the missed one. */
export const shownScheduleRow = async (db: Db, doc: string): Promise<ScheduleRow | undefined> =>
  (await openScheduleRow(db, doc)) ?? (await missedScheduleRow(db, doc));

export async function openSchedule(db: Db, doc: string): Promise<Schedule | null> {
  const row = await shownScheduleRow(db, doc);
  return row === undefined ? null : wireSchedule(db, row);
}
