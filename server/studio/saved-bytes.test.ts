// Nothing is lost on the way to the shoppers: each sample, changed by each control, saved and published, differs in that value alone.
import { expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { CommandContext } from '~/domain/studio/commands/command';
import { setFields } from '~/domain/studio/commands/set-fields';
import { storedDataOf, type EditDoc, layoutText, openDraft, type Uid } from '~/domain/studio/document';
import type { ControlId, FormField } from '~/domain/studio/form';
import { applyOps, type Op } from '~/domain/studio/ops';
import { type Pointer, pointerOf, valueAt, withValueAt } from '~/domain/studio/pointer';
import { anotherOwner, changedPart, withParts } from '~/domain/studio/testing/one-change';
import { phpText } from '~/domain/studio/testing/php-text';
import { isRecord } from '~/domain/record';
import { coerce } from '~/schemas/shape';
import { describeOnOneDatabase } from '~/tests/server/database-helpers';
import { savePage, storedTemplate } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';
import { forms } from '~/widgets/forms.gen';
import { storedSamples } from '~/widgets/sample-documents';
import { shapes } from '~/widgets/shapes.gen';

interface Change {
  uid: Uid;
  control: ControlId;
  /** Properties of one object of the block's data. */
  ownerAt: Pointer;
  values: Readonly<Record<string, unknown>>;
  coerced: unknown;
}

/** Fields with the object that they stand in: the block's data, an object of it, or the first row of a list. */
function fieldsIn(fields: readonly FormField[], ownerAt: Pointer, data: unknown): [FormField, Pointer][] {
  return withParts(fields).flatMap((field): [FormField, Pointer][] => {
    const at = ownerAt + pointerOf([field.name]);
    const innerAt = field.kind === 'list' ? `${at}/0` : at;
    const isThere = isRecord(valueAt(data, innerAt));
    const inner = isThere ? fieldsIn(field.fields ?? [], innerAt, data) : [];
    return [[field, ownerAt], ...inner];
  });
}

/** What every control of the document can change, each in the blocks' order. */
async function changesOf(doc: EditDoc): Promise<Map<ControlId, Change[]>> {
  const changes = new Map<ControlId, Change[]>();
  for (const [uid, block] of Object.entries(doc.blocks)) {
    const shape = shapes[block.id]?.stored;
    const form = (await forms[block.id]?.())?.default;
    if (shape === undefined || form === undefined) continue;
    const coerced = coerce(shape, storedDataOf(block));
    for (const [field, ownerAt] of fieldsIn(
      form.groups.flatMap(({ fields }) => fields),
      '',
      coerced,
    )) {
      const owner = valueAt(coerced, ownerAt);
      const values = isRecord(owner) ? anotherOwner(field, owner) : null;
      const { control } = field;
      if (values !== null)
        changes.set(control, [...(changes.get(control) ?? []), { uid, control, ownerAt, values, coerced }]);
    }
  }
  return changes;
}

const contextOf = (doc: EditDoc): CommandContext => ({
  doc,
  tab: '',
  selection: [],
  palette: {},
  permissions: new Set(),
  maxBlocks: 2000,
  homeOf: [],
  isOwner: true,
  widgets: {},
  owners: [],
  newUid: () => 'x',
});

/** The operations that the studio sends for a change, and those that take it back. */
function opsOf(
  doc: EditDoc,
  { uid, ownerAt, values, coerced }: Change,
): { ops: readonly Op[]; inverse: Op[] } {
  const written = Object.entries(values).map(([name, value]) => ({
    uid,
    at: ownerAt + pointerOf([name]),
    value,
    coerced,
  }));
  const result = setFields(contextOf(doc), { values: written, title: '' });
  if ('refusal' in result) throw new Error(result.refusal);
  return { ops: result.ops, inverse: applyOps(doc, result.ops).inverse };
}

/** A stored layout with a change made in its parsed value. */
function changed(layout: unknown, index: number, { ownerAt, values }: Change): unknown {
  return Object.entries(values).reduce<unknown>((data, [name, value]) => {
    const at = `/${index}/data${ownerAt}${pointerOf([name])}`;
    return value === undefined && valueAt(data, at) === undefined ? data : withValueAt(data, at, value);
  }, layout);
}

/** Rows of one database hold some layouts of the others again. */
const SAMPLES = [...new Map(storedSamples().map((sample) => [JSON.stringify(sample[1]), sample])).values()];

describeOnOneDatabase('a sample that went through the studio', (open) => {
  it.each(SAMPLES)('differs in the changed value alone: %s', async (_name, sample) => {
    const mall = await openStudio(await open());
    const page = await openSample(mall, phpText(sample));
    expect(await page.published()).toBe(phpText(sample));
    for (const [control, changes] of await changesOf(page.doc())) {
      const isPublished = await firstPublished(page, changes);
      expect([control, isPublished]).toEqual([control, true]);
    }
    expect(mall.failures).toEqual([]);
  });
});

interface SamplePage {
  doc: () => EditDoc;
  /** The layout as it is stored for shoppers. */
  published: () => Promise<string>;
  save: (ops: readonly Op[]) => Promise<void>;
  /** The draft's text. */
  draft: () => string;
  publish: () => Promise<number>;
}

/** Modules that a layout names, which it cannot be published without. */
async function addModules(mall: StudioMall, text: string): Promise<void> {
  const named = (JSON.parse(text) as { id?: unknown; data?: { list?: { id: unknown }[] } }[]).flatMap(
    ({ id, data }) => (id === 'module' ? (data?.list ?? []) : []),
  );
  const values = [...new Set(named.map(({ id }) => Number(id)))].map((id) => ({
    id,
    name: '模块',
    type: '' as const,
    data: '[]',
  }));
  if (values.length > 0)
    await mall.database.db
      .insertInto('diy_templates')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

async function openSample(mall: StudioMall, text: string): Promise<SamplePage> {
  const pageId = await savePage(mall, { tabs: [text] });
  await addModules(mall, text);
  const path = `/documents/page-${pageId}`;
  const read = async () => (await mall.operate('GET', path)).body as unknown as DocumentAnswer;
  let answer = await read();
  return {
    doc: () => openDraft(answer.content),
    draft: () => answer.content.tabs.map((tab) => layoutText(tab)).join(''),
    published: async () => (await storedTemplate(mall, pageId)).data,
    save: async (ops) => {
      const body = { base: answer.version, ops, name: '', session: 'w' };
      const { status } = await mall.operate('POST', `${path}/ops`, { body });
      expect(status).toBe(200);
      answer = await read();
    },
    publish: async () => {
      const body = { version: answer.version, note: '' };
      return (await mall.operate('POST', `${path}/publish`, { body })).status;
    },
  };
}

/** Letters of an escaped text for one of the value. */
const ESCAPED = 6;

/** Saves and publishes the first of the changes that may be published; one that may not is taken back, byte for byte. */
async function firstPublished(page: SamplePage, changes: readonly Change[]): Promise<boolean> {
  for (const change of changes) {
    const before = await page.published();
    const doc = page.doc();
    const index = Object.keys(doc.blocks).indexOf(change.uid);
    const { ops, inverse } = opsOf(doc, change);
    if (ops.length === 0) continue;
    await page.save(ops);
    const status = await page.publish();
    if (status === 201) {
      const after = await page.published();
      expect(JSON.parse(after)).toEqual(changed(JSON.parse(before), index, change));
      const [only, ...others] = Object.keys(change.values);
      const was = valueAt(JSON.parse(before), `/${index}/data${change.ownerAt}/${only ?? ''}`);
      // Nothing of the text goes but the former value.
      if (others.length === 0 && typeof was !== 'object')
        expect(changedPart(before, after).length).toBeLessThanOrEqual(
          was === undefined ? 2 : (JSON.stringify(was)?.length ?? 0) * ESCAPED,
        );
      return true;
    }
    expect(status).toBe(422);
    await page.save(inverse);
    expect(JSON.parse(page.draft())).toEqual(JSON.parse(before));
  }
  return false;
}
