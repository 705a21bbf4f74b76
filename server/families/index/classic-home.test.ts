// Proves the classic home page (`type: mall`) over both databases: the data of its blocks, alike for every client.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  indexIndex,
  indexIndexExtra,
  indexNewIndex,
  indexTplIndex,
  type MallBlock,
} from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { ids, pageOf } from '~/tests/server/page-helpers';
import { differences, recorded } from '~/tests/server/recorded';

const listOf = (pages: unknown): MallBlock[] => {
  if (!Array.isArray(pages)) throw new Error('The answer is no classic home page.');
  return pages as MallBlock[];
};

describeOnBothDatabases('api/index/index', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('returns the laid-out home page to older clients in their format, without a time', async () => {
    const answer = await mall.ask(indexIndex, {});
    expect(answer.type).toBe('diy');
    expect(differences(recorded('index-index'), answer, ['/home_pages/navs/0/template/data'])).toEqual([]);
    expect(answer).not.toHaveProperty('time');
    const page = pageOf({ time: '', ...answer });
    expect(page).not.toHaveProperty('access_limit');
    expect(page.navs).toEqual(pageOf(await mall.ask(indexNewIndex, {})).navs);
    expect((await mall.ask(indexIndex, { page_id: 999_999 })).type).toBe('mall');
  });
});

