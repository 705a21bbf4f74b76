// Timed publishing: a version goes live at its time, and is replaced at its end unless another version went live meanwhile.
import type { StudioAction } from '~/domain/studio/actions';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';
import { audit } from './audit';
import type { Studio } from './call';
import type { Trx } from '../db/transaction';
import { docRefOf } from './doc-name';
import { lockDraft } from './drafts';
import { homePageError, isHomePage } from './home-page';
import { type Actor, goLive, titleOfContent } from './publishing';
import type { ScheduleRow } from './schedule-rows';
import { StudioError } from './studio-error';
import { contentOfVersion, liveVersion, markNoneLive, requireVersionRow } from './version-rows';

/** The mall itself, on behalf of the schedule's author. */
const actorOf = ({ operator_id: id }: ScheduleRow): Actor => ({ operator: { id }, network: 'schedule' });

const setState = (
  trx: Trx,
  { id }: ScheduleRow,
  values: Partial<Pick<ScheduleRow, 'state' | 'previous_version_id' | 'reason'>>,
) => trx.updateTable('studio_schedules').set(values).where('id', '=', id).execute();

/** The schedule, where it is still in that state; locked. */
const lockSchedule = (trx: Trx, id: number, state: ScheduleRow['state']): Promise<ScheduleRow | undefined> =>
  trx
    .selectFrom('studio_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();

/** Starts a locked schedule. */
export async function begin(trx: Trx, row: ScheduleRow, now: Date): Promise<void> {
  await lockDraft(trx, docRefOf(row.doc));
  const before = await liveVersion(trx, row.doc);
  const version = await requireVersionRow(trx, row.version_id);
  await goLive(trx, version, { actor: actorOf(row), at: now, action: 'schedule-publish' });
  const state = row.end_at === null ? 'done' : 'running';
  await setState(trx, row, { state, previous_version_id: before?.id ?? null });
}

/** What no operator is there to see, in the name of the schedule's author. */
async function record(
  trx: Trx,
  row: ScheduleRow,
  { action, ...detail }: { action: StudioAction; reason?: string },
) {
  const title = titleOfContent(docRefOf(row.doc), await contentOfVersion(trx, row.version_id));
  await audit(trx, actorOf(row), { action, doc: row.doc, title, detail });
}

/** Ends a schedule that did not do what was planned. */
async function miss(
  trx: Trx,
  row: ScheduleRow,
  { state, reason }: { state: 'overtaken' | 'failed'; reason: string },
): Promise<void> {
  await setState(trx, row, { state, reason });
  await record(trx, row, { action: `schedule-${state}`, reason });
}

async function disable(trx: Trx, row: ScheduleRow, now: Date): Promise<void> {
  const ref = docRefOf(row.doc);
  if (ref.kind !== 'page') throw new StudioError('state', { message: '没有可以换回的版本' });
  if (await isHomePage(trx, ref.id)) throw homePageError();
  await record(trx, row, { action: 'schedule-disable' });
  await trx.updateTable('diy_pages').set({ is_disable: true }).where('id', '=', ref.id).execute();
  await markNoneLive(trx, row.doc, now);
}

async function end(trx: Trx, row: ScheduleRow, now: Date): Promise<void> {
  await lockDraft(trx, docRefOf(row.doc));
  const live = await liveVersion(trx, row.doc);
  if (live?.id !== row.version_id) {
    await miss(trx, row, { state: 'overtaken', reason: '' });
    return;
  }
  const next = row.after_kind === 'version' ? row.after_version_id : row.previous_version_id;
  if (row.after_kind === 'disable' || next === null) await disable(trx, row, now);
  else {
    const version = await requireVersionRow(trx, next);
    await goLive(trx, version, { actor: actorOf(row), at: now, action: 'schedule-end' });
  }
  await setState(trx, row, { state: 'done' });
}

type Step = (trx: Trx, row: ScheduleRow, now: Date) => Promise<void>;

/** A page that cannot be published any more ends the schedule, with the reason; anything else is retried. */
async function attempt(
  db: Studio['database']['db'],
  id: number,
  { state, step, now }: { state: ScheduleRow['state']; step: Step; now: Date },
) {
  try {
    await db.transaction().execute(async (trx) => {
      const row = await lockSchedule(trx, id, state);
      if (row !== undefined) await step(trx, row, now);
    });
  } catch (error) {
    if (!(error instanceof StudioError)) throw error;
    await db.transaction().execute(async (trx) => {
      const row = await lockSchedule(trx, id, state);
      if (row !== undefined) await miss(trx, row, { state: 'failed', reason: error.message });
    });
  }
}

const job = (
  name: string,
  { column, state, step }: { column: 'publish_at' | 'end_at'; state: ScheduleRow['state']; step: Step },
): Job => ({
  name,
  due: (db, now, skipped) =>
    dueIds(
      db.selectFrom('studio_schedules').select('id').where('state', '=', state).where(column, '<=', now),
      { by: column, skipped },
    ),
  act: (db, id, now) => attempt(db, id, { state, step, now }),
});

export const scheduleJobs: readonly Job[] = [
  job('studio-publish', { column: 'publish_at', state: 'waiting', step: begin }),
  job('studio-end', { column: 'end_at', state: 'running', step: end }),
];
