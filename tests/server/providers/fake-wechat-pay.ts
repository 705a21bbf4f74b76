// WeChat Pay for tests: verifies the mall's signatures, keeps trades and refunds, and signs its answers and notices.
import {
  createCipheriv,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import type { WechatPayKeys } from '~/server/payments/wechat-pay/keys';
import { makeCertificate } from './certificate';

export type TradeState = 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
export type RefundStatus = 'SUCCESS' | 'PROCESSING' | 'CLOSED' | 'ABNORMAL';

interface StoredTrade {
  body: Record<string, unknown>;
  state: TradeState;
  transactionId: string;
  totalFen: number;
}

interface StoredRefund {
  body: string;
  status: RefundStatus;
}

/** A certificate of WeChat as its list has it. */
interface Listed {
  serial: string;
  privateKey: KeyObject;
  pem: string;
}

/** A new certificate of WeChat. */
export function issueCertificate(serial: string, { from, to }: { from: Date; to: Date }): Listed {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { serial, privateKey, pem: makeCertificate({ serial, publicKey, privateKey, from, to }) };
}

interface Reply {
  status: number;
  body: unknown;
}

const API_KEY = '0123456789abcdef0123456789abcdef';
const PLATFORM_ID = 'PUB_KEY_ID_0000000001';
const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });

export const WECHAT_KEYS: WechatPayKeys = {
  appId: 'wx0000000000000001',
  merchantId: '1900000001',
  serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  privateKey: merchant.privateKey,
  apiKey: API_KEY,
  platformKeys: new Map([[PLATFORM_ID, platform.publicKey]]),
  api: 'https://wechat-pay.test',
};

const lines = (...parts: readonly string[]) => Buffer.from(parts.map((part) => `${part}\n`).join(''));

/** Whether the SDK's data are signed with the merchant's key. */
export function isSdkSigned(data: Record<string, unknown>): boolean {
  const parts = ['appId', 'timeStamp', 'nonceStr', 'package'].map((name) => String(data[name]));
  const signature = Buffer.from(String(data['paySign']), 'base64');
  return verify('RSA-SHA256', lines(...parts), merchant.publicKey, signature);
}

/** What a test changes of what is signed. */
interface Forging {
  key?: KeyObject;
  serial?: string;
  atMs?: number;
}

function signedHeaders(body: string, { key, serial, atMs }: Forging = {}): Record<string, string> {
  const timestamp = String(Math.floor((atMs ?? Date.now()) / 1000));
  const nonce = randomBytes(8).toString('hex');
  const signature = sign('RSA-SHA256', lines(timestamp, nonce, body), key ?? platform.privateKey);
  return {
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': serial ?? PLATFORM_ID,
    'Wechatpay-Signature': signature.toString('base64'),
  };
}

export class FakeWechatPay {
  readonly trades = new Map<string, StoredTrade>();
  readonly refunds = new Map<string, StoredRefund>();
  /** Methods and paths of all calls, also of those that failed. */
  readonly calls: string[] = [];
  /** The next calls fail so: a status, a broken line, or one that never answers. */
  readonly troubles: (number | 'broken' | 'silent')[] = [];
  /** What the next refunds become. */
  refundStatus: RefundStatus = 'SUCCESS';
  /** Signs the answers; another key makes them forged. */
  answerKey: KeyObject = platform.privateKey;
  /** Named in the answers. */
  answerSerial = PLATFORM_ID;
  /** The certificates that can be downloaded; the answers are signed as `answerKey` says. */
  certificates: Listed[] = [];
  /** Encrypts them. */
  listKey = API_KEY;

