// Proves which layout of the user centre a call gets, and that the one stored as an option before is migrated.
import type { Insertable } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { couponReceive } from '~/schemas/api/coupon.gen';
import { indexConfig } from '~/schemas/api/index.gen';
import { type CenterBlock, userConfig } from '~/schemas/api/user.gen';
import { migrate } from '~/server/db/migrate';
import { PLUGINS } from '~/server/app/load-plugins';
import { migrationsOf } from '~/server/app/prepare';
import type { UserCentersTable } from '~/server/db/tables/user-centers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';

const BUILT_IN = ['user', 'foot', 'order', 'account'];
const layoutOf = (...ids: string[]) =>
  JSON.stringify(ids.map((id) => ({ id, permission_key: '', data: {} })));

describeOnBothDatabases('the layouts of the user centre', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
    await mall.database.db.deleteFrom('user_centers').execute();
  });

  const save = (changes: Partial<Insertable<UserCentersTable>>) =>
    mall.database.db
      .insertInto('user_centers')
      .values({ name: '中心', platform: 'mobile', data: layoutOf('user', 'empty'), ...changes })
      .execute();
  const on = (platform: string) => ({ headers: { 'X-App-Platform': platform } });
  const idsOf = (blocks: unknown) => (blocks as { id: string }[]).map(({ id }) => id);
  /** Widgets of the user centre and of the configuration, which are the same. */
  const shownOn = async (platform: string): Promise<string[]> => {
    const { config } = await mall.ask(userConfig, {}, on(platform));
    const ids = idsOf(config.user_center);
    expect(idsOf((await mall.ask(indexConfig, {}, on(platform))).user_center)).toEqual(ids);
    return ids;
  };

  it('are chosen by their platforms', async () => {
    await save({ platform: 'wxapp,mobile', data: layoutOf('user', 'menu') });
    await save({ platform: 'wechat', data: layoutOf('user', 'order') });
    expect(await shownOn('wxapp')).toEqual(['user', 'menu']);
    expect(await shownOn('mobile')).toEqual(['user', 'menu']);
    expect(await shownOn('wechat')).toEqual(['user', 'order']);
  });

  it('fall back to the built-in one where none names the platform, or only part of its name', async () => {
    await save({ platform: 'wechat,mobile2' });
    await save({ platform: '' });
    for (const platform of ['mobile', 'aliapp', 'wechat,mobile2', '%'])
      expect(await shownOn(platform)).toEqual(BUILT_IN);
  });

  it('lead from points to their log, with the points mall too', async () => {
    await save({ data: layoutOf('account') });
    const { config } = await mall.ask(userConfig, {}, on('mobile'));
    const [account] = config.user_center as { data: { integer_page_url?: unknown } }[];
    expect(account?.data.integer_page_url).toBe('/pages/user-center/integral-detail/integral-detail');
  });

  it('in the recycle bin are not shown, and not deleted', async () => {
    await save({ is_recycle: true });
    await save({ deleted_at: new Date() });
    expect(await shownOn('mobile')).toEqual(BUILT_IN);
    await save({ data: layoutOf('user', 'foot'), updated_at: new Date(0) });
    expect(await shownOn('mobile')).toEqual(['user', 'foot']);
  });

  it('come with the quick navigation of the mall, without mini programs on the web (CFG-07)', async () => {
    await setOption(mall, 'is_quick_navigation', '1');
    await setOption(mall, 'is_quick_home', '1');
    await setOption(mall, 'is_small_app', '1');
    const quickNavOn = async (platform: string) =>
      (await mall.ask(userConfig, {}, on(platform))).config.quick_navigation;
    expect(await quickNavOn('mobile')).toMatchObject({
      navSwitch: 1,
      home: { opened: 1 },
      mApp: { opened: 0 },
    });
    expect(await quickNavOn('wxapp')).toMatchObject({ navSwitch: 1, mApp: { opened: 1 } });
    await setOption(mall, 'is_quick_navigation', '0');
    expect(await quickNavOn('mobile')).toMatchObject({ navSwitch: 0 });
  });

  it('are the last saved ones, at once', async () => {
    await save({ data: layoutOf('user', 'menu'), updated_at: new Date(2000) });
    await save({ data: layoutOf('user', 'order'), updated_at: new Date(1000) });
    expect(await shownOn('mobile')).toEqual(['user', 'menu']);
    await mall.database.db
      .updateTable('user_centers')
      .set({ data: layoutOf('user', 'foot') })
      .where('updated_at', '=', new Date(2000))
      .execute();
    expect(await shownOn('mobile')).toEqual(['user', 'foot']);
  });

  it('report of a picked coupon whether it can be received at all, as they are no page to receive it through', async () => {
    const token = await mall.tokenOf(1);
    const { id } = await mall.database.db
      .insertInto('coupons')
      .values({
        name: '券',
        type: 2,
        sub_price_fen: 500,
        expire_type: 1,
        expire_day: 7,
        can_receive_count: 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const block = { id: 'coupon', permission_key: '', data: { addType: 'manual', coupons: [{ id }] } };
    await save({ data: JSON.stringify([block]) });
    const receive = () => mall.ask(couponReceive, { coupon_id: id }, { token });
    const shown = async () => (await mall.ask(userConfig, {}, { token })).config.user_center as CenterBlock[];
    await receive();
    expect((await shown())[0]?.data['coupon_list']).toMatchObject([{ is_receive: '0' }]);
    await receive();
    expect((await shown())[0]?.data['coupon_list']).toMatchObject([{ is_receive: '1' }]);
  });

  it('are the same for clients of any version', async () => {
    await save({});
    const headers = { 'X-App-Version': '4.4.57' };
    const { config } = await mall.ask(userConfig, {}, { headers });
    expect(idsOf(config.user_center)).toEqual(['user', 'empty']);
  });

  it.each(['[]', '{"top_style":1}', '7'])('cannot be %s', async (data) => {
    await expect(save({ data })).rejects.toThrow(/user_centers_data_check/);
  });

  it.each([
    [layoutOf('user', 'menu'), ['user', 'menu']],
    ['7', BUILT_IN],
    ['[]', BUILT_IN],
  ])('are %s where that was the option before the table', async (value, shown) => {
    const { db, executeSql } = mall.database;
    await executeSql("drop table user_centers; delete from migrations where name = '095-user-centers.sql'");
    await db.insertInto('mall_options').values({ key: 'user_center', value }).execute();
    expect(await migrate(mall.database, migrationsOf(PLUGINS))).toEqual(['095-user-centers.sql']);
    for (const platform of ['mobile', 'wxapp']) expect(await shownOn(platform)).toEqual(shown);
    const left = await db.selectFrom('mall_options').select('key').where('key', '=', 'user_center').execute();
    expect(left).toEqual([]);
  });
});
