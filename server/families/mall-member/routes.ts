// Api/mall-member: the member centre, the levels and their purchase, their goods and coupons.
import {
  mallMemberActivityReceive,
  mallMemberAllMember,
  mallMemberCouponReceive,
  mallMemberDetail,
  mallMemberGoodsCats,
  mallMemberIndex,
  mallMemberMemberCoupon,
  mallMemberMemberGoods,
  mallMemberPurchaseMember,
} from '~/schemas/api/mall-member.gen';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { pagination, pagingOf, wireMoney } from '../../http/wire';
import { receiveCoupon } from '../coupon/grants';
import { couponModel } from '../coupon/wire-coupon';
import { withBenefits } from '../../goods/goods-benefit';
import { readOptions } from '../../settings/mall-options';
import { receiveAward } from './activities';
import { isStepwise } from './grade';
import { activeLevels, levelDetail, levelModel, type LevelRow, offeredLevels } from './levels';
import { memberCoupons } from './member-coupons';
import { memberCats, memberGoods } from './member-goods';
import { payPasswordRoutes } from './pay-password-routes';
import { placePurchase } from './purchase';
import { spentFen } from './spending';

const balanceOf = async ({ db, user }: LoginCall<unknown>): Promise<number> =>
  (await db.selectFrom('users').select('balance_fen').where('id', '=', user.id).executeTakeFirstOrThrow())
    .balance_fen;

/** Some of the levels at the shopper's prices. */
const offer = async (
  { db, user }: LoginCall<unknown>,
  { levels, shown }: { levels: readonly LevelRow[]; shown: readonly LevelRow[] },
) =>
  offeredLevels(db, {
    levels,
    shown,
    ownLevel: user.memberLevel,
    isStepwise: isStepwise(await readOptions(db, ['member_grade'])),
  });

/** Levels that the member centre offers. */
const SHOWN_NEXT_LEVELS = 2;

const index = loginRoute(mallMemberIndex, async (call) => {
  const { db, user, now } = call;
  const levels = await activeLevels(db);
  const own = levels.find(({ level }) => level === user.memberLevel);
  const above = levels.filter(({ level }) => level > user.memberLevel);
  const bySpending = above.find(({ auto_update }) => auto_update);
  const next = above.filter(({ is_purchase }) => is_purchase).slice(0, SHOWN_NEXT_LEVELS);
  const offered = await offer(call, { levels, shown: own === undefined ? next : [own, ...next] });
  const { list } = await memberCoupons(db, {
    viewer: user,
    paging: pagingOf(mallMemberMemberCoupon, {}),
    now,
  });
  return {
    consumption_money: wireMoney(await spentFen(db, user.id)),
    next_consume_upgrade_member: bySpending === undefined ? null : levelModel(bySpending),
    user_info: { balance: wireMoney(await balanceOf(call)) },
    mall_member: own === undefined ? null : (offered[0] ?? null),
    next_mall_member: offered.slice(own === undefined ? 0 : 1),
    member_goods: [],
    member_coupons: list,
    member_pic_url: own?.pic_url ?? '',
    member_bg_pic_url: own?.bg_pic_url ?? '',
  };
});

const allMember = loginRoute(mallMemberAllMember, async (call) => {
  const paging = pagingOf(mallMemberAllMember, call.params);
  const levels = await activeLevels(call.db);
  const shown = levels.slice(paging.offset, paging.offset + paging.limit);
  return { list: await offer(call, { levels, shown }), pagination: pagination(paging, levels.length) };
});

const detail = loginRoute(mallMemberDetail, async (call) => {
  const levels = await activeLevels(call.db);
  const [level] = await offer(call, { levels, shown: levels.filter(({ id }) => id === call.params.id) });
  if (level === undefined) throw new MallError('会员等级不存在');
  return { detail: levelDetail(level) };
});

const memberCoupon = loginRoute(mallMemberMemberCoupon, async ({ db, params, user, now }) => {
  const paging = pagingOf(mallMemberMemberCoupon, params);
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

const goods = loginRoute(mallMemberMemberGoods, async (call) => {
  const { db, params, user, now } = call;
  const input = {
    catId: params.cats_id ?? 0,
    paging: pagingOf(mallMemberMemberGoods, params),
    viewer: user,
    now,
  };
  const { list, pagination: place } = await memberGoods(db, input);
  return { list: await withBenefits(list, call), pagination: place };
});

const goodsCats = loginRoute(mallMemberGoodsCats, ({ db, user }) => memberCats(db, user));

const purchase = loginRoute(mallMemberPurchaseMember, async ({ db, params, user, platform, now }) => {
  const placing = { userId: user.id, level: params.member_level, platform, now };
  const payId = await db.transaction().execute((trx) => placePurchase(trx, placing));
  return new Reply({ pay_id: payId }, '订单创建成功');
});

const activityReceive = loginRoute(mallMemberActivityReceive, async ({ db, params, user, now }) => {
  const receiving = { userId: user.id, activityId: params.activity_id, now };
  await db.transaction().execute((trx) => receiveAward(trx, receiving));
  return new Reply(null, '领取成功，奖励已发放到您的账户');
});

export const routes: readonly Route[] = [
  index,
  allMember,
  detail,
  memberCoupon,
  couponReceive,
  goods,
  goodsCats,
  activityReceive,
  ...payPasswordRoutes,
  ...inLane('paying', [purchase]),
];
