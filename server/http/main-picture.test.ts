// Proves that home's markup brings its main picture along, and leaves alone what it should.
import { expect, it } from 'vitest';
import { type ReadPicture, withMainPicture } from './main-picture';

const drawing = (length: number) => `<svg title="50%">${'x'.repeat(length)}</svg>`;

/** A server of pictures: `pictures/<bytes>.svg`, and uploads of as many bytes as asked for in width. */
const read: ReadPicture = async (address) => {
  const [, size] = /^pictures\/(\d+)/.exec(address) ?? [];
  const [, width] = /^uploads\/[^?]*\?w=(\d+)$/.exec(address) ?? [];
  if (size !== undefined) return { type: 'image/svg+xml', bytes: Buffer.from(drawing(Number(size))) };
  return width === undefined ? null : { type: 'image/webp', bytes: Buffer.alloc(Number(width), 7) };
};

const upload = `uploads/20261122/${'a'.repeat(32)}-900x450.jpg`;
const main = (source: string, more = '') =>
  `<img class="p" src="${source}"${more} alt="" loading="eager" fetchPriority="high" decoding="async"/>`;
const preload = (attributes: string) => `<link rel="preload" as="image" ${attributes} fetchPriority="high"/>`;

it('brings a drawing along as it is, and does not ask for it as well', async () => {
  const icon = '<link rel="preload" as="image" href="pictures/1.svg"/><img src="pictures/1.svg" alt=""/>';
  const markup = await withMainPicture(
    `${preload('href="pictures/9000.svg"')}${icon}${main('pictures/9000.svg')}`,
    read,
  );
  const [, text = ''] = /src="data:image\/svg\+xml,([^"]*)"/.exec(markup) ?? [];
  expect(decodeURIComponent(text)).toBe(drawing(9000));
  expect(markup.replace(text, '')).toBe(`${icon}${main('data:image/svg+xml,').replace('async', 'sync')}`);
});

it('brings an upload along in the width of a phone, without a choice of others', async () => {
  const choice = ` srcSet="${upload}?w=96 96w,${upload}?w=160 160w" sizes="min(100vw, 480px)"`;
  const link = preload(`imageSrcSet="${upload}?w=96 96w" imageSizes="100vw"`);
  const bytes = Buffer.alloc(828, 7).toString('base64');
  expect(await withMainPicture(`${link}${main(`${upload}?w=640`, choice)}`, read)).toBe(
    main(`data:image/webp;base64,${bytes}`).replace('async', 'sync'),
  );
});

it.each([
  ['a heavy one', main('pictures/40000.svg')],
  ['one that is not there', main('pictures/none.svg')],
  ['one of another server', main('https://elsewhere.example/9000.png')],
  ['one of an odd address', main('pictures/%22%3E.svg')],
  ['one without an address', '<img alt="" fetchPriority="high"/>'],
  ['a page without one', '<img src="pictures/9000.svg" alt=""/>'],
  ['no markup at all', ''],
])('leaves %s as it is', async (_what, tag) => {
  const markup = `${preload('href="pictures/40000.svg"')}${tag}`;
  expect(await withMainPicture(markup, read)).toBe(markup);
});
