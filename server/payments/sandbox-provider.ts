// The sandbox of H5 payment: a provider without an account, which charges nobody but behaves like one that does.
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import { formFields } from '../http/body/form-fields';
import type {
  Acknowledgement,
  H5Method,
  Notice,
  NoticeRequest,
  PaidTrade,
  PaymentProvider,
  RefundReport,
  SdkStart,
  Trade,
  TradeRefund,
  TradeReport,
  TradeStart,
} from '../ports/payment-provider';
import { isSigned, signed } from './signature';

const SAFE_AMOUNT = /^\d{1,15}$/;

/** Address of the sandbox's own pages within the site. */
export const SANDBOX_PATH = '/sandbox-cashier';

/** The signed fields of a paid trade's notification. */
export const signNotification = (paid: PaidTrade, secret: string): Record<string, string> =>
  signed(
    {
      out_trade_no: paid.tradeNo,
      amount_fen: String(paid.amountFen),
      transaction_no: paid.transactionNo,
    },
    secret,
  );

/** The fields that the contract has beside `mweb_url`; nothing reads them. */
function h5Fields(tradeNo: string): SdkStart {
  const nonceStr = randomBytes(16).toString('hex');
  const timeStamp = String(Math.floor(Date.now() / 1000));
  const paySign = createHash('md5').update(`${nonceStr}${timeStamp}${tradeNo}`).digest('hex').toUpperCase();
  return { timeStamp, nonceStr, package: `prepay_id=${tradeNo}`, signType: 'MD5', paySign };
}

const done = (refundNo: string): RefundReport => ({ state: 'done', providerNo: `sandbox-${refundNo}` });

export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly isRemote = false;
  readonly #method: H5Method;
  readonly #secret: string;

  constructor(method: H5Method, secret: string) {
    this.#method = method;
    this.#secret = secret;
  }

  create({ tradeNo, origin }: Trade): Promise<TradeStart> {
    const query = new URLSearchParams(signed({ trade: tradeNo }, this.#secret));
    const url = `${origin}${SANDBOX_PATH}/${this.#method}?${query.toString()}`;
    return Promise.resolve(this.#method === 'wechat_h5' ? { url, sdk: h5Fields(tradeNo) } : { url });
  }

  readNotice({ body }: NoticeRequest): Notice | null {
    const fields = Object.fromEntries(formFields(body));
    const {
      out_trade_no: tradeNo = '',
      amount_fen: amount = '',
      transaction_no: transactionNo = '',
    } = fields;
    if (!isSigned(fields, this.#secret) || !SAFE_AMOUNT.test(amount)) return null;
    const notification = { provider: this.name, tradeNo, amountFen: Number(amount), transactionNo } as const;
    return { about: 'payment', notification };
  }

  acknowledge(isAccepted: boolean): Acknowledgement {
    return isAccepted
      ? { status: 200, type: 'text/plain', body: 'success' }
      : { status: 400, type: 'text/plain', body: 'fail' };
  }

  /** It charged nobody, so that a refund is no more than its number. */
  refund({ refundNo, amountFen, totalFen }: TradeRefund): Promise<RefundReport> {
    if (amountFen > totalFen) return Promise.reject(new Error(`Refund ${refundNo} is more than its trade.`));
    return Promise.resolve(done(refundNo));
  }

  queryRefund({ refundNo }: TradeRefund): Promise<RefundReport> {
    return Promise.resolve(done(refundNo));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** A trade with a transaction number was paid at the cashier, whether or not its notification has arrived. */
  async query(db: Kysely<Tables>, tradeNo: string): Promise<TradeReport> {
    const attempt = await db
      .selectFrom('payment_attempts')
      .select(['amount_fen', 'transaction_no'])
      .where('out_trade_no', '=', tradeNo)
      .where('provider', '=', this.name)
      .executeTakeFirst();
    if (attempt === undefined || attempt.transaction_no === null) return { state: 'open' };
    const { amount_fen: amountFen, transaction_no: transactionNo } = attempt;
    return { state: 'paid', notification: { provider: this.name, tradeNo, amountFen, transactionNo } };
  }
}
