// Proves uploads: pictures by their bytes only, within the size limit, under random names.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import type { Attachment } from '~/schemas/api/attachment.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Envelope, type Mall, openMall } from '~/tests/server/mall-helpers';
import { deleteGuestUploads } from '../../jobs/guest-uploads';
import { claimUploads } from './own-uploads';
import { pictureTypeOf } from '../../pictures/picture-type';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

describe('recognising pictures by their bytes', () => {
  it('knows jpeg, png, gif and webp', () => {
    const heads = ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\x00\x00\x00\x00WEBP'];
    expect(heads.map((head) => pictureTypeOf(Buffer.from(head, 'latin1'))?.extension)).toEqual([
      'jpg',
      'png',
      'gif',
      'webp',
    ]);
  });

  it('recognises nothing else', () => {
    for (const text of ['', 'GIF88a', '<svg/>', '<html>', 'RIFF\x00\x00\x00\x00WAVE', 'BM']) {
      expect(pictureTypeOf(Buffer.from(text, 'latin1'))).toBeNull();
    }
  });
});

describeOnBothDatabases('api/attachment/upload', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });

  const send = async (
    bytes: Uint8Array,
    name: string,
    fields: Record<string, string> = {},
  ): Promise<Envelope<Attachment>> => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], name));
    for (const [key, value] of Object.entries(fields)) body.append(key, value);
    const url = 'http://mall.test/web/index.php?_mall_id=1&r=api/attachment/upload';
    const response = await mall.app.request(url, {
      method: 'POST',
      body,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    return (await response.json()) as Envelope<Attachment>;
  };

  it('stores a picture of a guest and serves it by its type', async () => {
    const { code, data } = await send(PNG, '../../头像"<x>.png');
    expect(code).toBe(0);
    expect(data.url).toMatch(/^uploads\/\d{8}\/[0-9a-f]{32}-\d+x\d+\.png$/);
    expect(data).toMatchObject({ type: 1, size: PNG.byteLength, thumb_url: data.url, user_id: 0 });
    expect(data.name).not.toMatch(/[/<"]/);
    expect(existsSync(join(mall.dataFolder, data.url))).toBe(true);
    const picture = await mall.app.request(`http://mall.test/${data.url}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('deletes a guest’s picture after a day, with its file, unless a shopper used it', async () => {
    const [left, used] = [(await send(PNG, 'a.png')).data, (await send(PNG, 'b.png')).data];
    await claimUploads(mall.database.db, { userId: 1, urls: [used.url] });
    const job = deleteGuestUploads(mall.dataFolder);
    const clean = async (hours: number) => {
      const now = new Date(Date.now() + hours * 3_600_000);
      for (const id of await job.due(mall.database.db, now, [])) await job.act(mall.database.db, id, now);
      return [left, used].map(({ url }) => existsSync(join(mall.dataFolder, url)));
    };
    expect(await clean(23)).toEqual([true, true]);
    expect(await clean(25)).toEqual([false, true]);
    const rows = await mall.database.db.selectFrom('attachments').select('url').execute();
    expect(rows.map(({ url }) => url)).not.toContain(left.url);
    expect(rows.map(({ url }) => url)).toContain(used.url);
  });

  it('names the file by its bytes, whatever it is called', async () => {
    expect((await send(PNG, 'page.html')).data.url).toMatch(/\.png$/);
  });

  it('refuses what is no picture, whatever it is called', async () => {
    expect((await send(SVG, 'logo.svg')).msg).toBe('不支持的文件类型: svg');
    expect((await send(SVG, 'logo.png')).msg).toBe('不支持的文件类型: png');
    expect((await send(Buffer.from(''), 'empty.png')).msg).toBe('上传的图片有问题');
  });

  it('refuses what is too large, with both sizes', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(MAX_UPLOAD_BYTES)]);
    expect((await send(large, 'large.png')).msg).toBe(
      '图片大小超出限制,当前大小为: 10.00MB,最大限制为:10.00MB',
    );
  });

  it('accepts the photos of phones', async () => {
    const create = { width: 4032, height: 3024, channels: 3, background: '#6a8' } as const;
    const photo = await sharp({ create }).jpeg().toBuffer();
    const { code, data } = await send(photo, 'IMG_0001.JPG');
    expect(code).toBe(0);
    const small = await mall.app.request(`http://mall.test/${data.url}?w=240`, {
      headers: { Accept: 'image/webp' },
    });
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 240, height: 180 });
  });

  it('stores a photo without its GPS position and without bytes behind its end', async () => {
    const create = { width: 60, height: 40, channels: 3, background: '#6a8' } as const;
    const photo = await sharp({ create })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '30/1 14/1 5/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { data } = await send(Buffer.concat([photo, Buffer.from('<script>')]), 'IMG_0002.JPG');
    const stored = Buffer.from(await (await mall.app.request(`http://mall.test/${data.url}`)).arrayBuffer());
    expect(stored.toString('latin1')).not.toMatch(/Camera|<script>/);
    expect(await sharp(stored).metadata()).toMatchObject({ orientation: 6, width: 60, height: 40 });
    expect(data.size).toBe(stored.byteLength);
  });

  it('refuses what declares too many pixels, before decoding it', async () => {
    const bomb = Buffer.from(PNG);
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    expect((await send(bomb, 'bomb.png')).msg).toBe(
      '图片尺寸超出限制,当前尺寸为: 30000×20000,最大限制为:2831万像素',
    );
  });

  it('refuses what begins like a picture and is none', async () => {
    const broken = Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(200, 7)]);
    for (const bytes of [broken, Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.from('GIF89a')])
      expect((await send(bytes, 'broken.png')).msg).toBe('上传的图片有问题');
  });

  it('accepts a picture as base64 text', async () => {
    const asText = (database: string) =>
      mall.callRaw('api/attachment/upload', { name: 'base64', database }, { method: 'POST' });
    expect((await asText(`data:image/png;base64,${PNG.toString('base64')}`)).code).toBe(0);
    expect((await asText('data:image/png;base64,%%%')).msg).toBe('上传的图片有问题');
    expect((await asText(`data:image/svg+xml;base64,${SVG.toString('base64')}`)).msg).toBe(
      '不支持的文件类型: svg+xml',
    );
    expect((await mall.callRaw('api/attachment/upload', {}, { method: 'POST' })).msg).toBe(
      '请选择要上传的图片',
    );
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
