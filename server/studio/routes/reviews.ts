// `/documents/:doc/review`, `/reviews`: submissions of editors, approval or return by owners.
import { isRecord } from '~/domain/record';
import { audit } from '../audit';
import {
  type Call,
  created,
  idOfPath,
  offsetOf,
  ok,
  PAGE_SIZE,
  type Reply,
  route,
  type Route,
  writeOnce,
} from '../call';
import type { Trx } from '../../db/transaction';
import { requirePublishable } from '../check-content';
import { docRefOf } from '../doc-name';
import { lockDraft } from '../drafts';
import { fieldsOf, numberOf, textOf } from '../fields';
import { noteOf, publishableDraft } from '../publish-requests';
import { announce, goLive, titleOfContent } from '../publishing';
import { type ReviewRow, wireReview } from '../review-rows';
import { StudioError } from '../studio-error';
import { contentOfVersion, insertVersion, requireVersionRow, wireVersion } from '../version-rows';

const MAX_WORDS = 500;
const wordsOf = (call: Call): string =>
  textOf(fieldsOf(call.body), 'words', { label: '说明', max: MAX_WORDS });

/** A pending one is withdrawn and replaced by the new submission. */
async function submit(call: Call): Promise<Reply> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const words = wordsOf(call);
  const version = numberOf(fieldsOf(call.body), 'version', { label: 'version', min: 1, max: 2_000_000_000 });
  const { operator, at } = call;
  const reply = await writeOnce(call, async (trx) => {
    // The publication's note is written by the owner on approval.
    const draft = await publishableDraft(trx, call, {
      ref,
      version,
      note: words === '' ? '提交审核' : words,
    });
    await trx
      .updateTable('studio_reviews')
      .set({ state: 'withdrawn' })
      .where('doc', '=', ref.doc)
      .where('state', '=', 'waiting')
      .execute();
    const frozen = await insertVersion(trx, draft, {
      kind: 'submitted',
      note: words,
      operatorId: operator.id,
      at,
    });
    const row = await trx
      .insertInto('studio_reviews')
      .values({ doc: ref.doc, version_id: frozen.id, words, operator_id: operator.id, created_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(trx, call, { action: 'submit', doc: ref.doc, title: titleOfContent(ref, draft.content) });
    return created(await wireReview(trx, row));
  });
  call.hub.wake(ref.doc);
  return reply;
}

/** A pending review, locked. @throws StudioError 404 and 409. */
async function lockReview(trx: Trx, id: number): Promise<ReviewRow> {
  const row = await trx
    .selectFrom('studio_reviews')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new StudioError('not-found', { message: '没有这个审核' });
  if (row.state !== 'waiting') throw new StudioError('state', { message: '这个审核已经有结果' });
  return row;
}

interface Answer {
  state: 'approved' | 'returned' | 'withdrawn';
  answer?: { words: string; notes: Record<string, string> };
}

async function settle(
  trx: Trx,
  call: Call,
  { row, state, answer }: Answer & { row: ReviewRow },
): Promise<ReviewRow> {
  const settled = await trx
    .updateTable('studio_reviews')
    .set({
      state,
      ...(answer === undefined ? {} : { answer: JSON.stringify(answer) }),
      answered_by: call.operator.id,
      answered_at: call.at,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit(trx, call, { action: `review-${state}`, doc: row.doc, detail: { review: row.id } });
  return settled;
}

async function approve(call: Call): Promise<Reply> {
  const note = noteOf(fieldsOf(call.body));
  let doc = '';
  const reply = await writeOnce(call, async (trx) => {
    const row = await lockReview(trx, idOfPath(call));
    ({ doc } = row);
    const draft = await lockDraft(trx, docRefOf(doc));
    const version = await requireVersionRow(trx, row.version_id);
    // Since the submission the mall's limits or the time may have passed over it.
    await requirePublishable(trx, { doc, content: await contentOfVersion(trx, version.id) }, call);
    await goLive(
      trx,
      { ...version, note: note === '' ? version.note : note },
      { actor: call, at: call.at, action: 'approve' },
    );
    await settle(trx, call, { row, state: 'approved', answer: { words: note, notes: {} } });
    const live = await wireVersion(trx, await requireVersionRow(trx, version.id));
    return created({ version: live, draftVersion: draft.version });
  });
  announce(call, doc);
  return reply;
}

const notesOf = (value: unknown): Record<string, string> => {
  if (value === undefined) return {};
  const isNotes =
    isRecord(value) &&
    Object.values(value).every((one) => typeof one === 'string' && one.length <= MAX_WORDS);
  if (!isNotes) throw new StudioError('bad-request', { at: '/notes' });
  return value as Record<string, string>;
};

const answerWith =
  (answerOf: (call: Call) => Answer, mayAnswer: (call: Call, row: ReviewRow) => boolean) =>
  async (call: Call): Promise<Reply> => {
    const answer = answerOf(call);
    let doc = '';
    const reply = await writeOnce(call, async (trx) => {
      const row = await lockReview(trx, idOfPath(call));
      ({ doc } = row);
      if (!mayAnswer(call, row)) throw new StudioError('role');
      return ok(await wireReview(trx, await settle(trx, call, { row, ...answer })));
    });
    call.hub.wake(doc);
    return reply;
  };

const giveBack = answerWith(
  (call) => ({
    state: 'returned',
    answer: { words: wordsOf(call), notes: notesOf(fieldsOf(call.body)['notes']) },
  }),
  () => true,
);
/** For their author and for owners. */
const withdraw = answerWith(
  () => ({ state: 'withdrawn' }),
  ({ operator }, row) => operator.role === 'owner' || row.operator_id === operator.id,
);

const STATES = ['waiting', 'approved', 'returned', 'withdrawn'] as const;

async function list({ db, query }: Call): Promise<Reply> {
  const state = STATES.find((one) => one === query.get('state'));
  const offset = offsetOf(query);
  const rows = await db
    .selectFrom('studio_reviews')
    .selectAll()
    .$if(state !== undefined, (chosen) => chosen.where('state', '=', state ?? 'waiting'))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  const items = await Promise.all(rows.slice(0, PAGE_SIZE).map((row) => wireReview(db, row)));
  return ok({ items, next: rows.length > PAGE_SIZE ? String(offset + PAGE_SIZE) : null });
}

export const reviewRoutes: readonly Route[] = [
  route({ method: 'POST', path: '/documents/:doc/review', role: 'editor', handle: submit }),
  route({ method: 'GET', path: '/reviews', role: 'viewer', handle: list }),
  route({ method: 'POST', path: '/reviews/:id/approve', role: 'owner', handle: approve }),
  route({ method: 'POST', path: '/reviews/:id/return', role: 'owner', handle: giveBack }),
  route({ method: 'POST', path: '/reviews/:id/withdraw', role: 'editor', handle: withdraw }),
];
