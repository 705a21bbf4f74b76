// `/documents/:doc`: opening a draft, saving operations, replacing it.
import type { ClashReport, OpsSaved, PostOps } from '~/domain/studio/api';
import { draftOf, openDraft } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { slots } from '~/widgets/slots.gen';
import { audit } from '../audit';
import { type Call, type Db, etag, ok, Reply, route, type Route, write, writeOnce } from '../call';
import type { Trx } from '../../db/transaction';
import { docRefOf } from '../doc-name';
import { documentAnswer } from '../document-answer';
import {
  type Draft,
  ifMatchVersion,
  lockDraft,
  openStored,
  requireUntrashed,
  requireVersion,
} from '../drafts';
import { DOCUMENT_BYTES } from '../document-limits';
import { fieldsOf, numberOf, textOf } from '../fields';
import { type Limits, mergeOps, reportsOf } from '../merge-ops';
import { requireBudget } from '../op-budget';
import { opsOf } from '../op-guard';
import { lockedError } from '../owner-locks';
import { titleOfContent } from '../publishing';
import { replaceDraft, contentOfBody } from '../replace-draft';
import { saveStep } from '../save-step';
import { opsSince } from '../saved-ops';
import { requireStorable, unstorable } from '../setting-check';
import { readSettings } from '../settings';
import { StudioError } from '../studio-error';
import { haveTabs, opsWithRows, tabRowsOf } from '../tab-rows';

const MAX_VERSION = 2_000_000_000;

function postOf(body: unknown): PostOps {
  const fields = fieldsOf(body);
  return {
    base: numberOf(fields, 'base', { label: 'base', min: 1, max: MAX_VERSION }),
    ops: opsOf(fields['ops']),
    name: textOf(fields, 'name', { label: '名称', max: 200 }),
    session: textOf(fields, 'session', { label: 'session', min: 1, max: 40 }),
  };
}

interface Refused {
  version: number;
  maxBlocks: number;
  clashes: readonly Pick<ClashReport, 'code' | 'uid'>[];
}

/** What the operations that do not apply are called as a whole: at a limit nobody else has changed anything. */
async function refusalOf(
  trx: Trx,
  { content }: Draft,
  { version, maxBlocks, clashes }: Refused,
): Promise<StudioError> {
  const locked = clashes.find(({ code }) => code === 'locked')?.uid;
  if (locked !== undefined) return lockedError(trx, content, locked);
  const isFull = clashes.some(({ code }) => code === 'limit');
  const message = `没有保存：一个分页最多 ${maxBlocks} 个组件`;
  return new StudioError('clash', { current: version, ...(isFull ? { message } : {}) });
}

interface Merged extends Awaited<ReturnType<typeof mergeOps>> {
  /** What they were applied to. */
  version: number;
  maxBlocks: number;
}

async function merged(db: Db, draft: Draft, { call, ops }: { call: Call; ops: Op[] }): Promise<Merged> {
  const ref = docRefOf(draft.doc);
  requireBudget(draft.content, ops);
  const { maxBlocks } = await readSettings(db);
  const rows = haveTabs(ops) ? await tabRowsOf(db, ref.doc, draft.content) : new Map<string, number>();
  const limits: Limits = {
    role: call.operator.role,
    maxBlocks,
    unstorable: (before, after) => unstorable(ref, before, after),
  };
  const merge = await mergeOps(openDraft(draft.content, slots), opsWithRows(ops, rows), limits);
  return { ...merge, version: draft.version, maxBlocks };
}

async function postOps(call: Call): Promise<Reply> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const { base, ops, name, session } = postOf(call.body);
  // Before the draft is locked, so that a long merge holds neither it nor the only connection of an embedded database.
  const known = await openStored(call.db, ref);
  const early = await merged(call.db, known, { call, ops });
  const reply = await writeOnce(call, async (trx) => {
    await requireUntrashed(trx, ref);
    const draft = await lockDraft(trx, ref, known);
    if (base > draft.version) throw new StudioError('stale', { current: draft.version });
    const isCurrent = early.version === draft.version;
    const merge = isCurrent ? early : await merged(trx, draft, { call, ops });
    let { version } = draft;
    const others = await opsSince(trx, { doc: ref.doc, base, version });
    if (merge.applied.length > 0) {
      const own = { content: draftOf(merge.doc), session, name, ops: merge.applied };
      version = await saveStep(trx, draft, { ...own, operator: call.operator, at: call.at });
    }
    const saved: OpsSaved = { version, others: others?.filter((one) => one.session !== session) ?? null };
    if (merge.clashes.length === 0) return ok(saved, etag(version));
    const clashes = reportsOf(merge.clashes, others ?? []);
    const refused = { version, maxBlocks: merge.maxBlocks, clashes };
    const { status, answer } = await refusalOf(trx, draft, refused);
    return new Reply(status as 403 | 409, { ...answer, ...saved, clashes }, etag(version));
  });
  call.hub.wake(ref.doc);
  return reply;
}

async function putDocument(call: Call): Promise<Reply> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const fields = fieldsOf(call.body);
  const content = await contentOfBody(fields['content']);
  const name = textOf(fields, 'name', { label: '名称', max: 200 });
  const session = textOf(fields, 'session', { label: 'session', min: 1, max: 40 });
  const expected = ifMatchVersion(call.ifMatch);
  const known = await openStored(call.db, ref);
  await write(call, async (trx) => {
    await requireUntrashed(trx, ref);
    const draft = await lockDraft(trx, ref, known);
    requireVersion(draft, expected);
    requireStorable(ref, draft.content.meta, content.meta);
    await replaceDraft(trx, draft, { content, call, step: { name, session } });
    const title = titleOfContent(ref, content);
    await audit(trx, call, { action: 'replace', doc: ref.doc, title, detail: { name } });
    return ok(null);
  });
  call.hub.wake(ref.doc);
  const answer = await documentAnswer(call.db, ref);
  return ok(answer, etag(answer.version));
}

export const documentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/documents/:doc',
    role: 'viewer',
    handle: async ({ db, path }) => {
      const answer = await documentAnswer(db, docRefOf(path['doc'] ?? ''));
      return ok(answer, etag(answer.version));
    },
  }),
  route({
    method: 'POST',
    path: '/documents/:doc/ops',
    role: 'editor',
    maxBytes: DOCUMENT_BYTES,
    handle: postOps,
  }),
  route({
    method: 'PUT',
    path: '/documents/:doc',
    role: 'editor',
    maxBytes: DOCUMENT_BYTES,
    handle: putDocument,
  }),
];
