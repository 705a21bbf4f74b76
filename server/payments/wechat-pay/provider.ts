// WeChat Pay by its API v3: JSAPI inside the social app, H5 outside.
import { isIP } from 'node:net';
import { MallError } from '../../http/errors';
import { wireTime } from '../../http/wire';
import { fenAt, type Fields, fieldsAt, fieldsOf, textAt } from '../answer-fields';
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
import { WechatPayClient } from './client';
import type { WechatPayKeys } from './keys';
import { isWechats } from './platform-keys';
import { decryptResource, sdkFields } from './signature';

/** Path of the notices below the site's folder. */
const NOTICE_PATH = '/payment-notice/wechat';
const MAX_DESCRIPTION = 120;
const LOCAL_ADDRESS = '127.0.0.1';

const TRADES = '/v3/pay/transactions';
const REFUNDS = '/v3/refund/domestic/refunds';
/** States in which the money was taken, whatever of it went back. */
const PAID: ReadonlySet<string> = new Set(['SUCCESS', 'REFUND']);
const ENDED: ReadonlySet<string> = new Set(['CLOSED', 'REVOKED', 'PAYERROR']);
/** Refusals of closing that the next query explains: paid, closed, or gone. */
const CLOSED_ALREADY: ReadonlySet<string> = new Set([
  'ORDERPAID',
  'ORDER_PAID',
  'ORDER_CLOSED',
  'ORDERCLOSED',
  'ORDER_NOT_EXIST',
  'ORDERNOTEXIST',
]);
const UNKNOWN_TRADE: ReadonlySet<string> = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST']);
const REFUND_STATES: Readonly<Record<string, RefundReport['state']>> = {
  SUCCESS: 'done',
  PROCESSING: 'sent',
  CLOSED: 'closed',
  ABNORMAL: 'stuck',
};

/** RFC 3339 in Beijing, as WeChat writes it. */
const beijingTime = (time: Date): string => `${wireTime(time).replace(' ', 'T')}+08:00`;

/** An address as rate limits count it, made one again: a /64 ends with its first. */
function payerAddress(network: string): string {
  const address = network.replace(/\/64$/, '');
  return isIP(address) === 0 ? LOCAL_ADDRESS : address;
}

function refundReport(fields: Fields, state: string): RefundReport {
  const known = REFUND_STATES[state];
  if (known === undefined) throw new ProviderError(`WeChat Pay: unknown state of a refund: ${state}`, state);
  return { state: known, providerNo: textAt(fields, 'refund_id') };
}

export class WechatPayProvider implements PaymentProvider {
  readonly name = 'wechat';
  readonly isRemote = true;
  readonly #keys: WechatPayKeys;
  readonly #client: WechatPayClient;

  constructor(keys: WechatPayKeys, sender: Sender = {}) {
    this.#keys = keys;
    this.#client = new WechatPayClient(keys, sender);
  }

