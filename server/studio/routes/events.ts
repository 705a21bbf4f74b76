// `/documents/:doc/events`, `/presence`: open windows of a document and changes by others, as server-sent events.
import type { DocumentEvents, Presence, Rights, Standing } from '~/domain/studio/api';
import { isSameJson } from '~/domain/studio/same-json';
import { type Call, type Db, done, type Reply, route, type Route } from '../call';
import { type DocRef, docRefOf } from '../doc-name';
import { openHead } from '../drafts';
import { fieldsOf, textOf } from '../fields';
import { readLive } from '../live';
import { rightsOf } from '../me';
import { type Operator, operatorOfToken } from '../operators';
import { openReviewRow } from '../review-rows';
import { opsSince, windowOf } from '../saved-ops';
import { planOf, shownScheduleRow } from '../schedule-rows';
import { readSettings } from '../settings';
import { StudioError } from '../studio-error';
import { otherWindow, requireOwnWindow } from '../windows';
import { liveVersion, wireVersion } from '../version-rows';
import { namesOf } from '../people';

/** A window without a heartbeat for this long counts as closed. */
const PRESENT_MS = 20_000;
/** Maximum duration of a stream; browsers reconnect automatically. */
const LONGEST_STREAM_MS = 10 * 60_000;
/** A larger change makes the window reload the document instead of receiving operations. */
const MOST_OPS_LETTERS = 200_000;

