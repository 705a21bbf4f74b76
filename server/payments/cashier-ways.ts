// The ways between the mall and a provider's cashier: out of the social app, which shows no Alipay, and back to the mall.
import type { Context } from 'hono';
import { PAY_CODE } from '~/domain/payment';
import { originOf } from '../http/origin';
import { cashierMessage } from './cashier-page';
import type { PaymentDesk } from '../ports/payments';
import type { PaymentProvider, Trade, TradeStart } from '../ports/payment-provider';
import { isSigned, signed } from './signature';

const isSocialApp = (context: Context): boolean =>
  /MicroMessenger/i.test(context.req.header('user-agent') ?? '');

const tradeRow = ({ db }: PaymentDesk, tradeNo: string) =>
  db
    .selectFrom('payment_attempts')
    .innerJoin('payment_unions', 'payment_unions.id', 'payment_attempts.payment_union_id')
    .select(['payment_attempts.amount_fen', 'payment_attempts.state', 'payment_attempts.provider'])
    .select(['payment_attempts.return_url', 'payment_attempts.expires_at', 'payment_unions.title'])
    .where('payment_attempts.out_trade_no', '=', tradeNo)
    .executeTakeFirst();

/** Address of the site's folder as the client sees it, without a slash at the end. */
const folderOf = (context: Context): string =>
  `${originOf(context)}${context.req.path.replace(/\/payment-open\/.*$/, '')}`;

export class CashierWays {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The return address for a provider: without a hash, after which providers would write their parameters. */
  back(provider: PaymentProvider, { origin, tradeNo, returnUrl }: Trade): string {
    return provider.isRemote ? `${origin}/payment-return/${tradeNo}` : returnUrl;
  }

  /** Leads back to the screen that the shopper left. */
  async serveBack(context: Context, desk: PaymentDesk, tradeNo: string): Promise<Response> {
    const trade = await tradeRow(desk, tradeNo);
    if (trade === undefined) return context.html(cashierMessage('支付链接无效', null), 404);
    return context.redirect(trade.return_url, 303);
  }

  /** Where an authorisation leads its code: not to a screen, whose start would sign the payer in with it. */
  payer(returnUrl: string, origin: string): string {
    const query = new URLSearchParams(signed({ back: returnUrl }, this.#secret));
    return `${origin}/payment-payer/wechat?${query.toString()}`;
  }

  /** Leads back to the screen that the payer left, with the code for his payment; without one where he refused. */
  servePayer(context: Context): Response {
    const { back = '', sign = '', code = '' } = context.req.query();
    if (!isSigned({ back, sign }, this.#secret))
      return context.html(cashierMessage('支付链接无效', null), 404);
    const url = new URL(back);
    if (code !== '') url.searchParams.set(PAY_CODE, code);
    return context.redirect(url.href, 303);
  }

  /** A page of ours that asks the shopper to open it in his browser, where it leads to the cashier. */
  outOfTheApp({ origin, tradeNo }: Trade): TradeStart {
    const query = new URLSearchParams(signed({ trade: tradeNo }, this.#secret));
    return { url: `${origin}/payment-open/alipay?${query.toString()}` };
  }

  async serveOpen(context: Context, desk: PaymentDesk, provider: PaymentProvider): Promise<Response> {
    const { trade: tradeNo = '', sign = '' } = context.req.query();
    const trade = isSigned({ trade: tradeNo, sign }, this.#secret)
      ? await tradeRow(desk, tradeNo)
      : undefined;
    if (trade === undefined || trade.provider !== provider.name)
      return context.html(cashierMessage('支付链接无效', null), 404);
    const { return_url: returnUrl, expires_at: expiresAt, amount_fen: amountFen, title } = trade;
    if (trade.state === 'paid') return context.html(cashierMessage('该订单已支付', returnUrl));
    if (trade.state !== 'created' || expiresAt === null || expiresAt <= desk.now())
      return context.html(cashierMessage('交易已关闭，请重新支付', returnUrl));
    if (isSocialApp(context))
      return context.html(
        cashierMessage('请点击右上角「…」，选择在浏览器中打开，继续用支付宝付款', returnUrl),
      );
    const origin = folderOf(context);
    const payer = { isInSocialApp: false, openId: null, network: '' };
    const opened = { tradeNo, amountFen, title, returnUrl, origin, expiresAt, payer };
    const { url = '' } = await provider.create({ ...opened, returnUrl: this.back(provider, opened) });
    return context.redirect(url, 303);
  }
}
