// Proves the shopper, the user centre, the bill and the logs.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type CenterBlock,
  type UserCenterConfig,
  userBill,
  userConfig,
  userEditUser,
  userIsClerkUser,
  userLogout,
  userMemberLog,
  userUpdateUser,
  userUserInfo,
} from '~/schemas/api/user.gen';
import { foreignPictures, giveUpload, REFUSED_PICTURE } from '~/tests/server/upload-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { recordsOf } from '../../settings/stored-values';

const LIN = 1;
const GU = 2;
const KEEPER = 3;

describeOnBothDatabases('api/user', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(LIN);
  });

  it('returns everything recorded of a shopper, with the same types, and no hash (LOGIN-15)', async () => {
    const info = await mall.ask(userUserInfo, {}, { token });
    expect(differences(recorded('user-user-info'), info)).toEqual([]);
    expect(info.options.pay_password).toBe('');
    expect(JSON.stringify(info)).not.toContain('scrypt');
    expect(info).toMatchObject({ nickname: '林小满', identity: { member_level: 2, level_name: '金叶会员' } });
  });

  it('counts favourites, footprints and coupons of the shopper', async () => {
    const { db } = mall.database;
    await db.deleteFrom('favorites').where('user_id', '=', LIN).execute();
    await db
      .insertInto('favorites')
      .values([1, 2].map((goods_id) => ({ user_id: LIN, goods_id, price_fen: 1 })))
      .execute();
    expect((await mall.ask(userUserInfo, {}, { token })).favorite).toBe('2');
  });

  it('says whether the shopper follows the social account (FOLLOW-03)', async () => {
    const identity = { provider: 'sandbox', open_id: 'x', user_id: LIN, is_follower: true };
    expect((await mall.ask(userUserInfo, {}, { token })).subscribe).toBe(false);
    await mall.database.db.insertInto('user_identities').values(identity).execute();
    expect((await mall.ask(userUserInfo, {}, { token })).subscribe).toBe(true);
  });

  it('refuses a guest and an invalid token with code -1 (LOGIN-10)', async () => {
    expect(await mall.call(userUserInfo, {})).toEqual({ code: -1, msg: '请先登录。' });
    expect((await mall.call(userUserInfo, {}, { token: "' or 1=1 --" })).code).toBe(-1);
  });

  it('saves what is sent and leaves the rest', async () => {
    const avatar = await giveUpload(mall, null);
    expect((await mall.call(userUpdateUser, { nickname: '小满', avatar }, { token })).msg).toBe('保存成功');
    // As the form sends it again.
    expect((await mall.call(userUpdateUser, { avatar }, { token })).msg).toBe('保存成功');
    await mall.ask(userEditUser, { gender: 2, birthday: '1994-02-28' }, { token });
    const info = await mall.ask(userUserInfo, {}, { token });
    expect(info).toMatchObject({
      nickname: '小满',
      avatar,
      gender: 2,
      birthday: '1994-02-28',
    });
  });

  it('refuses an unsafe avatar, a long nickname and an invalid day', async () => {
    for (const avatar of await foreignPictures(mall, KEEPER))
      expect((await mall.call(userUpdateUser, { avatar }, { token })).msg).toBe(REFUSED_PICTURE);
    expect((await mall.call(userUpdateUser, { nickname: '长'.repeat(101) }, { token })).msg).toBe(
      '昵称只能包含至多100个字符。',
    );
    expect((await mall.call(userEditUser, { birthday: '2026-02-31' }, { token })).msg).toBe('生日格式不正确');
  });

  it('recognises clerks', async () => {
    expect(await mall.ask(userIsClerkUser, { clerk_id: KEEPER }, { token })).toEqual({ is_clerk_user: 1 });
    expect(await mall.ask(userIsClerkUser, { clerk_id: GU }, { token })).toEqual({ is_clerk_user: 0 });
    expect((await mall.call(userIsClerkUser, {}, { token })).msg).toBe('请传入核销员ID');
  });

  it('ends the session on signing out', async () => {
    expect((await mall.call(userLogout, {}, { token })).msg).toBe('退出登录成功');
    expect((await mall.call(userUserInfo, {}, { token })).code).toBe(-1);
  });

  it('adds up the bill of a month from the balance and from payments made another way', async () => {
    const { db } = mall.database;
    const at = new Date('2025-03-10T04:00:00Z');
    const log = { user_id: LIN, description: '充值', reason: 'test', created_at: at };
    await db
      .insertInto('balance_logs')
      .values({ ...log, type: 1, money_fen: 5000, balance_after_fen: 5000, source_id: 'a' })
      .execute();
    await db
      .insertInto('balance_logs')
      .values({ ...log, type: 2, money_fen: 1200, balance_after_fen: 3800, source_id: 'b' })
      .execute();
    const union = { user_id: LIN, title: '订单', is_pay: true, paid_at: at, created_at: at };
    await db
      .insertInto('payment_unions')
      .values([
        { ...union, out_trade_no: 'test-1', amount_fen: 3000, frozen_balance_fen: 500, pay_type: 7 },
        { ...union, out_trade_no: 'test-2', amount_fen: 1200, pay_type: 3 },
      ])
      .execute();
    const bill = await mall.ask(userBill, { date: '2025-03' }, { token });
    expect(bill).toMatchObject({ income: '50.00', expend: '37.00', pagination: { total_count: 3 } });
    expect(bill.list.map(({ type, money }) => `${type} ${money}`).sort()).toEqual([
      '1 50.00',
      '2 12.00',
      '2 25.00',
    ]);
    expect((await mall.ask(userBill, { date: '2025-03', type: 1 }, { token })).list).toHaveLength(1);
    expect((await mall.ask(userBill, { date: '2025-03' }, { token: await mall.tokenOf(GU) })).list).toEqual(
      [],
    );
    expect((await mall.call(userBill, { date: '2025-13' }, { token })).msg).toBe('月份格式不正确。');
  });

  it('names the levels of the member log', async () => {
    const { list } = await mall.ask(userMemberLog, {}, { token });
    expect(list[0]).toMatchObject({ before_name: '银叶会员', after_name: '金叶会员' });
    expect(list[1]).toMatchObject({ before_name: '普通用户', after_name: '银叶会员' });
  });
});

