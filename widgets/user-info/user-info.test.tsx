// Proves the head with the current shopper: states and behaviour of diy/widgets/user-info.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Shopper } from '~/renderer/host';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { validateUserInfoDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateUserInfoDelivered);

const hostFor = (changes: Partial<Shopper> = {}) => testHost({ shopper: { ...MEMBER, ...changes } });
const look = (container: HTMLElement) => container.querySelector('section')?.dataset['look'];

describe('the current shopper', () => {
  it('is asked to sign in as a guest, and may decline', async () => {
    const required: string[] = [];
    const host = testHost({
      require: (what) => {
        required.push(what);
        return Promise.reject(new Error('declined'));
      },
    });
    await renderWidget(definition, full, host);
    fireEvent.click(screen.getByRole('button', { name: '点击登录' }));
    await waitFor(() => expect(required).toEqual(['login']));
    expect(screen.queryByText(MEMBER.nickname)).toBeNull();
  });

  it('is shown with name and level', async () => {
    await renderWidget(definition, full, hostFor());
    expect(screen.getByText(MEMBER.nickname)).toBeDefined();
    expect(screen.getByRole('button', { name: MEMBER.levelName })).toBeDefined();
    expect(screen.queryByText('点击登录')).toBeNull();
  });

  it('is neither named nor asked to sign in before his data have loaded', async () => {
    const host = hostFor({ nickname: '', levelName: '', figures: null });
    const { container } = await renderWidget(definition, full, host);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText(/点击登录|普通用户/)).toBeNull();
  });

  it('has the default level where he has no other', async () => {
    await renderWidget(definition, full, hostFor({ levelName: '' }));
    expect(screen.getByRole('button', { name: '普通用户' })).toBeDefined();
  });

  it('wears a crown as a holder of the member card', async () => {
    await renderWidget(definition, full, hostFor({ isSuperVip: true }));
    expect(screen.getByRole('img', { name: '超级会员' })).toBeDefined();
  });
});

describe('a tap', () => {
  it.each([
    [MEMBER.levelName, '/pages/member/index/index'],
    ['收货地址', '/pages/address/address'],
    ['付款码', '/plugins/teller/index/index'],
  ])('on %s opens %s', async (name, url) => {
    const { host } = await renderWidget(definition, full, hostFor({ hasPayCode: true }));
    fireEvent.click(screen.getByRole('button', { name }));
    expect(host.log).toEqual([{ name: 'open', value: { url, openType: 'navigate' } }]);
  });

  it('has no payment code where the mall has none', async () => {
    await renderWidget(definition, full, hostFor());
    expect(screen.queryByText('付款码')).toBeNull();
  });

  it('refetches name and picture, once for repeated taps', async () => {
    const renewShopper = vi.fn(() => Promise.resolve());
    const host = testHost({ shopper: MEMBER, renewShopper });
    await renderWidget(definition, full, host);
    const button = screen.getByRole('button', { name: '刷新' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(host.log).toEqual([{ name: 'toast', value: '资料已更新' }]));
    expect(renewShopper).toHaveBeenCalledTimes(1);
    fireEvent.click(button);
    await waitFor(() => expect(renewShopper).toHaveBeenCalledTimes(2));
  });

  it('shows no extra message when refetching failed, and can be repeated', async () => {
    const renewShopper = vi.fn(() => Promise.reject(new Error('offline')));
    const host = testHost({ shopper: MEMBER, renewShopper });
    await renderWidget(definition, full, host);
    const button = screen.getByRole('button', { name: '刷新' });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    fireEvent.click(button);
    await waitFor(() => expect(renewShopper).toHaveBeenCalledTimes(2));
    expect(host.log).toEqual([]);
  });
});

describe('the looks', () => {
  it.each([
    [1, 'left'],
    ['2', 'centred'],
    [3, 'card'],
    ['x', 'left'],
  ])('renders the style %j as %s, a number or its text (trap 6)', async (style, expected) => {
    const { container } = await renderWidget(definition, { ...full, style });
    expect(look(container)).toBe(expected);
  });

  it("have the card's colour, with legible text", async () => {
    const { container } = await renderWidget(definition, { ...full, backgroundColor: '#222222' });
    const plate = container.querySelector<HTMLElement>('[style]');
    expect(plate?.style.color).toBe('#ffffff');
  });

  it('have the theme’s background where no picture was chosen', async () => {
    const { container } = await renderWidget(definition, minimal);
    expect(container.querySelector('section')?.dataset['pictured']).toBe('false');
  });
});
