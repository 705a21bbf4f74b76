// Alipay for tests: verifies the mall's signatures, keeps trades and refunds, and signs its answers and notices.
import { generateKeyPairSync, type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import type { AlipayKeys } from '~/server/payments/alipay/keys';

const application = generateKeyPairSync('rsa', { modulusLength: 2048 });
const alipay = generateKeyPairSync('rsa', { modulusLength: 2048 });

export const ALIPAY_KEYS: AlipayKeys = {
  appId: '2021000000000001',
  privateKey: application.privateKey,
  alipayKey: alipay.publicKey,
  gateway: 'https://alipay.test/gateway.do',
};

interface StoredTrade {
  no: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  amount: string;
}

type Params = Record<string, string>;

const contentOf = (params: Params, left: readonly string[]): Buffer =>
  Buffer.from(
    Object.keys(params)
      .filter((name) => !left.includes(name) && params[name] !== '')
      .sort()
      .map((name) => `${name}=${params[name] ?? ''}`)
      .join('&'),
  );

const signText = (text: string | Buffer, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64');

/** The content of a request of the mall. Throws where its signature is wrong. */
export function readSigned(params: Params): Params {
  const signature = Buffer.from(params['sign'] ?? '', 'base64');
  const isOurs = verify('RSA-SHA256', contentOf(params, ['sign']), application.publicKey, signature);
  if (!isOurs || params['app_id'] !== ALIPAY_KEYS.appId) throw new Error('isv.invalid-signature');
  return JSON.parse(params['biz_content'] ?? '{}') as Params;
}

export class FakeAlipay {
  readonly trades = new Map<string, StoredTrade>();
  readonly refunds = new Map<string, string>();
  readonly calls: string[] = [];
  readonly troubles: (number | 'broken')[] = [];
  /** Whether refunds are accepted without having ended. */
  isSlow = false;
  answerKey: KeyObject = alipay.privateKey;

  readonly send = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input);
    const params = Object.fromEntries(new URLSearchParams(await request.text()));
    const method = params['method'] ?? '';
    this.calls.push(method);
    const trouble = this.troubles.shift();
    if (trouble === 'broken') throw new TypeError('fetch failed');
    if (trouble !== undefined) return new Response('busy', { status: trouble });
    const body = JSON.stringify(this.#act(method, readSigned(params)));
    const node = `${method.replaceAll('.', '_')}_response`;
    return new Response(`{"${node}":${body},"sign":"${signText(body, this.answerKey)}"}`);
  };

  /** The shopper opens the cashier's address; only now Alipay knows the trade. */
  visit(address: string): Params {
    const url = new URL(address);
    const params = Object.fromEntries(url.searchParams);
    const content = readSigned(params);
    const tradeNo = content['out_trade_no'] ?? '';
    const no = `2026${randomUUID().replaceAll('-', '').slice(0, 24)}`;
    this.trades.set(tradeNo, { no, status: 'WAIT_BUYER_PAY', amount: content['total_amount'] ?? '' });
    return params;
  }

  pay(tradeNo: string): void {
    const trade = this.trades.get(tradeNo);
    if (trade?.status !== 'WAIT_BUYER_PAY') throw new Error(`Trade ${tradeNo} cannot be paid.`);
    trade.status = 'TRADE_SUCCESS';
  }

  #act(method: string, content: Params): Record<string, unknown> {
    const agreed = { code: '10000', msg: 'Success' };
    const refused = (code: string) => ({ code: '40004', msg: 'Business Failed', sub_code: code });
    const tradeNo = content['out_trade_no'] ?? '';
    const trade = this.trades.get(tradeNo);
    if (trade === undefined) return refused('ACQ.TRADE_NOT_EXIST');
    const row = { ...agreed, out_trade_no: tradeNo, trade_no: trade.no };
    const refundNo = content['out_request_no'] ?? '';
    // Braces and quotes within a text must not end the signed node early.
    const paid = { trade_status: trade.status, total_amount: trade.amount, buyer_logon_id: 'a"}\\{b' };
    if (method === 'alipay.trade.query') return { ...row, ...paid };
    if (method === 'alipay.trade.close') {
      if (trade.status !== 'WAIT_BUYER_PAY') return refused('ACQ.TRADE_STATUS_ERROR');
      trade.status = 'TRADE_CLOSED';
      return row;
    }
    if (method === 'alipay.trade.refund') {
      const isNew = !this.refunds.has(refundNo);
      if (isNew) this.refunds.set(refundNo, this.isSlow ? '' : 'REFUND_SUCCESS');
      return { ...row, fund_change: isNew && !this.isSlow ? 'Y' : 'N' };
    }
    const status = this.refunds.get(refundNo) ?? '';
    return status === '' ? agreed : { ...row, refund_status: status };
  }

  notice(tradeNo: string, changed: Params = {}, key: KeyObject = alipay.privateKey): RequestInit {
    const trade = this.trades.get(tradeNo);
    if (trade === undefined) throw new Error(`No trade ${tradeNo}`);
    const fields: Params = {
      app_id: ALIPAY_KEYS.appId,
      out_trade_no: tradeNo,
      trade_no: trade.no,
      trade_status: trade.status,
      total_amount: trade.amount,
      notify_time: '2026-11-25 12:00:00',
      ...changed,
    };
    const signature = signText(contentOf(fields, []), key);
    return { method: 'POST', body: new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signature }) };
  }
}
