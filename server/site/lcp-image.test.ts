// Proves which LCP image is inlined in home's markup, and which markup is left unchanged.
import { expect, it } from 'vitest';
import { measurePicture } from '~/server/pictures/raster/raster';
import { type ReadPicture, withLcpImage } from './lcp-image';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 400"><path fill="red" d="M0 0h750v400z"/></svg>';

/** A picture server: an SVG, a broken SVG, and uploads whose size in bytes is the requested width. */
const read: ReadPicture = async (address) => {
  const [, name] = /^pictures\/(tea|broken)\.svg$/.exec(address) ?? [];
  const [, width] = /^uploads\/[^?]*\?w=(\d+)$/.exec(address) ?? [];
  if (name !== undefined)
    return { type: 'image/svg+xml', bytes: Buffer.from(name === 'tea' ? drawing : drawing.slice(0, -9)) };
  return width === undefined ? null : { type: 'image/webp', bytes: Buffer.alloc(Number(width), 7) };
};

const upload = `uploads/20261122/${'a'.repeat(32)}-900x450.jpg`;
const main = (source: string, more = '') =>
  `<img class="p" src="${source}"${more} alt="" loading="eager" fetchPriority="high" decoding="async"/>`;

it('inlines an SVG rasterised in the width of a phone', async () => {
  const icon = '<img src="pictures/icon.svg" alt=""/>';
  const markup = await withLcpImage(`${icon}${main('pictures/tea.svg')}`, read);
  const [, text = ''] = /src="data:image\/webp;base64,([^"]*)"/.exec(markup) ?? [];
  expect(await measurePicture(Buffer.from(text, 'base64'))).toMatchObject({ width: 750, height: 400 });
  expect(markup.replace(text, '')).toBe(`${icon}${main('data:image/webp;base64,')}`);
});

it('inlines an upload in the width of a phone, without srcset', async () => {
  const choice = ` srcSet="${upload}?w=96 96w,${upload}?w=160 160w" sizes="min(100vw, 480px)"`;
  const bytes = Buffer.alloc(828, 7).toString('base64');
  expect(await withLcpImage(main(`${upload}?w=640`, choice), read)).toBe(
    main(`data:image/webp;base64,${bytes}`),
  );
});

it.each([
  ['a heavy one', main(`${upload}?w=40000`)],
  ['a broken drawing', main('pictures/broken.svg')],
  ['one that is not there', main('pictures/none.svg')],
  ['one of another server', main('https://elsewhere.example/9000.png')],
  ['one of an odd address', main('pictures/%22%3E.svg')],
  ['one without an address', '<img alt="" fetchPriority="high"/>'],
  ['a page without one', '<img src="pictures/tea.svg" alt=""/>'],
  ['no markup at all', ''],
])('leaves %s as it is', async (_what, tag) => {
  expect(await withLcpImage(tag, read)).toBe(tag);
});
