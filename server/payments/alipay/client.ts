// Calls Alipay's gateway: signs each request, and takes an answer only with Alipay's own signature.
import { wireTime } from '../../http/wire';
import { type Fields, fieldsAt, fieldsOf, textAt } from '../answer-fields';
import { ProviderError } from '../../ports/payment-provider';
import { type Sender, sendWithRetries } from '../send';
import type { AlipayKeys } from './keys';
import { signedNode, signParams } from './signature';

const AGREED = '10000';
/** Alipay's code of its own failures, and the sub-codes of those that may be over in a moment. */
const UNAVAILABLE = '20000';

type Content = Readonly<Record<string, string>>;

export interface AlipayAnswer {
  isOk: boolean;
  /** Alipay's sub-code of a refusal, such as ACQ.TRADE_NOT_EXIST. */
  code: string;
  fields: Fields;
}

interface Asked {
  /** `alipay.trade.query` */
  method: string;
  content: Content;
  now: Date;
  /** `notify_url` and `return_url`, where the method has them. */
  more?: Content;
}

export class AlipayClient {
  readonly #keys: AlipayKeys;
  readonly #sender: Sender;

  constructor(keys: AlipayKeys, sender: Sender) {
    this.#keys = keys;
    this.#sender = sender;
  }

  #params({ method, content, now, more = {} }: Asked): Record<string, string> {
    const params = {
      app_id: this.#keys.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: wireTime(now),
      version: '1.0',
      ...more,
      biz_content: JSON.stringify(content),
    };
    return signParams(params, this.#keys.privateKey);
  }

  /** The address of a page at Alipay, signed. */
  address(asked: Asked): string {
    const url = new URL(this.#keys.gateway);
    for (const [name, value] of Object.entries(this.#params(asked))) url.searchParams.set(name, value);
    return url.href;
  }

  #request(asked: Asked): Request {
    // The character set is read from the address, before the body is.
    const url = new URL(this.#keys.gateway);
    url.searchParams.set('charset', 'utf-8');
    return new Request(url, { method: 'POST', body: new URLSearchParams(this.#params(asked)) });
  }

  /** An answer that Alipay signed, also a refusal. Throws a ProviderError for any other. */
  async ask(method: string, content: Content): Promise<AlipayAnswer> {
    const answer = await sendWithRetries(
      () => this.#request({ method, content, now: new Date() }),
      this.#sender,
    );
    const node = `${method.replaceAll('.', '_')}_response`;
    const text = answer.status === 200 ? signedNode(answer.body, node, this.#keys.alipayKey) : null;
    if (text === null) {
      const code = textAt(fieldsAt(fieldsOf(answer.body), 'error_response'), 'sub_code');
      throw new ProviderError(`Alipay: ${answer.status} ${code}, without a valid signature`);
    }
    const fields = fieldsOf(text);
    const code = textAt(fields, 'code');
    if (code === UNAVAILABLE) throw new ProviderError(`Alipay: ${textAt(fields, 'sub_code')}`);
    const isOk = code === AGREED;
    return { isOk, code: isOk ? '' : textAt(fields, 'sub_code') || code, fields };
  }

  /** As `ask`, where a refusal is a failure. */
  async agreed(method: string, content: Content): Promise<Fields> {
    const { isOk, code, fields } = await this.ask(method, content);
    if (isOk) return fields;
    throw new ProviderError(`Alipay refused: ${code}`, code);
  }
}
