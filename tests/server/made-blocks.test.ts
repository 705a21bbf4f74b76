// Proves that what makes blocks names their version, and that no block is migrated twice on its way to a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '~/domain/record';
import { DEFAULT_AUDIENCE, type PreviewAnswer } from '~/domain/studio/api-library';
import { insertPreset } from '~/domain/studio/commands/insert-preset';
import { insertStructural } from '~/domain/studio/commands/insert-structural';
import { makeModule } from '~/domain/studio/commands/make-module';
import { contextOf, docAfter } from '~/domain/studio/commands/testing';
import { layoutOf } from '~/editor-preview/preview/frame-document';
import { readLayout } from '~/renderer/read-layout';
import { raiseVersions, RUNS, unnamedIn } from '~/renderer/testing/raised-versions';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { userConfig } from '~/schemas/api/user.gen';
import { asPage, defaultBlock } from '~/server/families/index/hydrate/blocks';
import { oldHomeBlocks } from '~/server/studio/old-home';
import { MODULE_SEEDS, templateSeeds } from '~/server/studio/seed/templates';
import { presets } from '~/widgets/forms.gen';
import { palette } from '~/widgets/palette.gen';
import { registry } from '~/widgets/registry.gen';
import { describeOnBothDatabases } from './database-helpers';
import { blocksOf, deliveredBlocks, savePage } from './page-helpers';
import { openStudio, type StudioMall } from './studio-helpers';

type Made = Readonly<{ id: string }>;

let lower: () => void;
beforeAll(() => {
  lower = raiseVersions(registry);
});
afterAll(() => lower());

const byId = Object.fromEntries(palette.map((entry) => [entry.id, entry]));
const context = () =>
  contextOf([{ id: 'link', data: {} }], {
    palette: byId,
    widgets: registry,
    permissions: new Set(palette.flatMap(({ permission }) => permission ?? [])),
    homeOf: ['wxapp'],
  });

const inserted = (id: string) =>
  docAfter(context(), insertPreset(context(), { id, data: {}, after: null })).blocks['new1']?.value as Made;
const structural = (id: string) =>
  docAfter(context(), insertStructural(context(), { id, data: {} })).blocks['new1']?.value as Made;

const OLD_KEYS = ['search', 'banner', 'home_nav', 'notice', 'cat', 'topic', 'coupon', 'pintuan', 'video'];
const MAKERS: Readonly<Record<string, () => readonly Made[]>> = {
  'the presets of the palette': () => Object.keys(presets).map(inserted),
  'structural inserts': () => ['background', 'app-nav-bar'].map(structural),
  'what a selection becomes as a module': () =>
    Object.values(docAfter(context(), makeModule(context(), ['b0'], { id: 7, name: '页脚' })).blocks)
      .map(({ value }) => value as Made)
      .filter(({ id }) => id === 'module'),
  'the shipped templates': () => templateSeeds(new Date()).flatMap(({ blocks }) => blocks),
  'the shipped modules': () => MODULE_SEEDS().flatMap(({ blocks }) => blocks),
  'the import of an older home': () => oldHomeBlocks(OLD_KEYS.map((key) => ({ key }))) ?? [],
  'default blocks': () => Object.keys(registry).map((id) => defaultBlock(id)),
  'the title bar of a page without one': () => asPage([]),
};

describe.each(Object.entries(MAKERS))('%s', (_name, make) => {
  it('name the version of their widget', () => {
    const blocks = make();
    expect(blocks.length).toBeGreaterThan(0);
    expect(unnamedIn(registry, blocks)).toEqual([]);
  });
});

const runsIn = (data: unknown): number => (isRecord(data) ? Number(data[RUNS] ?? 0) : 0);

/** How often the data of each node were migrated, when a phone has read them. */
const runsOf = (blocks: readonly unknown[]): number[] =>
  readLayout(blocks, { registry }).layout.nodes.map(({ data }) => runsIn(data));

describeOnBothDatabases('a mall whose widgets have a further version', (open) => {
  let mall: StudioMall;
  beforeAll(async () => {
    mall = await openStudio(await open());
  });

  const stored = [
    { id: 'link', permission_key: '', data: { title: '秋茶' } },
    { id: 'goods', permission_key: '', data: { addGoodsType: 0, goodsLength: 2 } },
  ];

  it('migrates what is stored once until the phone shows it, and its own blocks never', async () => {
    const blocks = await deliveredBlocks(mall, stored);
    expect(unnamedIn(registry, blocks)).toEqual([]);
    // The title bar is the server's.
    expect(blocks.map(({ id }) => id)).toEqual(['link', 'goods', 'app-nav-bar']);
    expect(runsOf(blocks)).toEqual([1, 1, 0]);
  });

  it('shows those who may not enter only blocks of its own', async () => {
    const accessLimit = { is_all: 0, member: [{ level: 9 }] };
    const page_id = await savePage(mall, { tabs: [stored], accessLimit });
    const blocks = blocksOf(await mall.ask(indexTplIndex, { page_id }));
    expect(blocks.map(({ id }) => id)).toEqual(['app-nav-bar', 'access_limit']);
    expect([unnamedIn(registry, blocks), runsOf(blocks)]).toEqual([[], [0, 0]]);
  });

  it('has its own user centre where none is stored', async () => {
    await mall.database.db.deleteFrom('user_centers').execute();
    const { user_center: blocks } = (await mall.ask(userConfig, {})).config;
    if (!Array.isArray(blocks)) throw new Error('The centre is no layout');
    expect([unnamedIn(registry, blocks), runsOf(blocks)]).toEqual([[], blocks.map(() => 0)]);
  });

  it('migrates once what operators look at, in the studio and by a link', async () => {
    const { body: hydrated } = await mall.operate('POST', '/hydrate', {
      body: {
        blocks: stored.map((value, index) => ({ uid: `b${index}`, value })),
        audience: DEFAULT_AUDIENCE,
      },
    });
    const answers = (hydrated as unknown as { blocks: { uid: string; delivered: unknown }[] }).blocks;
    const nodes = stored.map((value, index) => ({
      uid: `b${index}`,
      id: value.id,
      stored: value,
      delivered: answers[index]?.delivered,
    }));
    const shown = layoutOf(nodes).nodes.filter(({ id }) => id !== 'app-nav-bar');
    expect(shown.map(({ data }) => runsIn(data))).toEqual([1, 1]);
    const page_id = await savePage(mall, { tabs: [stored] });
    const { body: link } = await mall.operate('POST', `/documents/page-${page_id}/preview-links`, {
      body: { hours: 2, audience: DEFAULT_AUDIENCE },
    });
    const { token } = link as unknown as { token: string };
    const { body } = await mall.operate('GET', `/previews/${token}`, { as: 'nobody' });
    const { tabs } = body as unknown as PreviewAnswer;
    expect(runsOf(tabs[0]?.blocks ?? [])).toEqual([1, 1, 0]);
  });
});
