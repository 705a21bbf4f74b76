// Starts a payment: the data that the chosen method needs (PAY-10).
import { SOCIAL_PLATFORM } from '~/domain/constants';
import type { PayData, PaymentPayDataParams } from '~/schemas/api/payment.gen';
import { MallError } from '../../http/errors';
import type { LoginCall } from '../../http/route';
import { wireMoney } from '../../http/wire';
import type { Trx } from '../../db/transaction';
import {
  type H5Method,
  isH5Method,
  type Payer,
  type Trade,
  type TradeStart,
} from '../../ports/payment-provider';
import { type PayProof, provePayment } from '../../payments/pay-password';
import { releaseFrozen } from '../../payments/release';
import { assertUnionPayable, freezeBalance } from '../../payments/settle';
import { lockUnion, makeTradeNo, type UnionRow } from '../../payments/unions';
import { paymentOptions } from './options';
import { readPayRules } from '../../settings/pay-rules';

type StartCall = LoginCall<PaymentPayDataParams>;

const ORDERS_PATH = '/#/pages/order/index/index';

/** Only addresses of this site are allowed; anything else returns to the shopper's orders. */
export function safeReturnUrl(url: string | undefined, origin: string): string {
  const fallback = `${origin}${ORDERS_PATH}`;
  if (url === undefined || !URL.canParse(url)) return fallback;
  const { protocol, origin: site, href } = new URL(url);
  // The address of a blob has the site's origin too, and leads nowhere.
  const isPage = protocol === 'https:' || protocol === 'http:';
  // As it was parsed: line ends that a parser drops would break a header.
  return isPage && site === new URL(origin).origin ? href : fallback;
}

/** Providers take money for a trade so long; after that the shopper starts another one. */
const TRADE_LIFE_MS = 30 * 60_000;
const FIRST_CHECK_MS = 15_000;

const h5MethodOf = ({ pay_type: key, combination_pay_type: other = '' }: PaymentPayDataParams): string =>
  key === 'combination_pay' ? other : key;

/** Who pays, by his sign-in, or by the code of a silent authorisation, which identifies him for this payment only. */
async function payerOf(call: StartCall): Promise<Payer> {
  const { db, params, user, social, now, network } = call;
  const isInSocialApp = call.platform === SOCIAL_PLATFORM;
  // Nobody else asks who pays.
  if (!isH5Method(h5MethodOf(params))) return { isInSocialApp, openId: null, network };
  const known = await db
    .selectFrom('user_identities')
    .select('open_id')
    .where('user_id', '=', user.id)
    .where('provider', '=', social.name)
    .executeTakeFirst();
  const openId = known?.open_id ?? null;
  const { code = '' } = params;
  if (openId !== null || !isInSocialApp || code === '' || h5MethodOf(params) !== 'wechat_h5')
    return { isInSocialApp, openId, network };
  const identity = await social.identify(code, { db, now });
  if (identity === null) throw new MallError('授权已失效，请重新支付');
  return { isInSocialApp, openId: identity.openId, network };
}

/** WeChat Pay takes money inside its app only from somebody it knows. */
const isUnknown = ({ params, payments }: StartCall, { isInSocialApp, openId }: Payer): boolean =>
  isInSocialApp &&
  openId === null &&
  h5MethodOf(params) === 'wechat_h5' &&
  payments.provider('wechat_h5').isRemote;

/** What leads an unknown payer to the authorisation, and back with its code. */
function authorisation({ params, payments, social, origin }: StartCall, union: UnionRow): PayData {
  const returnUrl = payments.payerAddress(safeReturnUrl(params.url, origin), origin);
  const url = social.authoriseUrl({ scope: 'snsapi_base', returnUrl, origin });
  return { pay_type: params.pay_type, id: union.id, authorise_url: url };
}

interface Starting {
  call: StartCall;
  payer: Payer;
  /** Null where no balance is frozen now. */
  proof: PayProof | null;
}

