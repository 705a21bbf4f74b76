// Deletes temporary data of the studio: operations, closed windows, old versions.
import { sql } from 'kysely';
import type { Db } from './call';

const DAY_MS = 86_400_000;
const OPS_DAYS = 30;
/** Older versions remain only where they were live, or are referenced. */
const VERSIONS = 100;

export async function deleteStudioLeftovers(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('studio_ops').where('created_at', '<', before(OPS_DAYS)).execute();
  await db.deleteFrom('studio_presence').where('seen_at', '<', before(1)).execute();
  await db
    .deleteFrom('studio_versions as version')
    .where('live_from', 'is', null)
    .where(
      sql<boolean>`number <= (select max(number) from studio_versions latest where latest.doc = version.doc) - ${VERSIONS}`,
    )
    .where(
      sql<boolean>`not exists (select 1 from studio_schedules where version_id = version.id or after_version_id = version.id)`,
    )
    .where(sql<boolean>`not exists (select 1 from studio_reviews where version_id = version.id)`)
    .execute();
}
