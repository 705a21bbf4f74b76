// Every choice that the forms describe by an icon has a drawing.
import { describe, expect, it } from 'vitest';
import type { FormField } from '~/domain/studio/form';
import { forms } from '~/widgets/forms.gen';
import { DRAWINGS } from './drawings';

const iconsOf = (field: FormField): string[] => [
  ...(field.options ?? []).flatMap(({ icon }) => icon ?? []),
  ...[
    ...(field.parts ?? []),
    ...(field.fields ?? []),
    ...(field.item === undefined ? [] : [field.item]),
  ].flatMap(iconsOf),
];

describe('drawings of choices', () => {
  it('are there for every icon, and for none else', async () => {
    const loaded = await Promise.all(Object.values(forms).map((load) => load()));
    const fields = loaded.flatMap(({ default: form }) => form.groups.flatMap((group) => group.fields));
    const named = new Set(fields.flatMap(iconsOf));
    expect([...named].filter((name) => DRAWINGS[name] === undefined)).toEqual([]);
    expect(Object.keys(DRAWINGS).filter((name) => !named.has(name))).toEqual([]);
  });
});
