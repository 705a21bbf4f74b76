// Proves api/index/tpl-index over both databases: which page, who may see it, its data, its number of queries.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexDiyFramework, indexIndexExtra, indexNewIndex, indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  automatic,
  blocksOf,
  couponBlock,
  dataOf,
  type GoodsData,
  ids,
  pageOf,
  picked,
  savePage,
} from '~/tests/server/page-helpers';
import { differences, recorded } from '~/tests/server/recorded';

describeOnBothDatabases('api/index/tpl-index', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const show = async (tabs: unknown[][], token = '') => {
    const page_id = await savePage(mall, { tabs });
    return mall.ask(indexTplIndex, { page_id }, { token });
  };

  it('returns the home page with every key of a recorded one (CFG-09, API-12)', async () => {
    const answer = await mall.ask(indexTplIndex, { page_id: 0, longitude: 120.7, latitude: 30.7 });
    const expected = recorded('index-tpl-index-home') as {
      home_pages: { navs: { template: { data: { id: string }[] } }[] };
    };
    const blocks = blocksOf(answer);
    // As an operator stores them: entries of the picker, a switch that is a number until edited, a limit or none.
    const links = [
      '/data/banners/0/link',
      '/data/banners/0/params',
      '/data/list/0/link',
      '/data/hotspot/0',
      '/data/link',
    ];
    const ignored = [...links, '/data/is_img', '/data/limit_num'];
    const hasLike = (block: { id: string }) =>
      blocks.some((ours) => ours.id === block.id && differences(block, ours, ignored).length === 0);
    const shownHere = (expected.home_pages.navs[0]?.template.data ?? []).filter((block) =>
      blocks.some(({ id }) => id === block.id),
    );
    expect(shownHere.filter((block) => !hasLike(block)).map(({ id }) => id)).toEqual([]);
    expect(shownHere.length).toBeGreaterThan(9);
    expect(
      differences(recorded('index-tpl-index-home'), answer, ['/home_pages/navs/0/template/data']),
    ).toEqual([]);
    expect(pageOf(answer).id).toBe('1');
  });

  it('chooses the home page by the platform of the caller, else the one marked as home', async () => {
    const { db } = mall.database;
    const own = await savePage(mall, { tabs: [[]], platform: 'wxapp,aliapp' });
    const homeOf = async (platform: string) =>
      Number(pageOf(await mall.ask(indexTplIndex, {}, { headers: { 'X-App-Platform': platform } })).id);
    expect([await homeOf('mobile'), await homeOf('aliapp'), await homeOf('bdapp')]).toEqual([1, own, 1]);
    await db.updateTable('diy_pages').set({ is_disable: true }).where('id', '=', own).execute();
    expect(await homeOf('wxapp')).toBe(1);
  });

  it('returns the classic home page for a page that is missing, disabled, or unreadable', async () => {
    const disabled = await savePage(mall, { tabs: [[]], isDisabled: true });
    const broken = await savePage(mall, { tabs: ['[{"id":'] });
    const empty = await savePage(mall, { tabs: [] });
    for (const page_id of [999_999, disabled, broken, empty]) {
      const answer = await mall.ask(indexTplIndex, { page_id });
      expect([page_id, answer.type]).toEqual([page_id, 'mall']);
      expect(differences(recorded('index-tpl-index-page-missing'), answer)).toEqual([]);
    }
  });

  it('puts the background first, an immersive search next, and adds a title bar', async () => {
    const layout = [
      { id: 'empty', data: { height: '20' } },
      { id: 'search', permission_key: '', data: { typeStyle: '1' } },
      { id: 'no-such-widget', permission_key: '', data: { keep: ['me'] } },
      { id: 'background', permission_key: '', data: {} },
    ];
    const blocks = blocksOf(await show([layout]));
    expect(blocks.map(({ id }) => id)).toEqual([
      'background',
      'search',
      'empty',
      'no-such-widget',
      'app-nav-bar',
    ]);
    expect(blocks.slice(2, 4).map(({ data }) => data)).toEqual([
      { background: '#ffffff', height: 20 },
      { keep: ['me'] },
    ]);
    expect((dataOf(blocks, 'app-nav-bar') as { style: string }).style).toBe('1');
  });

  it('shows a page of some levels to those levels alone, and reports that to others', async () => {
    const { db } = mall.database;
    const accessLimit = { is_all: 0, member: [{ level: 2, name: '金卡' }] };
    const page_id = await savePage(mall, { tabs: [[picked(1)], [picked(2)]], accessLimit });
    const token = await mall.tokenOf(1);
    const widgets = async (given = '') => {
      const answer = await mall.ask(indexTplIndex, { page_id }, { token: given });
      return [0, 1].map((tab) => blocksOf(answer, tab).map(({ id }) => id));
    };
    const refused = ['app-nav-bar', 'access_limit'];
    expect(await widgets()).toEqual([refused, refused]);
    await db.updateTable('users').set({ member_level: 2 }).where('id', '=', 1).execute();
    expect(await widgets(token)).toEqual([
      ['goods', 'app-nav-bar'],
      ['goods', 'app-nav-bar'],
    ]);
    await db.updateTable('users').set({ member_level: 1 }).where('id', '=', 1).execute();
    expect(await widgets(token)).toEqual([refused, refused]);
    const open1 = await savePage(mall, { tabs: [[picked(1)]], accessLimit: { is_all: 1, member: [] } });
    expect(blocksOf(await mall.ask(indexTplIndex, { page_id: open1 })).map(({ id }) => id)).toEqual([
      'goods',
      'app-nav-bar',
    ]);
  });

  it('runs as many queries for sixty blocks as for three', async () => {
    const queriesOf = (page_id: number) =>
      countQueries(mall, (counted) => counted.ask(indexTplIndex, { page_id }));
    const tabs = [{ cat_id: 1 }, { cat_id: 2, custom: 1, children: [{ id: 5 }] }];
    const topics = { id: 'topic', permission_key: '', data: { style: 'list', cat_show: true, list: tabs } };
    const layout = [picked(1, 2), automatic(5), couponBlock({ addType: '' }), topics];
    const few = await queriesOf(await savePage(mall, { tabs: [layout] }));
    const many = await queriesOf(
      await savePage(mall, {
        tabs: Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => layout).flat()),
      }),
    );
    expect(many).toBe(few);
    // The single query of the topics contains three selects.
    expect(few).toBeLessThanOrEqual(9 + 3);
  });

  it('returns a page to older clients without the access limit, and a frame without contents', async () => {
    const page = pageOf(await mall.ask(indexNewIndex, {}));
    expect('access_limit' in page).toBe(false);
    const frame = await mall.ask(indexDiyFramework, {});
    const home = await mall.ask(indexTplIndex, {});
    const blocks = blocksOf({ time: '', ...frame });
    // The popup takes no space, so the frame has none.
    const inFlow = blocksOf(home).filter(({ id }) => id !== 'modal');
    expect(blocks.map(({ id }) => id)).toEqual(inFlow.map(({ id }) => id));
    expect((dataOf(blocks, 'goods') as GoodsData).list).toEqual([]);
    expect((await mall.ask(indexDiyFramework, { page_id: 999_999 })).type).toBe('mall');
  });

  it('reloads one block, cut to the wanted goods', async () => {
    const page_id = await savePage(mall, { tabs: [[], [picked(1, 2, 3)]] });
    const extra = await mall.ask(indexIndexExtra, {
      type: 'diy',
      key: 'goods',
      page_id,
      nav_index: 1,
      index: 0,
      goods_num: 2,
    });
    expect(ids((extra as GoodsData).list)).toEqual([1, 2]);
    const moved = await mall.call(indexIndexExtra, {
      type: 'diy',
      key: 'coupon',
      page_id,
      nav_index: 1,
      index: 0,
    });
    expect(moved).toMatchObject({ code: 1, msg: '参数值错误，请刷新重试' });
  });

  it('returns the goods and coupons of blocks of the classic home page', async () => {
    const { db } = mall.database;
    const blocks = [
      { key: 'cat', name: '分类', relation_id: '0' },
      { key: 'coupon', name: '券', permission_key: 'coupon' },
      { key: 'search', name: '搜索' },
    ];
    await db
      .updateTable('mall_options')
      .set({ value: JSON.stringify(blocks) })
      .where('key', '=', 'home_pages')
      .execute();
    const sections = (await mall.ask(indexIndexExtra, { type: 'mall', key: 'cat', index: 0 })) as {
      goods: unknown[];
    }[];
    const tops = await db
      .selectFrom('goods_cats')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('level', '=', 1)
      .executeTakeFirstOrThrow();
    expect(sections.length).toBe(tops.count);
    expect(sections.every(({ goods: list }) => list.length > 0 && list.length <= 10)).toBe(true);
    expect(await mall.ask(indexIndexExtra, { type: 'mall', key: 'coupon', index: 1 })).not.toEqual([]);
    expect(await mall.call(indexIndexExtra, { type: 'mall', key: 'cat', index: 1 })).toMatchObject({
      msg: '参数值错误，请刷新重试',
    });
    expect(await mall.call(indexIndexExtra, { type: 'mall', key: 'search', index: 2 })).toMatchObject({
      msg: '参数值错误',
    });
    await db.deleteFrom('mall_options').where('key', '=', 'home_pages').execute();
    const never = await mall.ask(indexTplIndex, { page_id: 999_999 });
    expect((never.home_pages as { key: string }[]).map(({ key }) => key)).toEqual([
      'search',
      'banner',
      'home_nav',
      'fxhb',
    ]);
  });
});
