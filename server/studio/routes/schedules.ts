// `/documents/:doc/schedule`: a frozen version that is published at a time, and what follows at its end.
import type { ScheduleEnd } from '~/domain/studio/api-publish';
import { plannedWords } from '~/domain/studio/planned-words';
import { audit } from '../audit';
import { type Call, created, done, ok, type Reply, route, type Route, write, writeOnce } from '../call';
import type { Trx } from '../../db/transaction';
import { requirePublishable } from '../check-content';
import { type DocRef, docRefOf } from '../doc-name';
import { lockDraft, openStored } from '../drafts';
import { type Fields, fieldsOf, momentOf } from '../fields';
import { isHomePage } from '../home-page';
import { requireModules } from '../module-blocks';
import { publishableDraft, publishRequestOf } from '../publish-requests';
import { announce, titleOfContent } from '../publishing';
import { requirePublisher } from '../rights';
import {
  missedScheduleRow,
  openSchedule,
  openScheduleRow,
  planOf,
  type ScheduleRow,
  wireSchedule,
} from '../schedule-rows';
import { begin } from '../schedule-work';
import { invalidField, StudioError } from '../studio-error';
import { contentOfVersion, insertVersion, liveVersion, requireVersionRow } from '../version-rows';

interface Times {
  publish_at: Date;
  end_at: Date | null;
  after_kind: ScheduleRow['after_kind'];
  after_version_id: number | null;
}

const clock = (moment: Date): string =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(moment);

function endOf(value: unknown): Pick<Times, 'after_kind' | 'after_version_id'> {
  const after = value as ScheduleEnd;
  if (after === 'previous' || after === 'disable') return { after_kind: after, after_version_id: null };
  if (Number.isInteger(after) && after > 0) return { after_kind: 'version', after_version_id: after };
  throw invalidField('/after', '到期之后只能换回上一个版本、某个版本或停用');
}

/** @throws StudioError 422 without any time. */
function requireTime(fields: Fields): void {
  const [begins, ends] = [momentOf(fields, 'at'), momentOf(fields, 'until')];
  if (begins === null && ends === null) throw invalidField('/at', '请选择发布时间或到期时间');
}

/** @throws StudioError 422 for times in the past or in the wrong order. */
async function timesOf(trx: Trx, { at, path }: Call, fields: Fields): Promise<Times> {
  const begins = momentOf(fields, 'at');
  const ends = momentOf(fields, 'until');
  if (begins !== null && begins <= at) throw invalidField('/at', `时间已过，服务器现在是 ${clock(at)}`);
  const from = begins ?? at;
  if (ends !== null && ends <= from) throw invalidField('/until', '到期时间要在发布时间之后');
  const after = ends === null ? endOf('previous') : endOf(fields['after'] ?? 'previous');
  if (after.after_kind === 'disable' && !path['doc']?.startsWith('page-'))
    throw invalidField('/after', '只有页面可以停用');
  if (after.after_version_id !== null) {
    const version = await requireVersionRow(trx, after.after_version_id);
    if (version.doc !== path['doc']) throw invalidField('/after', '这个版本不是这一页的');
    await requireModules(trx, version);
  }
  return { publish_at: from, end_at: ends, ...after };
}

/**
 * `previous` is the version that an end goes back to, null where there is none.
 * @throws StudioError 422 for an end that takes off a home page, or what is no page.
 */
async function requireEnd(
  trx: Trx,
  { kind, id }: DocRef,
  { times, previous }: { times: Times; previous: number | null },
): Promise<void> {
  const { end_at, after_kind } = times;
  const isOff = after_kind === 'disable' || (after_kind === 'previous' && previous === null);
  if (end_at === null || !isOff) return;
  const isHome = kind === 'page' && (await isHomePage(trx, id));
  if (isHome && after_kind === 'disable')
    throw invalidField('/after', '这是首页，到期不能停用：先把别的页面设为首页');
  if (isHome || kind !== 'page') throw invalidField('/after', '没有可以换回的线上版本，先发布一次');
}

/** @throws StudioError 409 with the time of what is planned. */
async function requireNonePlanned(trx: Trx, doc: string): Promise<void> {
  const row = await openScheduleRow(trx, doc);
  const planned = row === undefined ? null : plannedWords(planOf(row));
  if (planned !== null) throw new StudioError('state', { message: planned });
}

