// Proves the customer service: look, behaviour and quirks of diy/widgets/customer.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateCustomerDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateCustomerDelivered);

afterEach(() => {
  vi.restoreAllMocks();
});

const accounts = (...names: string[]) => names.map((name) => ({ qrcode: `pictures/${name}.png`, name }));

describe('the card', () => {
  it('shows code and account, copies the account, saves the code', async () => {
    const { host } = await renderWidget(definition, full);
    expect(screen.getByRole('img', { name: '添加客服微信二维码' }).getAttribute('src')).toBe(
      'pictures/qr/service.svg',
    );
    fireEvent.click(screen.getByRole('button', { name: '复制客服微信号' }));
    expect(host.log).toEqual([{ name: 'copy', value: 'nanhu-service' }]);
    const save = screen.getByRole('link', { name: '保存客服二维码图片' });
    expect([save.getAttribute('href'), save.hasAttribute('download')]).toEqual([
      'pictures/qr/service.svg',
      true,
    ]);
  });

  it('offers only what the account has', async () => {
    await renderWidget(definition, { ...full, wechat: [{ qrcode: '', name: 'a' }] });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: '复制客服微信号' })).toBeDefined();
  });

  it('uses the colour of the fill for an empty border, and makes text legible', async () => {
    const data = { ...full, save_bg: '#ff4544', save_border: '', save_color: '#ffffff' };
    await renderWidget(definition, data);
    const { backgroundColor, borderColor, color } = screen.getByRole('link').style;
    expect(borderColor).toBe(backgroundColor);
    expect([backgroundColor, color]).toEqual(['#d93b3a', '#ffffff']);
  });

  it.each([
    ['a fill', { save_bg: '' }, 'var(--mall-fill)', 'var(--mall-on-main)'],
    ['words on a light fill', { save_bg: '#ffffff', save_color: '' }, '#ffffff', 'var(--mall-ink)'],
    ['words on a dark fill', { save_bg: '#1a1a1a', save_color: '' }, '#1a1a1a', '#ffffff'],
  ])('has the theme of the mall without a colour for %s', async (_what, data, fill, words) => {
    await renderWidget(definition, { ...full, ...data });
    const { backgroundColor, color } = screen.getByRole('link').style;
    expect([backgroundColor, color]).toEqual([fill, words]);
  });

  it('uses a border of its own', async () => {
    await renderWidget(definition, full);
    expect(screen.getByRole('link').style.borderColor).toBe('#ff4544');
  });
});

describe('the line', () => {
  it.each(['2', 2])(
    'is chosen by %j, text or number (trap 6), and copies the account',
    async (select_style) => {
      const { host } = await renderWidget(definition, { ...full, select_style });
      expect(screen.getByText('有专属福利优惠活动哦~')).toBeDefined();
      fireEvent.click(screen.getByRole('button', { name: '复制微信号' }));
      expect(host.log).toEqual([{ name: 'copy', value: 'nanhu-service' }]);
    },
  );

  it('saves the code where there is no account to copy', async () => {
    await renderWidget(definition, {
      ...full,
      select_style: '2',
      wechat: [{ qrcode: 'pictures/a.png', name: '' }],
    });
    expect(screen.getByRole('link', { name: '保存二维码' }).getAttribute('href')).toBe('pictures/a.png');
  });
});

describe('one of several accounts', () => {
  it.each([
    [0, 'a'],
    [0.5, 'b'],
    [0.999, 'c'],
  ])('is chosen at random: %s yields %s', async (chance, name) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    await renderWidget(definition, { ...full, wechat: accounts('a', 'b', 'c') });
    expect(screen.getByText(name)).toBeDefined();
  });

  it('is never an empty one', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    await renderWidget(definition, { ...full, wechat: [...accounts('a'), { qrcode: '', name: '' }] });
    expect(screen.getByText('a')).toBeDefined();
  });
});

it('is not rendered without an account, also when the list is an object (trap 12)', async () => {
  const none = await renderWidget(definition, { ...full, wechat: [] });
  expect(none.container.textContent).toBe('');
  const odd = await renderWidget(definition, { ...full, wechat: {} });
  expect(odd.container.textContent).toBe('');
  expect(definition.reserve({ ...full, wechat: [] })).toBe(0);
});