const event = <K extends keyof DocumentEvents>(name: K, data: DocumentEvents[K]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

interface Window {
  doc: string;
  session: string;
  operatorId: number;
}

/** @throws StudioError 409 for a window of another operator. */
async function seen(
  db: Db,
  { doc, session, operatorId }: Window,
  place?: { uid: string | null; tab: string | null },
) {
  const row = { seen_at: new Date(), ...place };
  const own = await db
    .insertInto('studio_presence')
    .values({ doc, session, operator_id: operatorId, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['doc', 'session'])
        .doUpdateSet(row)
        .where('studio_presence.operator_id', '=', operatorId),
    )
    .returning('session')
    .executeTakeFirst();
  if (own === undefined) throw otherWindow();
}

/** A deletion would invalidate every cached response, so the row is aged, and deleted later. */
const left = (db: Db, { doc, session, operatorId }: Window) =>
  db
    .updateTable('studio_presence')
    .set({ seen_at: new Date(0) })
    .where('doc', '=', doc)
    .where('session', '=', session)
    .where('operator_id', '=', operatorId)
    .execute();

async function presentIn(db: Db, doc: string): Promise<Presence[]> {
  const rows = await db
    .selectFrom('studio_presence as presence')
    .innerJoin('operators', 'operators.id', 'presence.operator_id')
    .select(['operators.id', 'operators.name', 'presence.session', 'presence.uid', 'presence.tab'])
    .where('presence.doc', '=', doc)
    .where('presence.seen_at', '>', new Date(Date.now() - PRESENT_MS))
    .orderBy('presence.session')
    .execute();
  return rows;
}

/** State that a window already has. */
interface Known {
  version: number;
  liveId: number | null;
  present: string;
  /** Null before the first event: what the window read may be older than the stream. */
  standing: Standing | null;
  rights: Rights | null;
}

async function opsEvents(db: Db, ref: DocRef, known: Known): Promise<string[]> {
  const { version, changedBy } = await openHead(db, ref);
  if (version === known.version) return [];
  const ops = await opsSince(db, { doc: ref.doc, base: known.version, version });
  known.version = version;
  if (ops !== null && JSON.stringify(ops).length < MOST_OPS_LETTERS)
    return ops.map((one) => event('ops', one));
  const nameOf = await namesOf(db, [changedBy]);
  const session = await windowOf(db, { doc: ref.doc, version });
  return [event('replaced', { version, by: nameOf(changedBy), session })];
}

async function liveEvents(db: Db, ref: DocRef, known: Known): Promise<string[]> {
  const live = await liveVersion(db, ref.doc);
  if ((live?.id ?? null) === known.liveId) return [];
  known.liveId = live?.id ?? null;
  const version = live === undefined ? null : await wireVersion(db, live);
  return [event('published', { version, by: version?.by ?? { id: 0, name: '系统' } })];
}

async function standingEvents(
  db: Db,
  { ref: { doc }, isDisabled }: { ref: DocRef; isDisabled: boolean },
  known: Known,
): Promise<string[]> {
  const [schedule, review] = [await shownScheduleRow(db, doc), await openReviewRow(db, doc)];
  const standing: Standing = {
    live: known.liveId,
    schedule: schedule === undefined ? null : planOf(schedule),
    review: review === undefined ? null : { id: review.id, state: review.state },
    isDisabled,
  };
  if (isSameJson(standing, known.standing)) return [];
  known.standing = standing;
  return [event('standing', standing)];
}

async function presenceEvents(db: Db, ref: DocRef, known: Known): Promise<string[]> {
  const present = await presentIn(db, ref.doc);
  const text = JSON.stringify(present);
  if (text === known.present) return [];
  known.present = text;
  return [event('presence', present)];
}

async function rightsEvents(db: Db, operator: Operator, known: Known): Promise<string[]> {
  const rights = rightsOf(operator, await readSettings(db));
  if (isSameJson(rights, known.rights)) return [];
  known.rights = rights;
  return [event('rights', rights)];
}

function closing(operator: Operator | null, { isTrashed }: { isTrashed: boolean }): string | null {
  if (operator === null) return event('closed', { reason: 'signed-out' });
  return isTrashed ? event('closed', { reason: 'deleted' }) : null;
}

interface Now {
  ref: DocRef;
  isDisabled: boolean;
  operator: Operator;
}

/** What the window does not know yet. */
const newsOf = async (db: Db, { ref, isDisabled, operator }: Now, known: Known): Promise<string[]> => [
  ...(await opsEvents(db, ref, known)),
  ...(await liveEvents(db, ref, known)),
  ...(await standingEvents(db, { ref, isDisabled }, known)),
  ...(await presenceEvents(db, ref, known)),
  ...(await rightsEvents(db, operator, known)),
];

async function* eventsOf(call: Call, ref: DocRef, window: Window): AsyncGenerator<string> {
  const { db, signal, hub } = call;
  const begun = Date.now();
  try {
    const { version } = await openHead(db, ref);
    const live = await liveVersion(db, ref.doc);
    const since = Number(call.query.get('since') ?? version);
    const known: Known = {
      version: since,
      liveId: live?.id ?? null,
      present: '',
      standing: null,
      rights: null,
    };
    await seen(db, window);
    hub.wake(ref.doc);
    while (!signal.aborted && Date.now() - begun < LONGEST_STREAM_MS) {
      // What changes while it reads, or while the window is slow to take what was read, is in the next round.
      const changed = hub.untilChange(ref.doc, signal);
      const state = await readLive(db, ref);
      const operator = await operatorOfToken(db, call.token, call.now());
      const end = closing(operator, state);
      if (operator === null || end !== null) {
        if (end !== null) yield end;
        return;
      }
      await seen(db, window);
      const all = await newsOf(db, { ref, isDisabled: state.isDisabled, operator }, known);
      // A comment also shows a proxy, and this server, that the connection is alive.
      yield all.join('') || ': .\n\n';
      await changed;
    }
  } finally {
    hub.leave(window.operatorId);
    await left(db, window);
    hub.wake(ref.doc);
  }
}

/** A window that leaves ends the wait for news too, which would hold its place among those present. */
function streamOf(call: Call, ref: DocRef, window: Window): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const leaving = new AbortController();
  const signal = AbortSignal.any([call.signal, leaving.signal]);
  const events = eventsOf({ ...call, signal }, ref, window);
  return new ReadableStream({
    async pull(controller) {
      const { value, done: isDone } = await events.next();
      if (isDone === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      leaving.abort();
      await events.return(undefined);
    },
  });
}

const sessionOf = (text: string | null): string => {
  if (text === null || !/^[\w-]{1,40}$/.test(text)) throw new StudioError('bad-request', { at: '/session' });
  return text;
};

async function open(call: Call): Promise<Response> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const window = {
    doc: ref.doc,
    session: sessionOf(call.query.get('session')),
    operatorId: call.operator.id,
  };
  await openHead(call.db, ref);
  await requireOwnWindow(call.db, window);
  // The stream begins at once, and leaves when it ends, however it does.
  if (!call.hub.enter(call.operator.id))
    throw new StudioError('too-fast', { message: '打开的窗口太多，请先关掉一些' });
  return new Response(streamOf(call, ref, window), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}

async function putPresence(call: Call): Promise<Reply> {
  const { doc } = docRefOf(call.path['doc'] ?? '');
  const fields = fieldsOf(call.body);
  const place = (name: string) =>
    fields[name] === null ? null : textOf(fields, name, { label: name, max: 100 });
  const session = sessionOf(textOf(fields, 'session', { label: 'session', min: 1, max: 40 }));
  const window = { doc, session, operatorId: call.operator.id };
  await seen(call.db, window, { uid: place('uid'), tab: place('tab') });
  call.hub.wake(doc);
  return done();
}

export const eventRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/documents/:doc/events', role: 'viewer', handle: open }),
  route({ method: 'PUT', path: '/documents/:doc/presence', role: 'viewer', handle: putPresence }),
];
