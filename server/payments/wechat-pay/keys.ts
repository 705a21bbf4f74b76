// The mall's merchant account at WeChat Pay (API v3), from the environment; keys are files, and never logged.
import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { accountSettings, type Environment } from '../account-settings';

export interface WechatPayKeys {
  /** Of the official account whose shoppers pay. */
  appId: string;
  merchantId: string;
  /** Serial number of the merchant's own certificate. */
  serial: string;
  privateKey: KeyObject;
  /** 32 bytes that decrypt notices. */
  apiKey: string;
  /** WeChat's keys by the serial, or the id, that its answers name; null where its certificates are downloaded. */
  platformKeys: ReadonlyMap<string, KeyObject> | null;
  /** Address of the API, without a slash at the end. */
  api: string;
}

const PREFIX = 'PAGODA_WECHATPAY_';
const NAMES = ['MCH_ID', 'SERIAL', 'KEY', 'API_KEY'];
const ACCOUNT = { title: 'WeChat Pay', prefix: PREFIX, names: NAMES, shared: { APP_ID: 'WECHAT_APP_ID' } };
const API = 'https://api.mch.weixin.qq.com';

/** `certificate.pem`, whose serial is in it, or `PUB_KEY_ID_…=public-key.pem`. */
function platformKey(text: string): [string, KeyObject] {
  const [id, path] = text.includes('=') ? text.split('=', 2) : ['', text];
  const pem = readFileSync(path ?? '', 'utf8');
  if (pem.includes('CERTIFICATE')) {
    const { serialNumber, publicKey } = new X509Certificate(pem);
    return [serialNumber, publicKey];
  }
  if (id === undefined || id === '') throw new Error(`${PREFIX}PLATFORM_KEYS: write the key as ID=path.`);
  return [id, createPublicKey(pem)];
}

const platformKeys = (text: string): WechatPayKeys['platformKeys'] =>
  text === '' ? null : new Map(text.split(',').map((one) => platformKey(one.trim())));

/** Null when nothing of it is set. Throws when a part is missing or is no key; the message names the part only. */
export function wechatPayKeys(environment: Environment): WechatPayKeys | null {
  const given = accountSettings(environment, ACCOUNT);
  if (given === null) return null;
  const apiKey = readFileSync(given('API_KEY'), 'utf8').trim();
  if (Buffer.byteLength(apiKey) !== 32) throw new Error(`${PREFIX}API_KEY: the file must hold 32 bytes.`);
  return {
    appId: given('APP_ID'),
    merchantId: given('MCH_ID'),
    serial: given('SERIAL'),
    privateKey: createPrivateKey(readFileSync(given('KEY'), 'utf8')),
    apiKey,
    platformKeys: platformKeys(given('PLATFORM_KEYS')),
    api: (given('API') || API).replace(/\/$/, ''),
  };
}
