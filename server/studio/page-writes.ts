// Writes of pages: creation, fields that are effective without publishing, the trash.
import { sql } from 'kysely';
import type { PagePatch, PageMeta } from '~/domain/studio/api';
import type { DraftContent } from '~/domain/studio/document';
import { accessLimitOf, titleOf } from './apply-live';
import { audit } from './audit';
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import { requireNothingHidden } from './check-step';
import { pageDoc, docRefOf } from './doc-name';
import { lockDraft } from './drafts';
import { booleanOf, type Fields } from './fields';
import { homePageError } from './home-page';
import { syncMediaUses } from './media-uses';
import { patchDraftMeta } from './patch-draft';
import { platformsOf } from './platforms';
import { requirePublisher } from './rights';
import { cancelSchedules } from './schedule-rows';
import { StudioError } from './studio-error';

/** A page that is invisible until it is published: its row and its draft. @returns its id. */
export async function insertPage(
  trx: Trx,
  call: Pick<Call, 'operator' | 'network' | 'at'>,
  { content, from }: { content: Omit<DraftContent, 'meta'> & { meta: PageMeta }; from: string },
): Promise<number> {
  const { at, operator } = call;
  const { title, show_navs, access_limit } = content.meta;
  requireNothingHidden(content.tabs);
  const { id } = await trx
    .insertInto('diy_pages')
    .values({
      title,
      show_navs,
      access_limit: access_limit === null ? null : JSON.stringify(access_limit),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const draft: DraftContent = {
    ...content,
    meta: { title, show_navs, access_limit },
    tabs: content.tabs.map((tab) => ({ ...tab, templateId: null })),
  };
  await trx
    .insertInto('studio_drafts')
    .values({
      doc: pageDoc(id),
      content: JSON.stringify(draft),
      published_version: null,
      changed_by: operator.id,
      changed_at: at,
    })
    .execute();
  await syncMediaUses(trx, { doc: pageDoc(id), content: draft, isLive: false });
  await audit(trx, call, { action: 'create', doc: pageDoc(id), title, detail: { from } });
  return id;
}

/** The accepted fields of a patch. @throws StudioError 422. */
export function patchOf(fields: Fields): PagePatch {
  const patch: PagePatch = {};
  if (fields['title'] !== undefined) patch.title = titleOf(fields);
  if (fields['access_limit'] !== undefined) patch.access_limit = accessLimitOf(fields['access_limit']);
  for (const name of ['show_navs', 'isHome', 'isDisabled'] as const)
    if (fields[name] !== undefined) patch[name] = booleanOf(fields, name);
  if (fields['platforms'] !== undefined) patch.platforms = platformsOf(fields['platforms']);
  return patch;
}

/** A platform has one home: other pages lose it. */
async function takePlatforms(trx: Trx, id: number, platforms: readonly string[]): Promise<void> {
  const rest = sql<string>`array_to_string(array(select p from unnest(string_to_array(platform, ',')) p
    where p <> all(${sql.val([...platforms])}::text[])), ',')`;
  await trx
    .updateTable('diy_pages')
    .set({ platform: rest })
    .where('id', '!=', id)
    .where('platform', '!=', '')
    .execute();
}

async function applyHome(trx: Trx, id: number, { platforms, isHome }: PagePatch): Promise<void> {
  if (platforms !== undefined) {
    await takePlatforms(trx, id, platforms);
    await trx
      .updateTable('diy_pages')
      .set({ platform: platforms.join(',') })
      .where('id', '=', id)
      .execute();
  }
  if (isHome === undefined) return;
  if (isHome)
    await trx
      .updateTable('diy_pages')
      .set({ is_home_page: false })
      .where('is_home_page', '=', true)
      .execute();
  await trx.updateTable('diy_pages').set({ is_home_page: isHome }).where('id', '=', id).execute();
}

/** @throws StudioError 404, also for a page in the trash. */
export async function requirePage(trx: Trx, id: number) {
  const page = await trx
    .selectFrom('diy_pages')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (page === undefined) throw new StudioError('not-found');
  return page;
}

const isPublished = async (trx: Trx, id: number): Promise<boolean> =>
  (await trx.selectFrom('diy_page_navs').select('id').where('page_id', '=', id).executeTakeFirst()) !==
  undefined;

/** Effective at once, also for shoppers. @throws StudioError 409 for a home page that nobody could see. */
export async function patchPage(
  trx: Trx,
  call: Call,
  { id, patch }: { id: number; patch: PagePatch },
): Promise<void> {
  const page = await requirePage(trx, id);
  const draft = await lockDraft(trx, docRefOf(pageDoc(id)));
  const isMadeHome = patch.isHome === true || (patch.platforms ?? []).length > 0;
  const isHidden = patch.isDisabled ?? page.is_disable;
  if (isMadeHome && (isHidden || !(await isPublished(trx, id))))
    throw new StudioError('state', { message: '先发布，再设为首页' });
  const isHome = (patch.isHome ?? page.is_home_page) || (patch.platforms ?? [page.platform]).join('') !== '';
  if (patch.isDisabled === true && isHome) throw homePageError();
  const { title, show_navs, access_limit } = patch;
  const meta = {
    ...(title === undefined ? {} : { title }),
    ...(show_navs === undefined ? {} : { show_navs }),
    ...(access_limit === undefined ? {} : { access_limit }),
  };
  await patchDraftMeta(trx, draft, { call, meta });
  await trx
    .updateTable('diy_pages')
    .set({
      ...meta,
      ...(access_limit === undefined
        ? {}
        : { access_limit: access_limit === null ? null : JSON.stringify(access_limit) }),
      ...(patch.isDisabled === undefined ? {} : { is_disable: patch.isDisabled }),
      updated_at: call.at,
    } as { title?: string })
    .where('id', '=', id)
    .execute();
  await applyHome(trx, id, patch);
  await audit(trx, call, {
    action: 'page-settings',
    doc: pageDoc(id),
    title: title ?? page.title,
    detail: { ...patch },
  });
}

/** Moves a page into the trash for thirty days. @throws StudioError 409 for a home page. */
export async function trashPage(trx: Trx, call: Call, id: number): Promise<void> {
  const page = await requirePage(trx, id);
  if (page.is_home_page || page.platform !== '') throw homePageError();
  if (await isPublished(trx, id)) await requirePublisher(trx, call);
  await cancelSchedules(trx, pageDoc(id));
  await trx.updateTable('diy_pages').set({ deleted_at: call.at }).where('id', '=', id).execute();
  await audit(trx, call, { action: 'trash', doc: pageDoc(id), title: page.title });
}

export async function restorePage(trx: Trx, call: Call, id: number): Promise<void> {
  const page = await trx
    .updateTable('diy_pages')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('title')
    .executeTakeFirst();
  if (page === undefined) throw new StudioError('not-found');
  // Shoppers see it again.
  if (await isPublished(trx, id)) await requirePublisher(trx, call);
  await audit(trx, call, { action: 'restore', doc: pageDoc(id), title: page.title });
}
