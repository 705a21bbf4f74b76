// Which block of the page is the last one in view, and behind which one a height lies.
import { afterEach, expect, it, vi } from 'vitest';
import { gapAt, lastInView } from './places';

afterEach(() => document.body.replaceChildren());

const measured = vi.fn();
const boxOf = (top: number, height: number) => () => {
  measured();
  return { top, height, bottom: top + height } as DOMRect;
};

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

it('finds the gap at a height, without blocks that are moved', () => {
  const page = pageOf([-400, 500, 1400]);
  expect([gapAt(page, 40), gapAt(page, 60), gapAt(page, 951)]).toEqual([null, 'b0', 'b1']);
  expect(gapAt(page, 951, ['b1'])).toBe('b0');
});

it('measures few of 1,000 blocks', () => {
  const page = pageOf(Array.from({ length: 1000 }, (_, index) => index * 900 - 450_000));
  measured.mockClear();
  expect(lastInView(page)).toBe('b500');
  expect(gapAt(page, 0)).toBe('b499');
  expect(measured.mock.calls.length).toBeLessThan(30);
});
