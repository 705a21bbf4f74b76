// Schedules: a frozen version that is published at a time, and what follows at its end.
import type { Schedule } from '~/domain/studio/api-publish';
import type { Selectable } from 'kysely';
import type { StudioSchedulesTable } from '../db/tables/studio';
import type { Db } from './call';
import { namesOf } from './people';
import { requireVersionRow, wireVersion } from './version-rows';

export type ScheduleRow = Selectable<StudioSchedulesTable>;

export async function wireSchedule(db: Db, row: ScheduleRow): Promise<Schedule> {
  const nameOf = await namesOf(db, [row.operator_id]);
  return {
    id: row.id,
    version: await wireVersion(db, await requireVersionRow(db, row.version_id)),
    at: row.publish_at.toISOString(),
    until: row.end_at?.toISOString() ?? null,
    after: row.after_kind === 'version' ? (row.after_version_id ?? 0) : row.after_kind,
    state: row.state,
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

export async function openSchedule(db: Db, doc: string): Promise<Schedule | null> {
  const row = await openScheduleRow(db, doc);
  return row === undefined ? null : wireSchedule(db, row);
}
