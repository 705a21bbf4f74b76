// Proves what is reported of a block as it is laid out: small targets, large pictures, rich texts that do not fit.
import { afterEach, expect, test } from 'vitest';
import { largePictures, loadedPictures, richTextOf, smallTargets } from './measured-faults';

afterEach(() => document.body.replaceChildren());

interface Size {
  width: number;
  height?: number;
  natural?: number;
}

/** A block of a phone that is 375 px wide; elements named by `data-size` have their sizes in px. */
function blockOf(html: string, sizes: Readonly<Record<string, Size>>, widget = 'timer'): HTMLElement {
  const block = document.createElement('div');
  block.dataset['widget'] = widget;
  block.innerHTML = html;
  document.body.append(block);
  Object.defineProperty(block, 'clientWidth', { get: () => 375 });
  for (const element of [block, ...block.querySelectorAll<HTMLElement>('*')]) {
    const { width, height = 40, natural = 0 } = sizes[element.dataset['size'] ?? ''] ?? { width: 375 };
    element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
    if (element instanceof HTMLImageElement)
      Object.defineProperty(element, 'naturalWidth', { get: () => natural });
  }
  return block;
}

const image = (src: string, size: string) => `<img src="${src}" data-size="${size}">`;
const UPLOAD = `uploads/20261125/${'a'.repeat(32)}.jpg`;

test('A link or button below 88 rpx is reported with the picture that it shows, in rpx', () => {
  const data = { small: 'a.png', large: 'b.png', content: '<p><img src="c.png"></p>', hidden: 'd.png' };
  const block = blockOf(
    `<button data-size="low">${image('a.png?w=160', 'low')}</button>
     <button data-size="high">${image('b.png', 'high')}</button>
     <p><a href="/x" data-size="line">${image('c.png', 'inLine')}</a></p>
     <button data-size="none">${image('d.png', 'none')}</button>
     <button data-size="low">没有图片</button>
     <button data-size="low">${image('goods.png', 'low')}</button>
     ${image('a.png', 'low')}`,
    {
      low: { width: 375, height: 30 },
      high: { width: 375, height: 44 },
      line: { width: 40, height: 20 },
      inLine: { width: 40, height: 60 },
      none: { width: 0, height: 0 },
    },
  );
  expect(smallTargets(block, data)).toEqual([
    { at: '/small', width: 750, height: 60 },
    { at: '/content', width: 80, height: 120 },
  ]);
});

test('A picture is large from twice what its place needs; uploads, drawings and small files are not', () => {
  const data = { list: ['a.png', 'b.png', 'c.png', UPLOAD, 'd.svg'] };
  const block = blockOf(
    `${image('a.png', 'large')}${image('b.png', 'well')}${image('c.png', 'little')}${image(UPLOAD, 'large')}
     ${image('d.svg', 'large')}${image('goods.png', 'large')}${image('a.png', 'hidden')}`,
    {
      large: { width: 375, natural: 1501 },
      well: { width: 375, natural: 1500 },
      little: { width: 20, natural: 400 },
      hidden: { width: 0, natural: 4000 },
    },
  );
  expect(largePictures(block, data)).toEqual([{ at: '/list/0', width: 1501, enough: 750 }]);
  expect(loadedPictures(block)).toBe(7);
});

test('A rich text reports tables that are wider than what is around them, and small letters', () => {
  const sizes = { wide: { width: 600 }, narrow: { width: 300 } };
  const rich = (html: string, widget = 'image-text') => richTextOf(blockOf(html, sizes, widget));
  expect(rich('<div><table data-size="wide"></table></div>')).toEqual({
    hasWideTable: true,
    hasSmallLetters: false,
  });
  expect(rich('<div><table data-size="narrow"></table></div>').hasWideTable).toBe(false);
  const letters = (html: string) => rich(html).hasSmallLetters;
  expect(letters('<p style="font-size: 10px">小字</p>')).toBe(true);
  expect(letters('<p style="font-size: 12px">茶<sup style="font-size: 9px">2</sup></p>')).toBe(false);
  expect(letters('<div style="font-size: 10px"> <p style="font-size: 14px">茶</p></div>')).toBe(false);
  const other = '<table data-size="wide"></table><p style="font-size: 10px">小字</p>';
  expect(rich(other, 'goods')).toEqual({ hasWideTable: false, hasSmallLetters: false });
});
