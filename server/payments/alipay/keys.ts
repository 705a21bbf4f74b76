// The mall's application at Alipay, from the environment; keys are files, and never logged.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { accountSettings, type Environment } from '../account-settings';

export interface AlipayKeys {
  appId: string;
  privateKey: KeyObject;
  /** Alipay's own, not that of the application. */
  alipayKey: KeyObject;
  gateway: string;
}

const ACCOUNT = { title: 'Alipay', prefix: 'PAGODA_ALIPAY_', names: ['APP_ID', 'KEY', 'PUBLIC_KEY'] };
const GATEWAY = 'https://openapi.alipay.com/gateway.do';

/** A key as PEM, or as the bare base64 that Alipay's tool and console give out. */
function readKey(path: string, isPrivate: boolean): KeyObject {
  const text = readFileSync(path, 'utf8').trim();
  if (text.includes('-----BEGIN')) return isPrivate ? createPrivateKey(text) : createPublicKey(text);
  const der = Buffer.from(text, 'base64');
  if (!isPrivate) return createPublicKey({ key: der, format: 'der', type: 'spki' });
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs1' });
  }
}

/** Null when nothing of it is set. Throws when a part is missing; the message names the part only. */
export function alipayKeys(environment: Environment): AlipayKeys | null {
  const given = accountSettings(environment, ACCOUNT);
  if (given === null) return null;
  return {
    appId: given('APP_ID'),
    privateKey: readKey(given('KEY'), true),
    alipayKey: readKey(given('PUBLIC_KEY'), false),
    gateway: given('GATEWAY') || GATEWAY,
  };
}
