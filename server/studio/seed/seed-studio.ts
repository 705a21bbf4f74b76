// Seed of a new studio: the shipped templates, three modules, and a page in every state.
import { tabOf } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import type { Trx } from '../../db/transaction';
import { docRefOf, moduleDoc, pageDoc } from '../doc-name';
import { lockDraft } from '../drafts';
import { newUid } from '../live';
import { insertPage } from '../page-writes';
import { patchDraftMeta } from '../patch-draft';
import { goLive } from '../publishing';
import type { Operator } from '../operators';
import { insertVersion } from '../version-rows';
import { withActivityGoods } from './activity-goods';
import type { Block } from './block';
import { MODULE_SEEDS, type TemplateSeed, templateSeeds } from './templates';

interface Seeding {
  trx: Trx;
  operator: Operator;
  editor: Operator;
  now: Date;
}

const callOf = ({ operator, now }: Seeding) => ({ operator, network: '', at: now });

async function page(seeding: Seeding, title: string, blocks: readonly Block[]): Promise<number> {
  const tab = tabOf(JSON.stringify(blocks), { key: 't1', name: title, templateId: null, newUid, slots });
  const meta = { title, show_navs: false, access_limit: null };
  const content = { tabs: [tab], notes: {}, meta };
  return insertPage(seeding.trx, callOf(seeding), { content, from: 'template' });
}

/** Freezes the page's draft as the live, a scheduled or a submitted version. */
async function freeze(seeding: Seeding, id: number, kind: 'published' | 'scheduled' | 'submitted') {
  const { trx, operator, now } = seeding;
  const draft = await lockDraft(trx, docRefOf(pageDoc(id)));
  return insertVersion(trx, draft, { kind, note: '第一版', operatorId: operator.id, at: now });
}

async function publish(seeding: Seeding, id: number): Promise<void> {
  const version = await freeze(seeding, id, 'published');
  await goLive(seeding.trx, version, { actor: callOf(seeding), at: seeding.now, action: 'publish' });
}

const HOUR_MS = 3_600_000;

/** Submitted by the editor, waiting for an owner. */
async function submit({ trx, editor, now }: Seeding, id: number): Promise<void> {
  const version = await freeze({ trx, operator: editor, editor, now }, id, 'submitted');
  await trx
    .insertInto('studio_reviews')
    .values({
      doc: pageDoc(id),
      version_id: version.id,
      words: version.note,
      operator_id: editor.id,
      created_at: now,
    })
    .execute();
}

async function seedPages(seeding: Seeding, templates: readonly TemplateSeed[]): Promise<void> {
  const { trx, operator, now } = seeding;
  const blocksOf = (name: string) => templates.find((one) => one.name === name)?.blocks ?? [];
  await page(seeding, '新春预告', blocksOf('极简'));
  await publish(seeding, await page(seeding, '秋冬衣橱', blocksOf('服饰')));
  const changed = await page(seeding, '零食铺', blocksOf('快消'));
  await publish(seeding, changed);
  const draft = await lockDraft(trx, docRefOf(pageDoc(changed)));
  const call = { ...callOf(seeding) };
  await patchDraftMeta(trx, draft, { call, meta: { title: '零食铺子' } });
  await trx
    .updateTable('studio_drafts')
    .set({ published_version: draft.version })
    .where('doc', '=', draft.doc)
    .execute();
  const scheduled = await page(seeding, '年货会场', blocksOf('活动会场'));
  const version = await freeze(seeding, scheduled, 'scheduled');
  await trx
    .insertInto('studio_schedules')
    .values({
      doc: pageDoc(scheduled),
      version_id: version.id,
      publish_at: new Date(now.getTime() + 72 * HOUR_MS),
      after_kind: 'previous',
      after_version_id: null,
      previous_version_id: null,
      operator_id: operator.id,
    })
    .execute();
  await submit(seeding, await page(seeding, '春茶预售', blocksOf('茶')));
  const disabled = await page(seeding, '中秋会场', blocksOf('门店'));
  await publish(seeding, disabled);
  await trx.updateTable('diy_pages').set({ is_disable: true }).where('id', '=', disabled).execute();
}

async function seedModules(seeding: Seeding): Promise<void> {
  const { trx, now } = seeding;
  for (const { name, blocks } of MODULE_SEEDS()) {
    const { id } = await trx
      .insertInto('diy_templates')
      .values({ name, type: '', data: JSON.stringify(blocks), created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await lockDraft(trx, docRefOf(moduleDoc(id)));
  }
}

/** Runs in the transaction that creates the first operators. */
export async function seedStudio(seeding: Seeding): Promise<void> {
  const templates = await withActivityGoods(seeding.trx, templateSeeds(seeding.now));
  const rows = templates.map(({ name, description, blocks }) => ({
    name,
    description,
    content: JSON.stringify(blocks),
    is_shipped: true,
  }));
  await seeding.trx.insertInto('studio_templates').values(rows).execute();
  await seedModules(seeding);
  await seedPages(seeding, templates);
}
