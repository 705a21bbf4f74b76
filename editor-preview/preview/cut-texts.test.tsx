// Proves which texts count as cut off, and that looking leaves the page as it was.
import { expect, test, vi } from 'vitest';
import { cutTexts } from './cut-texts';

const data = { title: '很长的标题', name: '名', content: '滚动的公告', goods: '' };
const SCALE = '--text-scale';

/** An element that is `width` wide, with words of `words` px at the usual size of letters. */
function textOf(words: string, { width, needs, style }: { width: number; needs: number; style: string }) {
  const element = document.createElement('p');
  element.textContent = words;
  element.setAttribute('style', style);
  const scale = () => Number(document.documentElement.style.getPropertyValue(SCALE) || 1);
  Object.defineProperty(element, 'clientWidth', { get: () => width });
  Object.defineProperty(element, 'scrollWidth', { get: () => Math.max(width, needs * scale()) });
  return element;
}

const ELLIPSIS = 'overflow: hidden; text-overflow: ellipsis';

test('A text with an ellipsis is cut off, by its own size of letters or by larger ones', () => {
  document.documentElement.style.setProperty(SCALE, '1.15');
  const block = document.createElement('div');
  block.append(
    textOf('很长的标题', { width: 100, needs: 120, style: ELLIPSIS }),
    textOf('名', { width: 100, needs: 90, style: ELLIPSIS }),
    // Running text, and goods that the server named.
    textOf('滚动的公告', { width: 100, needs: 400, style: 'overflow: hidden' }),
    textOf('商品的名称', { width: 100, needs: 400, style: ELLIPSIS }),
  );
  document.body.append(block);
  const { style } = document.documentElement;
  const sizes = vi.spyOn(style, 'setProperty');
  expect(cutTexts([{ element: block, data }])).toEqual([
    [
      { at: '/title', isPlain: true },
      { at: '/name', isPlain: false },
    ],
  ]);
  expect(style.getPropertyValue(SCALE)).toBe('1.15');
  // The usual size stays where that was it.
  expect(sizes.mock.calls.map(([, size]) => size)).toEqual(['1.3', '1', '1.15']);
  sizes.mockRestore();
  block.remove();
});
