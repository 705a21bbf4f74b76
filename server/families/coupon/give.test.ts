// Proves giving a coupon to a friend: its landing page in each state, the parts of its poster.
import { beforeAll, expect, it } from 'vitest';
import { parseAddress } from '~/domain/links';
import { readShareQuery } from '~/domain/share-link';
import { couponGive, couponGivePoster, couponReceive } from '~/schemas/api/coupon.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

const START = new Date('2026-11-01T00:00:00Z');
const PAST = new Date('2026-11-02T00:00:00Z');

describeOnBothDatabases('api/coupon/give', (open) => {
  let mall: Mall;
  let token: string;
  beforeAll(async () => {
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
    };
    const row = await mall.database.db
      .insertInto('coupons')
      .values({ ...terms, ...changes })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };

  it('shows a given coupon with its giver, and until when it can be used once received', async () => {
    const id = await createCoupon({ appoint_type: 3 });
    const { nickname, avatar } = await mall.database.db
      .selectFrom('users')
      .select(['nickname', 'avatar'])
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    const open1 = () => mall.ask(couponGive, { coupon_id: id, user_id: 2 }, { token });
    expect(await open1()).toMatchObject({
      id: String(id),
      status: 0,
      nickname,
      avatar,
      discount_limit: 0,
      min_price: 50,
      sub_price: 10,
      appoint_type_text: '全场通用',
    });
    await mall.ask(couponReceive, { coupon_id: id }, { token });
    expect(await open1()).toMatchObject({ status: 1, expire_type: '2', user_count: '1' });
    for (const user_id of [0, 2147483647])
      expect(await mall.ask(couponGive, { coupon_id: id, user_id }, { token })).toMatchObject({
        nickname: '',
        avatar: '',
      });
    expect((await mall.call(couponGive, { coupon_id: id })).code).toBe(-1);
  });

  it('says why a given coupon cannot be received, with the pictures of that state', async () => {
    const open1 = async (changes: object) =>
      mall.call(couponGive, { coupon_id: await createCoupon(changes), user_id: 2 }, { token });
    const cases = [
      [{ total_count: 0 }, '优惠券已领完'],
      [{ expire_type: 2, begin_at: START, end_at: PAST }, '优惠券已过期'],
      [{ is_member: true, member_levels: '[9]' }, '会员专享优惠券，无权限'],
      [{ deleted_at: PAST }, '优惠券不存在'],
    ] as const;
    for (const [changes, msg] of cases) {
      const pictures = { coupon_bg: 'pictures/coupon/ground.svg', img_coupon: 'pictures/coupon/ticket.svg' };
      expect(await open1(changes)).toMatchObject({ code: 1, msg, data: pictures });
    }
  });

  it('returns the parts of a poster whose code opens the landing page in the sharer’s name', async () => {
    const id = await createCoupon({
      type: 1,
      discount_percent: 85,
      sub_price_fen: 0,
      discount_limit_fen: 3000,
    });
    const poster = await mall.ask(couponGivePoster, { coupon_id: id }, { token });
    expect(poster).toMatchObject({ id, type: 1, discount: '8.5', discount_limit: 30, expire_day: 7 });
    expect(poster.qrcode).toMatch(/^data:image\/svg\+xml;base64,/);
    const query = parseAddress(new URL(poster.share_url).hash).query;
    expect(readShareQuery(query)).toMatchObject({
      path: '/pages/coupon/give/give',
      params: { coupon_id: String(id), user_id: '1' },
      userId: 1,
    });
    expect((await mall.call(couponGivePoster, { coupon_id: 2147483647 }, { token })).msg).toBe(
      '优惠券不存在',
    );
  });

  it('refuses what is no coupon', async () => {
    for (const coupon_id of ['', '-1', 'x', '1e309', '99999999999', '[1]'])
      for (const route of ['give', 'give-poster'])
        expect((await mall.callRaw(`api/coupon/${route}`, { coupon_id }, { token })).code).toBe(1);
    expect(mall.failures).toEqual([]);
  });
});
