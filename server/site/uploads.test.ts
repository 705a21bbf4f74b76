// Proves how uploads are served: in the widths of the ladder, in the format the client accepts, cached.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '~/domain/picture-address';
import { Uploads } from './uploads';

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const nameOf = (digit: string, ending: string) => `20261121/${digit.repeat(32)}.${ending}`;
const PHOTO = nameOf('a', 'jpg');
const SMALL = nameOf('b', 'png');
const MOVING = nameOf('c', 'gif');
const BROKEN = nameOf('d', 'jpg');
const BOMB = nameOf('e', 'png');

let folder = '';
let app = new Hono();
const failures: unknown[] = [];
const cachedFiles = () => readdirSync(join(folder, 'picture-cache'));

const openApp = () => {
  const uploads = new Uploads(folder, (error) => failures.push(error));
  return new Hono().get('/uploads/:path{.*}', (context) =>
    uploads.answer(context, context.req.path.slice('/uploads/'.length)),
  );
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagoda-uploads-'));
  mkdirSync(join(folder, 'uploads/20261121'), { recursive: true });
  writeFileSync(join(folder, 'secret'), 'secret');
  const store = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, 'uploads', name), bytes);
  const noise = { type: 'gaussian', mean: 128, sigma: 2 } as const;
  const of = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#777', noise } });
  store(PHOTO, await of(1600, 1200).jpeg({ quality: 90 }).toBuffer());
  store(SMALL, await of(120, 80).png().toBuffer());
  store(MOVING, await of(300, 300).gif().toBuffer());
  store(BROKEN, Buffer.from('\xff\xd8\xff\xe0 and nothing else', 'latin1'));
  const bomb = await of(8, 8).png().toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  store(BOMB, bomb);
  app = openApp();
});
afterEach(() => rmSync(join(folder, 'picture-cache'), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (path: string, headers: Record<string, string> = { Accept: CHROMIUM }) =>
  app.request(`http://mall.test/uploads/${path}`, { headers });
const sizeOf = async (response: Response) => {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return [format, width, height];
};

it('sends the part of an original that a player asks for', async () => {
  const answer = await ask(SMALL, { Range: 'bytes=1-3' });
  expect([answer.status, await answer.text()]).toEqual([206, 'PNG']);
});

it('chooses the format by what the client accepts', async () => {
  const typeFor = async (Accept: string, path = PHOTO) =>
    (await ask(`${path}?w=96`, { Accept })).headers.get('content-type');
  expect(await typeFor(CHROMIUM)).toBe('image/avif');
  expect(await typeFor('image/webp,*/*;q=0.8')).toBe('image/webp');
  expect(await typeFor('image/avif;q=0, image/webp;q=0.9')).toBe('image/webp');
  expect(await typeFor('*/*')).toBe('image/jpeg');
  expect(await typeFor('', SMALL)).toBe('image/png');
});

it('serves every width of the ladder, never more pixels than there are', async () => {
  for (const width of PICTURE_WIDTHS)
    expect(await sizeOf(await ask(`${PHOTO}?w=${width}`))).toEqual(['heif', width, width * 0.75]);
  expect(await sizeOf(await ask(`${SMALL}?w=640`))).toEqual(['heif', 120, 80]);
});

it('refuses any other width, so that nobody fills the disk', async () => {
  for (const width of ['', '0', '97', '-96', '1e3', '96.0', '99999', 'abc'])
    expect((await ask(`${PHOTO}?w=${width}`)).status).toBe(400);
  expect(() => cachedFiles()).toThrow('ENOENT');
});

it('may be cached for ever, separately for each format, and answers 304', async () => {
  const first = await ask(`${PHOTO}?w=240`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('vary')).toBe('Accept');
  const tag = first.headers.get('etag') ?? '';
  const again = await ask(`${PHOTO}?w=240`, { Accept: CHROMIUM, 'If-None-Match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await ask(`${PHOTO}?w=240`, { Accept: 'image/webp', 'If-None-Match': tag });
  expect(other.status).toBe(200);
  expect(other.headers.get('etag')).not.toBe(tag);
});

it('resizes each once, for concurrent requests and after a restart', async () => {
  await Promise.all(Array.from({ length: 12 }, () => ask(`${PHOTO}?w=480`)));
  expect(cachedFiles()).toHaveLength(1);
  const file = join(folder, 'picture-cache', cachedFiles()[0] ?? '');
  const { mtimeMs, ino } = statSync(file);
  const response = await openApp().request(`http://mall.test/uploads/${PHOTO}?w=480`, {
    headers: { Accept: CHROMIUM },
  });
  expect(await sizeOf(response)).toEqual(['heif', 480, 360]);
  expect(statSync(file)).toMatchObject({ mtimeMs, ino });
});

it('queues few sizes at once and sends the whole picture beyond them, which nobody caches', async () => {
  const sizes = PICTURE_WIDTHS.flatMap((width) =>
    ['image/avif', 'image/webp', '*/*'].flatMap((Accept) =>
      [PHOTO, SMALL].map((path) => ask(`${path}?w=${width}`, { Accept })),
    ),
  );
  const answers = await Promise.all(sizes);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const whole = answers.filter(({ headers }) => headers.get('cache-control') === 'no-store');
  // 24 may wait beside those that are resized at once; how many are done meanwhile depends on the machine.
  expect(whole.length).toBeGreaterThan(0);
  expect(whole.length).toBeLessThan(sizes.length - 20);
  expect(cachedFiles()).toHaveLength(sizes.length - whole.length);
  expect(await sizeOf(await ask(`${PHOTO}?w=${PICTURE_WIDTHS[0]}`))).toEqual(['heif', 96, 72]);
});

it('leaves animated pictures, and those of unknown names, unchanged', async () => {
  const response = await ask(`${MOVING}?w=96`);
  expect(response.headers.get('content-type')).toBe('image/gif');
  expect(await sizeOf(response)).toEqual(['gif', 300, 300]);
});

it('serves a picture without a width unchanged', async () => {
  const response = await ask(PHOTO);
  expect(await sizeOf(response)).toEqual(['jpeg', 1600, 1200]);
  const tag = response.headers.get('etag') ?? '';
  expect((await ask(PHOTO, { 'If-None-Match': tag })).status).toBe(304);
});

it('answers for a broken file and for a decompression bomb, caches nothing of them and goes on', async () => {
  for (const path of [BROKEN, BOMB]) {
    const response = await ask(`${path}?w=240`);
    expect([response.status, await response.text()]).toEqual([422, '图片已损坏，无法显示']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect((await ask(`${SMALL}?w=96`)).status).toBe(200);
  expect(cachedFiles()).toHaveLength(1);
});

it('stays within its folder', async () => {
  const paths = [
    '..%2fsecret',
    '%2e%2e/secret',
    '20261121/..%2f..%2f..%2fsecret',
    '%zz',
    '%00',
    '20261121',
    '',
  ];
  for (const path of paths) {
    expect((await ask(path)).status).toBe(404);
    expect((await ask(`${path}?w=96`)).status).toBe(404);
  }
});

it('never fails', () => expect(failures).toEqual([]));

it('makes a square JPEG of a picture and of a drawing, as the card of a shared screen shows it', async () => {
  const photo = await ask(`${PHOTO}?square=1`);
  expect(photo.headers.get('content-type')).toBe('image/jpeg');
  expect(await sizeOf(photo)).toEqual(['jpeg', 500, 500]);
  expect(await sizeOf(await ask(`${SMALL}?square=1`))).toEqual(['jpeg', 500, 500]);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="400"><rect width="9" height="9"/></svg>';
  const uploads = new Uploads(folder, (error) => failures.push(error));
  const drawing = new Hono().get('/', (context) => uploads.squareDrawing(context, 'banner/tea', svg));
  expect(await sizeOf(await drawing.request('/'))).toEqual(['jpeg', 500, 500]);
  expect(cachedFiles()).toHaveLength(3);
});
