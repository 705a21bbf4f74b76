// Proves that wrong passwords from elsewhere slow an account down and never lock its owner out.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db/database';
import { hashSecret } from '~/server/http/secret-hash';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { tryRateLimit } from '../../http/rate-limit';
import { delayAfter } from './password-limits';
import { requirePassword } from './passwords';

describe('the delay of a guess', () => {
  it('begins after ten wrong ones and doubles up to two seconds', () => {
    expect([0, 9, 10, 11, 14, 15, 50].map(delayAfter)).toEqual([0, 0, 100, 200, 1600, 2000, 2000]);
  });
});

describeOnBothDatabases('guessing a password', (open) => {
  const OWNER = '198.51.100.7';
  let database: Database;
  let hash: string;
  let asked: string[];
  beforeEach(async () => {
    database = await open();
    hash = await hashSecret('right-one');
    asked = [];
  });

  /** The answer to a guess; each required captcha is solved. */
  const guess = async (password: string, network: string, account = '13800000001') => {
    const requireCaptcha = async () => {
      asked.push(network);
    };
    const check = { account, network, password, hash, message: '密码错误', requireCaptcha };
    return requirePassword(database.db, check).then(
      () => 'in',
      (error: Error) => error.message,
    );
  };
  const network = (at: number) => `203.0.113.${at}`;

  it('locks the network that guessed, and not the owner elsewhere', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await guess('wrong', network(1))).toBe('密码错误');
    expect(await guess('right-one', network(1))).toMatch(/^密码错误次数过多，请1[45]分钟后再试$/);
    expect(await guess('right-one', OWNER)).toBe('in');
    expect(asked.filter((where) => where === OWNER)).toEqual([]);
  });

  it('requires a captcha from everybody while many networks guess, and lets the owner in with it', async () => {
    for (let at = 0; at < 11; at += 1) expect(await guess('wrong', network(at))).toBe('密码错误');
    expect(asked).toEqual([network(10)]);
    expect(await guess('right-one', OWNER)).toBe('in');
    // The owner's success does not lift the captcha for the others.
    expect(await guess('wrong', network(20))).toBe('密码错误');
    expect(asked).toEqual([network(10), OWNER, network(20)]);
  });

  it('compares fifty guesses of an account from everywhere, captchas or not, and the owner’s where he signed in', async () => {
    expect(await guess('right-one', OWNER)).toBe('in');
    const limit = { key: 'password:13800000001', count: 50, windowSeconds: 900 };
    while (await tryRateLimit(database.db, limit));
    expect(await guess('right-one', network(30))).toBe('该账号密码错误次数过多，请用短信验证码登录');
    expect(await guess('right-one', OWNER)).toBe('in');
  });

  it('compares five concurrent guesses of a network, no more', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('wrong', network(1))));
    expect(answers.filter((answer) => answer === '密码错误')).toHaveLength(5);
  });

  it('counts each account by itself', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await guess('wrong', network(1));
    expect(await guess('right-one', network(1), '13900000001')).toBe('in');
  });
});
