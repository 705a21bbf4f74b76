// Proves the summary: one slide per figure, the links, and the error state.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import footPage from './foot.page';
import page from './summary.page';

const SUMMARY = 'api/footprint/index';
const figures = {
  day: '88',
  pay_price: '3210.50',
  pay_num: '12',
  highest_price: '999.00',
  coupon_num: '3',
  coupon_discount_price: '45.00',
  member_discount_price: '20.00',
  percentage: '0.93',
  type: null,
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const slides = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slide]')].map(({ dataset }) => dataset['slide']);

beforeEach(() => startMall({ isSignedIn: true }));

describe('the summary', () => {
  it('shows eight slides: seven figures and the links', async () => {
    backend.answer(SUMMARY, figures);
    await renderScreen(page);
    expect(await screen.findByText('3210.50')).toBeDefined();
    expect(slides()).toEqual(['day', 'paid', 'count', 'highest', 'coupon', 'member', 'rank', 'last']);
    expect(screen.getByText('往后的日子，南湖继续陪你')).toBeDefined();
  });

  it('shows the next slide on a tap as on a swipe', async () => {
    backend.answer(SUMMARY, figures);
    await renderScreen(page);
    const [first] = await screen.findAllByRole('button', { name: '更多惊喜，接着往下看' });
    const shown: (string | undefined)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push((this as HTMLElement).dataset['slide']);
    });
    if (first !== undefined) fireEvent.click(first);
    expect(shown).toEqual(['paid']);
    vi.restoreAllMocks();
  });

  it('links to home from the last slide, and shares home: its figures are the shopper’s own', async () => {
    const copy = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
    backend.answer(SUMMARY, figures);
    await renderScreen(page);
    await screen.findByText('3210.50');
    press('分享给好友');
    await waitFor(() => expect(copy).toHaveBeenCalledTimes(1));
    expect(copy.mock.calls[0]?.[0]).toContain(encodeURIComponent('/pages/index/index'));
    vi.restoreAllMocks();
    press('返回首页');
    await waitFor(() => expect(address()).toBe('/pages/index/index'));
  });

  it('offers a retry when it could not be loaded', async () => {
    backend.fail(SUMMARY);
    await renderScreen(page);
    const retry = await screen.findByRole('button', { name: /重试|重新加载/ });
    backend.answer(SUMMARY, figures);
    fireEvent.click(retry);
    expect(await screen.findByText('3210.50')).toBeDefined();
  });

  it('asks a guest to sign in without a request', async () => {
    await startMall();
    await renderScreen(page);
    expect(slides()).toEqual([]);
    expect(backend.asked(SUMMARY)).toEqual([]);
  });

  it('is linked from the footprints', async () => {
    backend.answerWhole('api/footprint/footprint', { list: [], pagination: { page_count: 1 } });
    await renderScreen(footPage);
    fireEvent.click(await screen.findByRole('link', { name: '账单总结' }));
    await waitFor(() => expect(address()).toBe('/pages/foot/summary/summary'));
  });
});
