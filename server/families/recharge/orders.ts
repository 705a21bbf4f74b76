// Recharge orders: placing one with its payment, and closing an unpaid one.
import { fenFromText } from '~/domain/money';
import { rechargeProblem } from '~/domain/recharge';
import type { RechargeSetting } from '~/schemas/api/recharge.gen';
import type { SentCoupon } from '../../db/tables/recharge';
import { fieldError, MallError } from '../../http/errors';
import { rechargeBalanceRechargeForm } from '~/schemas/api/forms/recharge-balance-recharge.gen';
import { checkForm } from '../../http/form';
import { wireMoney } from '../../http/wire';
import type { Trx } from '../../db/transaction';
import { createUnion, makeTradeNo } from '../../payments/unions';
import { readOptions } from '../../settings/mall-options';
import { overMinutesOf } from '../../settings/order-options';
import { planById } from './plans';
import { readRechargeSetting } from '../../settings/recharge-setting';

const MINUTE_MS = 60_000;
/** Neither the balance itself nor cash on delivery can recharge. */
const PAY_TYPES = ['online_pay'] as const;

interface Terms {
  planId: number | null;
  payFen: number;
  sendFen: number;
  sendIntegral: number;
  sendLevelId: number | null;
  sendCoupons: readonly SentCoupon[];
}

interface Wish {
  /** 0 for a custom amount. */
  planId: number;
  /** The custom amount in yuan, as it was entered. */
  amount: string;
}

async function planTerms(trx: Trx, planId: number): Promise<Terms> {
  const plan = await planById(trx, planId);
  if (plan === undefined) throw new MallError('充值方案错误');
  return {
    planId,
    payFen: plan.pay_price_fen,
    sendFen: plan.send_price_fen,
    sendIntegral: plan.send_integral,
    sendLevelId: plan.send_level_id,
    sendCoupons: plan.send_coupons,
  };
}

/** A custom amount has no gifts. */
function ownTerms(amount: string, setting: RechargeSetting): Terms {
  if (amount === '') throw new MallError('Pay Price不能为空。');
  checkForm(rechargeBalanceRechargeForm, { pay_price: amount });
  const problem = rechargeProblem(amount, setting);
  if (problem !== '') throw fieldError('pay_price', problem);
  const payFen = fenFromText(amount) ?? 0;
  return { planId: null, payFen, sendFen: 0, sendIntegral: 0, sendLevelId: null, sendCoupons: [] };
}

/** The recharge as it is offered now. Throws when balance is off, the plan is gone, or the amount is not allowed. */
async function termsOf(trx: Trx, { planId, amount }: Wish): Promise<Terms> {
  const setting = await readRechargeSetting(trx);
  if (setting.status !== 1) throw new MallError('尚未开启余额功能');
  if (planId > 0) return planTerms(trx, planId);
  if (setting.type !== 1) throw new MallError('充值方案错误');
  return ownTerms(amount, setting);
}

export interface Placing extends Wish {
  userId: number;
  platform: string;
  now: Date;
}

/** Places a recharge order; returns its payment. Throws a MallError for what is not offered. */
export async function placeRecharge(trx: Trx, placing: Placing): Promise<number> {
  const { userId, platform, now } = placing;
  const terms = await termsOf(trx, placing);
  const overMinutes = overMinutesOf(await readOptions(trx, ['over_time']));
  const orderNo = makeTradeNo(now);
  const { id } = await trx
    .insertInto('recharge_orders')
    .values({
      user_id: userId,
      plan_id: terms.planId,
      order_no: orderNo,
      pay_price_fen: terms.payFen,
      send_price_fen: terms.sendFen,
      send_integral: terms.sendIntegral,
      send_level_id: terms.sendLevelId,
      send_coupons: JSON.stringify(terms.sendCoupons),
      auto_close_at: overMinutes === 0 ? null : new Date(now.getTime() + overMinutes * MINUTE_MS),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const title = `充值余额 ${wireMoney(terms.payFen)} 元`;
  return createUnion(trx, {
    userId,
    orders: [{ id, orderNo, amountFen: terms.payFen, title, kind: 'recharge' }],
    supportPayTypes: PAY_TYPES,
    platform,
  });
}
