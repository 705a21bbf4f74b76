// Publishing: one transaction writes the version, the shoppers' tables, media uses and the audit.
import { type DraftContent, titleOf } from '~/domain/studio/document';
import { applyLive, takeOff } from './apply-live';
import { audit } from './audit';
import type { Studio } from './call';
import type { Trx } from '../db/transaction';
import { type DocRef, docRefOf, type SettingDoc } from './doc-name';
import type { Draft } from './drafts';
import { syncMediaUses } from './media-uses';
import { requireModules } from './module-blocks';
import { SETTING_TITLES } from './setting-docs';
import { tabRowsOf, withRow } from './tab-rows';
import {
  contentOfVersion,
  liveVersion,
  markLive,
  markNoneLive,
  requireVersionRow,
  type StoredVersion,
} from './version-rows';

/** Author; null is the mall's timed work. */
export interface Actor {
  operator: { id: number } | null;
  network: string;
}

interface GoLive {
  actor: Actor;
  at: Date;
  action: 'publish' | 'schedule-publish' | 'schedule-end' | 'unpublish' | 'approve';
}

/** Rows that tabs got are written to the draft, too. */
async function noteRows(trx: Trx, doc: string, published: DraftContent): Promise<void> {
  const row = await trx
    .selectFrom('studio_drafts')
    .select('content')
    .where('doc', '=', doc)
    .executeTakeFirstOrThrow();
  const draft = JSON.parse(row.content) as DraftContent;
  const rows = new Map(published.tabs.map(({ key, templateId }) => [key, templateId]));
  const isKnown = draft.tabs.every(({ key, templateId }) => (rows.get(key) ?? templateId) === templateId);
  if (isKnown) return;
  const tabs = draft.tabs.map((tab) => ({ ...tab, templateId: rows.get(tab.key) ?? tab.templateId }));
  await trx
    .updateTable('studio_drafts')
    .set({ content: JSON.stringify({ ...draft, tabs }) })
    .where('doc', '=', doc)
    .execute();
}

/** A version's content; tabs that were frozen without a row get their current one. */
async function frozenContent(trx: Trx, { id, doc }: StoredVersion): Promise<DraftContent> {
  const content = await contentOfVersion(trx, id);
  const rows = await tabRowsOf(trx, doc, content);
  return {
    ...content,
    tabs: content.tabs.map((tab) => (tab.templateId === null ? withRow(tab, rows) : tab)),
  };
}

/** Makes a stored version live; the caller has locked the draft's row. */
export async function goLive(trx: Trx, version: StoredVersion, { actor, at, action }: GoLive): Promise<void> {
  const ref = docRefOf(version.doc);
  const content = await frozenContent(trx, version);
  const published = await applyLive(trx, ref, { content, at });
  if (JSON.stringify(published) !== JSON.stringify(content))
    await trx
      .updateTable('studio_versions')
      .set({ content: JSON.stringify(published) })
      .where('id', '=', version.id)
      .execute();
  await markLive(trx, version, at);
  await trx
    .updateTable('studio_drafts')
    .set({ published_version: version.draft_version })
    .where('doc', '=', version.doc)
    .execute();
  await noteRows(trx, version.doc, published);
  await syncMediaUses(trx, { doc: version.doc, content: published, isLive: true });
  await audit(trx, actor, {
    action,
    doc: version.doc,
    title: titleOfContent(ref, published),
    detail: { version: version.number, note: version.note },
  });
}

export const titleOfContent = (ref: DocRef, content: Pick<DraftContent, 'meta'>): string =>
  ref.id === 0 ? SETTING_TITLES[ref.kind as SettingDoc] : titleOf(content);

/** Restores the previous live version, or takes the page offline. @returns the version that is live now. */
export async function goBack(
  trx: Trx,
  draft: Draft,
  { actor, at, to }: { actor: Actor; at: Date; to: 'previous' | 'none' },
): Promise<StoredVersion | null> {
  const { doc } = draft;
  const replaced = to === 'none' ? null : ((await liveVersion(trx, doc))?.replaces_id ?? null);
  if (replaced !== null) {
    const previous = await requireVersionRow(trx, replaced);
    await requireModules(trx, previous);
    await goLive(trx, previous, { actor, at, action: 'unpublish' });
    return previous;
  }
  const ref = docRefOf(doc);
  await takeOff(trx, ref);
  await markNoneLive(trx, doc, at);
  await trx.updateTable('studio_drafts').set({ published_version: null }).where('doc', '=', doc).execute();
  await syncMediaUses(trx, { doc, content: { tabs: [], notes: {}, meta: {} }, isLive: true });
  await audit(trx, actor, { action: 'unpublish', doc, title: titleOfContent(ref, draft.content) });
  return null;
}

/** Tables that shoppers are served from. */
const SHOWN = ['diy_templates', 'diy_pages', 'diy_page_navs', 'mall_options', 'user_centers'];

/** Call it after the transaction: a response cached while it was open is stale. */
export function announce({ database, hub }: Pick<Studio, 'database' | 'hub'>, doc: string): void {
  for (const table of SHOWN) database.writes.note(`update ${table}`);
  hub.wake(doc);
}
