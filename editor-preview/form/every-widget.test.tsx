// Every widget's form: it mounts for any data, and holds every stored property.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORM_GROUPS, type FormField, type WidgetForm } from '~/domain/studio/form';
import type { Shape } from '~/schemas/shape';
import { forms } from '~/widgets/forms.gen';
import { loadAll } from '~/widgets/kit/testing/samples';
import { fixtures } from '~/widgets/samples.gen';
import { shapes } from '~/widgets/shapes.gen';
import { renderForm } from './testing';

const FIXTURES = await loadAll(fixtures);

const ids = Object.keys(forms);
const fixturesOf = (id: string) => FIXTURES[id];

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
});
