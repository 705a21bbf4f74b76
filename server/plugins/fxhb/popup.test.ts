// Proves over both databases when the red packet pops up: on home alone, while it is on, after the operator's popup.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  indexIndex,
  indexNewIndex,
  indexTplIndex,
  type IndexTplIndexData,
  type MallBlock,
} from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { blocksOf, pageOf, savePage } from '~/tests/server/page-helpers';
import { validateModalDelivered } from '~/widgets/validators.gen';

const FOLDER = resolve(import.meta.dirname, '../../../tests/data/layouts/hydrated');
const sample = (name: string): IndexTplIndexData =>
  (JSON.parse(readFileSync(resolve(FOLDER, name), 'utf8')) as { data: IndexTplIndexData }).data;

const ITEM = {
  picUrl: 'pictures/red-packet.svg',
  link: { openType: 'navigate', url: '/plugins/fxhb/detail/detail' },
};
const DAY_MS = 86_400_000;

const modalsOf = (answer: IndexTplIndexData, tab = 0) =>
  blocksOf(answer, tab).filter(({ id }) => id === 'modal');

describeOnBothDatabases('the popup of the red packet', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
    await set({ is_enabled: true });
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const set = (values: Readonly<Record<string, unknown>>) =>
    mall.database.db.updateTable('fxhb_activities').set(values).execute();
  const home = () => mall.ask(indexTplIndex, {});
  const isShown = async () => modalsOf(await home()).length > 0;

  it('is delivered as in the hydrated sample, for every client', async () => {
    const [theirs] = modalsOf(sample('01-home-classic.json')).filter((block) => !('permission_key' in block));
    const expected = { ...theirs, data: { opened: true, times: 1, list: [[ITEM]] } };
    for (const answer of [await home(), await mall.ask(indexNewIndex, {})])
      expect(modalsOf(answer)).toEqual([expected]);
    const oldest = await mall.ask(indexIndex, {});
    expect(modalsOf({ time: '', ...oldest })).toEqual([expected]);
    expect(Object.keys(theirs?.data ?? {}).sort()).toEqual(['list', 'opened', 'times']);
    expect(validateModalDelivered(expected.data)).toBe(true);
  });

  it('is on home alone, whichever page is home', async () => {
    for (const page_id of [1, 2]) expect(modalsOf(await mall.ask(indexTplIndex, { page_id }))).toEqual([]);
  });

  it('is shown while it is on, has begun, is not over and has packets left', async () => {
    const [now, soon, past] = [0, 1, -1].map((days) => new Date(Date.now() + days * DAY_MS));
    const on = { is_enabled: true, sponsor_count: -1, begin_at: past, end_at: soon, deleted_at: null };
    const found: [string, boolean][] = [];
    const states = {
      on: {},
      off: { is_enabled: false },
      later: { begin_at: soon, end_at: new Date(Date.now() + 2 * DAY_MS) },
      over: { begin_at: new Date(Date.now() - 2 * DAY_MS), end_at: past },
      deleted: { deleted_at: now },
      'given away': { sponsor_count: 0 },
    };
    for (const [name, change] of Object.entries(states)) {
      await set({ ...on, ...change });
      found.push([name, await isShown()]);
    }
    await set(on);
    expect(found.filter(([, shown]) => shown).map(([name]) => name)).toEqual(['on']);
  });

  it('is not shown by a mall that may not use it', async () => {
    const { db } = mall.database;
    await db.insertInto('mall_options').values({ key: 'permissions', value: '["coupon"]' }).execute();
    expect(await isShown()).toBe(false);
    await db.deleteFrom('mall_options').where('key', '=', 'permissions').execute();
    expect(await isShown()).toBe(true);
  });

  it('has a picture of its own where the operator chose none', async () => {
    await set({ pic_url: '' });
    expect(modalsOf(await home())[0]?.data).toMatchObject({ list: [[ITEM]] });
    await set({ pic_url: 'own.png' });
    expect(modalsOf(await home())[0]?.data).toMatchObject({ list: [[{ ...ITEM, picUrl: 'own.png' }]] });
    await set({ pic_url: ITEM.picUrl });
  });

  it('pops up after the operator’s own popup, on the first tab, before a title bar that was missing', async () => {
    const { db } = mall.database;
    const own = {
      id: 'modal',
      permission_key: '',
      data: { opened: true, times: 0, list: [{ picUrl: 'a.png' }] },
    };
    const id = await savePage(mall, { tabs: [[own], [own]], platform: 'mobile' });
    const answer = await home();
    expect(Number(pageOf(answer).id)).toBe(id);
    expect([0, 1].map((tab) => modalsOf(answer, tab).length)).toEqual([2, 1]);
    expect(blocksOf(answer).map((block) => block.id)).toEqual(['modal', 'modal', 'app-nav-bar']);
    expect(modalsOf(answer)[1]?.data).toMatchObject({ list: [[ITEM]] });
    await db.updateTable('diy_pages').set({ is_disable: true }).where('id', '=', id).execute();
  });

  it('leaves a page that the visitor may not see as it is', async () => {
    const { db } = mall.database;
    const accessLimit = { is_all: 0, member: [{ level: 2, name: '金卡' }] };
    const id = await savePage(mall, { tabs: [[]], platform: 'mobile', accessLimit });
    expect(blocksOf(await home()).map((block) => block.id)).toEqual(['app-nav-bar', 'access_limit']);
    await db.updateTable('diy_pages').set({ is_disable: true }).where('id', '=', id).execute();
  });

  it('is the last block of the classic home page, empty while it is off', async () => {
    const { db } = mall.database;
    await db.updateTable('diy_pages').set({ is_disable: true }).execute();
    const last = async () => ((await home()).home_pages as MallBlock[]).at(-1);
    const theirs = (sample('07-old-home-blocks.json').home_pages as MallBlock[]).at(-1);
    expect(await last()).toEqual({ ...theirs, fxhb: [ITEM] });
    await set({ is_enabled: false });
    expect(await last()).toEqual({ ...theirs, fxhb: [] });
  });

  it('is on once at most', async () => {
    const { db } = mall.database;
    const values = {
      number: 2,
      count_price_fen: 200,
      effective_days: 1,
      open_effective_hours: 1,
      begin_at: new Date(),
      end_at: new Date(Date.now() + DAY_MS),
      is_enabled: true,
    };
    await set({ is_enabled: false });
    await db.insertInto('fxhb_activities').values(values).execute();
    await expect(db.insertInto('fxhb_activities').values(values).execute()).rejects.toThrow(
      /fxhb_activities_on/,
    );
  });
});
