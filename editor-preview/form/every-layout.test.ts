// Stored layouts: each field that a form changes differs in that value alone, byte for byte.
import { describe, expect, it } from 'vitest';
import { setFields } from '~/domain/studio/commands/set-fields';
import type { CommandContext } from '~/domain/studio/commands/command';
import { storedDataOf, draftOf, type EditDoc, layoutText, openDraft, tabOf } from '~/domain/studio/document';
import type { WidgetForm } from '~/domain/studio/form';
import { applyOps } from '~/domain/studio/ops';
import { valueAt } from '~/domain/studio/pointer';
import { anotherValue, changedPart, withParts } from '~/domain/studio/testing/one-change';
import { isRecord } from '~/domain/record';
import { coerce } from '~/schemas/shape';
import { forms } from '~/widgets/forms.gen';
import { shapes } from '~/widgets/shapes.gen';

const FILES = import.meta.glob<string>('../../tests/data/layouts/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const isLayout = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isRecord(one) && typeof one['id'] === 'string' && 'data' in one);

/** Texts of the layouts within a document, which holds them as lists or as texts of lists. */
function layoutsIn(value: unknown): string[] {
  if (isLayout(value)) return [JSON.stringify(value, null, 1)];
  if (typeof value === 'string' && value.trimStart().startsWith('[{')) {
    try {
      return isLayout(JSON.parse(value)) ? [value] : [];
    } catch {
      return [];
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(layoutsIn) : [];
}

const layouts = Object.entries(FILES).flatMap(([file, text]) =>
  layoutsIn(JSON.parse(text)).map((layout, index) => ({ file: file.split('/').at(-1), index, layout })),
);

const contextOf = (doc: EditDoc): CommandContext => ({
  doc,
  tab: 'a',
  selection: [],
  palette: {},
  widgets: {},
  permissions: new Set(),
  maxBlocks: 100,
  homeOf: [],
  isOwner: true,
  owners: [],
  newUid: () => 'x',
});

const textOf = (doc: EditDoc): string =>
  layoutText(draftOf(doc).tabs[0] ?? { key: '', name: '', templateId: null, head: '', tail: '', blocks: [] });

/** Changes one field after another, each from the layout as it is; gives how many were changed. */
function changeEach(doc: EditDoc, layout: string, loaded: Readonly<Record<string, WidgetForm>>): number {
  let count = 0;
  for (const [uid, block] of Object.entries(doc.blocks)) {
    const shape = shapes[block.id]?.stored;
    if (shape === undefined) continue;
    const coerced = coerce(shape, storedDataOf(block));
    for (const field of withParts(loaded[block.id]?.groups.flatMap(({ fields }) => fields) ?? [])) {
      const at = `/${field.name}`;
      const value = field.control === 'none' ? undefined : anotherValue(field, valueAt(coerced, at));
      if (value === undefined) continue;
      const result = setFields(contextOf(doc), { values: [{ uid, at, value, coerced }], title: '' });
      if ('refusal' in result) throw new Error(result.refusal);
      const { doc: after } = applyOps(doc, result.ops);
      const text = textOf(after);
      const was = valueAt(storedDataOf(block), at);
      const part = changedPart(layout, text);
      expect(after.blocks[uid] && valueAt(storedDataOf(after.blocks[uid]), at), at).toEqual(value);
      // A member that was absent is added: nothing of the text goes.
      expect(part.length, `${block.id}${at}`).toBeLessThanOrEqual(
        was === undefined
          ? Array.isArray((block.value as { data?: unknown }).data)
            ? 2
            : 0
          : (JSON.stringify(was)?.length ?? 0) * 6,
      );
      count += 1;
    }
  }
  return count;
}

describe('a stored layout', () => {
  it.each(layouts)('$file ($index) differs in the changed value alone', async ({ layout }) => {
    let made = 0;
    const tab = tabOf(layout, { key: 'a', name: '', templateId: 1, newUid: () => `u${made++}` });
    const doc = openDraft({ tabs: [tab], notes: {}, meta: {} });
    expect(textOf(doc)).toBe(layout);
    const kinds = [...new Set(Object.values(doc.blocks).map(({ id }) => id))].filter(
      (id) => forms[id] !== undefined,
    );
    const loaded = await Promise.all(kinds.map(async (id) => [id, (await forms[id]?.())?.default] as const));
    const known = Object.fromEntries(
      loaded.filter((entry): entry is [string, WidgetForm] => entry[1] !== undefined),
    );
    expect(changeEach(doc, layout, known)).toBeGreaterThan(0);
  });
});
