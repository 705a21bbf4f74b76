// Proves the check-in: words, the area and what a tap does, by diy/widgets/check-in.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { type TestHost, testHost } from '~/renderer/testing/test-host';
import type { Endpoint } from '~/schemas/endpoint';
import { validateCheckInDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateCheckInDelivered);

const SIGN_IN = 'plugin/check_in/api/index/sign-in';
const RESULT = 'plugin/check_in/api/index/sign-in-result';

/** A host whose server accepts the check-in and responds to the polls of its result in order. */
function serving(results: readonly unknown[]): TestHost {
  const left = [...results];
  const host: TestHost = testHost({
    call: async <P, D>({ route }: Endpoint<P, D>, params: P): Promise<D> => {
      host.log.push({ name: 'call', value: { route, params } });
      const answer = route === SIGN_IN ? { queueId: 7, token: 'proof' } : left.shift();
      if (answer instanceof Error) throw answer;
      return answer as D;
    },
  });
  return host;
}

const area = () => screen.getByRole('button', { name: '签到' });
const words = () => screen.getByRole('status').textContent;
const toasts = (host: TestHost) => host.log.filter(({ name }) => name === 'toast').map(({ value }) => value);

afterEach(() => vi.useRealTimers());

describe('the texts', () => {
  it.each([
    ['points', full.award, '今日签到可得5积分已连续签到4天'],
    ['balance', { continue: 0, number: '0.50', type: 'balance' }, '今日签到可得￥0.50余额已连续签到0天'],
    ['no award', { continue: 1, number: 0, type: 'integral' }, '每日签到已连续签到1天'],
  ])('show today’s reward and the days in a row: %s', async (_what, award, text) => {
    await renderWidget(definition, { ...full, award });
    expect(words()).toBe(text);
  });

  it.each([
    ['integral', '今日签到可得5茶豆已连续签到4天'],
    ['balance', '今日签到可得￥5.00茶票已连续签到4天'],
  ])('name the reward as the mall does (CFG-05, CFG-06): %s', async (type, text) => {
    const mall = { ...testHost().mall, pointsName: '茶豆', balanceName: '茶票' };
    await renderWidget(definition, { ...full, award: { continue: 4, number: 5, type } }, testHost({ mall }));
    expect(words()).toBe(text);
  });

  it('are hidden when switched off', async () => {
    await renderWidget(definition, { ...full, showText: false });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('have the operator’s colour on his picture only', async () => {
    await renderWidget(definition, { ...full, textColor: '#123456' });
    expect(screen.getByRole('status').style.color).toBe('#123456');
    await renderWidget(definition, { ...full, textColor: '#123456', backgroundPicUrl: '' });
    expect(screen.getAllByRole('status')[1]?.style.color).toBe('');
  });
});

it.each([
  ['#ffffff', 'dark'],
  ['#222222', 'light'],
  ['rgb(1, 2, 3)', 'dark'],
])('in %s have a %s shade on a picture', async (textColor, shade) => {
  const { container } = await renderWidget(definition, { ...full, textColor });
  expect(container.querySelector<HTMLElement>('[data-shade]')?.dataset['shade']).toBe(shade);
});

describe('the area', () => {
  it('is where the operator placed it', async () => {
    await renderWidget(definition, full);
    expect(area().style.left).toContain('560');
    expect(area().style.width).toContain('150');
  });

  it.each([
    ['none is stored', null],
    ['it has no size', { left: 1, top: 1, width: 0, height: 80, link: '' }],
  ])('cannot be tapped when %s', async (_what, hotspot) => {
    await renderWidget(definition, { ...full, hotspot });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a tap', () => {
  it('signs in, checks in, polls the queue, shows the reward and refetches the shopper', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const host = serving([{ retry: 1 }, { retry: 1 }, { number: '5', type: 'integral', day: 1, status: 1 }]);
    await renderWidget(definition, full, host);
    fireEvent.click(area());
    await vi.waitFor(() => expect(toasts(host)).toEqual(['签到成功，获得5积分']), { timeout: 30_000 });
    expect(host.log.slice(0, 3)).toEqual([
      { name: 'require', value: 'login' },
      { name: 'call', value: { route: SIGN_IN, params: { status: 1, day: 1 } } },
      { name: 'call', value: { route: RESULT, params: { queueId: 7, token: 'proof' } } },
    ]);
    await waitFor(() => expect(words()).toBe('今日已签到，获得5积分已连续签到5天'));
    expect(host.log.filter(({ name }) => name === 'renewShopper')).toHaveLength(1);
  });

  it('checks in once on a double tap', async () => {
    const host = serving([{ number: 0, type: 'integral' }]);
    await renderWidget(definition, full, host);
    fireEvent.click(area());
    fireEvent.click(area());
    await waitFor(() => expect(toasts(host)).toEqual(['签到成功']));
    expect(host.log.filter(({ name }) => name === 'call')).toHaveLength(2);
  });

  it('changes nothing when the mall refuses, and can be repeated', async () => {
    const host = serving([new Error('今天已签到'), { number: 5, type: 'integral' }]);
    await renderWidget(definition, full, host);
    fireEvent.click(area());
    await waitFor(() => expect(area().getAttribute('aria-busy')).toBe('false'));
    expect(words()).toBe('今日签到可得5积分已连续签到4天');
    fireEvent.click(area());
    await waitFor(() => expect(words()).toContain('今日已签到'));
  });

  it('ends without a message when the shopper does not sign in', async () => {
    const host = testHost({ require: () => Promise.reject(new Error('declined')) });
    await renderWidget(definition, full, host);
    fireEvent.click(area());
    await waitFor(() => expect(area().getAttribute('aria-busy')).toBe('false'));
    expect(host.log).toEqual([]);
  });

  it('stops polling after a limit', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const host = serving(Array.from({ length: 100 }, () => ({ retry: 1 })));
    await renderWidget(definition, full, host);
    fireEvent.click(area());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(toasts(host)).toEqual(['签到处理中，请稍后查看']);
    expect(words()).not.toContain('今日已签到');
  });
});