async function create(call: Call): Promise<Reply> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const request = publishRequestOf(call);
  const fields = fieldsOf(call.body);
  const { operator, at } = call;
  const reply = await writeOnce(call, async (trx) => {
    await requirePublisher(trx, call);
    const draft = await publishableDraft(trx, call, { ref, ...request });
    requireTime(fields);
    const times = await timesOf(trx, call, fields);
    const previous = (await liveVersion(trx, ref.doc))?.id ?? null;
    await requireEnd(trx, ref, { times, previous });
    await requireNonePlanned(trx, ref.doc);
    const frozen = { kind: 'scheduled', note: request.note, operatorId: operator.id, at } as const;
    const version = await insertVersion(trx, draft, frozen);
    const row = await trx
      .insertInto('studio_schedules')
      .values({ doc: ref.doc, version_id: version.id, operator_id: operator.id, created_at: at, ...times })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (fields['at'] === null || fields['at'] === undefined) await begin(trx, row, at);
    const title = titleOfContent(ref, draft.content);
    const detail = { at: row.publish_at.toISOString(), until: row.end_at?.toISOString() ?? null };
    await audit(trx, call, { action: 'schedule', doc: ref.doc, title, detail });
    const now = await openSchedule(trx, ref.doc);
    return created(now ?? (await wireSchedule(trx, row)));
  });
  announce(call, ref.doc);
  return reply;
}

async function requireOpen(trx: Trx, doc: string): Promise<ScheduleRow> {
  await lockDraft(trx, docRefOf(doc));
  const row = await openScheduleRow(trx, doc);
  if (row === undefined) throw new StudioError('not-found', { message: '没有定时' });
  return row;
}

/** What a row has now, as a request would say it. */
const fieldsOfRow = (row: ScheduleRow): Fields => ({
  at: row.state === 'waiting' ? row.publish_at.toISOString() : null,
  until: row.end_at?.toISOString() ?? null,
  after: row.after_kind === 'version' ? row.after_version_id : row.after_kind,
});

/** Puts the frozen version live before its time. */
async function beginNow(trx: Trx, call: Call, row: ScheduleRow): Promise<void> {
  const { doc, version_id: version } = row;
  // Since it was frozen the mall's limits may have passed over it.
  await requirePublishable(trx, { doc, content: await contentOfVersion(trx, version) }, call);
  await begin(trx, row, call.at);
}

/** Other times for the same frozen version, null for at once; a running one can only change its end. */
async function change(call: Call): Promise<Reply> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const { doc } = ref;
  const reply = await write(call, async (trx) => {
    await requirePublisher(trx, call);
    const row = await requireOpen(trx, doc);
    const isWaiting = row.state === 'waiting';
    const { at: _at, ...rest } = fieldsOf(call.body);
    const fields = { ...fieldsOfRow(row), ...(isWaiting ? fieldsOf(call.body) : rest) };
    const isNow = isWaiting && fields['at'] === null;
    if (!isNow) requireTime(fields);
    const times = await timesOf(trx, call, fields);
    const previous = isWaiting ? ((await liveVersion(trx, doc))?.id ?? null) : row.previous_version_id;
    await requireEnd(trx, ref, { times, previous });
    const values = isWaiting ? times : { ...times, publish_at: row.publish_at };
    await trx.updateTable('studio_schedules').set(values).where('id', '=', row.id).execute();
    await audit(trx, call, { action: 'reschedule', doc, detail: { ...fields } });
    if (isNow) await beginNow(trx, call, { ...row, ...values });
    return ok(await openSchedule(trx, doc));
  });
  announce(call, doc);
  return reply;
}

async function dismiss(trx: Trx, id: number, at: Date): Promise<Reply> {
  await trx.updateTable('studio_schedules').set({ dismissed_at: at }).where('id', '=', id).execute();
  return done();
}

/** The live version remains; only the pending change is cancelled. What did not happen is dismissed for all. */
async function cancel(call: Call): Promise<Reply> {
  const { doc } = docRefOf(call.path['doc'] ?? '');
  const reply = await write(call, async (trx) => {
    await requirePublisher(trx, call);
    const missed = await missedScheduleRow(trx, doc);
    if (missed !== undefined) return dismiss(trx, missed.id, call.at);
    const row = await requireOpen(trx, doc);
    await trx.updateTable('studio_schedules').set({ state: 'cancelled' }).where('id', '=', row.id).execute();
    await audit(trx, call, { action: 'unschedule', doc });
    return done();
  });
  call.hub.wake(doc);
  return reply;
}

const path = '/documents/:doc/schedule';

export const scheduleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path,
    role: 'viewer',
    handle: async ({ db, path: { doc = '' } }) => {
      await openStored(db, docRefOf(doc));
      return ok(await openSchedule(db, doc));
    },
  }),
  route({ method: 'POST', path, role: 'editor', handle: create }),
  route({ method: 'PATCH', path, role: 'editor', handle: change }),
  route({ method: 'DELETE', path, role: 'editor', handle: cancel }),
];
