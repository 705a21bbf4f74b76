// Starts a payment: the data that the chosen method needs (PAY-10).
import { createHash, randomBytes } from 'node:crypto';
import type { PayKey } from '~/domain/payment';
import type { PayData, PaymentPayDataParams } from '~/schemas/api/payment.gen';
import { MallError } from '../../http/errors';
import type { LoginCall } from '../../http/route';
import { wireMoney } from '../../http/wire';
import type { Trx } from '../../payments/ledger';
import type { H5Method, Trade } from '../../payments/provider';
import { assertUnionPayable, freezeBalance } from '../../payments/settle';
import { lockUnion, makeTradeNo, type UnionRow } from '../../payments/unions';
import { payKeysOf, readPayRules } from './options';

type StartCall = LoginCall<PaymentPayDataParams>;

const ORDERS_PATH = '/#/pages/order/index/index';

/** Only addresses of this site are allowed; anything else returns to the shopper's orders. */
export function safeReturnUrl(url: string | undefined, origin: string): string {
  const fallback = `${origin}${ORDERS_PATH}`;
  if (url === undefined || !URL.canParse(url)) return fallback;
  return new URL(url).origin === new URL(origin).origin ? url : fallback;
}

/** Opens a trade with its own number: one union may have several trades. */
async function openTrade(
  trx: Trx,
  union: UnionRow,
  at: { method: H5Method; call: StartCall; amountFen: number },
): Promise<Trade> {
  const { method, call, amountFen } = at;
  const trade: Trade = {
    tradeNo: makeTradeNo(call.now),
    amountFen,
    title: union.title,
    returnUrl: safeReturnUrl(call.params.url, call.origin),
    origin: call.origin,
  };
  await trx
    .insertInto('payment_attempts')
    .values({
      payment_union_id: union.id,
      method,
      out_trade_no: trade.tradeNo,
      amount_fen: amountFen,
      return_url: trade.returnUrl,
    })
    .execute();
  return trade;
}

/** What an H5 method returns to the client; WeChat's fields are those of its H5 payment. */
async function h5Data(
  call: StartCall,
  union: UnionRow,
  at: { method: H5Method; trade: Trade },
): Promise<PayData> {
  const url = await call.payments.provider(at.method).create(at.trade);
  if (at.method === 'alipay_h5') return { pay_type: at.method, id: union.id, url };
  const nonceStr = randomBytes(16).toString('hex');
  const timeStamp = String(Math.floor(call.now.getTime() / 1000));
  return {
    pay_type: at.method,
    id: union.id,
    timeStamp,
    nonceStr,
    package: `prepay_id=${at.trade.tradeNo}`,
    signType: 'MD5',
    paySign: createHash('md5')
      .update(`${nonceStr}${timeStamp}${at.trade.tradeNo}`)
      .digest('hex')
      .toUpperCase(),
    mweb_url: url,
  };
}

const isH5 = (key: string): key is H5Method => key === 'wechat_h5' || key === 'alipay_h5';

async function startH5(
  call: StartCall,
  trx: Trx,
  at: { union: UnionRow; method: H5Method },
): Promise<PayData> {
  const { union, method } = at;
  const amountFen = union.amount_fen - union.frozen_balance_fen;
  const trade = await openTrade(trx, union, { method, call, amountFen });
  return h5Data(call, union, { method, trade });
}

async function startCombination(call: StartCall, trx: Trx, union: UnionRow): Promise<PayData> {
  const method = call.params.combination_pay_type ?? '';
  if (!isH5(method)) throw new MallError('该订单不支持此支付方式。');
  const frozen = await freezeBalance(trx, union);
  const data = await startH5(call, trx, { union: { ...union, frozen_balance_fen: frozen }, method });
  return { ...data, balance_amount: wireMoney(frozen), order_amount: wireMoney(union.amount_fen - frozen) };
}

async function balanceData(trx: Trx, union: UnionRow): Promise<PayData> {
  const user = await trx
    .selectFrom('users')
    .select('balance_fen')
    .where('id', '=', union.user_id)
    .executeTakeFirstOrThrow();
  return {
    pay_type: 'balance',
    id: union.id,
    balance_amount: wireMoney(user.balance_fen),
    order_amount: wireMoney(union.amount_fen),
  };
}

/** Throws 该订单不支持此支付方式。 for a method that the union is not offered. */
async function assertOffered(call: StartCall, trx: Trx, union: UnionRow): Promise<void> {
  const rules = await readPayRules(trx);
  const keys = await payKeysOf(trx, union, { rules, platform: call.platform });
  const wanted = call.params.pay_type === 'combination_pay' ? 'balance' : call.params.pay_type;
  if (!keys.includes(wanted as PayKey)) throw new MallError('该订单不支持此支付方式。');
}

export function startPayment(call: StartCall): Promise<PayData> {
  const { db, params, user } = call;
  return db.transaction().execute(async (trx) => {
    const union = await lockUnion(trx, { unionId: params.id, userId: user.id });
    await assertUnionPayable(trx, union);
    await assertOffered(call, trx, union);
    if (params.pay_type === 'balance') return balanceData(trx, union);
    if (params.pay_type === 'combination_pay') return startCombination(call, trx, union);
    if (isH5(params.pay_type)) return startH5(call, trx, { union, method: params.pay_type });
    return { pay_type: 'huodao', id: union.id };
  });
}
