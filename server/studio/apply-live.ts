// Writes a version's content into the tables that shoppers are served from, within the publishing transaction.
import {
  blockOf,
  type BlockText,
  type DraftContent,
  layoutText,
  shownBlocks,
  storedDataOf,
  type TabContent,
} from '~/domain/studio/document';
import { type Pointer, pointerOf } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import { readWithin } from '~/domain/studio/within';
import { slots } from '~/widgets/slots.gen';
import { isRecord } from '~/domain/record';
import type { PlacedAlt } from '../db/tables/pages';
import { readOptions } from '../settings/mall-options';
import type { Trx } from '../db/transaction';
import type { DocRef, RowKind, SettingDoc } from './doc-name';
import type { Fields } from './fields';
import { textOf } from './fields';
import { homePageError, isHomePage } from './home-page';
import { MAX_TABS } from './merge-ops';
import { saveOption } from './settings';
import { SETTING_SHAPES } from './setting-docs';
import { invalidField, StudioError } from './studio-error';

interface Applying {
  id: number;
  content: DraftContent;
  at: Date;
}

/** The part of a tab that shoppers get: hidden blocks are left out. */
export const publishedText = (tab: TabContent, notes: DraftContent['notes']): string =>
  layoutText({ ...tab, blocks: shownBlocks(tab, notes, slots) });

/** Whether a text is the list of these blocks, and contains no others. */
const isListOf = (text: string, blocks: readonly BlockText[]): boolean => {
  try {
    return isSameJson(
      JSON.parse(text),
      blocks.map((block) => blockOf(block.text).value),
    );
  } catch {
    return false;
  }
};

/** @throws StudioError 422 for a text with anything that operators were not shown. */
function layoutOf(tab: TabContent, notes: DraftContent['notes']): string {
  const text = publishedText(tab, notes);
  if (isListOf(text, shownBlocks(tab, notes, slots))) return text;
  throw new StudioError('invalid', {
    message: `「${tab.name}」的内容不是组件列表，不能发布`,
    at: `/tabs/${tab.key}`,
  });
}

/** Members with this text, in page order. */
function membersWith(text: string, value: unknown, path: readonly (string | number)[] = []): Pointer[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => membersWith(text, one, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const at = [...path, name];
    return one === text ? [pointerOf(at)] : membersWith(text, one, at);
  });
}

/** Those of the blocks in its slots as well. */
function altsOf({ uid, text }: BlockText, notes: DraftContent['notes']): Readonly<Record<string, string>> {
  const { standing } = readWithin(uid, blockOf(text).value, { slots, isTaken: () => false, known: {} });
  return Object.assign({}, ...[...Object.keys(standing), uid].map((one) => notes[one]?.alt ?? {})) as Record<
    string,
    string
  >;
}

/** Alternative texts of the part of a tab that shoppers get; null for none. */
export function placedAlts(tab: TabContent, notes: DraftContent['notes']): PlacedAlt[] | null {
  const alts = shownBlocks(tab, notes, slots).flatMap(({ uid, text }, block) =>
    Object.entries(altsOf({ uid, text }, notes)).flatMap(([picture, alt]): PlacedAlt[] => {
      const places = membersWith(picture, storedDataOf(blockOf(text)));
      return places.map((at) => ({ block, at, picture, alt }));
    }),
  );
  return alts.length === 0 ? null : alts;
}

/** As a row has them. */
export const altsText = (tab: TabContent, notes: DraftContent['notes']): string | null => {
  const alts = placedAlts(tab, notes);
  return alts === null ? null : JSON.stringify(alts);
};

interface Saving {
  data: string;
  alts: string | null;
  at: Date;
}

