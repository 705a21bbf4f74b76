// The response of a document: the draft with its live, scheduled, review and sharing state.
import type { DocumentAnswer } from '~/domain/studio/api';
import type { Person } from '~/domain/studio/api-parts';
import type { Db } from './call';
import type { DocRef } from './doc-name';
import { type Draft, hasChanges, openStored } from './drafts';
import { homePlatforms } from './home-page';
import { readLive } from './live';
import { moduleUses } from './module-uses';
import { namesOf } from './people';
import { openReview } from './review-rows';
import { openSchedule } from './schedule-rows';
import { writersSince } from './saved-ops';
import { liveVersion, wireVersion } from './version-rows';

/** Tabs whose rows are also used by other pages. */
async function sharedTabs(
  db: Db,
  { kind, id }: DocRef,
  { content }: Draft,
): Promise<DocumentAnswer['shared']> {
  const rows = content.tabs.flatMap(({ templateId }) => templateId ?? []);
  if (kind !== 'page' || rows.length === 0) return {};
  const others = await db
    .selectFrom('diy_page_navs as nav')
    .innerJoin('diy_pages as page', 'page.id', 'nav.page_id')
    .select(['nav.template_id', 'page.id', 'page.title'])
    .where('nav.template_id', 'in', rows)
    .where('page.id', '!=', id)
    .where('page.deleted_at', 'is', null)
    .execute();
  const shared: Record<string, { id: number; title: string }[]> = {};
  for (const { key, templateId } of content.tabs) {
    const pages = others.filter(({ template_id }) => template_id === templateId);
    if (pages.length > 0) shared[key] = pages.map(({ id: pageId, title }) => ({ id: pageId, title }));
  }
  return shared;
}

export async function documentAnswer(db: Db, ref: DocRef): Promise<DocumentAnswer> {
  const draft = await openStored(db, ref);
  const [{ isTrashed, isDisabled }, live, writers] = await Promise.all([
    readLive(db, ref),
    liveVersion(db, ref.doc),
    writersSince(db, { doc: ref.doc, base: draft.publishedVersion ?? 0 }),
  ]);
  const nameOf = await namesOf(db, [draft.changedBy, ...writers]);
  const changedBy: Person | null = draft.changedBy === null ? null : nameOf(draft.changedBy);
  return {
    doc: ref.doc,
    kind: ref.kind,
    version: draft.version,
    content: draft.content,
    changedAt: draft.changedAt.toISOString(),
    changedBy,
    hasChanges: hasChanges(draft),
    authors: writers.map(nameOf),
    isTrashed,
    isDisabled,
    live: live === undefined ? null : await wireVersion(db, live),
    schedule: await openSchedule(db, ref.doc),
    review: await openReview(db, ref.doc),
    shared: await sharedTabs(db, ref, draft),
    homeOf: await homePlatforms(db, ref),
    uses: ref.kind === 'module' ? await moduleUses(db, ref.id) : [],
  };
}
