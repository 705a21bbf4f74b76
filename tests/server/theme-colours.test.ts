// Proves that nothing that ships holds a colour of the default theme where a block follows the theme of the mall.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { allFields, insertedData } from '~/domain/studio/inserted';
import { isFollower, isOfDefaultTheme } from '~/domain/studio/check/theme-rule';
import { isRecord } from '~/domain/record';
import { MODULE_SEEDS, templateSeeds } from '~/server/studio/seed/templates';
import { forms, presets } from '~/widgets/forms.gen';
import { shapes } from '~/widgets/shapes.gen';

const followers = new Map<string, readonly string[]>();
for (const [id, load] of Object.entries(forms)) {
  const fields = allFields((await load()).default);
  followers.set(
    id,
    fields.filter(isFollower).map(({ name }) => name),
  );
}

/** The fields within, of blocks at any depth, that hold a colour of the default theme instead of following it. */
function fixedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fixedIn);
  if (!isRecord(value)) return [];
  const { id, data } = value;
  const own =
    typeof id === 'string' && isRecord(data)
      ? (followers.get(id) ?? [])
          .filter((name) => isOfDefaultTheme(data[name]))
          .map((name) => `${id}.${name}: ${String(data[name])}`)
      : [];
  return [...own, ...Object.values(value).flatMap(fixedIn)];
}

const seed = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../server/seed/${name}.json`), 'utf8'));

/** Blocks as the palette inserts them. */
const presetBlocks = () =>
  Promise.all(
    Object.entries(presets).map(async ([id, load]) => {
      const form = await forms[id]?.();
      const shape = shapes[id]?.stored;
      if (form === undefined || shape === undefined) throw new Error(`${id} has no form`);
      return (await load()).default.presets.map(({ data }) => ({
        id,
        data: insertedData(shape, form.default, data),
      }));
    }),
  );

const SHIPPED: Readonly<Record<string, () => unknown>> = {
  'the seeded pages': () => ['home-page', 'tea-page', 'tea-modules', 'user-center'].map(seed),
  'the shipped templates and modules': () => [templateSeeds(new Date()), MODULE_SEEDS()],
  'the presets of the palette, with what a new block has': presetBlocks,
};

it('is followed by the notice, tabs, buttons and lines of an operator’s page', () => {
  for (const [id, name] of [
    ['notice', 'background'],
    ['goods', 'tagColor'],
    ['module', 'tabColor'],
    ['link', 'styleColor'],
    ['miaosha', 'mBgColor'],
    ['flash-sale', 'mBgColor'],
  ] as const)
    expect(followers.get(id)).toContain(name);
});

it.each(Object.entries(SHIPPED))('%s follow the theme', async (_name, make) => {
  expect(fixedIn(await make())).toEqual([]);
});

it('is missed by a colour that was picked beside it, not by one of a page’s own', () => {
  const block = (tagColor: string) => [{ id: 'goods', data: { tagColor } }];
  expect(fixedIn(block('#FF4040'))).toEqual(['goods.tagColor: #FF4040']);
  expect(fixedIn([block('#5f8f6b'), block('')])).toEqual([]);
});
