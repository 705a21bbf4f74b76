// Proves the head of the user centre: look, behaviour and quirks of diy/widgets/user.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { validateUserDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateUserDelivered);

const member = () => testHost({ shopper: MEMBER });
const part = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLElement>(`[data-part="${name}"]`);

describe('the head of a guest', () => {
  it('offers to sign in, and shows neither level nor refresh button (LOGIN-01)', async () => {
    const { host } = await renderWidget(definition, full);
    fireEvent.click(screen.getByRole('button', { name: '点击登录' }));
    expect(host.log).toEqual([{ name: 'require', value: 'login' }]);
    expect(screen.queryByText('刷新')).toBeNull();
    expect(screen.queryByText('普通用户')).toBeNull();
  });

  it('stays unchanged when he declines', async () => {
    const host = testHost({ require: () => Promise.reject(new Error('declined')) });
    await renderWidget(definition, full, host);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '点击登录' })));
    expect(host.problems).toEqual([]);
    expect(screen.getByRole('button', { name: '点击登录' })).toBeDefined();
  });

  it.each([
    [1, 'currentcolor', ''],
    [2, '', ''],
    [3, '', '#ffffff'],
  ])('renders login style %s', async (login_style, borderColor, backgroundColor) => {
    await renderWidget(definition, { ...full, login_style });
    const { style } = screen.getByRole('button', { name: '点击登录' });
    expect([style.borderColor.toLowerCase(), style.backgroundColor.toLowerCase()]).toEqual([
      borderColor,
      backgroundColor,
    ]);
  });

  it('makes the label of a filled button legible', async () => {
    await renderWidget(definition, { ...full, login_style: 3, login_color: '#eeeeee' });
    expect(screen.getByRole('button', { name: '点击登录' }).style.color).toBe('#1a1a1a');
  });
});

describe('the head of a member', () => {
  it('shows his name and level (LOGIN-15)', async () => {
    await renderWidget(definition, full, member());
    expect(screen.getByText('林知夏')).toBeDefined();
    expect(screen.getByRole('button', { name: '金叶会员' })).toBeDefined();
  });

  it('shows the label of general shoppers without a level, and nothing where that is empty', async () => {
    const host = testHost({ shopper: { ...MEMBER, levelName: '' } });
    await renderWidget(definition, full, host);
    expect(screen.getByRole('button', { name: '普通用户' })).toBeDefined();
    cleanup();
    await renderWidget(definition, { ...full, general_user_text: '' }, host);
    expect(screen.queryByRole('button', { name: '普通用户' })).toBeNull();
  });

  it('opens settings, member centre, addresses and payment code (PRD-03)', async () => {
    const { host } = await renderWidget(definition, full, member());
    for (const name of ['账户与安全', '金叶会员', '收货地址', '付款码'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(host.log.map(({ value }) => value)).toEqual([
      '/pages/registered/setting',
      '/pages/member/index/index',
      '/pages/address/address',
      '/plugins/teller/index/index',
    ]);
  });

  it('has a ring and a crown when he holds the super member card', async () => {
    await renderWidget(definition, full, testHost({ shopper: { ...MEMBER, isSuperVip: true } }));
    expect(screen.getByRole('button', { name: '账户与安全，超级会员' })).toBeDefined();
  });

  it('is busy while his data load, and shows no level meanwhile', async () => {
    const asked = { ...MEMBER, nickname: '', levelName: '', figures: null };
    const { container } = await renderWidget(definition, full, testHost({ shopper: asked }));
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: '普通用户' })).toBeNull();
  });
});