describeOnBothDatabases('a mall whose home page is the classic one', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    // One moment for all answers: cards contain the seconds until their sale.
    const moment = new Date();
    mall = openMall(await open(), { now: () => moment });
    const { db } = mall.database;
    await db.updateTable('diy_pages').set({ is_disable: true }).execute();
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const save = (key: string, value: unknown) =>
    mall.database.db
      .insertInto('mall_options')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
  const home = async () => listOf((await mall.ask(indexTplIndex, {})).home_pages);
  const first = (blocks: readonly MallBlock[], key: string): MallBlock => {
    const found = blocks.find((block) => block.key === key);
    if (found === undefined) throw new Error(`There is no block ${key}.`);
    return found;
  };

  it('shows it to everyone with the recorded shape of every block', async () => {
    const blocks = await home();
    const theirs = listOf((recorded('x-index-tpl-index-missing') as { home_pages: unknown }).home_pages);
    const compared = theirs.filter(({ key }) => blocks.some((block) => block.key === key));
    // Only the back office reads and writes whether a block has been edited.
    const wrong = compared
      .filter(({ key }) => key !== 'block')
      .flatMap((their) => differences(their, first(blocks, their.key), ['/is_edit']));
    expect(wrong).toEqual([]);
    expect([...new Set(compared.map(({ key }) => key))]).toEqual([
      'search',
      'banner',
      'home_nav',
      'notice',
      'topic',
      'coupon',
      'cat',
      'block',
      'fxhb',
    ]);
    const grid = theirs.find(({ key, relation_id: id }) => key === 'block' && id === '2');
    expect(differences(grid, first(blocks, 'block'), ['/block/value/0/left', '/block/value/0/top'])).toEqual(
      [],
    );
  });

  it('fills in what was saved: pictures, icons, the newest topics, the picture grid', async () => {
    const blocks = await home();
    expect(first(blocks, 'banner')['banners']).toHaveLength(3);
    expect(first(blocks, 'home_nav')['home_navs']).toHaveLength(5);
    const topics = first(blocks, 'topic')['topics'] as { id: string; read_count: string }[];
    expect(ids(topics)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(topics[0]?.read_count).toBe('0');
    expect(first(blocks, 'block')['block']).toMatchObject({
      id: '1',
      status: 2,
      style: 360,
      value: [
        { width: '40%', height: '100%', left: 0, top: 0, open_type: 'navigate' },
        { width: '60%', height: '50%', left: '40%', top: 0 },
        { width: '60%', height: '50%', left: '40%', top: '50%' },
      ],
    });
    expect(first(blocks, 'cat')).not.toHaveProperty('goods');
  });

  it('returns the same to older clients, with goods and coupons included for the oldest', async () => {
    const blocks = await home();
    const older = await mall.ask(indexNewIndex, {});
    expect([older.type, older.home_pages]).toEqual(['mall', blocks]);
    const oldest = await mall.ask(indexIndex, {});
    expect(oldest.type).toBe('mall');
    const inlined = listOf(oldest.home_pages);
    expect(inlined.map(({ key }) => key)).toEqual(blocks.map(({ key }) => key));
    for (const [index, block] of blocks.entries()) {
      if (block.key !== 'cat' && block.key !== 'coupon') continue;
      const extra = await mall.ask(indexIndexExtra, { type: 'mall', key: block.key, page_id: 0, index });
      const own = inlined[index] ?? block;
      expect(block.key === 'cat' ? [own] : own['coupons']).toMatchObject(extra as object[]);
      expect((extra as object[]).length).toBeGreaterThan(0);
    }
  });

  it('shows every category where a block names none', async () => {
    await save('home_pages', [{ key: 'cat', name: '所有分类', relation_id: 0 }]);
    const { home_pages: pages } = await mall.ask(indexIndex, {});
    const [extra, sections] = [
      await mall.ask(indexIndexExtra, { type: 'mall', key: 'cat', page_id: 0, index: 0 }),
      listOf(pages).filter(({ key }) => key === 'cat'),
    ];
    expect(sections.length).toBeGreaterThan(3);
    expect(sections).toMatchObject(extra as object[]);
  });

  it('leaves out blocks that the mall may not use', async () => {
    await save('home_pages', [
      { key: 'search', name: '搜索框', relation_id: 0 },
      { key: 'topic', name: '专题', permission_key: 'topic' },
      { key: 'unknown', name: '未安装', permission_key: 'unknown' },
    ]);
    expect((await home()).map(({ key }) => key)).toEqual(['search', 'topic', 'fxhb']);
    await save('permissions', ['coupon']);
    expect((await home()).map(({ key }) => key)).toEqual(['search', 'fxhb']);
    await mall.database.db.deleteFrom('mall_options').where('key', '=', 'permissions').execute();
  });

  it.each([
    [1, 1, 0],
    [1, 2, 1],
    [1, 3, 2],
    [1, 4, 3],
    [2, 2, 4],
    [2, 3, 5],
    [2, 4, 6],
    [3, 4, 7],
    [4, 3, undefined],
    [1, 5, undefined],
  ])(
    'arranges a grid of kind %i with %i pictures as %s, whole and without overlap',
    async (type, count, status) => {
      const picture = { pic_url: 'a.png', link: { url: '/pages/cats/cats', open_type: 'navigate' } };
      await save('home_blocks', [
        { id: 7, name: '魔方', type, value: Array.from({ length: count }, () => picture) },
      ]);
      await save('home_pages', [{ key: 'block', name: '魔方', relation_id: '7' }]);
      const grid = first(await home(), 'block')['block'] as {
        status?: number;
        height?: string;
        value: { width?: string; height?: string; link_url: string }[];
      };
      expect([grid.status, grid.value.length]).toEqual([status, count]);
      expect(grid.value.every(({ link_url: url }) => url === '/pages/cats/cats')).toBe(true);
      if (status === undefined) return;
      expect(grid.height).toBe(status === 0 ? '360.00' : undefined);
      const share = (cell: { width?: string; height?: string }) =>
        (Number.parseFloat(cell.width ?? '') * (status === 0 ? 100 : Number.parseFloat(cell.height ?? ''))) /
        100;
      expect(grid.value.reduce((sum, cell) => sum + share(cell), 0)).toBeCloseTo(100, 1);
    },
  );

  it('survives hostile or missing options', async () => {
    for (const value of ['x', 7, null, {}, [null, 1, {}, { key: 'block', name: 'x', relation_id: {} }]]) {
      await save('home_pages', value);
      await save('home_blocks', value);
      const blocks = await home();
      expect(blocks.at(-1)?.key).toBe('fxhb');
    }
  });
});
