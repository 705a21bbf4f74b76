// `/documents/:doc/versions`, `/versions/:id`: the history, saving, comparing, restoring as a draft.
import { audit } from '../audit';
import {
  type Call,
  created,
  etag,
  idOfPath,
  ok,
  partOf,
  type Reply,
  route,
  type Route,
  writeOnce,
} from '../call';
import { docRefOf } from '../doc-name';
import { documentAnswer } from '../document-answer';
import { ifMatchVersion, lockDraft, openStored, requireUntrashed, requireVersion } from '../drafts';
import { fieldsOf } from '../fields';
import { noteOf } from '../publish-requests';
import { titleOfContent } from '../publishing';
import { replaceDraft } from '../replace-draft';
import { StudioError } from '../studio-error';
import {
  contentOfVersion,
  insertVersion,
  listVersions,
  readVersion,
  requireVersionRow,
  wireVersion,
  wireVersions,
} from '../version-rows';

const SIZE = 30;

async function list({ db, path, query }: Call): Promise<Reply> {
  const ref = docRefOf(path['doc'] ?? '');
  await openStored(db, ref);
  const before = Number(query.get('cursor') ?? 0);
  const rows = await listVersions(db, ref.doc, {
    before: Number.isInteger(before) ? before : 0,
    limit: SIZE + 1,
  });
  const part = partOf(rows, { size: SIZE, cursorOf: ({ number }) => String(number), wire: (row) => row });
  return ok({ items: await wireVersions(db, part.items), next: part.next });
}

async function keep(call: Call): Promise<Reply> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const note = noteOf(fieldsOf(call.body));
  return writeOnce(call, async (trx) => {
    const draft = await lockDraft(trx, ref);
    const made = { kind: 'saved', note, operatorId: call.operator.id, at: call.at } as const;
    const version = await insertVersion(trx, draft, made);
    const title = titleOfContent(ref, draft.content);
    await audit(trx, call, { action: 'keep', doc: ref.doc, title, detail: { version: version.number } });
    return created(await wireVersion(trx, version));
  });
}

/** The current draft is saved as a version first, so that restoring loses nothing. */
async function restore(call: Call): Promise<Reply> {
  const old = await requireVersionRow(call.db, idOfPath(call));
  const ref = docRefOf(old.doc);
  const expected = ifMatchVersion(call.ifMatch);
  const reply = await writeOnce(call, async (trx) => {
    await requireUntrashed(trx, ref);
    const draft = await lockDraft(trx, ref);
    requireVersion(draft, expected);
    await insertVersion(trx, draft, {
      kind: 'before-restore',
      note: '恢复前的草稿',
      operatorId: call.operator.id,
      at: call.at,
    });
    const content = await contentOfVersion(trx, old.id);
    await replaceDraft(trx, draft, { content, call, step: { name: `恢复版本 ${old.number}`, session: '' } });
    const title = titleOfContent(ref, content);
    await audit(trx, call, {
      action: 'restore-version',
      doc: ref.doc,
      title,
      detail: { version: old.number },
    });
    const answer = await documentAnswer(trx, ref);
    return ok(answer, etag(answer.version));
  });
  call.hub.wake(ref.doc);
  return reply;
}

async function compare({ db, path }: Call): Promise<Reply> {
  const a = await readVersion(db, idOfPath({ path }, 'a'));
  if (path['b'] === 'draft') {
    const { version, content } = await openStored(db, docRefOf(a.doc));
    return ok({ a, b: { version, content } });
  }
  const b = await readVersion(db, idOfPath({ path }, 'b'));
  if (a.doc !== b.doc) throw new StudioError('not-found', { message: '这两个版本不是同一个页面的' });
  return ok({ a, b });
}

export const versionRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/documents/:doc/versions', role: 'viewer', handle: list }),
  route({ method: 'POST', path: '/documents/:doc/versions', role: 'editor', handle: keep }),
  route({
    method: 'GET',
    path: '/versions/:id',
    role: 'viewer',
    handle: async (call) => ok(await readVersion(call.db, idOfPath(call))),
  }),
  route({ method: 'POST', path: '/versions/:id/restore', role: 'editor', handle: restore }),
  route({ method: 'GET', path: '/versions/:a/diff/:b', role: 'viewer', handle: compare }),
];