describe('refreshing', () => {
  it('requests his data once for repeated taps, and confirms', async () => {
    let finish = () => undefined as void;
    const host = testHost({
      shopper: MEMBER,
      renewShopper: () => {
        host.log.push({ name: 'renewShopper', value: null });
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    });
    await renderWidget(definition, full, host);
    const button = screen.getByRole('button', { name: '刷新' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    finish();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    expect(host.log).toEqual([
      { name: 'renewShopper', value: null },
      { name: 'toast', value: '资料已更新' },
    ]);
  });

  it('shows no error when the call fails, and can be retried', async () => {
    const host = testHost({ shopper: MEMBER, renewShopper: () => Promise.reject(new Error('offline')) });
    await renderWidget(definition, full, host);
    const button = screen.getByRole('button', { name: '刷新' });
    await act(async () => fireEvent.click(button));
    expect(button.getAttribute('aria-busy')).toBe('false');
    expect(host.log).toEqual([]);
  });
});

describe('the background', () => {
  it.each([
    ['1', 'left'],
    [2, 'centred'],
    [3, 'card'],
  ])('renders style %s, number or text (trap 6)', async (top_style, look) => {
    const { container } = await renderWidget(definition, { ...full, top_style });
    expect(container.querySelector(`section[data-style="${look}"]`)).not.toBeNull();
  });

  it.each([
    [1, 'flat'],
    [2, 'round'],
    [3, 'arc'],
  ])('has a block of colour with the lower edge of mode %s', async (mode, edge) => {
    const { container } = await renderWidget(definition, { ...full, bg_style: 1, mode });
    expect(container.querySelector(`section[data-edge="${edge}"]`)).not.toBeNull();
    expect(part(container, 'background')?.style.backgroundColor.toLowerCase()).toBe('#090400');
  });

  it('has a picture without an edge in any mode', async () => {
    const { container } = await renderWidget(definition, { ...full, mode: 3 });
    expect(container.querySelector('section[data-edge="flat"]')).not.toBeNull();
  });

  it('uses the preset of its style where no picture was chosen, and the theme without one', async () => {
    const data = { ...full, top_style: 2, top_pic_url: '', center_pic_url: 'pictures/centre.jpg' };
    const preset = await renderWidget(definition, data);
    expect(part(preset.container, 'background')?.style.backgroundImage).toContain('centre.jpg');
    const none = await renderWidget(definition, { ...data, center_pic_url: '' });
    expect(part(none.container, 'background')?.style.backgroundColor).toBe('var(--mall-fill)');
    const own = await renderWidget(definition, { ...full, bg_style: 1, bg_color: '' });
    expect(part(own.container, 'background')?.style.backgroundColor).toBe('var(--mall-fill)');
  });

  it('is as high as its background: the colour block or the measured picture', async () => {
    const colour = await renderWidget(definition, { ...full, bg_style: 1, bg_height: '500' });
    expect(colour.container.querySelector('section')?.style.minHeight).toBe('calc(500 * var(--rpx))');
    const picture = await renderWidget(definition, { ...full, img_height: 420 });
    expect(picture.container.querySelector('section')?.style.minHeight).toBe('calc(420 * var(--rpx))');
  });

  it('makes a name legible that has the colour of its background', async () => {
    const { container } = await renderWidget(
      definition,
      { ...full, bg_style: 1, bg_color: '#ffffff' },
      member(),
    );
    expect(part(container, 'plate')?.style.color).toBe('#1a1a1a');
  });

  it('has text that is legible on its card, not on the background behind it', async () => {
    const data = { ...full, top_style: 3, card_color: '#ffffff', nickname_color: '#333333' };
    const { container } = await renderWidget(definition, data, member());
    const { color, backgroundColor } = part(container, 'plate')?.style ?? {};
    expect([color, backgroundColor]).toEqual(['#333333', '#ffffff']);
  });

  it('has the dark icon of the payment code on a card', async () => {
    const { container } = await renderWidget(definition, { ...full, top_style: 3 });
    expect(container.innerHTML).toContain('pictures/icon/scan.svg');
    expect(container.innerHTML).not.toContain('pictures/icon-white/scan.svg');
  });
});

describe('the payment code', () => {
  it('is rendered only where the server enables it', async () => {
    await renderWidget(definition, { ...full, code: 0 });
    expect(screen.queryByRole('button', { name: '付款码' })).toBeNull();
  });
});

describe('the link to the addresses', () => {
  const withAddress = (changes: object) => ({ ...full, address: { ...full.address, ...changes } });
  const button = () => screen.getByRole('button', { name: '收货地址' });

  it('can be switched off', async () => {
    await renderWidget(definition, withAddress({ status: '0' }));
    expect(screen.queryByRole('button', { name: '收货地址' })).toBeNull();
  });

  it('is at the edge with its border, or after the name without one', async () => {
    await renderWidget(definition, withAddress({}), member());
    expect(button().style.borderColor.toLowerCase()).toBe('#ffffff');
    expect(button().closest('p')).toBeNull();
    cleanup();
    await renderWidget(definition, withAddress({ mode: 2 }), member());
    expect(button().style.borderColor).toBe('');
    expect(button().closest('p')?.textContent).toContain('林知夏');
  });

  it('leaves out the icon in style 2 at the edge only', async () => {
    await renderWidget(definition, withAddress({ style: 2 }));
    expect(button().querySelector('img, svg')).toBeNull();
    cleanup();
    await renderWidget(definition, withAddress({ style: 2, mode: 2 }));
    expect(button().querySelector('img, svg')).not.toBeNull();
  });

  it('accepts an address that is an empty list (trap 12)', async () => {
    const { host } = await renderWidget(definition, { ...full, address: [] });
    expect(host.problems).toEqual([]);
    expect(button()).toBeDefined();
  });
});
