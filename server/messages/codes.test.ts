// Proves codes by text message: valid once, five tries, five minutes, rate limits.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SMS_CODE_LIFE_MS } from '~/domain/constants';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import type { Database } from '../db/database';
import { sendCode, spendCode } from './codes';
import type { MessageGateway, TextMessage } from './gateway';

const MOBILE = '13900000001';
const now = new Date('2026-11-21T08:00:00Z');

describeOnBothDatabases('codes sent by message', (open) => {
  let database: Database;
  let messages: TextMessage[];
  const gateway: MessageGateway = {
    send: async (message) => {
      messages.push(message);
    },
  };
  const send = (mobile = MOBILE) => sendCode(database.db, { mobile, network: '10.0.0.1', gateway, now });
  const codeOf = (at = 0) => /\d{6}/.exec(messages.at(at)?.text ?? '')?.[0] ?? '';
  const wrong = () => (codeOf() === '000000' ? '000001' : '000000');

  beforeEach(async () => {
    database = await open();
    messages = [];
  });
  afterEach(() => database.close());

  it('sends six digits that are right for that mobile, once', async () => {
    const validateCodeId = await send();
    expect(codeOf()).toMatch(/^\d{6}$/);
    const input = { mobile: MOBILE, code: codeOf(), validateCodeId, now };
    expect(await spendCode(database.db, { ...input, mobile: '13900000002' })).toBe(false);
    expect(await spendCode(database.db, input)).toBe(true);
    expect(await spendCode(database.db, input)).toBe(false);
  });

  it('stores no code in clear', async () => {
    await send();
    const { code_hash } = await database.db
      .selectFrom('sms_codes')
      .select('code_hash')
      .executeTakeFirstOrThrow();
    expect(code_hash).not.toContain(codeOf());
  });

  it('is invalid after five wrong tries, also concurrent ones', async () => {
    const validateCodeId = await send();
    const tries = Array.from({ length: 5 }, () =>
      spendCode(database.db, { mobile: MOBILE, code: wrong(), validateCodeId, now }),
    );
    expect(await Promise.all(tries)).toEqual([false, false, false, false, false]);
    expect(await spendCode(database.db, { mobile: MOBILE, code: codeOf(), validateCodeId, now })).toBe(false);
  });

  it('expires', async () => {
    const validateCodeId = await send();
    const late = new Date(now.getTime() + SMS_CODE_LIFE_MS);
    expect(await spendCode(database.db, { mobile: MOBILE, code: codeOf(), validateCodeId, now: late })).toBe(
      false,
    );
  });

  it('checks the newest code where no id is named', async () => {
    await send();
    await database.db.deleteFrom('rate_limits').execute();
    await send();
    expect(await spendCode(database.db, { mobile: MOBILE, code: codeOf(1), now })).toBe(true);
  });

  it('refuses a second code within the minute, but not to another mobile', async () => {
    await send();
    await expect(send()).rejects.toThrow('操作频繁,请一分钟后再重试');
    await send('13900000003');
    expect(messages).toHaveLength(2);
  });
});
