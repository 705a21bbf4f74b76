// Payment providers and their addresses: the sandbox cashier's pages and the payment notifications.
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import { readFormTexts } from '../http/body/read-body';
import { handleNotification } from './notification-handler';
import { cashierPage, messagePage } from './cashier-page';
import type { H5Method, PaymentProvider, TradeRefund } from './provider';
import { signNotification, SandboxProvider } from './sandbox-provider';
import { isSigned, signed } from './signature';

interface PaymentOptions {
  /** Signs the sandbox's trades and notifications. */
  secret: string;
}

interface Desk {
  db: Kysely<Tables>;
  now: () => Date;
  onFailure: (error: unknown, route: string) => void;
}

/** Delays between the tries to deliver a notification, in ms. */
const NOTIFICATION_DELAYS_MS = [50, 1000, 5000, 30_000];

const METHODS: readonly H5Method[] = ['wechat_h5', 'alipay_h5'];
const isMethod = (text: string): text is H5Method => METHODS.some((method) => method === text);

export class Payments {
  readonly #secret: string;
  readonly #providers: ReadonlyMap<H5Method, PaymentProvider>;

  constructor({ secret }: PaymentOptions) {
    this.#secret = secret;
    this.#providers = new Map(METHODS.map((method) => [method, new SandboxProvider(method, secret)]));
  }

  provider(method: H5Method): PaymentProvider {
    const provider = this.#providers.get(method);
    if (provider === undefined) throw new Error(`No provider for ${method}`);
    return provider;
  }

  /** Pays back at the provider of the trade's method, named as in payment_attempts; the provider's number. */
  refund(method: string, refund: TradeRefund): Promise<string> {
    if (!isMethod(method)) throw new Error(`No provider for ${method}`);
    return this.provider(method).refund(refund);
  }

  /** Serves everything below /sandbox-cashier/. */
  async cashier(context: Context, desk: Desk): Promise<Response> {
    const method = /\/sandbox-cashier\/([a-z0-9_]+)$/.exec(context.req.path)?.[1] ?? '';
    if (method === 'notice') return this.#handleNotification(context, desk);
    if (!isMethod(method)) return context.html(messagePage('没有这个页面', null), 404);
    return context.req.method === 'POST'
      ? this.#act(context, desk, method)
      : this.#show(context, desk, method);
  }

  /** The trade named by a query that the sandbox itself signed. */
  async #trade(fields: Record<string, string>, desk: Desk) {
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
      .executeTakeFirst();
    return row ?? null;
  }

  async #show(context: Context, desk: Desk, method: H5Method): Promise<Response> {
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

  async #act(context: Context, desk: Desk, method: H5Method): Promise<Response> {
    const fields = await readFormTexts(context);
    const trade = await this.#trade(fields, desk);
    if (trade === null) return context.html(messagePage('支付链接无效', null), 404);
    if (fields['act'] === 'pay') await this.#pay(trade.out_trade_no, desk, method);
    else await this.#close(trade.id, desk);
    return context.redirect(trade.return_url, 303);
  }

  /** The sandbox charges the shopper: from here on the trade counts as paid at the provider. */
  async #pay(tradeNo: string, desk: Desk, method: H5Method): Promise<void> {
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
    const notification = signNotification(
      { tradeNo, amountFen: charged.amount_fen, transactionNo },
      this.#secret,
    );
    this.#deliver(notification, desk, { method, attempt: 0 });
  }

  async #close(id: number, desk: Desk): Promise<void> {
    await desk.db
      .updateTable('payment_attempts')
      .set({ state: 'closed' })
      .where('id', '=', id)
      .where('state', '=', 'created')
      .where('transaction_no', 'is', null)
      .execute();
  }

  /** Delivers a notification as a provider does: delayed, and again until it is acknowledged. */
  #deliver(fields: Record<string, string>, desk: Desk, at: { method: H5Method; attempt: number }): void {
    const delayMs = NOTIFICATION_DELAYS_MS[at.attempt];
    if (delayMs === undefined) return;
    const timer = setTimeout(() => {
      this.#receive(fields, desk, at.method).catch((error: unknown) => {
        desk.onFailure(error, 'sandbox-cashier/notice');
        this.#deliver(fields, desk, { ...at, attempt: at.attempt + 1 });
      });
    }, delayMs);
    timer.unref();
  }

  async #receive(fields: Record<string, string>, desk: Desk, method: H5Method): Promise<boolean> {
    const notification = this.provider(method).parseNotification(fields);
    if (notification === null) return false;
    return (await handleNotification(desk.db, notification, desk.now())) !== 'refused';
  }

  /** The address of payment notifications. */
  async #handleNotification(context: Context, desk: Desk): Promise<Response> {
    const fields = await readFormTexts(context);
    const isAccepted = await this.#receive(fields, desk, 'wechat_h5');
    return isAccepted ? context.text('success') : context.text('fail', 400);
  }

  /** Queries the providers for the open trades of a union, as a notification may be late or lost. */
  async refresh(desk: Desk, unionId: number): Promise<void> {
    const open = await desk.db
      .selectFrom('payment_attempts')
      .select(['out_trade_no', 'method'])
      .where('payment_union_id', '=', unionId)
      .where('state', '=', 'created')
      .execute();
    for (const { out_trade_no: tradeNo, method } of open) {
      const notification = isMethod(method) ? await this.provider(method).query(desk.db, tradeNo) : null;
      if (notification !== null) await handleNotification(desk.db, notification, desk.now());
    }
  }
}
