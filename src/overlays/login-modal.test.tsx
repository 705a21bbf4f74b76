import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import OverlayHost from '../app/overlay-host';
import { HashRouter, open } from '../engine/navigation';
import { completeLogin, LOGIN_CANCELLED, requireLogin } from '../flows/login';
import { address, startMall } from '../testing/render-screen';
import { type AuthPage, loginAreas } from '~/domain/login-areas';

const HOTSPOTS = {
  pic_url: 'https://mall.example/auth.png',
  hotspot: { width: '500', height: '80', left: '75', top: '400', open_type: 'login' },
  hotspot_cancel: { width: '500', height: '80', left: '75', top: '500', open_type: 'cancel' },
  hotspot_link: {
    width: '500',
    height: '60',
    left: '75',
    top: '600',
    open_type: 'link',
    link: { value: '/pages/rules/index?url=a', open_type: 'navigate' },
  },
};

async function ask(): Promise<{ outcome: () => string }> {
  render(
    <div className="mall-root">
      <HashRouter>
        <OverlayHost />
      </HashRouter>
    </div>,
  );
  let outcome = 'waiting';
  await act(async () => {
    requireLogin().then(
      () => (outcome = 'resolved'),
      (error: Error) => (outcome = error.message),
    );
  });
  await screen.findByTestId('login-modal');
  return { outcome: () => outcome };
}

beforeEach(() => startMall({ config: { auth_page: HOTSPOTS } }));

describe('the login modal', () => {
  it('has real buttons for the areas of auth_page (LOGIN-02, LOGIN-08)', async () => {
    await ask();
    const place = screen.getByRole('button', { name: '立即登录' }).parentElement;
    expect(Number.parseFloat(place?.style.top ?? '')).toBeCloseTo((400 / 700) * 100);
    expect(screen.getByRole('button', { name: '暂不登录' })).toBeDefined();
    expect(screen.getByRole('button', { name: '了解详情' })).toBeDefined();
  });

  it('has the areas of a stored page of that kind', () => {
    const file = resolve(import.meta.dirname, '../../tests/data/layouts/09-auth-page.json');
    const { alone_page: page } = JSON.parse(readFileSync(file, 'utf8')) as {
      alone_page: { params: AuthPage };
    };
    expect(loginAreas(page.params)).toEqual({
      login: { left: 61, top: 419, width: 528, height: 81 },
      cancel: { left: 61, top: 509, width: 528, height: 81 },
      link: { left: 61, top: 600, width: 528, height: 60 },
    });
  });

  it('closes on cancel and rejects with the exact message (LOGIN-04, LOGIN-05)', async () => {
    const { outcome } = await ask();
    fireEvent.click(screen.getByRole('button', { name: '暂不登录' }));
    await waitFor(() => expect(outcome()).toBe(LOGIN_CANCELLED));
    expect(screen.queryByTestId('login-modal')).toBeNull();
  });

  it('opens the sign page and continues after success (LOGIN-06, LOGIN-13)', async () => {
    const { outcome } = await ask();
    fireEvent.click(screen.getByRole('button', { name: '立即登录' }));
    await waitFor(() => expect(address()).toBe('/pages/registered/sign'));
    expect(outcome()).toBe('waiting');
    await act(async () => completeLogin('token'));
    await waitFor(() => expect(outcome()).toBe('resolved'));
  });

  it('declines when the shopper navigates elsewhere', async () => {
    const { outcome } = await ask();
    await act(async () => open('/pages/cart/cart'));
    await waitFor(() => expect(outcome()).toBe(LOGIN_CANCELLED));
  });
});

describe('loginAreas', () => {
  it('uses the default positions where the operator set none (LOGIN-08)', () => {
    expect(loginAreas(undefined)).toEqual({
      login: { left: 61, top: 419, width: 528, height: 81 },
      cancel: { left: 61, top: 509, width: 528, height: 81 },
      link: null,
    });
  });

  it('has no button outside of the picture', () => {
    const hotspot = { ...HOTSPOTS.hotspot, left: '640', defaultX: '', defaultY: '', link: '' };
    expect(loginAreas({ hotspot }).login.left).toBe(61);
  });
});
