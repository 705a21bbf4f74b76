// Payment providers by their trades, and their addresses: the sandbox cashier, notices, the way to a cashier and back.
import type { Context } from 'hono';
import { MallError } from '../http/errors';
import type { AlipayKeys } from './alipay/keys';
import { AlipayProvider } from './alipay/provider';
import { CashierWays } from './cashier-ways';
import { handleNotification } from './notification-handler';
import type { PaymentDesk, PaymentProviders, TradeOf } from '../ports/payments';
import { acceptNotice } from './notices';
import {
  type H5Method,
  isH5Method,
  type PaymentProvider,
  ProviderError,
  type Trade,
  type TradeStart,
} from '../ports/payment-provider';
import { SandboxCashier } from './sandbox-cashier';
import { SandboxProvider } from './sandbox-provider';
import type { Sender } from './send';
import type { WechatPayKeys } from './wechat-pay/keys';
import { WechatPayProvider } from './wechat-pay/provider';

export interface PaymentOptions {
  /** Signs the sandbox's trades and notifications, and our own links to a cashier. */
  secret: string;
  /** Accounts at the providers; where none is set, the sandbox stands in for both. */
  wechatPay?: WechatPayKeys | null;
  alipay?: AlipayKeys | null;
  /** How providers are called. */
  sender?: Sender;
}

const OWN_PATH = /\/(sandbox-cashier|payment-notice|payment-return|payment-open|payment-payer)\/([^/]*)$/;

const report = (error: unknown, what: string): void => {
  process.stderr.write(
    `${new Date().toISOString()} ${what}: ${error instanceof Error ? error.message : 'failure'}\n`,
  );
};

export class Payments implements PaymentProviders {
  readonly #sandboxes: Readonly<Record<H5Method, PaymentProvider>>;
  readonly #remotes: Readonly<Record<H5Method, PaymentProvider | null>>;
  readonly #cashier: SandboxCashier;
  readonly #ways: CashierWays;

  constructor({ secret, wechatPay = null, alipay = null, sender = {} }: PaymentOptions) {
    this.#sandboxes = {
      wechat_h5: new SandboxProvider('wechat_h5', secret),
      alipay_h5: new SandboxProvider('alipay_h5', secret),
    };
    this.#remotes = {
      wechat_h5: wechatPay === null ? null : new WechatPayProvider(wechatPay, sender),
      alipay_h5: alipay === null ? null : new AlipayProvider(alipay, sender),
    };
    this.#cashier = new SandboxCashier(secret);
    this.#ways = new CashierWays(secret);
  }

  /** Whether new trades may be paid by a method: beside a real account the sandbox, which charges nobody, is closed. */
  takes(method: H5Method): boolean {
    return this.#remotes[method] !== null || !this.#hasAccount;
  }

  get #hasAccount(): boolean {
    return Object.values(this.#remotes).some((remote) => remote !== null);
  }

  /** The provider of new trades. */
  provider(method: H5Method): PaymentProvider {
    return this.#remotes[method] ?? this.#sandboxes[method];
  }

  /** The provider that has a trade. Throws a ProviderError where the mall's account there is not set any more. */
  providerOf({ method, provider: name }: TradeOf): PaymentProvider {
    if (!isH5Method(method)) throw new Error(`No provider for ${method}`);
    const [sandbox, remote] = [this.#sandboxes[method], this.#remotes[method]];
    if (sandbox.name === name) return sandbox;
    if (remote?.name === name) return remote;
    throw new ProviderError(`No account at ${name}, which has trades of ${method}.`, 'NO_ACCOUNT');
  }

  /** How the phone starts a trade. Throws a MallError with words for the shopper where the provider fails. */
  async start(method: H5Method, trade: Trade): Promise<TradeStart> {
    const provider = this.provider(method);
    if (provider.name === 'alipay' && trade.payer.isInSocialApp) return this.#ways.outOfTheApp(trade);
    try {
      return await provider.create({ ...trade, returnUrl: this.#ways.back(provider, trade) });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      report(error, `trade ${trade.tradeNo}`);
      throw new MallError('支付服务暂时不可用，请稍后再试');
    }
  }

  /** The address on our site to which an authorisation leads a payer back. */
  payerAddress(returnUrl: string, origin: string): string {
    return this.#ways.payer(returnUrl, origin);
  }

  /** Whether a path is served by `serve`. */
  isOwn(path: string): boolean {
    return OWN_PATH.test(path);
  }

  /** Serves the sandbox cashier, notices, and the pages between the mall and a cashier. */
  async serve(context: Context, desk: PaymentDesk): Promise<Response> {
    const [, place = '', rest = ''] = OWN_PATH.exec(context.req.path) ?? [];
    if (place === 'sandbox-cashier')
      return this.#hasAccount ? context.notFound() : this.#cashier.serve(context, desk);
    if (place === 'payment-return') return this.#ways.serveBack(context, desk, rest);
    if (place === 'payment-payer') return this.#ways.servePayer(context);
    if (place === 'payment-open') return this.#ways.serveOpen(context, desk, this.provider('alipay_h5'));
    const provider = Object.values(this.#remotes).find((remote) => remote?.name === rest) ?? null;
    if (provider === null || context.req.method !== 'POST') return context.notFound();
    return acceptNotice(context, desk, provider);
  }

  /** Queries the providers for the open trades of a union, as a notification may be late or lost. */
  async refresh(desk: PaymentDesk, unionId: number): Promise<void> {
    const open = await desk.db
      .selectFrom('payment_attempts')
      .select(['out_trade_no', 'method', 'provider'])
      .where('payment_union_id', '=', unionId)
      .where('state', '=', 'created')
      .execute();
    const settling = { payables: desk.payables, now: desk.now() };
    for (const trade of open) {
      const { out_trade_no: tradeNo } = trade;
      try {
        const answer = await this.providerOf(trade).query(desk.db, tradeNo);
        if (answer.state === 'paid') await handleNotification(desk.db, answer.notification, settling);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        // The job asks again; until then the trade counts as unpaid.
        report(error, `trade ${tradeNo}`);
      }
    }
  }
}
