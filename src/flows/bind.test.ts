import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BindFacts, openBindTipOnce, planBind, showBindTip } from './bind';

const facts: BindFacts = {
  isSignedIn: true,
  isPhoneAuthOn: true,
  mobile: '',
  path: '/pages/order/index/index',
  hiddenOn: [],
  redirectOn: [],
  isTab: false,
};

describe('planBind', () => {
  it('opens the page when a signed-in shopper has no mobile and the mall wants one (BIND-01)', () => {
    expect(planBind(facts)).not.toBe('none');
  });

  it('navigates from a tab screen, so that back leads there (BIND-02)', () => {
    expect(planBind({ ...facts, isTab: true })).toBe('open');
  });

  it('replaces any other screen (BIND-03)', () => {
    expect(planBind(facts)).toBe('redirect');
  });

  it.each([
    ['a guest', { isSignedIn: false }],
    ['phone auth off', { isPhoneAuthOn: false }],
    ['a bound mobile', { mobile: '13800000000' }],
    ['a mobile that is not known yet', { mobile: null }],
    ['a page in bind_hide', { hiddenOn: ['pages/order/index/index?status=1'] }],
    ['the binding page itself', { path: '/pages/binding/binding' }],
    ['the sign page', { path: '/pages/registered/sign' }],
  ])('opens nothing for %s (BIND-04)', (_name, change) => {
    expect(planBind({ ...facts, ...change })).toBe('none');
  });

  it('replaces a tab screen that is listed in bind_redirect (BIND-06)', () => {
    expect(planBind({ ...facts, isTab: true, redirectOn: ['/pages/order/index/index'] })).toBe('redirect');
  });
});

describe('openBindTipOnce', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('opens once for two triggers within 500 ms, and again after them (BIND-05)', () => {
    const opened: number[] = [];
    const start = Date.now();
    const trigger = () => openBindTipOnce(() => opened.push(Date.now() - start));
    trigger();
    vi.advanceTimersByTime(300);
    trigger();
    vi.advanceTimersByTime(400);
    trigger();
    expect(opened).toEqual([0, 700]);
  });

  it('carries the mark while it is shown (BIND-07)', () => {
    expect(showBindTip()).toBe(false);
    openBindTipOnce(() => undefined);
    expect(showBindTip()).toBe(true);
    vi.advanceTimersByTime(500);
    expect(showBindTip()).toBe(false);
  });
});
