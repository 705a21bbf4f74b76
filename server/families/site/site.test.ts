// Proves the picture captcha: a picture by cookie, no text in it, few tries, used once.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-kit';
import { type Mall, openMall } from '~/tests/server/mall-kit';
import { openCaptcha } from '~/tests/server/people-kit';
import { CAPTCHA_LETTERS, captchaCookie, captchaIdOf, spendCaptcha } from './captcha';
import { drawCaptcha } from './captcha-picture';

describe('the drawing of a captcha', () => {
  it('has a stroke for every letter that a code may have', () => {
    const countPaths = (code: string) => (drawCaptcha(code, () => 0.5).match(/<path/g) ?? []).length;
    const noise = countPaths('');
    for (const letter of CAPTCHA_LETTERS) expect(countPaths(letter)).toBeGreaterThan(noise);
  });

  it('holds no text', () => {
    expect(drawCaptcha('ACDE')).not.toMatch(/ACDE|<text/);
  });

  it('looks different each time', () => {
    expect(drawCaptcha('ACDE')).not.toBe(drawCaptcha('ACDE'));
  });
});

describe('the cookie of a captcha', () => {
  it('is found among others, and hidden from scripts', () => {
    const cookie = captchaCookie('abcdefghijklmnopqrstuvwx', true);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    expect(captchaIdOf(`a=1; ${cookie.split(';').at(0) ?? ''}; b=2`)).toBe('abcdefghijklmnopqrstuvwx');
    expect(captchaIdOf('pagoda_captcha=short')).toBe('');
  });
});

describeOnBothDatabases('site/pic-captcha', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    mall.close();
  });

  const fileOf = (cookie: string) => join(mall.dataFolder, 'outbox', `captcha-${captchaIdOf(cookie)}.txt`);
  const answer = (cookie: string, text: string) =>
    spendCaptcha(mall.database.db, { cookie, answer: text, now: new Date() });

  it('answers with refresh where the picture stands, which the cookie keeps', async () => {
    const { cookie, url } = await openCaptcha(mall);
    const picture = await mall.app.request(url, { headers: { Cookie: cookie } });
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg/);
    expect(await mall.database.db.selectFrom('picture_captchas').selectAll().execute()).toHaveLength(1);
  });

  it('draws a new picture for a visitor without a cookie', async () => {
    const picture = await mall.app.request('http://mall.test/web/index.php?_mall_id=1&r=site/pic-captcha');
    expect(picture.headers.get('set-cookie')).toMatch(/^pagoda_captcha=/);
    expect(picture.headers.get('cache-control')).toBe('no-store');
  });

  it('tells its letters to the outbox only where the test aid is on', async () => {
    const silent = await openCaptcha(mall);
    expect(existsSync(fileOf(silent.cookie))).toBe(false);
    vi.stubEnv('PAGODA_CAPTCHA_TO_OUTBOX', '1');
    const told = await openCaptcha(mall);
    expect(readFileSync(fileOf(told.cookie), 'utf8')).toBe(told.code);
  });

  it('is right whatever the case, and once only', async () => {
    const { cookie, code } = await openCaptcha(mall);
    await answer(cookie, code.toLowerCase());
    await expect(answer(cookie, code)).rejects.toThrow('验证码不正确。');
  });

  it('is worth nothing after three wrong answers', async () => {
    const { cookie, code } = await openCaptcha(mall);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(answer(cookie, '????')).rejects.toThrow('验证码不正确。');
    await expect(answer(cookie, code)).rejects.toThrow('验证码不正确。');
  });
});
