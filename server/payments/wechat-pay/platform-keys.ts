// WeChat's keys, by which its answers and notices are verified: given ones, or its certificates, downloaded and renewed.
import { type KeyObject, X509Certificate } from 'node:crypto';
import { fieldsAt, fieldsOf, listAt, textAt } from '../answer-fields';
import { ProviderError } from '../../ports/payment-provider';
import { type Sender, sendWithRetries } from '../send';
import type { WechatPayKeys } from './keys';
import { type Arrived, authorization, decryptResource, isSignedBy } from './signature';

const TARGET = '/v3/certificates';
/** WeChat asks for a renewal within 12 hours: a new certificate is listed a day before it signs. */
const RENEWAL_MS = 11 * 3_600_000;
/** So that forged serials, and failures, cause no more than one download a minute. */
const PAUSE_MS = 60_000;

export interface PlatformKeys {
  /** Named in our requests, so that WeChat signs with it; '' where it chooses. */
  readonly asked: string;
  /** Null for a serial that is not WeChat's. Throws a ProviderError where no key can be had. */
  find(serial: string, now: Date): Promise<KeyObject | null>;
}

/** Keys of the environment; the first is the one that we ask for. */
export function givenKeys(keys: ReadonlyMap<string, KeyObject>): PlatformKeys {
  const [asked = ''] = keys.keys();
  return { asked, find: (serial) => Promise.resolve(keys.get(serial) ?? null) };
}

/** Whether an answer or a notice is WeChat's, by the key that it names, and was signed just now. */
export async function isWechats(keys: PlatformKeys, arrived: Arrived): Promise<boolean> {
  const key = await keys.find(arrived.header('Wechatpay-Serial'), arrived.now);
  return key !== null && isSignedBy(key, arrived);
}

type Certificates = ReadonlyMap<string, X509Certificate>;

const isValidAt = (certificate: X509Certificate, now: Date): boolean =>
  new Date(certificate.validFrom) <= now && now < new Date(certificate.validTo);

/** The certificates of an answer; those that are not encrypted with our key are left out. */
function certificatesOf(body: string, apiKey: string): Certificates {
  const found = new Map<string, X509Certificate>();
  for (const item of listAt(fieldsOf(body), 'data')) {
    const sealed = fieldsAt(item, 'encrypt_certificate');
    const pem = decryptResource(apiKey, {
      algorithm: textAt(sealed, 'algorithm'),
      ciphertext: textAt(sealed, 'ciphertext'),
      nonce: textAt(sealed, 'nonce'),
      associated_data: textAt(sealed, 'associated_data'),
    });
    if (pem === null) continue;
    const certificate = new X509Certificate(pem);
    found.set(certificate.serialNumber, certificate);
  }
  return found;
}

/** One for a process: concurrent callers share a download. */
export class DownloadedKeys implements PlatformKeys {
  readonly asked = '';
  readonly #keys: WechatPayKeys;
  readonly #sender: Sender;
  #certificates: Certificates = new Map();
  #renewAtMs = 0;
  #pausedUntilMs = 0;
  #download: Promise<void> | null = null;

  constructor(keys: WechatPayKeys, sender: Sender) {
    this.#keys = keys;
    this.#sender = sender;
  }

  async find(serial: string, now: Date): Promise<KeyObject | null> {
    const isMissing = this.#valid(serial, now) === null;
    if ((isMissing || now.getTime() >= this.#renewAtMs) && now.getTime() >= this.#pausedUntilMs)
      await this.#renew(now, isMissing);
    return this.#valid(serial, now);
  }

  #valid(serial: string, now: Date): KeyObject | null {
    const certificate = this.#certificates.get(serial);
    return certificate !== undefined && isValidAt(certificate, now) ? certificate.publicKey : null;
  }

  /** A failure counts only where the key is missing; else the known certificates serve on. */
  async #renew(now: Date, isMissing: boolean): Promise<void> {
    this.#download ??= this.#load(now).finally(() => {
      this.#download = null;
      this.#pausedUntilMs = now.getTime() + PAUSE_MS;
    });
    try {
      await this.#download;
    } catch (error) {
      if (isMissing || !(error instanceof ProviderError)) throw error;
    }
  }

  async #load(now: Date): Promise<void> {
    const { api, apiKey } = this.#keys;
    const answer = await sendWithRetries(() => {
      const signing = { method: 'GET', target: TARGET, body: '', now: new Date() };
      const headers = {
        Accept: 'application/json',
        'User-Agent': 'pagoda',
        Authorization: authorization(this.#keys, signing),
      };
      return new Request(`${api}${TARGET}`, { headers });
    }, this.#sender);
    if (answer.status !== 200) throw new ProviderError(`WeChat Pay: ${answer.status} for its certificates`);
    const certificates = certificatesOf(answer.body, apiKey);
    // Signed by the clock of both sides, whatever time the caller asks about.
    const arrived = { ...answer, now: new Date() };
    // The list is signed by a certificate that it holds: only WeChat could encrypt that one with our key.
    const signer = certificates.get(answer.header('Wechatpay-Serial'));
    if (signer === undefined || !isValidAt(signer, now) || !isSignedBy(signer.publicKey, arrived))
      throw new ProviderError('WeChat Pay: certificates without a valid signature');
    this.#certificates = certificates;
    this.#renewAtMs = now.getTime() + RENEWAL_MS;
  }
}
