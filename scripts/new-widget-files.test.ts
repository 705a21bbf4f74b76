// Proves that a widget created by `npm run new-widget` is whole in the studio without another line.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { codesFound } from '~/widgets/kit/testing/codes-found';
import { COMMON_WIDGETS } from './common-widgets';
import { loadLibrary } from './generate';
import { compileForms } from './generate/forms';
import { bundle, type JsonSchema } from './generate/schema';
import { generateWidgets } from './generate/widgets';
import { filesOfWidget } from './new-widget-files';
import { stillsOf } from './still-page';
import { versionProblems } from './widget-versions/problems';
import { readVersions, recordVersions } from './widget-versions/record';

const ROOT = resolve(import.meta.dirname, '..');
const NEW = { id: 'price-tag', title: '价签', name: 'PriceTag' };
const PLACE = { id: NEW.id, folder: `widgets/${NEW.id}` };

it('creates a schema whose hints yield a form with two groups', () => {
  const files = filesOfWidget(NEW);
  const raw = JSON.parse(files['schema.json'] ?? '{}') as JsonSchema;
  const stored = { name: 'PriceTagData', ...bundle(raw.properties?.['data'] ?? {}, raw, new Map()) };
  const [form] = compileForms([{ id: 'price-tag', folder: 'widgets/price-tag', raw, stored, controls: [] }]);
  expect(
    form?.groups.map(({ id, fields }) => [id, fields.map(({ name, control }) => [name, control])]),
  ).toEqual([
    ['content', [['text', 'text']]],
    ['colour', [['color', 'colour']]],
  ]);
  expect(form?.unseen).toEqual([]);
  expect(files['presets.ts']).toContain("name: '价签'");
});

/** A project with the widgets that home requires and the new one, generated. */
async function projectWithNew(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'pagoda-new-widget-'));
  const isNeeded = (path: string) =>
    !existsSync(join(path, 'schema.json')) || COMMON_WIDGETS.some((id) => path.endsWith(`/${id}`));
  cpSync(join(ROOT, 'widgets'), join(copy, 'widgets'), { recursive: true, filter: isNeeded });
  const folder = join(copy, 'widgets', NEW.id);
  mkdirSync(folder);
  for (const [name, text] of Object.entries(filesOfWidget(NEW))) writeFileSync(join(folder, name), text);
  const library = loadLibrary(ROOT);
  await generateWidgets(copy, library);
  recordVersions(copy, await readVersions(copy, PLACE, library));
  return copy;
}

describe('a new widget, once generated', () => {
  let copy: string;
  beforeAll(async () => {
    copy = await projectWithNew();
  }, 300_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const load = <T>(file: string): Promise<T> =>
    import(/* @vite-ignore */ join(copy, 'widgets', file)) as Promise<T>;
  const paletteById = async () => {
    const { palette } = await load<typeof import('~/widgets/palette.gen')>('palette.gen.ts');
    return Object.fromEntries(palette.map((entry) => [entry.id, entry]));
  };
  const tables = () => load<typeof import('~/widgets/forms.gen')>('forms.gen.ts');

  it('is in the palette, found by its initials, with its preset and its form', async () => {
    expect((await paletteById())[NEW.id]).toMatchObject({
      title: '价签',
      isInPalette: true,
      initials: ['jq', 'pricetag'],
      presets: ['价签'],
    });
    // The studio shows the icon of its group.
    expect((await paletteById())[NEW.id]).not.toHaveProperty('icon');
    const { forms, presets } = await tables();
    expect((await forms[NEW.id]?.())?.default.groups.map(({ id }) => id)).toEqual(['content', 'colour']);
    expect((await presets[NEW.id]?.())?.default.presets[0]?.data).toEqual({ text: '价签' });
  });

  it('has its first version recorded, with its default words and others', async () => {
    const versions = await readVersions(copy, PLACE, loadLibrary(ROOT));
    expect(versionProblems(versions)).toEqual([]);
    expect(versions.records.get(1)?.samples).toEqual([{}, { text: '样本', color: '#123456' }]);
  });

  it('has a still of its preset', async () => {
    const { presets } = await tables();
    const { registry } = await load<typeof import('~/widgets/registry.gen')>('registry.gen.ts');
    const { full } = await load<{ full: Readonly<Record<string, unknown>> }>(`${NEW.id}/fixtures.ts`);
    const own = (await presets[NEW.id]?.())?.default.presets ?? [];
    const made = await stillsOf({ id: NEW.id, full, presets: own, registry });
    expect(made.map(({ name }) => name)).toEqual(['price-tag-0']);
    expect(made[0]?.markup).toContain('价签</p>');
  });

  it.each([
    ['', ['must empty']],
    ['新品', []],
  ])('is checked by its own rule, with the words “%s”', async (words, codes) => {
    const { rulesOf } = await load<typeof import('~/widgets/check-rules')>('check-rules.ts');
    const { checks = [] } = (await rulesOf([NEW.id]))[NEW.id] ?? {};
    expect(codesFound(checks, { text: words })).toEqual(codes);
  });

  it('is refused in a folder that is not named after it, in its schema as in its registration', async () => {
    const folder = join(copy, 'widgets/other-tag');
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(copy, 'widgets', NEW.id), folder, { recursive: true });
    const generate = () => generateWidgets(copy, loadLibrary(ROOT));
    await expect(generate()).rejects.toThrow(
      /other-tag\/schema\.json: #\/\$id: is not "pagoda:widget\/other-tag"/,
    );
    const file = join(folder, 'schema.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('widget/price-tag', 'widget/other-tag'));
    await expect(generate()).rejects.toThrow(/other-tag\/index\.ts: #\/id: is not "other-tag"/);
  }, 300_000);
});