/** @returns the row of the tab's layout. */
async function saveTab(trx: Trx, tab: TabContent, { data, alts, at }: Saving): Promise<number> {
  const values = { name: tab.name === '' ? '页面' : tab.name, data, alts, updated_at: at };
  if (tab.templateId !== null) {
    const updated = await trx
      .updateTable('diy_templates')
      .set({ ...values, deleted_at: null })
      .where('id', '=', tab.templateId)
      .where('type', '=', 'page')
      .returning('id')
      .executeTakeFirst();
    if (updated !== undefined) return updated.id;
  }
  const { id } = await trx
    .insertInto('diy_templates')
    .values({ ...values, type: 'page', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The page's tabs as rows; existing rows keep their ids, which phones have stored. */
async function saveNavs(trx: Trx, pageId: number, tabs: readonly TabContent[]): Promise<void> {
  const before = await trx
    .selectFrom('diy_page_navs')
    .select(['id', 'template_id'])
    .where('page_id', '=', pageId)
    .execute();
  const known = new Map(before.map((nav) => [nav.template_id, nav.id]));
  await trx.deleteFrom('diy_page_navs').where('page_id', '=', pageId).execute();
  for (const [position, { name, templateId }] of tabs.entries()) {
    if (templateId === null) throw new Error('A tab without its row.');
    const id = known.get(templateId);
    known.delete(templateId);
    await trx
      .insertInto('diy_page_navs')
      .values({
        page_id: pageId,
        template_id: templateId,
        name,
        position,
        ...(id === undefined ? {} : { id }),
      })
      .execute();
  }
}

const MAX_TITLE = 15;

interface AccessLimit {
  is_all: 0 | 1;
  member: { level: number; name: string }[];
}

const isMember = (value: unknown): value is AccessLimit['member'][number] =>
  isRecord(value) && Number.isInteger(value['level']) && typeof value['name'] === 'string';

/** @throws StudioError 422 for an invalid limit. */
export function accessLimitOf(value: unknown): AccessLimit | null {
  if (value === null || value === undefined) return null;
  const member: unknown = isRecord(value) ? value['member'] : null;
  if (!isRecord(value) || !Array.isArray(member) || !member.every(isMember))
    throw invalidField('/access_limit', '「谁能看」的格式不正确');
  return { is_all: value['is_all'] === 1 ? 1 : 0, member };
}

export const titleOf = (fields: Fields): string =>
  textOf(fields, 'title', { label: '标题', min: 1, max: MAX_TITLE });

async function applyPage(trx: Trx, { id, content, at }: Applying): Promise<DraftContent> {
  const { tabs, notes, meta } = content;
  if (tabs.length < 1 || tabs.length > MAX_TABS) throw invalidField('/tabs', `要有 1 到 ${MAX_TABS} 个分页`);
  const limit = accessLimitOf(meta['access_limit']);
  const saved: TabContent[] = [];
  for (const tab of tabs) {
    const data = layoutOf(tab, notes);
    saved.push({ ...tab, templateId: await saveTab(trx, tab, { data, alts: altsText(tab, notes), at }) });
  }
  const page = await trx
    .updateTable('diy_pages')
    .set({
      title: titleOf(meta),
      show_navs: meta['show_navs'] === true,
      access_limit: limit === null ? null : JSON.stringify(limit),
      is_disable: false,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (page === undefined) throw new StudioError('state', { message: '已在回收站，先恢复再发布' });
  await saveNavs(trx, id, saved);
  return { ...content, tabs: saved };
}

function onlyTab({ tabs }: DraftContent): TabContent {
  const [tab] = tabs;
  if (tab === undefined || tabs.length > 1) throw invalidField('/tabs', '这里只能有一个分页');
  return tab;
}

async function applyModule(trx: Trx, { id, content, at }: Applying): Promise<DraftContent> {
  const tab = onlyTab(content);
  const data = layoutOf(tab, content.notes);
  await trx
    .updateTable('diy_templates')
    .set({
      name: textOf(content.meta, 'name', { label: '名称', min: 1, max: 30 }),
      data,
      alts: altsText(tab, content.notes),
      updated_at: at,
    })
    .where('id', '=', id)
    .where('type', '=', '')
    .execute();
  return content;
}

async function applyUserCenter(trx: Trx, { id, content, at }: Applying): Promise<DraftContent> {
  const data = layoutOf(onlyTab(content), content.notes);
  if ((JSON.parse(data) as unknown[]).length === 0) throw invalidField('/tabs', '个人中心至少要有一个组件');
  await trx
    .updateTable('user_centers')
    .set({ name: textOf(content.meta, 'name', { label: '名称', min: 1, max: 30 }), data, updated_at: at })
    .where('id', '=', id)
    .execute();
  return content;
}

const APPLY: Readonly<Record<RowKind, (trx: Trx, applying: Applying) => Promise<DraftContent>>> = {
  page: applyPage,
  module: applyModule,
  'user-center': applyUserCenter,
};

async function applySetting(trx: Trx, kind: SettingDoc, content: DraftContent): Promise<DraftContent> {
  const shape = SETTING_SHAPES[kind];
  const options = await readOptions(trx, shape.keys);
  for (const [key, value] of Object.entries(shape.write(content.meta, options)))
    await saveOption(trx, key, value);
  return content;
}

/**
 * Makes a content live for shoppers. @returns the content with the rows of its tabs.
 * @throws StudioError 422 for content that cannot be published.
 */
export const applyLive = (trx: Trx, ref: DocRef, applying: Omit<Applying, 'id'>): Promise<DraftContent> =>
  ref.id > 0
    ? APPLY[ref.kind as RowKind](trx, { ...applying, id: ref.id })
    : applySetting(trx, ref.kind as SettingDoc, applying.content);

/** Takes a document offline. @throws StudioError 409 for one that is required. */
export async function takeOff(trx: Trx, ref: DocRef): Promise<void> {
  if (ref.kind !== 'page') throw new StudioError('state', { message: '没有更早的线上版本' });
  if (await isHomePage(trx, ref.id)) throw homePageError();
  await trx.deleteFrom('diy_page_navs').where('page_id', '=', ref.id).execute();
}
