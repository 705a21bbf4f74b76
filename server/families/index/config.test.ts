// Proves api/index/config and the small routes beside it over both databases.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NAMED_THEMES } from '~/domain/theme';
import {
  indexConfig,
  indexIndexWechat,
  indexMallPoster,
  indexMultipleStore,
  indexPurchase,
  indexShopStatus,
  indexToken,
} from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

describeOnBothDatabases('api/index/config', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  /** Saves options for the duration of a test. */
  async function withOptions(options: Record<string, unknown>, run: () => Promise<void>): Promise<void> {
    const { db } = mall.database;
    const keys = Object.keys(options);
    const before = await db
      .selectFrom('mall_options')
      .select(['key', 'value'])
      .where('key', 'in', keys)
      .execute();
    const save = async (rows: { key: string; value: unknown }[]) => {
      await db.deleteFrom('mall_options').where('key', 'in', keys).execute();
      const values = rows.map(({ key, value }) => ({ key, value: JSON.stringify(value) }));
      if (values.length > 0) await db.insertInto('mall_options').values(values).execute();
    };
    await save(Object.entries(options).map(([key, value]) => ({ key, value })));
    try {
      await run();
    } finally {
      await save(before);
    }
  }

  it('has every key of a recorded answer (API-01)', async () => {
    const config = await mall.ask(indexConfig, {});
    expect(
      differences(recorded('index-config'), config, [
        // Raw rows of the existing backend that clients ignore.
        '/mall/option',
        // Version 2 of the user centre is a list of blocks.
        '/user_center',
        // Installed plugins differ, and our client has its own pictures.
        '/plugin',
        '/__wxapp_img',
        // Numbers where an operator never saved them, as here; texts as recorded.
        '/cat_style/cat_goods_count',
        '/cat_style/cat_goods_cols',
      ]),
    ).toEqual([]);
  });

  it('merges what was saved over the defaults, in the types of the contract (CFG-05)', async () => {
    await withOptions(
      { is_sales: '0', is_comment: 0, negotiable_text: '请询价', is_show_cart: 'nonsense' },
      async () => {
        const { setting } = (await mall.ask(indexConfig, {})).mall;
        expect(setting).toMatchObject({
          is_sales: 0,
          is_comment: '0',
          negotiable_text: '请询价',
          is_show_cart: 0,
        });
        expect(setting.latitude_longitude).toBe(`${setting.latitude},${setting.longitude}`);
      },
    );
  });

  it('delivers the chosen theme as CSS values (CFG-05)', async () => {
    for (const { key, main } of NAMED_THEMES) {
      await withOptions({ theme_color: key }, async () => {
        expect((await mall.ask(indexConfig, {})).theme_color).toMatchObject({ key, background: main });
      });
    }
    await withOptions({ theme_color: 'custom', custom_theme_color: { main: '#123456' } }, async () => {
      expect((await mall.ask(indexConfig, {})).theme_color).toMatchObject({
        key: 'custom',
        color: '#123456',
      });
    });
  });

  it('gives every tab a unique id, folds parameters, and blanks the raised one (TAB-05)', async () => {
    const nav = (url: string, rest: object) => ({
      text: '页',
      icon: '',
      active_icon: '',
      color: '#888',
      active_color: '#f00',
      url,
      open_type: 'redirect',
      ...rest,
    });
    const navs = [
      nav('/pages/goods/list', { params: [{ key: 'cat_id', value: 3 }] }),
      nav('/pages/web/web', { open_type: 'web', params: [{ key: 'url', value: 'https://a.example/?b=c' }] }),
      nav('/pages/goods/list', {}),
    ];
    await withOptions({ navbar: { navs, is_eject: true, eject_num: 2, nav_mode: 2 } }, async () => {
      const { navbar } = await mall.ask(indexConfig, {});
      expect(navbar.navs.map(({ id, uid, text, url }) => [id, uid, text, url])).toEqual([
        [1, 'tab-1', '页', '/pages/goods/list?cat_id=3'],
        [2, 'tab-2', '', '/pages/web/web?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc'],
        [3, 'tab-3', '页', '/pages/goods/list'],
      ]);
      expect([navbar.nav_mode, navbar.shadow]).toEqual([2, true]);
    });
  });

  it('leaves out what the mall may not use: plugins, titles, parts (CFG-10)', async () => {
    const config = await mall.ask(indexConfig, {});
    expect(Object.keys(config.plugin)).not.toContain('mch');
    expect(config.bar_title.some(({ value }) => value === '/pages/index/index')).toBe(false);
    expect(config.bar_title.some(({ value }) => value === '/pages/coupon/list/list')).toBe(true);
    const renamed = [{ value: '/pages/cart/cart', new_name: '购物篮' }];
    await withOptions({ permissions: ['video'], bar_title: renamed }, async () => {
      const { bar_title: titles, plugin } = await mall.ask(indexConfig, {});
      expect(titles.some(({ value }) => value === '/pages/coupon/list/list')).toBe(false);
      expect(titles.find(({ value }) => value === '/pages/cart/cart')?.new_name).toBe('购物篮');
      expect(plugin).toEqual({});
    });
  });

  it('survives options of the wrong type', async () => {
    await withOptions(
      { navbar: 'x', copyright: [], time_list: 'y', payment_type: { a: 1 }, auth_page: null },
      async () => {
        expect((await mall.call(indexConfig, {})).code).toBe(0);
        expect((await mall.call(indexShopStatus, {})).code).toBe(0);
      },
    );
  });

  it('reports a closed mall', async () => {
    const { db } = mall.database;
    await db.updateTable('malls').set({ is_disable: true }).execute();
    expect(await mall.call(indexConfig, {})).toMatchObject({
      code: -2,
      msg: '商城被禁用。',
      data: { text: '该小程序已被禁用' },
    });
    await db
      .updateTable('malls')
      .set({ is_disable: false, expired_at: new Date(0) })
      .execute();
    expect(await mall.call(indexConfig, {})).toMatchObject({ code: -2, msg: '商城已过期。' });
    await db.updateTable('malls').set({ expired_at: null }).execute();
  });

  it('returns who bought what, masked and newest first, or nothing at all', async () => {
    const notices = (await mall.ask(indexPurchase, {})) ?? [];
    expect(notices.length).toBeGreaterThan(0);
    expect(notices.every(({ content }) => /^.*\*\*.*购买了.+/.test(content))).toBe(true);
    await withOptions({ purchase_num: '1' }, async () => {
      expect(await mall.ask(indexPurchase, {})).toHaveLength(1);
    });
    await withOptions({ is_purchase_frame: '0' }, async () => {
      expect(await mall.call(indexPurchase, {})).toEqual({ code: 0, msg: '' });
    });
  });

  it('returns the state of the mall, whichever merchants are requested', async () => {
    const states = await mall.ask(indexShopStatus, { mch_id_list: [1, 2] });
    expect(differences(recorded('index-shop-status'), states)).toEqual([]);
    expect(states[0]).toEqual({ is_open: 1, auto_open_text: '', name: '商城', mch_id: 0 });
    await withOptions({ is_open: 2, is_auto_open: 2, auto_open_time: '2999-01-01 09:00:00' }, async () => {
      expect(await mall.ask(indexShopStatus, {})).toEqual([
        { is_open: 2, auto_open_text: '将于2999-01-01 09:00:00开始营业', name: '商城', mch_id: 0 },
      ]);
    });
  });

  it('has neither branches nor an account to follow, and a poster for those signed in', async () => {
    expect(await mall.call(indexIndexWechat, {})).toEqual({ code: 0, msg: 'success' });
    expect(await mall.ask(indexToken, { lat: 30, lng: 120 })).toEqual({
      token: '',
      params: { multiple_store_id: 0 },
    });
    expect(await mall.ask(indexMultipleStore, {})).toEqual({ detail: null });
    expect(await mall.call(indexMallPoster, {})).toMatchObject({ code: -1 });
    const { info } = await mall.ask(indexMallPoster, {}, { token: await mall.tokenOf(1) });
    expect(info.qrcode_url).toMatch(/^data:image\/svg\+xml/);
  });
});
