// Proves over both databases what is delivered around the widgets of a page: popups, quick navigation, modules, lines.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DiyComponent, indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { blocksOf, dataOf, saveModule, savePage } from '~/tests/server/page-helpers';
import type { Validate } from '~/schemas/validate';
import {
  validateCopyrightDelivered,
  validateLiveDelivered,
  validateModalDelivered,
  validateModuleDelivered,
  validateQuickNavDelivered,
} from '~/widgets/validators.gen';

interface Entry {
  opened: boolean | number;
  [field: string]: unknown;
}

interface QuickNav {
  navSwitch: number;
  navStyle: number | string;
  [entry: string]: unknown;
}

const VALIDATORS: Readonly<Record<string, Validate>> = {
  copyright: validateCopyrightDelivered,
  live: validateLiveDelivered,
  modal: validateModalDelivered,
  module: validateModuleDelivered,
  'quick-nav': validateQuickNavDelivered,
};

const FOLDER = resolve(import.meta.dirname, '../../../tests/data/layouts');
const sample = (name: string): unknown => JSON.parse(readFileSync(resolve(FOLDER, name), 'utf8'));

const storedBlocks = (name: string): DiyComponent[] =>
  (sample(name) as { page: { navs: { template: { data: DiyComponent[] } }[] } }).page.navs[0]?.template
    .data ?? [];
const deliveredBlocks = (name: string): DiyComponent[] =>
  blocksOf((sample(`hydrated/${name}`) as { data: Parameters<typeof blocksOf>[0] }).data);