/** Ours is always a list; older backends send the object. */
const centerBlocks = ({ user_center: center }: UserCenterConfig): CenterBlock[] =>
  Array.isArray(center) ? center : [];

describeOnBothDatabases('api/user/config', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });

  const blocksOf = async (token?: string) => {
    const { config } = await mall.ask(userConfig, {}, token === undefined ? {} : { token });
    return new Map(centerBlocks(config).map(({ id, data }) => [id, data]));
  };

  it('returns the layout without figures and shopper to a guest', async () => {
    const config = await mall.ask(userConfig, {});
    expect(config.user_info).toBeNull();
    // Recorded of a client so old that it gets the layout of version 1, an object.
    expect(differences(recorded('user-config'), config, ['/config/user_center'])).toEqual([]);
    const order = (await blocksOf()).get('order');
    expect(order?.['order_bar']).toMatchObject([
      { num: 0, text: '' },
      {},
      {},
      {},
      { link_url: '/pages/order/refund/index' },
    ]);
  });

  it('counts the orders of the shopper in the order bar (CFG-07)', async () => {
    const { db } = mall.database;
    const token = await mall.tokenOf(LIN);
    const unpaid = await db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', LIN)
      .where('is_pay', '=', false)
      .where('pay_type', '!=', 2)
      .where('cancel_status', '!=', 1)
      .execute();
    const bar = (await blocksOf(token)).get('order')?.['order_bar'];
    expect(bar).toMatchObject([
      { num: unpaid.length, text: unpaid.length === 0 ? '' : String(unpaid.length) },
      {},
      {},
      {},
      {},
    ]);
    expect(unpaid.length).toBeGreaterThan(0);
  });

  it("shows the pictures of the member's level in the header", async () => {
    const head = (await blocksOf(await mall.tokenOf(LIN))).get('user');
    expect(head?.['member_pic_url']).toBe('pictures/level/2.svg');
  });

  it('leaves out the pay password where the mall asks for none', async () => {
    const { db } = mall.database;
    const pathsOf = async () => JSON.stringify((await blocksOf()).get('menu')?.['menus']);
    expect(await pathsOf()).toContain('/pages/balance/password');
    await db
      .updateTable('mall_options')
      .set({ value: '{"status":1,"is_pay_password":0}' })
      .where('key', '=', 'recharge_setting')
      .execute();
    expect(await pathsOf()).not.toContain('/pages/balance/password');
  });

  it('leaves out distribution while the mall has it off', async () => {
    const { db } = mall.database;
    const share = '/pages/share/index/index';
    const menus = [
      { name: '分销', link_url: `${share}?tab=1`, key: 'share' },
      { name: '优惠券', link_url: '/a' },
    ];
    const layout = [
      { id: 'user', permission_key: '', data: {} },
      { id: 'menu', permission_key: '', data: { menus } },
    ];
    await db
      .updateTable('user_centers')
      .set({ data: JSON.stringify(layout) })
      .execute();
    await db.deleteFrom('mall_options').where('key', '=', 'share_setting').execute();
    const namesOf = async () => recordsOf((await blocksOf()).get('menu')?.['menus']).map(({ name }) => name);
    expect(await namesOf()).toEqual(['优惠券']);
    await db.insertInto('mall_options').values({ key: 'share_setting', value: '{"level":1}' }).execute();
    expect(await namesOf()).toEqual(['分销', '优惠券']);
  });

  it('leaves out widgets and entries that are not permitted, and the back office (diy trap 15)', async () => {
    const { db } = mall.database;
    const menus = [
      { name: '优惠券', link_url: '/pages/coupon/list/list', key: 'coupon' },
      { name: '股东分红', link_url: '/plugins/bonus/index/index', key: 'bonus' },
      { name: '后台', link_url: '/pages/app_admin/index/index', open_type: 'app_admin', key: 'app_admin' },
    ];
    const layout = [
      { id: 'user', permission_key: '', data: {} },
      { id: 'svip', permission_key: 'bonus', data: {} },
      { id: 'menu', permission_key: '', data: { menus } },
      { id: 'customer', permission_key: '', data: { select_style: 2 } },
    ];
    await db
      .updateTable('user_centers')
      .set({ data: JSON.stringify(layout) })
      .execute();
    const blocks = await blocksOf(await mall.tokenOf(LIN));
    expect([...blocks.keys()]).toEqual(['user', 'menu', 'customer']);
    expect(blocks.get('user')).toMatchObject({ code: 0, show_code: 0, top_size: 112 });
    expect(blocks.get('menu')?.['menus']).toMatchObject([{ name: '优惠券', open_type: 'navigate' }]);
    expect(blocks.get('customer')?.['select_style']).toBe('2');
  });

  it('shows the built-in layout to a mall that has none', async () => {
    await mall.database.db.deleteFrom('user_centers').execute();
    await mall.database.db.deleteFrom('mall_options').where('key', '=', 'user_center_title').execute();
    const { config } = await mall.ask(userConfig, {});
    expect(centerBlocks(config).map(({ id }) => id)).toEqual(['user', 'foot', 'order', 'account']);
    expect(config.user_center_title).toBe('用户中心');
  });
});
