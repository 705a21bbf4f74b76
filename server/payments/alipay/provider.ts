// Alipay for browsers on phones (alipay.trade.wap.pay): a signed address, to which the shopper is redirected.
import { fenFromText, textFromFen } from '~/domain/money';
import { formFields } from '../../http/body/form-fields';
import { wireTime } from '../../http/wire';
import { type Fields, textAt } from '../answer-fields';
import {
  type Acknowledgement,
  type Notice,
  type NoticeRequest,
  type PaidTrade,
  type PaymentProvider,
  ProviderError,
  type RefundReport,
  type Trade,
  type TradeRefund,
  type TradeReport,
  type TradeStart,
} from '../../ports/payment-provider';
import type { Sender } from '../send';
import { AlipayClient } from './client';
import type { AlipayKeys } from './keys';
import { isSignedNotice } from './signature';

const NOTICE_PATH = '/payment-notice/alipay';
const MAX_SUBJECT = 120;
const PAID: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);
const NOT_EXIST = 'ACQ.TRADE_NOT_EXIST';
/** Refusals of closing that the next query explains: paid, closed, or not opened by the shopper. */
const CLOSED_ALREADY: ReadonlySet<string> = new Set([NOT_EXIST, 'ACQ.TRADE_STATUS_ERROR']);

export class AlipayProvider implements PaymentProvider {
  readonly name = 'alipay';
  readonly isRemote = true;
  readonly #keys: AlipayKeys;
  readonly #client: AlipayClient;

  constructor(keys: AlipayKeys, sender: Sender = {}) {
    this.#keys = keys;
    this.#client = new AlipayClient(keys, sender);
  }

  /** The trade begins when the shopper opens the address: nothing is called. */
  create({ tradeNo, amountFen, title, returnUrl, origin, expiresAt }: Trade): Promise<TradeStart> {
    // Alipay refuses these in a subject.
    const subject = Array.from(title.replace(/[/=&]/g, ' ')).slice(0, MAX_SUBJECT).join('');
    const content = {
      out_trade_no: tradeNo,
      total_amount: textFromFen(amountFen),
      subject: subject || '商城订单',
      product_code: 'QUICK_WAP_WAY',
      quit_url: returnUrl,
      time_expire: wireTime(expiresAt),
    };
    const more = { notify_url: `${origin}${NOTICE_PATH}`, return_url: returnUrl };
    const url = this.#client.address({ method: 'alipay.trade.wap.pay', content, more, now: new Date() });
    return Promise.resolve({ url });
  }

  /** Null where the fields say no sum. */
  #paidTrade(fields: Fields): PaidTrade | null {
    const amountFen = fenFromText(textAt(fields, 'total_amount'));
    const [tradeNo, transactionNo] = [textAt(fields, 'out_trade_no'), textAt(fields, 'trade_no')];
    if (amountFen === null || tradeNo === '' || transactionNo === '') return null;
    return { tradeNo, amountFen, transactionNo };
  }

  /** A trade that went back whole is TRADE_CLOSED as one that was never paid: only a payment has the time of it. */
  async query(_db: unknown, tradeNo: string): Promise<TradeReport> {
    const { isOk, code, fields } = await this.#client.ask('alipay.trade.query', { out_trade_no: tradeNo });
    if (code === NOT_EXIST) return { state: 'absent' };
    if (!isOk) throw new ProviderError(`Alipay refused a query: ${code}`, code);
    const state = textAt(fields, 'trade_status');
    const isPaid = PAID.has(state) || (state === 'TRADE_CLOSED' && textAt(fields, 'send_pay_date') !== '');
    if (!isPaid) return { state: state === 'TRADE_CLOSED' ? 'closed' : 'open' };
    const paid = this.#paidTrade(fields);
    if (paid?.tradeNo !== tradeNo) throw new ProviderError('Alipay answered about another trade');
    return { state: 'paid', notification: { provider: this.name, ...paid } };
  }

  async close(tradeNo: string): Promise<void> {
    const { isOk, code } = await this.#client.ask('alipay.trade.close', { out_trade_no: tradeNo });
    if (!isOk && !CLOSED_ALREADY.has(code))
      throw new ProviderError(`Alipay does not close a trade: ${code}`, code);
  }

  /** `fund_change` N is a repetition, or one that Alipay has not ended: the query says which. */
  async refund(refund: TradeRefund): Promise<RefundReport> {
    const fields = await this.#client.agreed('alipay.trade.refund', {
      out_trade_no: refund.tradeNo,
      refund_amount: textFromFen(refund.amountFen),
      out_request_no: refund.refundNo,
    });
    const providerNo = textAt(fields, 'trade_no');
    if (textAt(fields, 'fund_change') === 'Y') return { state: 'done', providerNo };
    return (await this.queryRefund(refund)) ?? { state: 'sent', providerNo };
  }

  /** Alipay answers without a status where it does not know the refund. */
  async queryRefund({ tradeNo, refundNo }: TradeRefund): Promise<RefundReport | null> {
    const content = { out_trade_no: tradeNo, out_request_no: refundNo };
    const fields = await this.#client.agreed('alipay.trade.fastpay.refund.query', content);
    if (textAt(fields, 'refund_status') !== 'REFUND_SUCCESS') return null;
    return { state: 'done', providerNo: textAt(fields, 'trade_no') };
  }

  /** A notice of a refund has the state of its trade, which says nothing new. */
  readNotice({ body }: NoticeRequest): Notice | null {
    const fields = Object.fromEntries(formFields(body));
    if (!isSignedNotice(fields, this.#keys.alipayKey) || fields['app_id'] !== this.#keys.appId) return null;
    if (!PAID.has(fields['trade_status'] ?? '')) return { about: 'other' };
    const paid = this.#paidTrade(fields);
    return paid === null ? null : { about: 'payment', notification: { provider: this.name, ...paid } };
  }

  acknowledge(isAccepted: boolean): Acknowledgement {
    return { status: isAccepted ? 200 : 400, type: 'text/plain', body: isAccepted ? 'success' : 'fail' };
  }
}