/** Opens a trade with its own number: one union may have several trades. */
async function openTrade(
  trx: Trx,
  union: UnionRow,
  at: Starting & { method: H5Method; amountFen: number },
): Promise<Trade> {
  const { method, call, payer, amountFen } = at;
  const trade: Trade = {
    tradeNo: makeTradeNo(call.now),
    amountFen,
    title: union.title,
    returnUrl: safeReturnUrl(call.params.url, call.origin),
    origin: call.origin,
    expiresAt: new Date(call.now.getTime() + TRADE_LIFE_MS),
    payer,
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
  starting: Starting,
  trx: Trx,
  { union, method }: { union: UnionRow; method: H5Method },
): Promise<Opened> {
  const amountFen = union.amount_fen - union.frozen_balance_fen;
  const trade = await openTrade(trx, union, { ...starting, method, amountFen });
  return { method, union, trade, data: { pay_type: method, id: union.id } };
}

async function openCombination(starting: Starting, trx: Trx, union: UnionRow): Promise<Opened> {
  const method = starting.call.params.combination_pay_type ?? '';
  if (!isH5Method(method)) throw new MallError('该订单不支持此支付方式。');
  const frozen = await freezeBalance(trx, union, starting.proof);
  const opened = await openH5(starting, trx, { union: { ...union, frozen_balance_fen: frozen }, method });
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

/** Throws 该订单不支持此支付方式。 for a way that `get-payments` does not offer for the union now, or offers disabled. */
async function assertOffered(
  { platform, payments, params }: StartCall,
  trx: Trx,
  union: UnionRow,
): Promise<void> {
  const { list } = await paymentOptions(trx, union, { platform, payments });
  const way = list.find(({ key, disabled }) => key === params.pay_type && !disabled);
  const isOther =
    way?.key !== 'combination_pay' || way.other_payment?.some(({ key }) => key === h5MethodOf(params));
  if (way === undefined || isOther !== true) throw new MallError('该订单不支持此支付方式。');
}

/** The payment of the call, locked, where it can be paid in the way that is asked for. */
async function lockOffered(call: StartCall, trx: Trx): Promise<UnionRow> {
  const union = await lockUnion(trx, { unionId: call.params.id, userId: call.user.id });
  await assertUnionPayable(trx, union, call);
  await assertOffered(call, trx, union);
  return union;
}

/** The proof that a combination needs which freezes a part of the balance now; none before an authorisation. */
async function proofOf(call: StartCall, payer: Payer): Promise<PayProof | null> {
  if (call.params.pay_type !== 'combination_pay' || isUnknown(call, payer)) return null;
  // A refusal of the way must not use up the proof.
  const union = await call.db.transaction().execute((trx) => lockOffered(call, trx));
  if (union.frozen_balance_fen > 0) return null;
  const { asksPassword } = await readPayRules(call.db);
  return provePayment(call, { isAsked: asksPassword, password: '', isSkipped: true });
}

/** Opens a trade, or returns the data of a method that needs none. */
const openPayment = (starting: Starting): Promise<Opened | PayData> =>
  starting.call.db.transaction().execute(async (trx) => {
    const { call, payer } = starting;
    const { params } = call;
    const union = await lockOffered(call, trx);
    if (params.pay_type === 'balance') return balanceData(trx, union);
    if (isUnknown(call, payer)) return authorisation(call, union);
    if (params.pay_type === 'combination_pay') return openCombination(starting, trx, union);
    if (isH5Method(params.pay_type)) return openH5(starting, trx, { union, method: params.pay_type });
    return { pay_type: 'huodao', id: union.id };
  });

/** The provider is called outside of the transaction, which would hold the payment's rows meanwhile. */
export async function startPayment(call: StartCall): Promise<PayData> {
  const payer = await payerOf(call);
  const opened = await openPayment({ call, payer, proof: await proofOf(call, payer) });
  if (!('trade' in opened)) return opened;
  const { method, trade, data } = opened;
  try {
    return { ...data, ...h5Data(method, await call.payments.start(method, trade)) };
  } catch (error) {
    await giveUp(call, opened);
    throw error;
  }
}
