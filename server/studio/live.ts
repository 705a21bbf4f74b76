// The live content of a document.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type DraftContent, tabOf, type Uid } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { readOptions } from '../settings/mall-options';
import type { Db } from './call';
import type { DocRef, RowKind } from './doc-name';
import { SETTING_SHAPES, SETTING_TITLES } from './setting-docs';
import { StudioError } from './studio-error';

const UID_BYTES = 8;
export const newUid = (): Uid => `b${randomBytes(UID_BYTES).toString('base64url').replace(/[-_]/g, '0')}`;

export interface Live {
  title: string;
  content: DraftContent;
  /** Whether shoppers can see any of it. */
  isLive: boolean;
  isTrashed: boolean;
  /** Off until it is switched on, or published again. */
  isDisabled: boolean;
  changedAt: Date;
}

export const EMPTY_TAB = { name: '首页', templateId: null, head: '[', tail: ']', blocks: [] };

const tabKey = (templateId: number): string => `t${templateId}`;

async function readPage(db: Db, id: number): Promise<Live | null> {
  const page = await db.selectFrom('diy_pages').selectAll().where('id', '=', id).executeTakeFirst();
  if (page === undefined) return null;
  const navs = await db
    .selectFrom('diy_page_navs as nav')
    .innerJoin('diy_templates as template', 'template.id', 'nav.template_id')
    .select(['nav.name', 'nav.template_id', 'nav.position', 'template.data'])
    .where('nav.page_id', '=', id)
    .orderBy('nav.position')
    .execute();
  const keys = new Set<string>();
  const tabs = navs.map(({ name, template_id: templateId, position, data }) => {
    const key = keys.has(tabKey(templateId)) ? `${tabKey(templateId)}-${position}` : tabKey(templateId);
    keys.add(key);
    return tabOf(data, { key, name, templateId, newUid, slots });
  });
  const { title, show_navs, access_limit } = page;
  return {
    title,
    content: {
      tabs: tabs.length > 0 ? tabs : [{ ...EMPTY_TAB, key: 't0', name: title }],
      notes: {},
      meta: { title, show_navs, access_limit },
    },
    isLive: navs.length > 0 && !page.is_disable && page.deleted_at === null,
    isTrashed: page.deleted_at !== null,
    isDisabled: page.is_disable,
    changedAt: page.updated_at,
  };
}

async function readModule(db: Db, id: number): Promise<Live | null> {
  const row = await db
    .selectFrom('diy_templates')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', '')
    .executeTakeFirst();
  if (row === undefined) return null;
  const tab = tabOf(row.data, { key: 't1', name: row.name, templateId: id, newUid, slots });
  return {
    title: row.name,
    content: { tabs: [tab], notes: {}, meta: { name: row.name } },
    isLive: row.deleted_at === null,
    isTrashed: row.deleted_at !== null,
    isDisabled: false,
    changedAt: row.updated_at,
  };
}

async function readUserCenter(db: Db, id: number): Promise<Live | null> {
  const row = await db
    .selectFrom('user_centers')
    .select(['name', 'is_recycle', 'deleted_at', 'updated_at', sql<string>`data::text`.as('text')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const tab = tabOf(row.text, { key: 't1', name: row.name, templateId: null, newUid, slots });
  const isTrashed = row.deleted_at !== null || row.is_recycle;
  return {
    title: row.name,
    content: { tabs: [tab], notes: {}, meta: { name: row.name } },
    isLive: !isTrashed,
    isTrashed,
    isDisabled: false,
    changedAt: row.updated_at,
  };
}

const READERS: Readonly<Record<RowKind, (db: Db, id: number) => Promise<Live | null>>> = {
  page: readPage,
  module: readModule,
  'user-center': readUserCenter,
};

async function readLiveOrNull(db: Db, ref: DocRef): Promise<Live | null> {
  if (ref.id > 0) return READERS[ref.kind as RowKind](db, ref.id);
  const kind = ref.kind as keyof typeof SETTING_SHAPES;
  const shape = SETTING_SHAPES[kind];
  const meta = shape.read(await readOptions(db, shape.keys));
  return {
    title: SETTING_TITLES[kind],
    content: { tabs: [], notes: {}, meta },
    isLive: true,
    isTrashed: false,
    isDisabled: false,
    changedAt: new Date(),
  };
}

/** @throws StudioError 404 where the document's row is missing; one in the trash is read. */
export async function readLive(db: Db, ref: DocRef): Promise<Live> {
  const live = await readLiveOrNull(db, ref);
  if (live === null) throw new StudioError('not-found');
  return live;
}
