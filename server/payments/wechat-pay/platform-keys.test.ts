// Proves that WeChat's certificates are downloaded, verified, kept and renewed, against a fake that signs and encrypts.
import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { FakeWechatPay, issueCertificate, WECHAT_KEYS } from '~/tests/server/providers/fake-wechat-pay';
import { ProviderError } from '../../ports/payment-provider';
import { WechatPayClient } from './client';
import { DownloadedKeys } from './platform-keys';

const HOUR_MS = 3_600_000;
const now = new Date();
const at = (ms: number): Date => new Date(now.getTime() + ms);
const [OLD, NEW] = ['5157F09EFDC096DE15EBE81A47057A7232F1B801', '5157F09EFDC096DE15EBE81A47057A7232F1B802'];
const old = issueCertificate(OLD, { from: at(-HOUR_MS), to: at(40 * HOUR_MS) });
const renewed = issueCertificate(NEW, { from: at(-HOUR_MS), to: at(400 * HOUR_MS) });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEYS = { ...WECHAT_KEYS, platformKeys: null };

let wechat: FakeWechatPay;
let keys: DownloadedKeys;
const sender = () => ({ send: wechat.send, retryDelaysMs: [1, 1], timeoutMs: 50 });
/** Serials that are known a time later. */
const known = async (ms: number, ...serials: string[]) => {
  const found: string[] = [];
  for (const serial of serials) if ((await keys.find(serial, at(ms))) !== null) found.push(serial);
  return found;
};

beforeEach(() => {
  wechat = new FakeWechatPay();
  wechat.certificates = [old];
  wechat.signWith(old);
  keys = new DownloadedKeys(KEYS, sender());
});

it('downloads once for all callers, and verifies answers by what it got', async () => {
  const found = await Promise.all([keys.find(OLD, now), keys.find(OLD, now)]);
  expect(found.map((key) => key?.asymmetricKeyType)).toEqual(['rsa', 'rsa']);
  expect(await known(60_000, OLD)).toEqual([OLD]);
  expect(wechat.calls).toEqual(['GET /v3/certificates']);
  const client = new WechatPayClient(KEYS, sender());
  const asked = { method: 'GET', target: '/v3/pay/transactions/out-trade-no/1' } as const;
  expect((await client.ask(asked)).code).toBe('ORDER_NOT_EXIST');
  wechat.answerKey = foreign.privateKey;
  await expect(client.ask(asked)).rejects.toThrow('without a valid signature');
});

it('learns a new certificate by the serial of an answer, and by its renewal every 11 hours', async () => {
  await keys.find(OLD, now);
  wechat.certificates = [old, renewed];
  expect(await known(HOUR_MS, OLD, NEW)).toEqual([OLD, NEW]);
  expect(wechat.calls).toHaveLength(2);
  wechat.certificates = [renewed];
  wechat.signWith(renewed);
  expect(await known(11 * HOUR_MS, OLD)).toEqual([OLD]);
  expect(await known(12 * HOUR_MS, OLD, NEW)).toEqual([NEW]);
  expect(wechat.calls).toHaveLength(3);
});

it('asks at most once a minute for serials that nobody knows', async () => {
  const none = await known(0, 'AA', 'BB', 'CC');
  expect([none, wechat.calls.length]).toEqual([[], 1]);
  await known(59_000, 'AA');
  expect(wechat.calls).toHaveLength(1);
  await known(61_000, 'AA');
  expect(wechat.calls).toHaveLength(2);
});

it('lives on with what it has while WeChat fails, and no longer than it is valid', async () => {
  await keys.find(OLD, now);
  wechat.troubles.push('broken', 'broken', 'broken');
  expect(await known(12 * HOUR_MS, OLD)).toEqual([OLD]);
  wechat.troubles.push('broken', 'broken', 'broken');
  await expect(keys.find(OLD, at(41 * HOUR_MS))).rejects.toThrow(ProviderError);
  expect(wechat.troubles).toEqual([]);
});

it.each([
  ['another key encrypted', () => Object.assign(wechat, { listKey: 'fedcba9876543210fedcba9876543210' })],
  ['another key signed', () => Object.assign(wechat, { answerKey: foreign.privateKey })],
  ['an unlisted certificate signed', () => wechat.signWith(renewed)],
  ['WeChat refuses', () => wechat.troubles.push(404)],
])('believes no list that %s', async (_what, forge) => {
  forge();
  await expect(keys.find(OLD, now)).rejects.toThrow(ProviderError);
  expect(await keys.find(OLD, at(1000))).toBeNull();
});
