// Proves the member centre, the levels, their coupons and the pay password.
import { beforeEach, expect, it } from 'vitest';
import {
  mallMemberAllMember,
  mallMemberCouponReceive,
  mallMemberDetail,
  mallMemberIndex,
  mallMemberMemberCoupon,
  mallMemberSetPayPassword,
  mallMemberUpdatePayPassword,
  mallMemberVerifyPayPassword,
} from '~/schemas/api/mall-member.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { messagesTo, sendCodeTo } from '~/tests/server/shopper-fixtures';
import { differences, recorded } from '~/tests/server/recorded';

const LIN = 1;
const GU = 2;

describeOnBothDatabases('api/mall-member', (open) => {
  let mall: Mall;
  let lin: string;
  let gu: string;
  beforeEach(async () => {
    mall = openMall(await open());
    lin = await mall.tokenOf(LIN);
    gu = await mall.tokenOf(GU);
  });

  it('answers with the recorded shapes, for a member and for an ordinary shopper', async () => {
    const member = await mall.ask(mallMemberIndex, {}, { token: lin });
    expect(differences(recorded('x-mall-member-index'), member)).toEqual([]);
    expect(member.mall_member?.level).toBe('2');
    expect(member.next_mall_member.map(({ level }) => level)).toEqual(['3', '4']);
    const ordinary = await mall.ask(mallMemberIndex, {}, { token: gu });
    expect(differences(recorded('mall-member-index'), ordinary)).toEqual([]);
    expect(ordinary).toMatchObject({ mall_member: null, next_consume_upgrade_member: { level: 1 } });
    const levels = await mall.ask(mallMemberAllMember, {}, { token: lin });
    expect(differences(recorded('x-mall-member-all-member'), levels)).toEqual([]);
    expect(levels.list.map(({ level }) => level)).toEqual(['1', '2', '3', '4']);
  });

  it('shows one level with its privileges', async () => {
    const { detail } = await mall.ask(mallMemberDetail, { id: 2 }, { token: lin });
    expect(detail).toMatchObject({ level: 2, name: '金叶会员', discount: '9.5' });
    expect(detail.rights).toHaveLength(2);
    expect((await mall.call(mallMemberDetail, { id: 999 }, { token: lin })).msg).toBe('会员等级不存在');
  });

  it("returns a level's coupons to its members only", async () => {
    const terms = {
      name: '会员券',
      type: 2 as const,
      sub_price_fen: 500,
      expire_type: 1 as const,
      expire_day: 7,
      is_member: true,
      member_levels: '[2]',
    };
    const { id } = await mall.database.db
      .insertInto('coupons')
      .values(terms)
      .returning('id')
      .executeTakeFirstOrThrow();
    const idsOf = async (token: string) =>
      (await mall.ask(mallMemberMemberCoupon, {}, { token })).list.map((coupon) => Number(coupon.id));
    expect(await idsOf(lin)).toContain(id);
    expect(await idsOf(gu)).not.toContain(id);
    expect((await mall.call(mallMemberCouponReceive, { coupon_id: id }, { token: gu })).msg).toBe(
      '会员专享优惠券，无权限',
    );
    expect((await mall.call(mallMemberCouponReceive, { coupon_id: id }, { token: lin })).msg).toBe(
      '领取成功',
    );
    const { list } = await mall.ask(mallMemberMemberCoupon, {}, { token: lin });
    expect(list.find((coupon) => coupon.id === String(id))?.user_count).toBe('1');
  });

  const set = (pay_password: string, verify_pay_password = pay_password) =>
    mall.call(mallMemberSetPayPassword, { pay_password, verify_pay_password }, { token: gu });
  const verify = async (token: string, pay_password: string) =>
    (await mall.call(mallMemberVerifyPayPassword, { pay_password }, { token })).msg;

  it('sets the first pay password once, six digits twice', async () => {
    expect((await set('')).msg).toBe('支付密码不能为空。');
    expect((await set('abcdef')).msg).toBe('支付密码必须是整数。');
    expect((await set('12345')).msg).toBe('请输入6位数的支付密码');
    expect((await set('123456', '123457')).msg).toBe('密码输入不一致');
    expect(await verify(gu, '123456')).toBe('用户未设置支付密码');
    expect((await set('123456')).msg).toBe('设置成功');
    expect((await set('654321')).msg).toBe('会员已设置过支付码，无需重复');
    expect((await mall.ask(userUserInfo, {}, { token: gu })).is_pay_password).toBe(1);
    expect(await verify(gu, '123456')).toBe('验证通过');
  });

  it('changes it by the old one', async () => {
    const change = async (old_pay_password: string, pay_password: string) =>
      (
        await mall.call(
          mallMemberUpdatePayPassword,
          { old_pay_password, pay_password, verify_pay_password: pay_password },
          { token: lin },
        )
      ).msg;
    expect(await change('', '222222')).toBe('原密码错误');
    expect(await change('123456', '123456')).toBe('新密码与旧密码不能相同');
    const elsewhere = await mall.tokenOf(LIN);
    expect(await change('123456', '222222')).toBe('更新成功');
    expect((await mall.call(userUserInfo, {}, { token: elsewhere })).code).toBe(-1);
    expect((await mall.call(userUserInfo, {}, { token: lin })).code).toBe(0);
    expect(messagesTo(mall, '13800000001').at(-1)).toMatch(/变更了支付密码，其他设备上的登录已失效/);
    expect(await verify(lin, '222222')).toBe('验证通过');
  });

  it('changes a forgotten one by a code to the account’s own mobile', async () => {
    const form = { pay_password: '222222', verify_pay_password: '222222' };
    const foreign = await sendCodeTo(mall, '13900000001');
    const byForeign = {
      ...form,
      mobile: '13900000001',
      captcha: foreign.sms_captcha,
      validate_code_id: foreign.validate_code_id,
    };
    expect((await mall.call(mallMemberUpdatePayPassword, byForeign, { token: lin })).msg).toBe('手机号错误');
    const sent = await sendCodeTo(mall, '13800000001');
    const byOwn = {
      ...form,
      mobile: '13800000001',
      captcha: sent.sms_captcha,
      validate_code_id: sent.validate_code_id,
    };
    const elsewhere = await mall.tokenOf(LIN);
    expect((await mall.call(mallMemberUpdatePayPassword, byOwn, { token: lin })).msg).toBe('更新成功');
    expect((await mall.call(userUserInfo, {}, { token: elsewhere })).code).toBe(-1);
    expect(messagesTo(mall, '13800000001').at(-1)).toMatch(/变更了支付密码/);
  });

  it('is locked after five wrong tries, wherever they were made', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await verify(lin, '000000');
    expect(await verify(lin, '123456')).toMatch(/^支付密码错误次数过多/);
  });
});
