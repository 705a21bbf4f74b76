// Initial content of a new page: empty, a template, another page, an import.
import { isRecord } from '~/domain/record';
import type { PageMeta } from '~/domain/studio/api';
import { type DraftContent, openDraft, tabOf, type TabContent, type Uid } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { recordsOf } from '../settings/stored-values';
import { accessLimitOf, titleOf } from './apply-live';
import type { Db } from './call';
import { docRefOf, pageDoc } from './doc-name';
import { CONTENT_BYTES, contentBytes } from './document-limits';
import { openStored } from './drafts';
import { type Fields, fieldsOf, numberOf, oneOf } from './fields';
import { EMPTY_TAB, newUid } from './live';
import { MAX_BLOCKS, MAX_TABS } from './merge-ops';
import { layoutTextOf } from './layout-text';
import { withOwnGoods } from './own-goods';
import { notesOfTab } from './placed-notes';
import { invalidField, StudioError } from './studio-error';
import { templateTexts } from './template-rows';

export type NewContent = Omit<DraftContent, 'meta'> & { meta: PageMeta };

const MAX_ID = 2_147_483_647;
const newKey = (index: number): string => `k${index}-${newUid()}`;

const blank = (meta: PageMeta, blocks: TabContent['blocks']): NewContent => ({
  tabs: [{ ...EMPTY_TAB, key: newKey(0), name: meta.title, blocks }],
  notes: {},
  meta,
});

/** The current draft of another page, with new uids for its blocks; those in slots keep what their texts say. */
async function ofPage(db: Db, id: number, title: string): Promise<NewContent> {
  const { content } = await openStored(db, docRefOf(pageDoc(id)));
  const uids = new Map<string, string>();
  const renamed = (uid: string) => {
    const known = uids.get(uid) ?? newUid();
    uids.set(uid, known);
    return known;
  };
  const { standing } = openDraft(content, slots).within;
  const nameOf = (uid: Uid): Uid => {
    const place = standing[uid];
    if (place === undefined) return renamed(uid);
    return place.isPlaced ? nameOf(place.owner) + uid.slice(place.owner.length) : uid;
  };
  const tabs = content.tabs.map((tab, index) => ({
    ...tab,
    key: newKey(index),
    templateId: null,
    blocks: tab.blocks.map(({ uid, text }) => ({ uid: renamed(uid), text })),
  }));
  const notes = Object.fromEntries(
    Object.entries(content.notes).map(([uid, { locked: _locked, ...note }]) => [nameOf(uid), note]),
  );
  const { show_navs, access_limit } = content.meta;
  return {
    tabs,
    notes,
    meta: { title, show_navs: show_navs === true, access_limit: accessLimitOf(access_limit) },
  };
}

/** @throws StudioError 413 and 422 above the limits. */
export function importedTabs(value: unknown): TabContent[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_TABS)
    throw invalidField('/tabs', `要有 1 到 ${MAX_TABS} 个分页`);
  const taken = new Set<Uid>();
  const tabs = value.map((tab: unknown, index) => {
    if (!isRecord(tab) || typeof tab['text'] !== 'string')
      throw new StudioError('bad-request', { at: `/tabs/${index}` });
    const name = typeof tab['name'] === 'string' ? tab['name'].slice(0, 30) : '';
    const own = { key: newKey(index), name, templateId: null, newUid, slots, taken };
    return tabOf(layoutTextOf(tab['text']), own);
  });
  const blocks = tabs.flatMap((tab) => tab.blocks);
  if (blocks.length > MAX_BLOCKS) throw invalidField('/tabs', `最多 ${MAX_BLOCKS} 个组件`);
  const bytes = contentBytes({ tabs, notes: {}, meta: {} });
  if (bytes > CONTENT_BYTES) throw new StudioError('too-large');
  return tabs;
}

/** Notes of the tabs as they were sent, by the uids of their blocks. */
function importedNotes(
  value: unknown,
  { tabs, isOwner }: { tabs: readonly TabContent[]; isOwner: boolean },
): NewContent['notes'] {
  const sent = recordsOf(value);
  const all = tabs.map((tab, index) =>
    notesOfTab(tab, { value: sent[index]?.['notes'], at: `/tabs/${index}/notes`, isOwner }),
  );
  return Object.assign({}, ...all) as NewContent['notes'];
}

/** Goods that are not here are replaced by the mall's own. */
async function filledTabs(db: Db, tabs: readonly TabContent[]): Promise<TabContent[]> {
  const blocks = tabs.flatMap((tab) => tab.blocks);
  const texts = await withOwnGoods(
    db,
    blocks.map(({ text }) => text),
  );
  const filled = new Map(blocks.map(({ uid }, index) => [uid, texts[index]]));
  return tabs.map((tab) => ({
    ...tab,
    blocks: tab.blocks.map(({ uid, text }) => ({ uid, text: filled.get(uid) ?? text })),
  }));
}

const metaOf = (title: string, given: unknown): PageMeta => {
  const { show_navs, access_limit } = isRecord(given) ? given : ({} as Fields);
  return { title, show_navs: show_navs === true, access_limit: accessLimitOf(access_limit) };
};

/** `isOwner`: whether an owner makes it. @throws StudioError 404, 413, 422. */
export async function newContent(
  db: Db,
  body: unknown,
  isOwner: boolean,
): Promise<{ content: NewContent; from: string }> {
  const fields = fieldsOf(body);
  const title = titleOf(fields);
  const from = oneOf(fields, 'from', ['blank', 'template', 'page', 'import']);
  const meta = metaOf(title, fields['meta']);
  const id = (name: string) => numberOf(fields, name, { label: name, min: 1, max: MAX_ID });
  if (from === 'blank') return { content: blank(meta, []), from };
  if (from === 'page') return { content: await ofPage(db, id('page'), title), from: pageDoc(id('page')) };
  if (from === 'import') {
    const tabs = importedTabs(fields['tabs']);
    const filled = fields['isOwnGoods'] === true ? await filledTabs(db, tabs) : tabs;
    const notes = importedNotes(fields['tabs'], { tabs, isOwner });
    return { content: { tabs: filled, notes, meta }, from };
  }
  const isOwnGoods = fields['isOwnGoods'] !== false;
  const texts = await templateTexts(db, id('template'), { isOwnGoods });
  return {
    content: blank(
      meta,
      texts.map((text) => ({ uid: newUid(), text })),
    ),
    from: `template-${id('template')}`,
  };
}
