// Which block of the page is the last one in view.
import { afterEach, expect, it } from 'vitest';
import { lastInView } from './places';

afterEach(() => document.body.replaceChildren());

const boxOf = (top: number, height: number) => () => ({ top, height, bottom: top + height }) as DOMRect;

/** A page of 600 px, and its blocks by where they begin. */
function pageOf(tops: readonly number[]): HTMLElement {
  const page = document.createElement('div');
  page.getBoundingClientRect = boxOf(0, 600);
  const flow = page.appendChild(document.createElement('div'));
  flow.dataset['flow'] = '';
  for (const [index, top] of tops.entries()) {
    const block = flow.appendChild(document.createElement('div'));
    block.dataset['uid'] = `b${index}`;
    block.getBoundingClientRect = boxOf(top, 900);
  }
  document.body.append(page);
  return page;
}

it('counts a tall block that begins in view, and none that peeks in by a few px', () => {
  expect(lastInView(pageOf([-400, 500, 1400]))).toBe('b1');
  expect(lastInView(pageOf([-400, 580]))).toBe('b0');
  expect(lastInView(pageOf([]))).toBeNull();
});
