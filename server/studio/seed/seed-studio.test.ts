// Proves the studio's seed: templates that fit the stored validators, modules, a page in every state.
import { beforeAll, expect, it } from 'vitest';
import { describe } from 'vitest';
import { arrayOf, isRecord } from '~/domain/record';
import { readLayout } from '~/renderer/read-layout';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { blocksOf } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';
import { registry } from '~/widgets/registry.gen';
import { ensureOperators } from '../first-operators';
import { validatorOf } from '../import-check';
import { MODULE_SEEDS, templateSeeds } from './templates';

describe('shipped templates and modules', () => {
  const all = [...templateSeeds(new Date()), ...MODULE_SEEDS()];
  it.each(all.map(({ name, blocks }) => [name, blocks] as const))(
    '%s matches the stored validators',
    (_name, blocks) => {
      const { layout, issues } = readLayout(JSON.stringify(blocks), {
        registry,
        face: 'stored',
        validatorOf,
      });
      expect(issues).toEqual([]);
      expect(layout.nodes.length).toBe(blocks.length);
    },
  );
});

describeOnBothDatabases('the seeded studio', (open) => {
  let mall: StudioMall;
  beforeAll(async () => {
    const database = await open();
    await ensureOperators(database);
    const names = { editor: 'e', owner: 'o', viewer: 'v' };
    for (const login of Object.keys(names))
      await database.db
        .updateTable('operators')
        .set({ login: `seeded-${login}` })
        .where('login', '=', login)
        .execute();
    mall = await openStudio(database);
  });

  it('has a page in every state', async () => {
    const { body } = await mall.operate('GET', '/pages?limit=50');
    const items = body['items'] as unknown as { title: string; state: string }[];
    const stateOf = (title: string) => items.find((page) => page.title === title)?.state;
    expect(['新春预告', '秋冬衣橱', '零食铺', '年货会场', '春茶预售', '中秋会场'].map(stateOf)).toEqual([
      'draft',
      'live',
      'changed',
      'scheduled',
      'review',
      'disabled',
    ]);
    const { body: reviews } = await mall.operate('GET', '/reviews?state=waiting');
    expect(reviews['items']).toMatchObject([{ title: '春茶预售', by: { name: '编辑' } }]);
    expect(stateOf('南湖生活馆')).toBe('live');
  });

  it('has six templates, each of which makes a page with visible blocks', async () => {
    const { body } = await mall.operate('GET', '/templates');
    const items = body['items'] as unknown as { id: number; name: string; isShipped: boolean }[];
    expect(items.filter(({ isShipped }) => isShipped).map(({ name }) => name)).toEqual([
      '茶',
      '快消',
      '服饰',
      '门店',
      '活动会场',
      '极简',
    ]);
    for (const { id, name } of items) {
      const made = await mall.operate('POST', '/pages', {
        body: { title: name, from: 'template', template: id },
      });
      expect(made.status).toBe(201);
      const doc = String(made.body['doc']);
      expect(
        (await mall.operate('POST', `/documents/${doc}/publish`, { body: { version: 1, note: '' } })).status,
      ).toBe(201);
      const shown = blocksOf(await mall.ask(indexTplIndex, { page_id: Number(made.body['id']) }));
      expect(shown.length).toBeGreaterThan(5);
      expect(shown.filter(({ data }) => Array.isArray(data))).toEqual([]);
      // Goods that the activity does not have would leave its block empty.
      const groups = shown.filter(({ id: kind }) => kind === 'pintuan');
      expect(groups.map(({ data }) => (isRecord(data) ? arrayOf(data['list']).length : 0))).toEqual(
        name === '活动会场' ? [2] : [],
      );
    }
  });

  it('has three modules in addition to those of the mall', async () => {
    const { body } = await mall.operate('GET', '/modules');
    const names = (body['items'] as unknown as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['服务承诺', '领券入口', '本周热卖']));
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
