// The demo's groups, one in each state: opened, joined and paid as shoppers do it, at times of before.
import { goodsId } from '../../demo/catalogue/catalogue';
import type { SeedContext } from '../../demo/context';
import { openCheckout } from '../../families/order/checkout/checkout';
import { readForm } from '../../families/order/checkout/form';
import { releaseHeld, undoOrder } from '../../families/order/held';
import { placeOrders } from '../../families/order/submit/place';
import { payablesOf } from '../../families/payment/payables';
import { postBalance } from '../../ledger/ledger';
import { settle } from '../../payments/settle';
import { lockUnion } from '../../payments/unions';
import type { InstalledPlugins } from '../../ports/plugin';
import { fail, lockGroup, memberOf, STATES } from './groups';
import { pintuanKind } from './kind';
import { addRobot } from './robots';
import { GROUPS, type GroupPlan } from './seed-plans';

const HOUR_MS = 3_600_000;
const SELF: InstalledPlugins = [{ key: 'pintuan', title: '拼团', hasCalls: true, sale: [pintuanKind] }];

interface Buying {
  userId: number;
  ladder: { id: number; goodsId: number; skuId: number };
  /** 0 opens one. */
  groupId: number;
  at: Date;
}

/** The last specification that is in stock. */
async function ladderOf({ trx }: SeedContext, { slug, peopleNum }: GroupPlan) {
  return trx
    .selectFrom('pintuan_ladders')
    .innerJoin('goods', 'goods.id', 'pintuan_ladders.ladder_goods_id')
    .innerJoin('skus', 'skus.goods_id', 'goods.id')
    .select(['pintuan_ladders.id', 'goods.id as goodsId', 'skus.id as skuId'])
    .where('goods.source_id', '=', goodsId(slug))
    .where('people_num', '=', peopleNum)
    .where('skus.stock', '>', 0)
    .orderBy('skus.id', 'desc')
    .executeTakeFirstOrThrow();
}

async function place({ trx }: SeedContext, { userId, ladder, groupId, at }: Buying): Promise<number> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'nickname', 'member_level as memberLevel', 'is_admin as isAdmin'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const own = { pintuan_group_id: ladder.id, pintuan_order_id: groupId };
  const goods = { id: ladder.goodsId, goods_attr_id: ladder.skuId, num: 1, cart_id: 0 };
  const form = readForm({
    list: [{ mch_id: 0, goods_list: [goods], send_type: 'offline', store_id: 1, user_coupon_id: 0, ...own }],
    address: { name: user.nickname, mobile: '13800000000' },
  });
  const checkout = await openCheckout(trx, { form, user, now: at, isLocking: true, plugins: SELF });
  const by = { submissionId: null, userId, platform: 'mobile', plugins: SELF, now: at };
  return placeOrders(trx, checkout, by);
}

/** By a balance that was topped up for it; the order. */
async function pay({ trx }: SeedContext, unionId: number, { userId, at }: Buying): Promise<number> {
  const union = await lockUnion(trx, { unionId, userId });
  const { source_id: orderId } = await trx
    .selectFrom('payment_union_orders')
    .select('source_id')
    .where('payment_union_id', '=', unionId)
    .executeTakeFirstOrThrow();
  const posting = { userId, moneyFen: union.amount_fen, sourceId: `payment-union:${unionId}` };
  await postBalance(trx, { ...posting, type: 1, description: '充值', reason: 'demo' });
  await postBalance(trx, { ...posting, type: 2, description: '拼团下单', reason: 'order-pay' });
  const receivedFen = union.amount_fen;
  await settle(trx, union, { method: 'balance', receivedFen, payables: payablesOf(SELF), now: at });
  return orderId;
}

async function seedGroup(context: SeedContext, plan: GroupPlan): Promise<void> {
  const { trx, now } = context;
  const ladder = await ladderOf(context, plan);
  const opened = now.getTime() - plan.hoursAgo * HOUR_MS;
  const orderIds: number[] = [];
  let groupId = 0;
  for (const [nth, userId] of plan.userIds.entries()) {
    const buying = { userId, ladder, groupId, at: new Date(opened + nth * HOUR_MS) };
    const orderId = await pay(context, await place(context, buying), buying);
    groupId = (await memberOf(trx, orderId))?.pintuan_order_id ?? 0;
    orderIds.push(orderId);
  }
  if (plan.isFilledUp === true) await addRobot(trx, groupId, new Date(opened + 2 * HOUR_MS));
  const group = await lockGroup(trx, groupId);
  const endsAt = group?.ends_at ?? now;
  if (group?.state === STATES.running && endsAt <= now) {
    await fail(trx, groupId, endsAt);
    for (const orderId of orderIds)
      await undoOrder(trx, { orderId, now: endsAt, why: '拼团失败，款项已原路退回', plugins: SELF });
  }
  if (group?.state === STATES.done)
    for (const orderId of orderIds) await releaseHeld(trx, { orderId, now, why: '拼团成功' });
}

export async function seedGroups(context: SeedContext): Promise<void> {
  for (const one of GROUPS) await seedGroup(context, one);
}
