import { describe, expect, it } from 'vitest';
import { isSocialApp } from '../services/platform';
import { planLaunch, referrerOf, withoutCode, withQueryMark } from './launch';

const HREF = 'https://mall.example/h5/#/pages/goods/goods?id=3';

describe('planLaunch in a plain browser', () => {
  it('marks itself and loads again with a query mark before the hash (LAUNCH-01, LAUNCH-02, LAUNCH-03)', () => {
    const plan = planLaunch({ isSocialApp: false, href: HREF, isSign: false });
    expect(plan).toEqual({
      name: 'mark-and-reload',
      href: 'https://mall.example/h5/?#/pages/goods/goods?id=3',
      referrerId: 0,
    });
  });

  it('renders at once when the mark is there (LAUNCH-04)', () => {
    expect(planLaunch({ isSocialApp: false, href: HREF, isSign: true }).name).toBe('render');
  });

  it('ignores a code, which belongs to the social app', () => {
    const href = 'https://mall.example/?code=abc#/';
    expect(planLaunch({ isSocialApp: false, href, isSign: true }).name).toBe('render');
  });
});

describe('planLaunch in the social app', () => {
  it('signs in with the code of the address and removes it (LAUNCH-05, LAUNCH-07)', () => {
    const href = 'https://mall.example/?code=abc&state=1#/pages/goods/goods?id=3';
    expect(planLaunch({ isSocialApp: true, href, isSign: false })).toEqual({
      name: 'login-with-code',
      code: 'abc',
      cleanHref: 'https://mall.example/?#/pages/goods/goods?id=3',
      referrerId: 0,
    });
  });

  it('starts the silent login by itself without a code (LAUNCH-08, LAUNCH-09)', () => {
    expect(planLaunch({ isSocialApp: true, href: HREF, isSign: false }).name).toBe('silent-login');
  });

  it('renders once it is signed', () => {
    expect(planLaunch({ isSocialApp: true, href: HREF, isSign: true }).name).toBe('render');
  });
});

it('differs by the user agent (PRD-12)', () => {
  const starts = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.47',
  ].map((agent) => planLaunch({ isSocialApp: isSocialApp(agent), href: HREF, isSign: false }).name);
  expect(starts).toEqual(['mark-and-reload', 'silent-login']);
});

describe('the parts of the address', () => {
  it('finds the referrer before and behind the hash (LAUNCH-10)', () => {
    expect(referrerOf('https://mall.example/?user_id=7#/')).toBe(7);
    expect(referrerOf('https://mall.example/#/pages/index/index?user_id=8')).toBe(8);
  });

  it.each(['x', '-3', '1.5', ''])('takes %j for no referrer', (given) => {
    expect(referrerOf(`https://mall.example/?user_id=${given}#/`)).toBe(0);
  });

  it('preserves other parameters and adds a hash where there is none (LAUNCH-03)', () => {
    expect(withQueryMark('https://mall.example/?a=1')).toBe('https://mall.example/?a=1#/');
    expect(withoutCode('https://mall.example/?a=1&code=x&state=y#/b')).toBe('https://mall.example/?a=1#/b');
  });
});
