// Proves the picture captcha: pixels by cookie, limited tries, limited wrong answers of a network, used once.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { openCaptcha } from '~/tests/server/shopper-fixtures';
import { CAPTCHA_LETTERS, captchaCookie, captchaIdOf, spendCaptcha } from './captcha';
import { paintCaptcha } from './captcha-picture';

/** Random numbers in [0, 1) that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Which pixels belong to letters. */
async function inkOf(picture: Uint8Array): Promise<boolean[]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual({ width: 360, height: 144 });
  return Array.from(data, (grey) => grey < 150);
}

const shareInCommon = (one: readonly boolean[], other: readonly boolean[]): number => {
  const both = one.filter((isInk, at) => isInk && other[at] === true).length;
  return both / Math.max(1, one.filter(Boolean).length + other.filter(Boolean).length - both);
};

/** The quarter of a picture that contains a letter of a code. */
const quarterOf = (ink: readonly boolean[], at: number): boolean[] =>
  ink.filter((_isInk, pixel) => Math.floor((pixel % 360) / 90) === at);

describe('the picture of a captcha', () => {
  it('shows every letter that a code may have, and nothing but pixels', async () => {
    const countInk = async (code: string) =>
      (await inkOf(await paintCaptcha(code, () => 0.5))).filter(Boolean).length;
    const noise = await countInk('');
    for (const letter of CAPTCHA_LETTERS) expect(await countInk(letter)).toBeGreaterThan(noise + 300);
    const picture = await sharp(await paintCaptcha('ACDE')).metadata();
    expect([picture.format, picture.exif, picture.xmp, picture.icc]).toEqual([
      'webp',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('cannot be read by matching known letters', async () => {
    const letters = Array.from(CAPTCHA_LETTERS);
    const templates = await Promise.all(
      letters.map(async (letter) => ({
        letter,
        ink: await inkOf(await paintCaptcha(letter.repeat(4), () => 0.5)),
      })),
    );
    const random = seeded(20261124);
    const read = async (code: string) => {
      const ink = await inkOf(await paintCaptcha(code, random));
      return [0, 1, 2, 3].map((at) => {
        const cell = quarterOf(ink, at);
        const scored = templates.map(({ letter, ink: of }) => ({
          letter,
          score: shareInCommon(cell, quarterOf(of, at)),
        }));
        return scored.reduce((best, next) => (next.score > best.score ? next : best)).letter;
      });
    };
    const codes = Array.from({ length: 40 }, () =>
      Array.from({ length: 4 }, () => letters[Math.floor(random() * letters.length)] ?? 'A').join(''),
    );
    const answers = await Promise.all(codes.map(read));
    expect(answers.filter((answer, at) => answer.join('') === codes[at]).length).toBeLessThanOrEqual(2);
  });

  it('looks different each time', async () => {
    const [one, other] = [await paintCaptcha('ACDE'), await paintCaptcha('ACDE')];
    expect(shareInCommon(await inkOf(one), await inkOf(other))).toBeLessThan(0.8);
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
    spendCaptcha({ db: mall.database.db, cookie, network: '203.0.113.9', now: new Date() }, text);

  it('returns the picture’s address for refresh, with its cookie', async () => {
    const { cookie, url } = await openCaptcha(mall);
    const picture = await mall.app.request(url, { headers: { Cookie: cookie } });
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('webp');
    expect(await mall.database.db.selectFrom('picture_captchas').selectAll().execute()).toHaveLength(1);
  });

  it('makes a new picture for a visitor without a cookie', async () => {
    const picture = await mall.app.request('http://mall.test/web/index.php?_mall_id=1&r=site/pic-captcha');
    expect(picture.headers.get('set-cookie')).toMatch(/^pagoda_captcha=/);
    expect(picture.headers.get('cache-control')).toBe('no-store');
  });

  it('leaves the cached answers of others alone', async () => {
    const { db, writes } = mall.database;
    const { reading } = await writes.watch(() => db.selectFrom('goods').select('id').execute());
    await openCaptcha(mall);
    expect(writes.isCurrent(reading)).toBe(true);
  });

  it('writes its letters to the outbox only where the test aid is on', async () => {
    const silent = await openCaptcha(mall);
    expect(existsSync(fileOf(silent.cookie))).toBe(false);
    vi.stubEnv('PAGODA_CAPTCHA_TO_OUTBOX', '1');
    const opened = await openCaptcha(mall);
    expect(readFileSync(fileOf(opened.cookie), 'utf8')).toBe(opened.code);
  });

  it('is solved case-insensitively, and once only', async () => {
    const { cookie, code } = await openCaptcha(mall);
    await answer(cookie, code.toLowerCase());
    await expect(answer(cookie, code)).rejects.toThrow('验证码不正确。');
  });

  it('is invalid after three wrong answers', async () => {
    const { cookie, code } = await openCaptcha(mall);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(answer(cookie, '????')).rejects.toThrow('验证码不正确。');
    await expect(answer(cookie, code)).rejects.toThrow('验证码不正确。');
  });

  it('refuses answers from a network that gave thirty wrong ones, whichever pictures it opened', async () => {
    for (let picture = 0; picture < 10; picture += 1) {
      const { cookie } = await openCaptcha(mall);
      for (let attempt = 0; attempt < 3; attempt += 1)
        await expect(answer(cookie, '????')).rejects.toThrow('验证码不正确。');
    }
    const { cookie, code } = await openCaptcha(mall);
    await expect(answer(cookie, code)).rejects.toThrow('操作过于频繁，请稍后再试');
  });

  it('does not count right answers', async () => {
    for (let picture = 0; picture < 35; picture += 1) {
      const { cookie, code } = await openCaptcha(mall);
      await answer(cookie, code);
    }
  });
});
