// Proves coupons: the centre, concurrent receipts within limits, my coupons, ownership.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import {
  couponDetail,
  couponList,
  couponReceive,
  couponShareCoupon,
  couponUserCoupon,
  couponUserCouponDetail,
} from '~/schemas/api/coupon.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

const START = new Date('2026-11-01T00:00:00Z');
const PAST = new Date('2026-11-02T00:00:00Z');

describeOnBothDatabases('api/coupon', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(1);
  });

  const createCoupon = async (changes: object = {}): Promise<number> => {
    const terms = {
      name: '测试券',
      type: 2 as const,
      min_price_fen: 5000,
      sub_price_fen: 1000,
      expire_type: 1 as const,
      expire_day: 7,
      sort: 0,
    };
    const row = await mall.database.db
      .insertInto('coupons')
      .values({ ...terms, ...changes })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const countReceipts = async (couponId: number) =>
    (
      await mall.database.db
        .selectFrom('user_coupons')
        .select('id')
        .where('coupon_id', '=', couponId)
        .execute()
    ).length;
  const stockOf = async (couponId: number) =>
    (
      await mall.database.db
        .selectFrom('coupons')
        .select('total_count')
        .where('id', '=', couponId)
        .executeTakeFirstOrThrow()
    ).total_count;

  it('answers with the recorded shapes', async () => {
    const id = await createCoupon({ appoint_type: 1 });
    const { id: catId } = await mall.database.db
      .selectFrom('goods_cats')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await mall.database.db.insertInto('coupon_cats').values({ coupon_id: id, cat_id: catId }).execute();
    const shapes = {
      'coupon-list': await mall.ask(couponList, {}),
      'coupon-detail': await mall.ask(couponDetail, { coupon_id: id }),
      'coupon-receive-1': await mall.ask(couponReceive, { coupon_id: id }, { token }),
      'coupon-user-coupon': await mall.ask(couponUserCoupon, {}, { token }),
    };
    for (const [name, answer] of Object.entries(shapes))
      expect([name, differences(recorded(name), answer)]).toEqual([name, []]);
    const receipt = Number(shapes['coupon-user-coupon'].list[0]?.id);
    const detail = await mall.ask(couponUserCouponDetail, { user_coupon_id: receipt }, { token });
    expect(differences(recorded('coupon-user-coupon-detail'), detail)).toEqual([]);
  });

  it('shows a guest receivable coupons, unlimited ones, nothing expired and no member coupons', async () => {
    const [open1, usedUp] = [await createCoupon(), await createCoupon({ total_count: 0 })];
    const hidden = [
      await createCoupon({ expire_type: 2, begin_at: START, end_at: PAST }),
      await createCoupon({ is_member: true, member_levels: '[2]' }),
      await createCoupon({ is_in_center: false }),
      await createCoupon({ deleted_at: PAST }),
    ].map(String);
    const { list } = await mall.ask(couponList, { limit: 50 });
    const ids = list.map(({ id }) => id);
    expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
    expect(ids.indexOf(String(open1))).toBe(0);
    expect(ids.indexOf(String(usedUp))).toBeGreaterThan(0);
    expect(list[0]).toMatchObject({
      is_receive: '0',
      type: '2',
      sub_price: '10.00',
      page_url: `/pages/goods/list?coupon_id=${open1}`,
    });
  });

  it('also shows a member his own coupons, and pages', async () => {
    const id = await createCoupon({ is_member: true, member_levels: '[2]' });
    const { list } = await mall.ask(couponList, {}, { token });
    expect(list[0]?.id).toBe(String(id));
    const first = await mall.ask(couponList, { page: 1, limit: 1 }, { token });
    const second = await mall.ask(couponList, { page: 2, limit: 1 }, { token });
    expect([first.list.length, second.list.length]).toEqual([1, 1]);
    expect(first.list[0]?.id).not.toBe(second.list[0]?.id);
    expect((await mall.ask(couponList, { page: 100_000 }, { token })).list).toEqual([]);
  });

  it('names the scope of a coupon', async () => {
    const id = await createCoupon({ appoint_type: 2 });
    await mall.database.db.insertInto('coupon_goods').values({ coupon_id: id, goods_id: 1 }).execute();
    const { list } = await mall.ask(couponDetail, { coupon_id: id });
    expect(list.goods.map((goods) => goods.id)).toEqual(['1']);
    expect(list.couponGoods[0]).toMatchObject({ coupon_id: String(id), goods_warehouse_id: '1' });
    expect(list.status).toBe(0);
  });

  it('grants a coupon with the remaining receipts, and then says until when it can be used (COUP-01)', async () => {
    const id = await createCoupon({ can_receive_count: 2, total_count: 5 });
    const first = await mall.call(couponReceive, { coupon_id: id }, { token });
    expect(first).toMatchObject({
      code: 0,
      msg: '领取成功',
      data: { id, type: '2', rest: 1, total_count: 4 },
    });
    expect((await mall.ask(couponReceive, { coupon_id: id }, { token })).rest).toBe(0);
    expect((await mall.call(couponReceive, { coupon_id: id }, { token })).msg).toBe('优惠券领取次数已达上限');
    const { list } = await mall.ask(couponDetail, { coupon_id: id }, { token });
    expect(list).toMatchObject({ status: 1, expire_type: '2', user_count: '2', receive_count: '2' });
    expect(list.end_time).toMatch(/^\d{4}\.\d\d\.\d\d /);
    expect(
      (await mall.ask(couponList, { limit: 50 }, { token })).list.find((coupon) => coupon.id === String(id))
        ?.is_receive,
    ).toBe('1');
  });

  it('allows no further receipt once the received one is used', async () => {
    const id = await createCoupon();
    await mall.ask(couponReceive, { coupon_id: id }, { token });
    await mall.database.db
      .updateTable('user_coupons')
      .set({ is_use: true, used_at: new Date() })
      .where('coupon_id', '=', id)
      .execute();
    expect((await mall.ask(couponDetail, { coupon_id: id }, { token })).list.status).toBe(4);
  });

  it('refuses with a message', async () => {
    const receive = async (changes: object) =>
      (await mall.call(couponReceive, { coupon_id: await createCoupon(changes) }, { token })).msg;
    expect(await receive({ total_count: 0 })).toBe('优惠券已领完');
    expect(await receive({ expire_type: 2, begin_at: START, end_at: PAST })).toBe('优惠券已过期');
    expect(await receive({ is_member: true, member_levels: '[9]' })).toBe('会员专享优惠券，无权限');
    expect(await receive({ deleted_at: PAST })).toBe('优惠券不存在');
    expect((await mall.call(couponReceive, { coupon_id: 2147483647 }, { token })).msg).toBe('优惠券不存在');
    expect((await mall.call(couponReceive, { coupon_id: 1 })).code).toBe(-1);
  });

  it('grants one coupon for ten concurrent taps', async () => {
    const id = await createCoupon({ total_count: 100 });
    const taps = await Promise.all(
      Array.from({ length: 10 }, () => mall.call(couponReceive, { coupon_id: id }, { token })),
    );
    expect(taps.filter(({ code }) => code === 0)).toHaveLength(1);
    expect([await countReceipts(id), await stockOf(id)]).toEqual([1, 99]);
  });

  it('grants the last three to three of eight shoppers', async () => {
    const id = await createCoupon({ total_count: 3 });
    const tokens = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((userId) => mall.tokenOf(userId)));
    const answers = await Promise.all(
      tokens.map((one) => mall.call(couponReceive, { coupon_id: id }, { token: one })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(new Set(answers.filter(({ code }) => code !== 0).map(({ msg }) => msg))).toEqual(
      new Set(['优惠券已领完']),
    );
    expect([await countReceipts(id), await stockOf(id)]).toEqual([3, 0]);
  });

  it('lists my coupons by state, with the terms of the receipt', async () => {
    const [unused, used, expired] = [await createCoupon(), await createCoupon(), await createCoupon()];
    for (const id of [unused, used, expired]) await mall.ask(couponReceive, { coupon_id: id }, { token });
    const { db } = mall.database;
    await db
      .updateTable('user_coupons')
      .set({ is_use: true, used_at: new Date() })
      .where('coupon_id', '=', used)
      .execute();
    await db
      .updateTable('user_coupons')
      .set({ start_at: START, end_at: PAST })
      .where('coupon_id', '=', expired)
      .execute();
    await db.updateTable('coupons').set({ sub_price_fen: 1 }).where('id', '=', unused).execute();
    const idsOf = async (status: 0 | 1 | 2 | 3) => {
      const { list } = await mall.ask(couponUserCoupon, { status, limit: 50 }, { token });
      return list
        .map(({ coupon_id }) => Number(coupon_id))
        .filter((id) => [unused, used, expired].includes(id));
    };
    expect(await idsOf(1)).toEqual([unused]);
    expect(await idsOf(2)).toEqual([used]);
    expect(await idsOf(3)).toEqual([expired]);
    expect(await idsOf(0)).toEqual([expired, used, unused]);
    const { list } = await mall.ask(couponUserCoupon, { status: 1 }, { token });
    expect(list[0]).toMatchObject({
      sub_price: '10.00',
      is_use: '0',
      receive_type: '领券中心领取',
      coupon: { sub_price: '10.00' },
    });
    expect(JSON.parse(list[0]?.coupon_data ?? '')).toMatchObject({ id: unused, sub_price: '10.00' });
  });

  it('shows a coupon of a shopper to its owner only', async () => {
    const id = await createCoupon();
    await mall.ask(couponReceive, { coupon_id: id }, { token });
    const { id: receipt } = await mall.database.db
      .selectFrom('user_coupons')
      .select('id')
      .where('coupon_id', '=', id)
      .executeTakeFirstOrThrow();
    const { list } = await mall.ask(couponUserCouponDetail, { user_coupon_id: receipt }, { token });
    expect(list).toMatchObject({
      id,
      coupon_id: id,
      status: 1,
      is_expired: 0,
      expire_type: '2',
      sub_price: '10.00',
    });
    const stranger = await mall.tokenOf(2);
    expect(
      (await mall.call(couponUserCouponDetail, { user_coupon_id: receipt }, { token: stranger })).msg,
    ).toBe('用户优惠券不存在或已删除');
  });

  it('grants the coupons for sharing once a day', async () => {
    const id = await createCoupon({ can_receive_count: -1, is_in_center: false });
    await mall.database.db
      .updateTable('mall_options')
      .set({ value: JSON.stringify([id]) })
      .where('key', '=', 'share_coupons')
      .execute();
    const calls = await Promise.all([1, 2, 3].map(() => mall.call(couponShareCoupon, {}, { token })));
    expect(calls.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(calls.find(({ code }) => code !== 0)?.msg).toBe('没有为该事件添加优惠券发放');
    expect(await countReceipts(id)).toBe(1);
  });
});

describeOnBothDatabases('api/coupon with bad input', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });

  it('refuses with a message and never fails', async () => {
    const token = await mall.tokenOf(1);
    for (const value of [
      '-1',
      '1e309',
      '',
      '😀',
      "1'; drop table coupons; --",
      '99999999999999999999',
      '[1]',
    ]) {
      for (const route of ['detail', 'receive', 'user-coupon-detail']) {
        const answer = await mall.callRaw(
          `api/coupon/${route}`,
          { coupon_id: value, user_coupon_id: value },
          { token },
        );
        expect([route, value, answer.code]).toEqual([route, value, 1]);
      }
      expect((await mall.callRaw('api/coupon/list', { page: value })).code).toBe(value === '' ? 0 : 1);
    }
    expect(mall.failures).toEqual([]);
    expect((await sql`select 1 from coupons`.execute(mall.database.db)).rows.length).toBeGreaterThan(0);
  });
});
