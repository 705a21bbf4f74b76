// Api/mall-member: the member centre, the levels, their coupons, and the pay password.
import { sql } from 'kysely';
import { isPayPassword } from '~/domain/payment';
import {
  mallMemberAllMember,
  mallMemberCouponReceive,
  mallMemberDetail,
  mallMemberIndex,
  mallMemberMemberCoupon,
  mallMemberSetPayPassword,
  mallMemberUpdatePayPassword,
  type MallMemberUpdatePayPasswordParams,
  mallMemberVerifyPayPassword,
} from '~/schemas/api/mall-member.gen';
import { MallError } from '../../http/errors';
import { type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { revokeOtherTokens } from '../../http/session';
import { pagination, pagingOf, wireMoney } from '../../http/wire';
import { checkPayPassword, hasPayPassword, setPayPassword } from '../../payments/pay-password';
import { receiveCoupon } from '../coupon/grants';
import { couponModel } from '../coupon/wire-coupon';
import { noticeChange } from '../passport/credential-notice';
import { requireCode } from '../passport/mobile-code';
import { activeLevels, levelDetail, levelModel, levelRaw } from './levels';
import { memberCoupons } from './member-coupons';

/** Balance, and what was paid for orders that are finished. */
const readFigures = ({ db, user }: LoginCall<unknown>) =>
  db
    .selectFrom('users')
    .select('balance_fen')
    .select(
      sql<number>`(select coalesce(sum(total_pay_price_fen), 0)::bigint from orders
        where user_id = users.id and is_sale and cancel_status <> 1 and deleted_at is null)`.as('spentFen'),
    )
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();

/** Levels that the member centre offers. */
const SHOWN_NEXT_LEVELS = 2;

const index = loginRoute(mallMemberIndex, async (call) => {
  const { db, user, now } = call;
  const levels = await activeLevels(db);
  const { balance_fen: balance, spentFen } = await readFigures(call);
  const own = levels.find(({ level }) => level === user.memberLevel);
  const above = levels.filter(({ level }) => level > user.memberLevel);
  const bySpending = above.find(({ auto_update }) => auto_update);
  const { list } = await memberCoupons(db, { viewer: user, paging: pagingOf({}), now });
  return {
    consumption_money: wireMoney(spentFen),
    next_consume_upgrade_member: bySpending === undefined ? null : levelModel(bySpending),
    user_info: { balance: wireMoney(balance) },
    mall_member: own === undefined ? null : levelRaw(own),
    next_mall_member: above
      .filter(({ is_purchase }) => is_purchase)
      .slice(0, SHOWN_NEXT_LEVELS)
      .map(levelRaw),
    member_goods: [],
    member_coupons: list,
    member_pic_url: own?.pic_url ?? '',
    member_bg_pic_url: own?.bg_pic_url ?? '',
  };
});

const allMember = loginRoute(mallMemberAllMember, async ({ db, params }) => {
  const paging = pagingOf(params);
  const levels = await activeLevels(db);
  const shown = levels.slice(paging.offset, paging.offset + paging.limit);
  return { list: shown.map(levelRaw), pagination: pagination(paging, levels.length) };
});

const detail = loginRoute(mallMemberDetail, async ({ db, params }) => {
  const level = (await activeLevels(db)).find(({ id }) => id === params.id);
  if (level === undefined) throw new MallError('会员等级不存在');
  return { detail: levelDetail(level) };
});

const memberCoupon = loginRoute(mallMemberMemberCoupon, async ({ db, params, user, now }) => {
  const paging = pagingOf(params);
  const { list, total } = await memberCoupons(db, { viewer: user, paging, now });
  return { list, pagination: pagination(paging, total) };
});

const couponReceive = loginRoute(mallMemberCouponReceive, async ({ db, params, user, now }) => {
  const { coupon, rest } = await receiveCoupon(db, {
    user,
    couponId: params.coupon_id,
    receiveType: '会员中心领取',
    now,
  });
  return new Reply({ ...couponModel(coupon), rest }, '领取成功');
});

interface NewPayPassword {
  pay_password?: string;
  verify_pay_password?: string;
}

/** Throws a MallError unless both are the same six digits. */
function requireNewPayPassword({
  pay_password: password = '',
  verify_pay_password: again = '',
}: NewPayPassword): string {
  if (password === '') throw new MallError('支付密码不能为空。');
  if (!/^\d+$/.test(password)) throw new MallError('支付密码必须是整数。');
  if (!isPayPassword(password)) throw new MallError('请输入6位数的支付密码');
  if (password !== again) throw new MallError('密码输入不一致');
  return password;
}

/** Stores a pay password; every other session is revoked, and the account's mobile is notified. */
async function replacePayPassword(call: LoginCall<unknown>, password: string): Promise<void> {
  const { db, user, token, dataFolder, now } = call;
  const mobile = await db.transaction().execute(async (trx) => {
    await revokeOtherTokens(trx, user.id, token);
    return setPayPassword(trx, { userId: user.id, password });
  });
  await noticeChange({ dataFolder, now, mobile, what: '支付密码' });
}

const setRoute = loginRoute(mallMemberSetPayPassword, async (call) => {
  const password = requireNewPayPassword(call.params);
  if (await hasPayPassword(call.db, call.user.id)) throw new MallError('会员已设置过支付码，无需重复');
  await replacePayPassword(call, password);
  return new Reply(null, '设置成功');
});

type UpdateCall = LoginCall<MallMemberUpdatePayPasswordParams>;

async function proveByCode(call: UpdateCall): Promise<void> {
  const { mobile = '', captcha: code = '', validate_code_id: validateCodeId } = call.params;
  const own = await call.db
    .selectFrom('users')
    .select('mobile')
    .where('id', '=', call.user.id)
    .executeTakeFirstOrThrow();
  if (mobile === '' || own.mobile !== mobile) throw new MallError('手机号错误');
  const which = validateCodeId === undefined ? {} : { validateCodeId };
  await requireCode(call, { mobile, code, ...which, message: '验证码错误。' });
}

/** By the old pay password (with the limit of tries of paying), or by a code when it is forgotten. */
async function provePayPassword(call: UpdateCall, newPassword: string): Promise<void> {
  const { old_pay_password: old = '', captcha } = call.params;
  if (captcha !== undefined) return proveByCode(call);
  if (old === '') throw new MallError('原密码错误');
  await checkPayPassword(call.db, { userId: call.user.id, password: old, now: call.now });
  if (old === newPassword) throw new MallError('新密码与旧密码不能相同');
}

const update = loginRoute(mallMemberUpdatePayPassword, async (call) => {
  const password = requireNewPayPassword(call.params);
  await provePayPassword(call, password);
  await replacePayPassword(call, password);
  return new Reply(null, '更新成功');
});

const verify = loginRoute(mallMemberVerifyPayPassword, async ({ db, params, user, now }) => {
  const { pay_password: password = '' } = params;
  if (!isPayPassword(password)) throw new MallError('请输入6位数的支付密码');
  if (!(await hasPayPassword(db, user.id))) throw new MallError('用户未设置支付密码');
  await checkPayPassword(db, { userId: user.id, password, now });
  return new Reply(null, '验证通过');
});

export const routes: readonly Route[] = [
  index,
  allMember,
  detail,
  memberCoupon,
  couponReceive,
  setRoute,
  update,
  verify,
];
