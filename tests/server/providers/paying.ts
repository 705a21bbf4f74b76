// Helpers for tests of payment providers: an order whose payment is at a provider, its notices, its jobs.
import { paymentPayData } from '~/schemas/api/payment.gen';
import { PLUGINS } from '~/server/app/load-plugins';
import { payablesOf } from '~/server/families/payment/payables';
import { checkTrades } from '~/server/jobs/check-trades';
import { followRefunds, sendRefunds } from '~/server/jobs/refund-jobs';
import type { Job } from '~/server/ports/job';
import { payOrderBack } from '~/server/orders/pay-back';
import { Payments } from '~/server/payments/payments';
import { lockUnionsOf } from '~/server/payments/unions';
import { type Mall, SECRET } from '../mall-helpers';
import { orderOf, placeOne } from '../money/checkout-helpers';
import { ALIPAY_KEYS, FakeAlipay } from './fake-alipay';
import { WECHAT_KEYS, FakeWechatPay } from './fake-wechat-pay';

export const PAYER = 1;

/** Payments that reach the fakes only; tries follow at once, and wait for an answer 50 ms. */
export function payingBy(fake: FakeWechatPay | FakeAlipay): Payments {
  const sender = { send: fake.send, retryDelaysMs: [1, 1], timeoutMs: 50 };
  return fake instanceof FakeWechatPay
    ? new Payments({ secret: SECRET, wechatPay: WECHAT_KEYS, sender })
    : new Payments({ secret: SECRET, alipay: ALIPAY_KEYS, sender });
}

interface Starting {
  method: 'wechat_h5' | 'alipay_h5';
  isInSocialApp?: boolean;
}

/** Starts the payment of a new order; what the phone gets, and the trade. */
export async function startAt(mall: Mall, { method, isInSocialApp = false }: Starting) {
  const token = await mall.tokenOf(PAYER);
  const { unionId } = await placeOne(mall, { token });
  const headers = { 'X-App-Platform': isInSocialApp ? 'wechat' : 'mobile' };
  const asked = { id: unionId, pay_type: method, url: 'http://mall.test/?a=1#/pages/order/index/index' };
  const { code, msg, data } = await mall.call(paymentPayData, asked, { token, headers });
  const trade = await tradeOf(mall, unionId);
  return { token, unionId, code, msg, data, tradeNo: trade.out_trade_no };
}

export const tradeOf = (mall: Mall, unionId: number) =>
  mall.database.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('payment_union_id', '=', unionId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

export const isPaid = async (mall: Mall, unionId: number): Promise<boolean> =>
  (
    await mall.database.db
      .selectFrom('payment_unions')
      .select('is_pay')
      .where('id', '=', unionId)
      .executeTakeFirstOrThrow()
  ).is_pay;

export const balanceOf = async (mall: Mall): Promise<number> =>
  (
    await mall.database.db
      .selectFrom('users')
      .select('balance_fen')
      .where('id', '=', PAYER)
      .executeTakeFirstOrThrow()
  ).balance_fen;

/** Delivers a notice; the status and the words that the provider gets. */
export async function deliver(mall: Mall, name: 'wechat' | 'alipay', notice: RequestInit) {
  const response = await mall.app.request(`http://mall.test/payment-notice/${name}`, notice);
  return [response.status, await response.text()] as const;
}

async function runDue(mall: Mall, job: Job, now: Date): Promise<number> {
  const { db } = mall.database;
  const due = await job.due(db, now, []);
  for (const id of due) await job.act(db, id, now);
  return due.length;
}

/** Asks about the trades that are due at a time; their number. */
export const check = (mall: Mall, payments: Payments, now: Date) =>
  runDue(mall, checkTrades(payments, payablesOf(PLUGINS)), now);
export const send = (mall: Mall, payments: Payments, now = new Date()) =>
  runDue(mall, sendRefunds(payments), now);
export const follow = (mall: Mall, payments: Payments, now: Date) =>
  runDue(mall, followRefunds(payments), now);

export const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** Books that some or all of a paid order goes back; the number of the refund. */
export async function giveBack(mall: Mall, unionId: number, part: 'whole' | 'half') {
  const { db } = mall.database;
  const order = await orderOf(mall, unionId);
  const amountFen = part === 'whole' ? order.total_pay_price_fen : Math.floor(order.total_pay_price_fen / 2);
  await db.transaction().execute(async (trx) => {
    const unions = await lockUnionsOf(trx, { kind: 'order', id: order.id });
    await payOrderBack(trx, unions, {
      order,
      refundId: null,
      amountFen,
      description: '测试',
      now: new Date(),
    });
  });
  const row = await refundOf(mall, order.id);
  return { amountFen, totalFen: order.total_pay_price_fen, orderId: order.id, refundNo: row.refund_no };
}

export const refundOf = (mall: Mall, orderId: number) =>
  mall.database.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
