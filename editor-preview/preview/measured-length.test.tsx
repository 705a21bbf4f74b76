// A length that is edited is found on the phone where an element of the block has it.
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownLength } from '../frame/messages';
import { measuredLength } from './measured-length';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A page of 375 px, on which an rpx is half a pixel, with a block at 100 px. */
function measured(style: string, length: Omit<ShownLength, 'uid'>) {
  const page = document.body.appendChild(document.createElement('div'));
  vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(375);
  page.innerHTML = `<div><p style="${style}"></p></div>`;
  const [block, text] = [page.querySelector('div'), page.querySelector('p')];
  if (block === null || text === null) throw new Error('No block');
  text.getBoundingClientRect = () => new DOMRect(10, 100, 300, 40);
  return measuredLength(page, block, { uid: 'a', ...length });
}

it('is the space on the side that its name speaks of', () => {
  const style = 'padding: 12px; margin-bottom: 12px';
  expect(measured(style, { name: 'padding_top', kind: 'space', rpx: 24 })).toEqual({
    x: 10,
    y: 100,
    width: 300,
    height: 12,
  });
  expect(measured(style, { name: 'paddingX', kind: 'space', rpx: 24 })).toEqual({
    x: 10,
    y: 100,
    width: 12,
    height: 40,
  });
});

it('is the height of an element, and the corner of one', () => {
  expect(measured('', { name: 'height', kind: 'height', rpx: 80 })).toMatchObject({ width: 300, height: 40 });
  expect(measured('border-top-left-radius: 8px', { name: 'radius', kind: 'radius', rpx: 16 })).toMatchObject({
    x: 10,
    y: 100,
    width: 8,
    height: 8,
  });
});

it('is nowhere where nothing has it, or where it is none', () => {
  expect(measured('padding: 12px', { name: 'padding', kind: 'space', rpx: 26 })).toBeNull();
  expect(measured('padding: 0', { name: 'padding', kind: 'space', rpx: 0 })).toBeNull();
});