  #order({ tradeNo, amountFen, title, origin, expiresAt }: Trade) {
    return {
      appid: this.#keys.appId,
      mchid: this.#keys.merchantId,
      description: Array.from(title).slice(0, MAX_DESCRIPTION).join('') || '商城订单',
      out_trade_no: tradeNo,
      time_expire: beijingTime(expiresAt),
      notify_url: `${origin}${NOTICE_PATH}`,
      amount: { total: amountFen, currency: 'CNY' },
    };
  }

  async create(trade: Trade): Promise<TradeStart> {
    const { payer, returnUrl } = trade;
    return payer.isInSocialApp
      ? this.#createInApp(trade)
      : this.#createOutside(trade, payer.network, returnUrl);
  }

  async #createInApp(trade: Trade): Promise<TradeStart> {
    const { openId } = trade.payer;
    if (openId === null) throw new MallError('请使用微信登录后再用微信支付');
    const body = { ...this.#order(trade), payer: { openid: openId } };
    const fields = await this.#client.agreed({ method: 'POST', target: `${TRADES}/jsapi`, body });
    const prepayId = textAt(fields, 'prepay_id');
    if (prepayId === '') throw new ProviderError('WeChat Pay answered without prepay_id');
    return { sdk: sdkFields(this.#keys, prepayId, new Date()) };
  }

  async #createOutside(trade: Trade, network: string, returnUrl: string): Promise<TradeStart> {
    const scene = { payer_client_ip: payerAddress(network), h5_info: { type: 'Wap' } };
    const body = { ...this.#order(trade), scene_info: scene };
    const fields = await this.#client.agreed({ method: 'POST', target: `${TRADES}/h5`, body });
    const address = textAt(fields, 'h5_url');
    if (!URL.canParse(address)) throw new ProviderError('WeChat Pay answered without h5_url');
    const joint = address.includes('?') ? '&' : '?';
    return { url: `${address}${joint}redirect_url=${encodeURIComponent(returnUrl)}` };
  }

  /** Null where the fields are of another account, or say no sum. */
  #paidTrade(fields: Fields): PaidTrade | null {
    const amountFen = fenAt(fieldsAt(fields, 'amount'), 'total');
    const [tradeNo, transactionNo] = [textAt(fields, 'out_trade_no'), textAt(fields, 'transaction_id')];
    const isOurs =
      textAt(fields, 'appid') === this.#keys.appId && textAt(fields, 'mchid') === this.#keys.merchantId;
    if (!isOurs || amountFen === null || tradeNo === '' || transactionNo === '') return null;
    return { tradeNo, amountFen, transactionNo };
  }

  async query(_db: unknown, tradeNo: string): Promise<TradeReport> {
    const target = `${TRADES}/out-trade-no/${tradeNo}?mchid=${this.#keys.merchantId}`;
    const { isOk, code, fields } = await this.#client.ask({ method: 'GET', target });
    if (UNKNOWN_TRADE.has(code)) return { state: 'absent' };
    if (!isOk) throw new ProviderError(`WeChat Pay refused a query: ${code}`, code);
    const state = textAt(fields, 'trade_state');
    if (!PAID.has(state)) return { state: ENDED.has(state) ? 'closed' : 'open' };
    const paid = this.#paidTrade(fields);
    if (paid?.tradeNo !== tradeNo) throw new ProviderError('WeChat Pay answered about another trade');
    return { state: 'paid', notification: { provider: this.name, ...paid } };
  }

  async close(tradeNo: string): Promise<void> {
    const target = `${TRADES}/out-trade-no/${tradeNo}/close`;
    const body = { mchid: this.#keys.merchantId };
    const { isOk, code } = await this.#client.ask({ method: 'POST', target, body });
    if (!isOk && !CLOSED_ALREADY.has(code))
      throw new ProviderError(`WeChat Pay does not close a trade: ${code}`, code);
  }

  async refund(refund: TradeRefund): Promise<RefundReport> {
    const body = {
      out_trade_no: refund.tradeNo,
      out_refund_no: refund.refundNo,
      amount: { refund: refund.amountFen, total: refund.totalFen, currency: 'CNY' },
    };
    const fields = await this.#client.agreed({ method: 'POST', target: REFUNDS, body });
    return refundReport(fields, textAt(fields, 'status'));
  }

  async queryRefund({ refundNo }: TradeRefund): Promise<RefundReport | null> {
    const { isOk, code, fields } = await this.#client.ask({
      method: 'GET',
      target: `${REFUNDS}/${refundNo}`,
    });
    if (code === 'RESOURCE_NOT_EXISTS') return null;
    if (!isOk) throw new ProviderError(`WeChat Pay refused a query of a refund: ${code}`, code);
    return refundReport(fields, textAt(fields, 'status'));
  }

  async readNotice(request: NoticeRequest): Promise<Notice | null> {
    if (!(await isWechats(this.#client.platformKeys, request))) return null;
    const notice = fieldsOf(request.body);
    const resource = fieldsAt(notice, 'resource');
    const text = decryptResource(this.#keys.apiKey, {
      algorithm: textAt(resource, 'algorithm'),
      ciphertext: textAt(resource, 'ciphertext'),
      nonce: textAt(resource, 'nonce'),
      associated_data: textAt(resource, 'associated_data'),
    });
    return text === null ? null : this.#noticeOf(textAt(notice, 'event_type'), fieldsOf(text));
  }

  #noticeOf(type: string, fields: Fields): Notice | null {
    if (type.startsWith('REFUND.')) {
      if (textAt(fields, 'mchid') !== this.#keys.merchantId) return null;
      const report = refundReport(fields, textAt(fields, 'refund_status'));
      return { about: 'refund', refundNo: textAt(fields, 'out_refund_no'), report };
    }
    if (type !== 'TRANSACTION.SUCCESS') return { about: 'other' };
    const paid = this.#paidTrade(fields);
    if (paid === null || textAt(fields, 'trade_state') !== 'SUCCESS') return null;
    return { about: 'payment', notification: { provider: this.name, ...paid } };
  }

  acknowledge(isAccepted: boolean): Acknowledgement {
    const said = isAccepted ? { code: 'SUCCESS', message: '成功' } : { code: 'FAIL', message: '失败' };
    return { status: isAccepted ? 200 : 400, type: 'application/json', body: JSON.stringify(said) };
  }
}