  /** Stands in for `fetch`. */
  readonly send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input);
    const url = new URL(request.url);
    this.calls.push(`${request.method} ${url.pathname}`);
    const trouble = this.troubles.shift();
    if (trouble === 'broken') throw new TypeError('fetch failed');
    if (trouble === 'silent') return new Promise((_done, fail) => this.#endBySignal(init, fail));
    if (trouble !== undefined) return this.#answer({ status: trouble, body: { code: 'SYSTEM_ERROR' } });
    const text = await request.text();
    if (!this.#isMerchants(request, `${url.pathname}${url.search}`, text))
      return Response.json({ code: 'SIGN_ERROR', message: '签名错误' }, { status: 401 });
    return this.#answer(this.#act(request.method, url.pathname, text));
  };

  #endBySignal(init: RequestInit | undefined, fail: (error: unknown) => void): void {
    init?.signal?.addEventListener('abort', () => fail(new DOMException('timeout', 'TimeoutError')));
  }

  #isMerchants(request: Request, target: string, body: string): boolean {
    const header = request.headers.get('Authorization') ?? '';
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? '';
    const isOurs =
      header.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      part('mchid') === WECHAT_KEYS.merchantId &&
      part('serial_no') === WECHAT_KEYS.serial;
    const text = lines(request.method, target, part('timestamp'), part('nonce_str'), body);
    const signature = Buffer.from(part('signature'), 'base64');
    return isOurs && verify('RSA-SHA256', text, merchant.publicKey, signature);
  }

  #answer({ status, body }: Reply): Response {
    const text = status === 204 ? '' : JSON.stringify(body);
    return new Response(status === 204 ? null : text, {
      status,
      headers: signedHeaders(text, { key: this.answerKey, serial: this.answerSerial }),
    });
  }

  #act(method: string, path: string, text: string): Reply {
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    if (path === '/v3/certificates') return this.#list();
    if (path.endsWith('/jsapi') || path.endsWith('/h5')) return this.#prepare(path, body);
    const [, tradeNo = '', act = ''] = /out-trade-no\/(\w+)(\/close)?$/.exec(path) ?? [];
    if (tradeNo !== '') return act === '' ? this.#trade(tradeNo) : this.#close(tradeNo);
    if (method === 'POST') return this.#refund(body, text);
    return this.#refundRow(path.split('/').at(-1) ?? '');
  }

  #list(): Reply {
    const data = this.certificates.map(({ serial, pem }) => ({
      serial_no: serial,
      encrypt_certificate: seal(pem, 'certificate', this.listKey),
    }));
    return { status: 200, body: { data } };
  }

  /** From now on the answers are signed with this certificate. */
  signWith({ serial, privateKey }: Listed): void {
    this.answerSerial = serial;
    this.answerKey = privateKey;
  }

  #prepare(path: string, body: Record<string, unknown>): Reply {
    const tradeNo = String(body['out_trade_no']);
    const { total } = body['amount'] as { total: number };
    this.trades.set(tradeNo, { body, state: 'NOTPAY', transactionId: '', totalFen: total });
    return path.endsWith('/jsapi')
      ? { status: 200, body: { prepay_id: `wx${tradeNo}` } }
      : { status: 200, body: { h5_url: `https://wx.tenpay.test/checkmweb?prepay_id=wx${tradeNo}` } };
  }

  /** What WeChat says of a trade, in answers and in notices. */
  paidFields(tradeNo: string) {
    const trade = this.trades.get(tradeNo);
    if (trade === undefined) throw new Error(`No trade ${tradeNo}`);
    const { appId: appid, merchantId: mchid } = WECHAT_KEYS;
    return {
      appid,
      mchid,
      out_trade_no: tradeNo,
      trade_state: trade.state,
      ...(trade.transactionId === '' ? {} : { transaction_id: trade.transactionId }),
      amount: { total: trade.totalFen, payer_total: trade.totalFen, currency: 'CNY' },
    };
  }

  #trade(tradeNo: string): Reply {
    if (!this.trades.has(tradeNo)) return { status: 404, body: { code: 'ORDER_NOT_EXIST' } };
    return { status: 200, body: this.paidFields(tradeNo) };
  }

  #close(tradeNo: string): Reply {
    const trade = this.trades.get(tradeNo);
    if (trade === undefined) return { status: 404, body: { code: 'ORDER_NOT_EXIST' } };
    if (trade.state === 'SUCCESS') return { status: 400, body: { code: 'ORDERPAID' } };
    trade.state = 'CLOSED';
    return { status: 204, body: null };
  }

  #refund(body: Record<string, unknown>, text: string): Reply {
    const refundNo = String(body['out_refund_no']);
    const known = this.refunds.get(refundNo);
    if (known !== undefined && known.body !== text)
      return { status: 400, body: { code: 'INVALID_REQUEST', message: '参数与原单不一致' } };
    if (known === undefined) this.refunds.set(refundNo, { body: text, status: this.refundStatus });
    return this.#refundRow(refundNo);
  }

  #refundRow(refundNo: string): Reply {
    const refund = this.refunds.get(refundNo);
    if (refund === undefined) return { status: 404, body: { code: 'RESOURCE_NOT_EXISTS' } };
    const row = { refund_id: `50${refundNo}`, out_refund_no: refundNo, status: refund.status };
    return { status: 200, body: row };
  }

  /** The shopper pays; WeChat keeps quiet. */
  pay(tradeNo: string): void {
    const trade = this.trades.get(tradeNo);
    if (trade?.state !== 'NOTPAY') throw new Error(`Trade ${tradeNo} cannot be paid.`);
    trade.state = 'SUCCESS';
    trade.transactionId = `42${randomUUID().replaceAll('-', '').slice(0, 26)}`;
  }

  /** A notice of a paid trade as it is posted to the mall. */
  notice(tradeNo: string, forging: Forging & { fields?: Record<string, unknown>; apiKey?: string } = {}) {
    const fields = { ...this.paidFields(tradeNo), ...forging.fields };
    return noticeOf('TRANSACTION.SUCCESS', fields, forging);
  }

  refundNotice(refundNo: string, status: RefundStatus) {
    const refund = this.refunds.get(refundNo);
    if (refund !== undefined) refund.status = status;
    const fields = {
      mchid: WECHAT_KEYS.merchantId,
      out_refund_no: refundNo,
      refund_id: `50${refundNo}`,
      refund_status: status,
    };
    return noticeOf(`REFUND.${status}`, fields, {});
  }
}

/** Encrypts as WeChat does. */
function seal(text: string, about: string, apiKey: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce);
  cipher.setAAD(Buffer.from(about));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const ciphertext = bytes.toString('base64');
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, associated_data: about, nonce };
}

function noticeOf(type: string, fields: unknown, forging: Forging & { apiKey?: string }) {
  const body = JSON.stringify({
    id: randomUUID(),
    event_type: type,
    resource_type: 'encrypt-resource',
    resource: seal(JSON.stringify(fields), 'transaction', forging.apiKey ?? API_KEY),
  });
  return {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...signedHeaders(body, forging) },
  };
}
