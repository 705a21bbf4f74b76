// The login of a mini program or an app that embeds the mall, where it offers one: `window.mallHost.login` (OAUTH-04).
import { isRecord } from '~/domain/record';

/** As a mini program's login returns it. */
export interface HostLogin {
  code: string;
  encryptedData: string;
  iv: string;
  rawData: string;
  signature: string;
}

const FIELDS = ['code', 'encryptedData', 'iv', 'rawData', 'signature'] as const;

const isLogin = (value: unknown): value is HostLogin =>
  isRecord(value) && FIELDS.every((name) => typeof value[name] === 'string' && value[name] !== '');

/** The host's login; null where the mall is not embedded. It rejects what lacks one of the five fields. */
export function hostLogin(): (() => Promise<HostLogin>) | null {
  const host = (window as { mallHost?: { login?: unknown } }).mallHost;
  const login = host?.login;
  if (typeof login !== 'function') return null;
  return async () => {
    const answer: unknown = await login.call(host);
    if (!isLogin(answer)) throw new Error('The login of the host lacks a field.');
    const { code, encryptedData, iv, rawData, signature } = answer;
    return { code, encryptedData, iv, rawData, signature };
  };
}
