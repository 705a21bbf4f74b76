// The sandbox cashier's pages and the notifications that it delivers.
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { readFormTexts } from '../http/body/read-body';
import { cashierPage, messagePage } from './cashier-page';
import { handleNotification } from './notification-handler';
import type { PaymentDesk } from '../ports/payments';
import { acceptNotice } from './notices';
import { type H5Method, isH5Method, type PaidTrade } from '../ports/payment-provider';
import { SandboxProvider } from './sandbox-provider';
import { isSigned, signed } from './signature';

/** Delays between the tries to deliver a notification, in ms. */
const NOTIFICATION_DELAYS_MS = [50, 1000, 5000, 30_000];

export class SandboxCashier {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Serves everything below /sandbox-cashier/. */
  async serve(context: Context, desk: PaymentDesk): Promise<Response> {
    const method = /\/sandbox-cashier\/([a-z0-9_]+)$/.exec(context.req.path)?.[1] ?? '';
    if (method === 'notice')
      return acceptNotice(context, desk, new SandboxProvider('wechat_h5', this.#secret));
    if (!isH5Method(method)) return context.html(messagePage('没有这个页面', null), 404);
    return context.req.method === 'POST' ? this.#act(context, desk) : this.#show(context, desk, method);
  }

  /** The trade named by a query that the sandbox itself signed. */
  async #trade(fields: Record<string, string>, desk: PaymentDesk) {
    const isOurs = isSigned({ trade: fields['trade'] ?? '', sign: fields['sign'] ?? '' }, this.#secret);
    if (!isOurs) return null;
    const row = await desk.db
      .selectFrom('payment_attempts')
      .innerJoin('payment_unions', 'payment_unions.id', 'payment_attempts.payment_union_id')
      .select(['payment_attempts.id', 'payment_attempts.amount_fen', 'payment_attempts.state'])
      .select([
        'payment_attempts.transaction_no',
        'payment_attempts.return_url',
        'payment_attempts.out_trade_no',
      ])
      .select(['payment_unions.title', 'payment_unions.is_pay'])
      .where('payment_attempts.out_trade_no', '=', fields['trade'] ?? '')
      .where('payment_attempts.provider', '=', 'sandbox')
      .executeTakeFirst();
    return row ?? null;
  }

  async #show(context: Context, desk: PaymentDesk, method: H5Method): Promise<Response> {
    const fields = context.req.query();
    const trade = await this.#trade(fields, desk);
    if (trade === null) return context.html(messagePage('支付链接无效', null), 404);
    if (trade.transaction_no !== null || trade.is_pay)
      return context.html(messagePage('该订单已支付', trade.return_url));
    if (trade.state !== 'created') return context.html(messagePage('交易已关闭', trade.return_url));
    const { amount_fen: amountFen, title, out_trade_no: tradeNo } = trade;
    return context.html(
      cashierPage({ method, amountFen, title, tradeNo, fields: signed({ trade: tradeNo }, this.#secret) }),
    );
  }

  async #act(context: Context, desk: PaymentDesk): Promise<Response> {
    const fields = await readFormTexts(context);
    const trade = await this.#trade(fields, desk);
    if (trade === null) return context.html(messagePage('支付链接无效', null), 404);
    if (fields['act'] === 'pay') await this.#pay(trade.out_trade_no, desk);
    else await this.#close(trade.id, desk);
    return context.redirect(trade.return_url, 303);
  }

  /** The sandbox charges the shopper: from here on the trade counts as paid at the provider. */
  async #pay(tradeNo: string, desk: PaymentDesk): Promise<void> {
    const transactionNo = `sandbox${randomBytes(12).toString('hex')}`;
    const charged = await desk.db
      .updateTable('payment_attempts')
      .set({ transaction_no: transactionNo })
      .where('out_trade_no', '=', tradeNo)
      .where('state', '=', 'created')
      .where('transaction_no', 'is', null)
      .returning(['amount_fen'])
      .executeTakeFirst();
    if (charged === undefined) return;
    this.#deliver({ tradeNo, amountFen: charged.amount_fen, transactionNo }, desk, 0);
  }

  async #close(id: number, desk: PaymentDesk): Promise<void> {
    await desk.db
      .updateTable('payment_attempts')
      .set({ state: 'closed' })
      .where('id', '=', id)
      .where('state', '=', 'created')
      .where('transaction_no', 'is', null)
      .execute();
  }

  /** Delivers a notification as a provider does: delayed, and again until it is acknowledged. */
  #deliver(paid: PaidTrade, desk: PaymentDesk, attempt: number): void {
    const delayMs = NOTIFICATION_DELAYS_MS[attempt];
    if (delayMs === undefined) return;
    const timer = setTimeout(() => {
      const notification = { provider: 'sandbox', ...paid } as const;
      handleNotification(desk.db, notification, { payables: desk.payables, now: desk.now() }).catch(
        (error: unknown) => {
          desk.onFailure(error, 'sandbox-cashier/notice');
          this.#deliver(paid, desk, attempt + 1);
        },
      );
    }, delayMs);
    timer.unref();
  }
}