describeOnBothDatabases('the parts of a page around its widgets', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const show = async (layout: unknown[], options: Parameters<Mall['ask']>[2] = {}) =>
    blocksOf(await mall.ask(indexTplIndex, { page_id: await savePage(mall, { tabs: [layout] }) }, options));
  const block = (id: string, data: unknown) => ({ id, permission_key: '', data });
  const quickNav = async (data: object, options: Parameters<Mall['ask']>[2] = {}) =>
    dataOf(
      await show([block('quick-nav', { navSwitch: 1, useMallConfig: false, ...data })], options),
      'quick-nav',
    ) as QuickNav;
  const entryOf = (data: QuickNav, key: string) => data[key] as Entry;

  it.each([
    ['01-home-classic.json', ['copyright', 'mp-link', 'quick-nav', 'modal']],
    ['04-content-and-service.json', ['ad', 'miaosha-advanced', 'flash-sale-advanced', 'demo']],
  ])('delivers what the hydrated sample %s holds (traps 4 and 5)', async (name, widgets) => {
    const stored = storedBlocks(name).filter(({ id }) => widgets.includes(id));
    // Tests of permissions are elsewhere.
    const shown = await show(stored.map((one) => ({ ...one, permission_key: '' })));
    for (const id of widgets) {
      const expected = deliveredBlocks(name).find((one) => one.id === id && 'permission_key' in one);
      expect(dataOf(shown, id), id).toEqual(expected?.data);
    }
  });

  it('wraps the pictures of a popup in one more list, and none in none (trap 5)', async () => {
    const picture = { picUrl: 'a.png', link: { url: '/pages/cart/cart', openType: 'navigate' } };
    const listOf = async (list: unknown) =>
      (dataOf(await show([block('modal', { opened: true, list, times: 1 })]), 'modal') as { list: unknown })
        .list;
    expect(await listOf([picture, picture])).toEqual([[picture, picture]]);
    expect(await listOf([])).toEqual([]);
    expect(await listOf('x')).toEqual([]);
  });

  it('removes the operator’s own entry of the quick navigation where it is not permitted (trap 15)', async () => {
    const own = (key: string, link_url = '/pages/coupon/list/list') => ({
      customize: { opened: true, picUrl: '', open_type: 'navigate', params: [], link_url, key },
    });
    const isOpen = async (customize: object, options: Parameters<Mall['ask']>[2] = {}) =>
      entryOf(await quickNav(customize, options), 'customize').opened;
    expect(await isOpen(own('coupon'))).toBe(true);
    expect(await isOpen(own(''))).toBe(true);
    expect(await isOpen(own('no_such_plugin'))).toBe(false);
    expect(await isOpen(own('', '/pages/binding/binding'))).toBe(false);
    const wxapp = { headers: { 'X-App-Platform': 'wxapp' } };
    expect(await isOpen(own('', '/pages/binding/binding'), wxapp)).toBe(true);
  });

  it('removes the mini program of the quick navigation on the web alone (trap 15)', async () => {
    const app = { mApp: { opened: true, picUrl: '', appId: 'wx1', page: '' } };
    expect(entryOf(await quickNav(app), 'mApp').opened).toBe(false);
    const wxapp = { headers: { 'X-App-Platform': 'wxapp' } };
    expect(entryOf(await quickNav(app, wxapp), 'mApp').opened).toBe(true);
  });

  it('returns the location of the quick navigation as texts, and null where there is none', async () => {
    const map = (location: string) => ({ mapNav: { opened: true, picUrl: '', address: '', location } });
    const placeOf = async (location: string) => {
      const { latitude, longitude } = entryOf(await quickNav(map(location)), 'mapNav');
      return [latitude, longitude];
    };
    expect(await placeOf('30.7, 120.7')).toEqual(['30.7', '120.7']);
    expect(await placeOf('')).toEqual(['', 0]);
  });

  it('replaces the whole quick navigation by the mall’s setting where the page says so (trap 4)', async () => {
    const data = await quickNav({ useMallConfig: true, navStyle: 2, tel: { opened: true, number: '1' } });
    expect(data).toMatchObject({ navSwitch: 1, navStyle: '1', useMallConfig: true });
    expect(entryOf(data, 'tel')).toEqual({ opened: 1, picUrl: expect.any(String), number: '0573-82080001' });
    expect(entryOf(data, 'mapNav')).toMatchObject({
      opened: 1,
      latitude: '30.762457',
      longitude: '120.763779',
    });
    expect(Object.keys(data).some((key) => key === 'num' || key === 'customize')).toBe(false);
    expect(JSON.stringify(data)).not.toContain('is_show');
    const off = await quickNav({ useMallConfig: true, navSwitch: 0, navStyle: 2 });
    expect([off.navSwitch, off.navStyle]).toEqual([0, 2]);
  });

  it('shows the service of the work messenger instead of a page where the mall chose it', async () => {
    const { db } = mall.database;
    const set = async (values: Readonly<Record<string, unknown>>) => {
      for (const [key, value] of Object.entries(values)) {
        const row = { key, value: JSON.stringify(value) };
        await db
          .insertInto('mall_options')
          .values(row)
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
          .execute();
      }
    };
    const url = 'https://work.weixin.qq.com/kfid/x';
    const shown = async () => {
      const data = await quickNav({ useMallConfig: true });
      return [entryOf(data, 'web').opened, entryOf(data, 'qiwei').opened, entryOf(data, 'qiwei')['url']];
    };
    await set({ is_web_service: '1', web_service_type: 2, web_service_url: url });
    expect(await shown()).toEqual([0, 1, encodeURIComponent(url)]);
    await set({ web_service_type: 1 });
    expect(await shown()).toEqual([1, 0, '']);
    await db
      .deleteFrom('mall_options')
      .where('key', 'in', ['is_web_service', 'web_service_type', 'web_service_url'])
      .execute();
  });

  it('shows the module that a very old block names beside no list', async () => {
    const id = await saveModule(mall, [block('empty', { height: 30 })]);
    const { list } = dataOf(await show([block('module', { id })]), 'module') as {
      list: { data: DiyComponent[] }[];
    };
    expect(list.map(({ data }) => data.map((one) => one.id))).toEqual([['empty']]);
  });

  it('removes from a module what a page may hold only once (trap 14)', async () => {
    const inner = ['search', 'mp-link', 'ad', 'modal', 'quick-nav', 'background', 'module', 'empty'];
    const id = await saveModule(
      mall,
      inner.map((one) => block(one, {})),
    );
    const { list } = dataOf(await show([block('module', { list: [{ id }] })]), 'module') as {
      list: { data: DiyComponent[] }[];
    };
    expect(list[0]?.data.map((one) => one.id)).toEqual(['empty']);
  });

  it('leaves out on the web what leads to a plugin of mini programs alone', async () => {
    const navs = [
      '/plugins/step/index/index',
      '/plugins/step/goods/goods?goods_id=1',
      '/pages/cart/cart',
    ].map((url) => ({ name: url, url, openType: 'navigate' }));
    const urlsOn = async (platform: string) => {
      const shown = await show([block('nav', { navs })], { headers: { 'X-App-Platform': platform } });
      const data = dataOf(shown, 'nav') as { navs: { url: string }[] };
      return data.navs.map(({ url }) => url);
    };
    expect(await urlsOn('mobile')).toEqual(['/pages/cart/cart']);
    expect(await urlsOn('wxapp')).toHaveLength(3);
  });

  it('has no live shows without a platform', async () => {
    expect(dataOf(await show([block('live', { number: '3' })]), 'live')).toMatchObject({
      number: 3,
      live_list: [],
    });
  });

  it('delivers anything stored by the schema of its widget', async () => {
    const hostile = [
      block('modal', { opened: 'x', list: [null, 7, { picUrl: {} }] }),
      block('quick-nav', {
        navSwitch: '1',
        useMallConfig: 0,
        home: [],
        customize: 7,
        mapNav: { location: {} },
      }),
      block('copyright', { link: [], text: {} }),
      block('copyright', { link: { data: [] } }),
      block('live', []),
      block('module', { list: 'x' }),
    ];
    const shown = (await show(hostile)).filter(({ id }) => id !== 'app-nav-bar');
    expect(shown).toHaveLength(hostile.length);
    for (const { id, data } of shown) {
      const validate = VALIDATORS[id];
      expect([id, validate?.(data), validate?.errors]).toEqual([id, true, null]);
    }
  });
});
