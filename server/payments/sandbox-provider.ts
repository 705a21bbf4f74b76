// The sandbox of H5 payment: a provider without an account, which charges nobody but behaves like one that does.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { H5Method, PaymentNotification, PaymentProvider, Trade, TradeRefund } from './provider';
import { isSigned, signed } from './signature';

const SAFE_AMOUNT = /^\d{1,15}$/;

/** Address of the sandbox's own pages within the site. */
export const SANDBOX_PATH = '/sandbox-cashier';

/** The signed fields of a paid trade's notification. */
export const signNotification = (notification: PaymentNotification, secret: string): Record<string, string> =>
  signed(
    {
      out_trade_no: notification.tradeNo,
      amount_fen: String(notification.amountFen),
      transaction_no: notification.transactionNo,
    },
    secret,
  );

export class SandboxProvider implements PaymentProvider {
  readonly method: H5Method;
  readonly #secret: string;

  constructor(method: H5Method, secret: string) {
    this.method = method;
    this.#secret = secret;
  }

  create({ tradeNo, origin }: Trade): Promise<string> {
    const query = new URLSearchParams(signed({ trade: tradeNo }, this.#secret));
    return Promise.resolve(`${origin}${SANDBOX_PATH}/${this.method}?${query.toString()}`);
  }

  parseNotification(fields: Readonly<Record<string, string>>): PaymentNotification | null {
    const {
      out_trade_no: tradeNo = '',
      amount_fen: amount = '',
      transaction_no: transactionNo = '',
    } = fields;
    if (!isSigned(fields, this.#secret) || !SAFE_AMOUNT.test(amount)) return null;
    return { tradeNo, amountFen: Number(amount), transactionNo };
  }

  /** It charged nobody, so that a refund is no more than its number. */
  refund({ refundNo, amountFen, totalFen }: TradeRefund): Promise<string> {
    if (amountFen > totalFen) return Promise.reject(new Error(`Refund ${refundNo} is more than its trade.`));
    return Promise.resolve(`sandbox-${refundNo}`);
  }

  /** A trade with a transaction number was paid at the cashier, whether or not its notification has arrived. */
  async query(db: Kysely<Tables>, tradeNo: string): Promise<PaymentNotification | null> {
    const attempt = await db
      .selectFrom('payment_attempts')
      .select(['amount_fen', 'transaction_no'])
      .where('out_trade_no', '=', tradeNo)
      .executeTakeFirst();
    if (attempt === undefined || attempt.transaction_no === null) return null;
    return { tradeNo, amountFen: attempt.amount_fen, transactionNo: attempt.transaction_no };
  }
}
