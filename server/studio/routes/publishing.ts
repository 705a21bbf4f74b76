// `/documents/:doc/publish`, `/unpublish`: publishing at once, and restoring the previous version.
import type { Published, Unpublished } from '~/domain/studio/api-publish';
import { type Call, created, etag, ok, type Reply, route, type Route, writeOnce } from '../call';
import { checkDraft } from '../check-content';
import { docRefOf } from '../doc-name';
import { lockDraft, openStored, requireUntrashed, requireVersion } from '../drafts';
import { fieldsOf, numberOf, oneOf } from '../fields';
import { publishableDraft, publishRequestOf } from '../publish-requests';
import { announce, goBack, goLive } from '../publishing';
import { requirePublisher } from '../rights';
import { insertVersion, requireVersionRow, wireVersion } from '../version-rows';

async function publish(call: Call): Promise<Reply> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const request = publishRequestOf(call);
  const { operator, at } = call;
  const reply = await writeOnce(call, async (trx) => {
    await requirePublisher(trx, call);
    const draft = await publishableDraft(trx, call, { ref, ...request });
    const made = { kind: 'published', note: request.note, operatorId: operator.id, at } as const;
    const version = await insertVersion(trx, draft, made);
    await goLive(trx, version, { actor: call, at, action: 'publish' });
    const live = await wireVersion(trx, await requireVersionRow(trx, version.id));
    const published: Published = { version: live, draftVersion: draft.version };
    return created(published, etag(draft.version));
  });
  announce(call, ref.doc);
  return reply;
}

async function unpublish(call: Call): Promise<Reply> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const to = oneOf(fieldsOf(call.body), 'to', ['previous', 'none']);
  const reply = await writeOnce(call, async (trx) => {
    await requirePublisher(trx, call);
    await requireUntrashed(trx, ref);
    const draft = await lockDraft(trx, ref);
    const live = await goBack(trx, draft, { actor: call, at: call.at, to });
    const version = live === null ? null : await wireVersion(trx, await requireVersionRow(trx, live.id));
    return ok({ version } satisfies Unpublished);
  });
  announce(call, ref.doc);
  return reply;
}

async function check(call: Call): Promise<Reply> {
  const version = numberOf(fieldsOf(call.body), 'version', { label: 'version', min: 1, max: 2_000_000_000 });
  const draft = await openStored(call.db, docRefOf(call.path['doc'] ?? ''));
  requireVersion(draft, version);
  return ok(await checkDraft(call, draft), etag(version));
}

export const publishingRoutes: readonly Route[] = [
  route({ method: 'POST', path: '/documents/:doc/check', role: 'viewer', handle: check }),
  route({ method: 'POST', path: '/documents/:doc/publish', role: 'editor', handle: publish }),
  route({ method: 'POST', path: '/documents/:doc/unpublish', role: 'editor', handle: unpublish }),
];
