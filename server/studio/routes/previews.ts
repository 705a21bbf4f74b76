// `/documents/:doc/preview-links`, `/previews/:token`: a draft on a phone, by a link that expires and can be revoked.
import { randomBytes } from 'node:crypto';
import type { PreviewAnswer, PreviewLink } from '~/domain/studio/api-library';
import { asPage, parseLayout } from '../../families/index/hydrate/blocks';
import { hashToken } from '../../http/session';
import { withPlacedAlts } from '../../families/index/hydrate/alts';
import { placedAlts, publishedText } from '../apply-live';
import { audienceContext, audienceOf, deliverEach } from '../audience';
import { audit } from '../audit';
import {
  type Call,
  createdOnce,
  done,
  idOfPath,
  ok,
  type OpenCall,
  openRoute,
  type Reply,
  route,
  type Route,
  write,
  writeOnce,
} from '../call';
import { docRefOf, isRowKind } from '../doc-name';
import { openStored } from '../drafts';
import { fieldsOf, numberOf } from '../fields';
import { isAtLeast } from '../operators';
import { namesOf } from '../people';
import { titleOfContent } from '../publishing';
import { readLive } from '../live';
import { StudioError } from '../studio-error';

const TOKEN_BYTES = 24;
const MAX_HOURS = 7 * 24;
const HOUR_MS = 3_600_000;

async function create(call: Call): Promise<Reply> {
  const ref = docRefOf(call.path['doc'] ?? '');
  const fields = fieldsOf(call.body);
  const audience = audienceOf(fields['audience']);
  const minutes = numberOf({ minutes: Math.round(Number(fields['hours']) * 60) }, 'minutes', {
    label: '有效期',
    min: 30,
    max: MAX_HOURS * 60,
  });
  const { operator, at } = call;
  return writeOnce(call, async (trx) => {
    if (!isRowKind(ref.kind)) throw new StudioError('state', { message: '这里没有可以预览的页面' });
    const draft = await openStored(trx, ref);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const endsAt = new Date(at.getTime() + (minutes / 60) * HOUR_MS);
    const { id } = await trx
      .insertInto('studio_preview_links')
      .values({
        token_hash: hashToken(token),
        doc: ref.doc,
        audience: JSON.stringify(audience),
        operator_id: operator.id,
        expires_at: endsAt,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const title = titleOfContent(ref, draft.content);
    await audit(trx, call, {
      action: 'preview-link',
      doc: ref.doc,
      title,
      detail: { endsAt: endsAt.toISOString() },
    });
    const by = { id: operator.id, name: operator.name };
    const link: PreviewLink = { id, audience, endsAt: endsAt.toISOString(), by };
    return createdOnce(link, { token });
  });
}

async function list({ db, path, at }: Call): Promise<Reply> {
  const { doc } = docRefOf(path['doc'] ?? '');
  const rows = await db
    .selectFrom('studio_preview_links')
    .selectAll()
    .where('doc', '=', doc)
    .where('expires_at', '>', at)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const nameOf = await namesOf(
    db,
    rows.map(({ operator_id }) => operator_id),
  );
  const items = rows.map(
    ({ id, audience, expires_at: ends, operator_id: by }): PreviewLink => ({
      id,
      audience,
      endsAt: ends.toISOString(),
      by: nameOf(by),
    }),
  );
  return ok({ items });
}

/** Revoked by its creator, or by an owner. */
async function revoke(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  let doc = '';
  await write(call, async (trx) => {
    const row = await trx
      .updateTable('studio_preview_links')
      .set({ revoked_at: call.at })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .$if(call.operator.role !== 'owner', (query) => query.where('operator_id', '=', call.operator.id))
      .returning('doc')
      .executeTakeFirst();
    if (row === undefined) throw new StudioError('not-found', { message: '没有这个预览链接' });
    ({ doc } = row);
    await audit(trx, call, { action: 'revoke-preview', doc });
    return done();
  });
  call.hub.wake(doc);
  return done();
}

/** 404 for an unknown token; 410 for an expired one, and where its operator may not give it any more. */
async function requireLink({ db, path, now }: OpenCall) {
  const token = path['token'] ?? '';
  const row = await db
    .selectFrom('studio_preview_links as link')
    .innerJoin('operators', 'operators.id', 'link.operator_id')
    .selectAll('link')
    .select(['operators.role', 'operators.disabled_at', 'operators.deleted_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const message = '预览链接已失效，请向发给你的人要新的';
  if (row === undefined) throw new StudioError('not-found', { message });
  const mayGive = isAtLeast(row.role, 'editor') && row.disabled_at === null && row.deleted_at === null;
  if (!mayGive || row.revoked_at !== null || row.expires_at <= now())
    throw new StudioError('gone', { message });
  return row;
}

async function previewOf(
  call: OpenCall,
  link: Awaited<ReturnType<typeof requireLink>>,
): Promise<PreviewAnswer> {
  const ref = docRefOf(link.doc);
  const { isTrashed } = await readLive(call.db, ref);
  if (isTrashed) throw new StudioError('gone', { message: '页面不存在或已删除' });
  const { version, content } = await openStored(call.db, ref);
  const context = await audienceContext(call, link.audience);
  const tabs: PreviewAnswer['tabs'] = [];
  for (const tab of content.tabs) {
    const widgets = parseLayout(publishedText(tab, content.notes)) ?? [];
    const stored = withPlacedAlts(widgets, placedAlts(tab, content.notes));
    const delivered = (await deliverEach(stored, context)).filter((block) => block !== undefined);
    const blocks = asPage(delivered).map((block) => ({ permission_key: '', ...block }));
    tabs.push({ name: tab.name, blocks });
  }
  const title = titleOfContent(ref, content);
  return {
    doc: ref.doc,
    title,
    version,
    endsAt: link.expires_at.toISOString(),
    audience: link.audience,
    tabs,
  };
}

const LONGEST_WAIT_MS = 25_000;

/** With `since` it waits for a later version. */
async function follow(call: OpenCall): Promise<Reply> {
  const since = Number(call.query.get('since') ?? 0);
  const begun = Date.now();
  for (;;) {
    const link = await requireLink(call);
    // What changes while it reads is in the next round.
    const changed = call.hub.untilChange(link.doc, call.signal);
    const { version } = await openStored(call.db, docRefOf(link.doc));
    if (version !== since) return ok(await previewOf(call, link));
    if (call.signal.aborted || Date.now() - begun > LONGEST_WAIT_MS) return done();
    await changed;
  }
}

export const previewRoutes: readonly Route[] = [
  route({ method: 'POST', path: '/documents/:doc/preview-links', role: 'editor', handle: create }),
  route({ method: 'GET', path: '/documents/:doc/preview-links', role: 'viewer', handle: list }),
  route({ method: 'DELETE', path: '/preview-links/:id', role: 'editor', handle: revoke }),
  openRoute({ method: 'GET', path: '/previews/:token', handle: follow }),
];
