// Proves the order bar: look, behaviour and quirks of diy/widgets/order.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { validateOrderDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateOrderDelivered);

const member = () => testHost({ shopper: MEMBER });
const NAMES = ['待付款', '待发货', '待收货', '已完成', '售后'];

describe('the states', () => {
  it('open their delivered links', async () => {
    const { host } = await renderWidget(definition, full, member());
    for (const name of NAMES) fireEvent.click(screen.getByRole('button', { name: new RegExp(`${name}$`) }));
    expect(host.log.map(({ value }) => value)).toEqual(full.order_bar.map(({ link_url }) => link_url));
  });

  it('end with the after-sales that are open', async () => {
    await renderWidget(definition, full, member());
    expect(screen.getByRole('button', { name: /1\s*笔订单\s*售后/ })).toBeDefined();
  });

  it('show their counts, and nothing for zero', async () => {
    await renderWidget(definition, full, member());
    expect(screen.getByRole('button', { name: /2\s*笔订单\s*待付款/ })).toBeDefined();
    expect(screen.getByRole('button', { name: '已完成' })).toBeDefined();
  });

  it('read 99+ above that, and accept counts that are texts (trap 6)', async () => {
    const order_bar = full.order_bar.map((state) => ({ ...state, num: '128' }));
    await renderWidget(definition, { ...full, order_bar }, member());
    expect(screen.getAllByText('99+')).toHaveLength(5);
  });

  it('show no count for a guest, whatever a cached layout contains', async () => {
    await renderWidget(definition, full);
    expect(screen.queryByText('笔订单')).toBeNull();
  });

  it('are rendered with the chosen icons before the server has filled the bar in', async () => {
    const { order_bar: _bar, ...stored } = full;
    const { host, container } = await renderWidget(definition, stored, member());
    expect(container.querySelectorAll('img')).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: '已完成' }));
    expect(host.log).toEqual([{ name: 'open', value: '/pages/order/index/index?status=4' }]);
  });
});

it('opens all orders from its title', async () => {
  const { host } = await renderWidget(definition, full);
  expect(screen.getByRole('heading', { name: '我的订单' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '查看更多' }));
  expect(host.log).toEqual([{ name: 'open', value: '/pages/order/index/index' }]);
});

describe('the card', () => {
  it.each([
    [1, true, true],
    [2, false, true],
    ['3', false, false],
  ])('of mode %s contains title: %s, icons: %s', async (mode, hasTitle, hasIcons) => {
    const data = { ...full, mode, bg: 0, card_color: '#123456' };
    const { container } = await renderWidget(definition, data);
    const card = container.querySelector('[style*="#123456"]');
    expect(card?.querySelector('h2') !== null && card !== null).toBe(hasTitle);
    expect(card?.querySelector('ul') !== null && card !== null).toBe(hasIcons);
  });

  it('makes its text legible, and text outside of it on the other background', async () => {
    const data = { ...full, mode: 2, bg_style: 1, bg_color: '#102030', card_color: '#ffffff' };
    const { container } = await renderWidget(definition, {
      ...data,
      title_color: '#102030',
      icon_color: '#ffffff',
    });
    expect(container.querySelector('h2')?.style.color).toBe('#ffffff');
    expect(container.querySelector('ul')?.style.color).toBe('#1a1a1a');
  });
});

it.each([
  [{}, 260],
  [{ mode: '3' }, 220],
  [{ title_size: 60, icon_size: 40 }, 283],
  [{ margin: '20', card_margin: 0 }, 240],
])('reserves for %j %s rpx', (changes, height) => {
  expect(definition.reserve({ ...full, ...changes })).toBe(height);
});
