// Calls WeChat Pay's API v3: signs each request, and takes an answer only with WeChat's own signature.
import { type Fields, fieldsOf, textAt } from '../answer-fields';
import { ProviderError } from '../../ports/payment-provider';
import { type Sender, sendWithRetries } from '../send';
import type { WechatPayKeys } from './keys';
import { DownloadedKeys, givenKeys, isWechats, type PlatformKeys } from './platform-keys';
import { authorization } from './signature';

export interface WechatAnswer {
  isOk: boolean;
  /** WeChat's code of a refusal, such as ORDER_NOT_EXIST; '' where it agreed. */
  code: string;
  fields: Fields;
}

interface Asked {
  method: 'GET' | 'POST';
  /** Path with its query. */
  target: string;
  body?: Readonly<Record<string, unknown>>;
}

export class WechatPayClient {
  readonly #keys: WechatPayKeys;
  readonly #sender: Sender;
  readonly platformKeys: PlatformKeys;

  constructor(keys: WechatPayKeys, sender: Sender) {
    this.#keys = keys;
    this.#sender = sender;
    this.platformKeys =
      keys.platformKeys === null ? new DownloadedKeys(keys, sender) : givenKeys(keys.platformKeys);
  }

  #request({ method, target, body }: Asked): Request {
    const text = body === undefined ? '' : JSON.stringify(body);
    const { asked: serial } = this.platformKeys;
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'User-Agent': 'pagoda',
      ...(serial === '' ? {} : { 'Wechatpay-Serial': serial }),
      Authorization: authorization(this.#keys, { method, target, body: text, now: new Date() }),
    };
    return new Request(`${this.#keys.api}${target}`, {
      method,
      headers,
      ...(text === '' ? {} : { body: text }),
    });
  }

  /** An answer that WeChat signed, also a refusal. Throws a ProviderError for any other. */
  async ask(asked: Asked): Promise<WechatAnswer> {
    const answer = await sendWithRetries(() => this.#request(asked), this.#sender);
    const fields = fieldsOf(answer.body);
    const code = textAt(fields, 'code');
    if (!(await isWechats(this.platformKeys, { ...answer, now: new Date() })))
      throw new ProviderError(`WeChat Pay: ${answer.status} ${code}, without a valid signature`);
    if (answer.status >= 500 || answer.status === 429)
      throw new ProviderError(`WeChat Pay: ${answer.status} ${code}`);
    const isOk = answer.status >= 200 && answer.status < 300;
    return { isOk, code: isOk ? '' : code || String(answer.status), fields };
  }

  /** As `ask`, where a refusal is a failure. */
  async agreed(asked: Asked): Promise<Fields> {
    const { isOk, code, fields } = await this.ask(asked);
    if (isOk) return fields;
    throw new ProviderError(`WeChat Pay refused: ${code} ${textAt(fields, 'message')}`, code);
  }
}
