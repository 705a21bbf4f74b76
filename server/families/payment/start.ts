// Starts a payment: the data that the chosen method needs (PAY-10).
import { SOCIAL_PLATFORM } from '~/domain/constants';
import type { PayKey } from '~/domain/payment';
import type { PayData, PaymentPayDataParams } from '~/schemas/api/payment.gen';
import { MallError } from '../../http/errors';
import type { LoginCall } from '../../http/route';
import { wireMoney } from '../../http/wire';
import type { Trx } from '../../payments/ledger';
import { type H5Method, isH5Method, type Payer, type Trade, type TradeStart } from '../../payments/provider';
import { releaseFrozen } from '../../payments/release';
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

/** Providers take money for a trade so long; after that the shopper starts another one. */
const TRADE_LIFE_MS = 30 * 60_000;
const FIRST_CHECK_MS = 15_000;

async function payerOf(call: StartCall, trx: Trx): Promise<Payer> {
  const known = await trx
    .selectFrom('user_identities')
    .select('open_id')
    .where('user_id', '=', call.user.id)
    .where('provider', '=', call.social.name)
    .executeTakeFirst();
  const isInSocialApp = call.platform === SOCIAL_PLATFORM;
  return { isInSocialApp, openId: known?.open_id ?? null, network: call.network };
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
    expiresAt: new Date(call.now.getTime() + TRADE_LIFE_MS),
    payer: await payerOf(call, trx),
  };
  const { name: provider, isRemote } = call.payments.provider(method);
  await trx
    .insertInto('payment_attempts')
    .values({
      payment_union_id: union.id,
      method,
      provider,
      out_trade_no: trade.tradeNo,
      amount_fen: amountFen,
      return_url: trade.returnUrl,
      ...(isRemote
        ? { expires_at: trade.expiresAt, check_at: new Date(call.now.getTime() + FIRST_CHECK_MS) }
        : {}),
    })
    .execute();
  return trade;
}

/** A trade that is in the books and not yet at its provider. */
interface Opened {
  method: H5Method;
  union: UnionRow;
  trade: Trade;
  data: PayData;
}

async function openH5(
  call: StartCall,
  trx: Trx,
  { union, method }: { union: UnionRow; method: H5Method },
): Promise<Opened> {
  const amountFen = union.amount_fen - union.frozen_balance_fen;
  const trade = await openTrade(trx, union, { method, call, amountFen });
  return { method, union, trade, data: { pay_type: method, id: union.id } };
}

async function openCombination(call: StartCall, trx: Trx, union: UnionRow): Promise<Opened> {
  const method = call.params.combination_pay_type ?? '';
  if (!isH5Method(method)) throw new MallError('该订单不支持此支付方式。');
  const frozen = await freezeBalance(trx, union);
  const opened = await openH5(call, trx, { union: { ...union, frozen_balance_fen: frozen }, method });
  const amounts = { balance_amount: wireMoney(frozen), order_amount: wireMoney(union.amount_fen - frozen) };
  return { ...opened, data: { ...opened.data, ...amounts } };
}

/** What an H5 method returns to the client: the SDK's data, or the cashier's address under the method's own name. */
const h5Data = (method: H5Method, { url, sdk }: TradeStart): PayData => ({
  ...sdk,
  ...(url === undefined ? {} : method === 'alipay_h5' ? { url } : { mweb_url: url }),
});

/** The provider did not open the trade: it is closed, and a combination's balance is free again. */
const giveUp = ({ db, params, user }: StartCall, { trade }: Opened): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const union = await lockUnion(trx, { unionId: params.id, userId: user.id });
    await trx
      .updateTable('payment_attempts')
      .set({ state: 'closed' })
      .where('out_trade_no', '=', trade.tradeNo)
      .where('state', '=', 'created')
      .execute();
    if (params.pay_type === 'combination_pay') await releaseFrozen(trx, union);
  });

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

/** Opens a trade, or returns the data of a method that needs none. */
const openPayment = (call: StartCall): Promise<Opened | PayData> =>
  call.db.transaction().execute(async (trx) => {
    const { params, user } = call;
    const union = await lockUnion(trx, { unionId: params.id, userId: user.id });
    await assertUnionPayable(trx, union);
    await assertOffered(call, trx, union);
    if (params.pay_type === 'balance') return balanceData(trx, union);
    if (params.pay_type === 'combination_pay') return openCombination(call, trx, union);
    if (isH5Method(params.pay_type)) return openH5(call, trx, { union, method: params.pay_type });
    return { pay_type: 'huodao', id: union.id };
  });

/** The provider is called outside of the transaction, which would hold the payment's rows meanwhile. */
export async function startPayment(call: StartCall): Promise<PayData> {
  const opened = await openPayment(call);
  if (!('trade' in opened)) return opened;
  const { method, trade, data } = opened;
  try {
    return { ...data, ...h5Data(method, await call.payments.start(method, trade)) };
  } catch (error) {
    await giveUp(call, opened);
    throw error;
  }
}
