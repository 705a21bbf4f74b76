// api/payment: options, starting a payment, paying from balance or on delivery, releasing frozen balance.
import {
  paymentGetPayments,
  paymentPayBuyBalance,
  paymentPayBuyHuodao,
  paymentPayData,
  type PaymentPayBuyBalanceParams,
  paymentUnfreezeBalance,
} from '~/schemas/api/payment.gen';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { provePayment } from '../../payments/pay-password';
import { releaseFrozen, spendBalance } from '../../payments/release';
import { assertUnionPayable, settle, settleOnDelivery } from '../../payments/settle';
import { lockUnion } from '../../payments/unions';
import { payKeysOf, paymentOptions } from './options';
import { readPayRules } from '../../settings/pay-rules';
import { startPayment } from './start';

const getPayments = loginRoute(
  paymentGetPayments,
  ({ db, params, user, platform, payments, payables, now }) =>
    db.transaction().execute(async (trx) => {
      const union = await lockUnion(trx, { unionId: params.id, userId: user.id });
      await assertUnionPayable(trx, union, { payables, now });
      return paymentOptions(trx, union, { platform, payments });
    }),
);

const payData = loginRoute(paymentPayData, startPayment);

/** Only a payment of nothing needs no proof (PAY-27). */
const proofOf = async (call: LoginCall<PaymentPayBuyBalanceParams>, amountFen: number) =>
  provePayment(call, {
    isAsked: amountFen > 0 && (await readPayRules(call.db)).asksPassword,
    password: call.params.pay_password ?? '',
    isSkipped: call.params.is_need_pay_password === 0,
  });

const payBuyBalance = loginRoute(paymentPayBuyBalance, async (call) => {
  const { db, params, user, now, platform, payments, payables } = call;
  const who = { unionId: params.id, userId: user.id };
  const { amount_fen: amountFen } = await db.transaction().execute((trx) => lockUnion(trx, who));
  const proof = await proofOf(call, amountFen);
  await db.transaction().execute(async (trx) => {
    const union = await lockUnion(trx, who);
    await assertUnionPayable(trx, union, { payables, now });
    const keys = await payKeysOf(trx, union, { rules: await readPayRules(trx), platform, payments });
    if (!keys.includes('balance')) throw new MallError('该订单不支持此支付方式。');
    await releaseFrozen(trx, union);
    const receivedFen = await spendBalance(trx, union, proof);
    await settle(trx, union, { method: 'balance', receivedFen, payables, now });
  });
  return new Reply(null, '支付成功。');
});

const payBuyHuodao = loginRoute(
  paymentPayBuyHuodao,
  ({ db, params, user, now, platform, payments, payables }) =>
    db.transaction().execute(async (trx) => {
      const union = await lockUnion(trx, { unionId: params.id, userId: user.id });
      await assertUnionPayable(trx, union, { payables, now });
      const keys = await payKeysOf(trx, union, { rules: await readPayRules(trx), platform, payments });
      if (!keys.includes('huodao')) throw new MallError('该订单不支持此支付方式。');
      await releaseFrozen(trx, union);
      await settleOnDelivery(trx, union, { payables, now });
      return new Reply(null, '下单成功。');
    }),
);

const unfreezeBalance = loginRoute(paymentUnfreezeBalance, async (call) => {
  const { db, params, user, payments, payables, now } = call;
  const who = { unionId: params.id, userId: user.id };
  await db.transaction().execute((trx) => lockUnion(trx, who));
  // Money may have arrived meanwhile: then nothing is released.
  await payments.refresh({ db, payables, now: () => now, onFailure: () => undefined }, params.id);
  return db.transaction().execute(async (trx) => {
    await releaseFrozen(trx, await lockUnion(trx, who));
    return null;
  });
});

export const routes: readonly Route[] = inLane('paying', [
  getPayments,
  payData,
  payBuyBalance,
  payBuyHuodao,
  unfreezeBalance,
]);
