// Every widget's form: it mounts for any data, holds every stored property, and each control writes its own value only.
import { fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRecord } from '~/domain/record';
import { FORM_GROUPS, type FormField, type WidgetForm } from '~/domain/studio/form';
import { parentOf, pathOf, valueAt } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import type { Shape } from '~/schemas/shape';
import { forms } from '~/widgets/forms.gen';
import { shapes } from '~/widgets/shapes.gen';
import { renderForm } from './testing';

const FIXTURES = import.meta.glob<{ full: unknown; hostile: unknown }>('../../widgets/*/fixtures.ts', {
  eager: true,
});

const ids = Object.keys(forms);
const fixturesOf = (id: string) => FIXTURES[`../../widgets/${id}/fixtures.ts`];

// Pickers ask a server for names of what is stored; there is none.
beforeAll(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(new Response('{}', { status: 503 })),
  );
});

afterAll(() => vi.restoreAllMocks());

beforeEach(() => {
  // All groups are open.
  localStorage.setItem(
    'studio.form.folds',
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, FORM_GROUPS]))),
  );
});

/** Names that the form knows of an object: shown, owned by another control, computed or hidden. */
const namesOf = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ name, parts = [] }) => [name, ...namesOf(parts)]);

const formOf = async (id: string): Promise<WidgetForm> => {
  const load = forms[id];
  if (load === undefined) throw new Error(`No form for ${id}`);
  return (await load()).default;
};

/** Properties of the shape that no field of the form stands for, in frames and rows too. */
function missing(shape: Shape | undefined, fields: readonly FormField[], at = ''): string[] {
  const known = new Set(namesOf(fields));
  const own = Object.keys(shape?.p ?? {}).filter((name) => !known.has(name));
  const all = fields.flatMap((field) => [field, ...(field.parts ?? [])]);
  const inner = all.flatMap(({ name, fields: within, kind, control, snapshot, link }) => {
    const member = shape?.p?.[name];
    // Snapshots and links are written whole by their control.
    if (within === undefined || control === 'none' || snapshot !== undefined || link !== undefined) return [];
    return missing(kind === 'list' ? member?.i : member, within, `${at}/${name}`);
  });
  return [...own.map((name) => `${at}/${name}`), ...inner];
}

/** Pointers of the values that differ. */
function differences(a: unknown, b: unknown, at = ''): string[] {
  if (isSameJson(a, b)) return [];
  if (!isRecord(a) || !isRecord(b)) {
    if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
      return a.flatMap((entry, index) => differences(entry, b[index], `${at}/${index}`));
    return [at];
  }
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.flatMap((name) => differences(a[name], b[name], `${at}/${name}`));
}

const CHECKS = 'input[type="checkbox"], input[type="radio"]:not(:checked)';

function nextText({ inputMode, value, maxLength }: HTMLInputElement | HTMLTextAreaElement): string {
  if (inputMode === 'decimal') return value === '1' ? '2' : '1';
  if (/^#[0-9a-f]{3,8}$/i.test(value)) return value.toLowerCase() === '#123456' ? '#654321' : '#123456';
  return maxLength === 1 ? 'y' : `${value.slice(0, 1)}新`;
}

/** Uses the field's own control as an operator does; false where it has none that is native. */
function use(field: Element): boolean {
  const own = (selector: string) =>
    [...field.querySelectorAll<HTMLInputElement>(selector)].find(
      (element) =>
        element.closest('[data-at]') === field &&
        !element.disabled &&
        element.closest('[data-row]') === field.closest('[data-row]'),
    );
  const check = own(CHECKS);
  if (check !== undefined) return fireEvent.click(check);
  const select = own('select') as unknown as HTMLSelectElement | undefined;
  const other = [...(select?.options ?? [])].find(({ value }) => value !== select?.value && value !== '-1');
  if (select !== undefined && other !== undefined)
    return fireEvent.change(select, { target: { value: other.value } });
  const time = own('input[type="datetime-local"]');
  if (time !== undefined) return fireEvent.change(time, { target: { value: '2020-01-02T03:04' } });
  const text = own('input:not([type="search"], [type="range"], [type="color"], [type="file"]), textarea');
  return text !== undefined && fireEvent.change(text, { target: { value: nextText(text) } });
}

/** Their control writes its parts along with the field. */
const OWNING: ReadonlySet<string> = new Set(['tile', 'rubik']);
/** Stored measures that follow from the field. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  'rubik/style': ['height'],
  'rubik/space': ['list'],
  'rubik/w': ['list'],
  'rubik/h': ['list'],
};

/** What a field's control may write beside its own value. */
function alongWith(form: WidgetForm, at: string): string[] {
  const all = form.groups.flatMap(({ fields }) => fields);
  const name = pathOf(at).at(-1);
  const field = all.find((one) => one.name === name);
  const owned = OWNING.has(field?.control ?? 'none') ? namesOf(field?.parts ?? []) : [];
  const along = [...Object.keys(field?.clears ?? {}), ...owned, ...(COMPUTED[`${form.id}${at}`] ?? [])];
  return along.map((one) => `${parentOf(at)}/${one}`);
}

describe.each(ids)('the form of %s', (id) => {
  it('holds every stored property: shown, owned, computed or hidden', async () => {
    const form = await formOf(id);
    const fields = [...form.groups.flatMap((group) => group.fields), ...form.unseen];
    expect(missing(shapes[id]?.stored, fields)).toEqual([]);
  });

  it('mounts for hostile data', async () => {
    const { container } = await renderForm([{ id, data: fixturesOf(id)?.hostile ?? { a: [null] } }]);
    expect(container.querySelector('section')).not.toBeNull();
  });

  it('writes each value where it stands, reads it back, and leaves the rest of the text', async () => {
    const form = await formOf(id);
    const { container, store, stored, data } = await renderForm([{ id, data: fixturesOf(id)?.full ?? {} }]);
    const before = { text: stored(), data: data() };
    const places = [...container.querySelectorAll('[data-at]')].map(
      (field) => field.getAttribute('data-at') ?? '',
    );
    let used = 0;
    for (const at of new Set(places)) {
      const field = container.querySelector(`[data-at="${at}"]`);
      if (field === null || !use(field) || stored() === before.text) continue;
      used += 1;
      const changed = differences(before.data, data());
      const allowed = [at, ...alongWith(form, at)];
      const others = changed.filter(
        (one) => !allowed.some((place) => one === place || one.startsWith(`${place}/`)),
      );
      expect(others, at).toEqual([]);
      expect(valueAt(data(), at) === undefined, at).toBe(false);
      while (store.get().done > 0) store.undo();
      expect(stored(), at).toBe(before.text);
    }
    if (places.length > 3) expect(used).toBeGreaterThan(0);
  });
});
