// Proves the entries to the orders: look, counts and targets of diy/widgets/user-order.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateUserOrderDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal, pictured } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateUserOrderDelivered);

const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows its entries with their counts, and none for zero', async () => {
  await renderWidget(definition, full);
  expect(entries()).toEqual(['2笔订单待付款', '待发货', '99+笔订单待收货', '1笔订单待评价']);
});

it('shows them without counts where a server delivers none', async () => {
  await renderWidget(definition, minimal);
  expect(entries()).toEqual(['待付款', '待发货', '待收货', '待评价']);
});

it('never shows more than these', async () => {
  await renderWidget(definition, { ...full, navs: Array.from({ length: 100 }, () => full.navs[0]) });
  expect(entries()).toHaveLength(4);
});

it.each([
  ['delivered', full],
  ['its own', minimal],
])('opens the list of each state by the %s target', async (_what, data) => {
  const { host } = await renderWidget(definition, data);
  for (const entry of screen.getAllByRole('listitem'))
    fireEvent.click(entry.querySelector('button') ?? entry);
  const urls = host.log.map(({ value }) => (value as { url: string }).url);
  expect(urls).toEqual([
    '/pages/order/index/index?status=1',
    '/pages/order/index/index?status=2',
    '/pages/order/index/index?status=3',
    '/pages/order/index/index?status=4',
  ]);
});

it('opens all orders by its title row', async () => {
  const { host } = await renderWidget(definition, full);
  fireEvent.click(screen.getByRole('button', { name: '查看更多' }));
  expect(host.log).toEqual([
    { name: 'open', value: { url: '/pages/order/index/index', openType: 'navigate' } },
  ]);
});

it('accepts pictures and names in either casing (trap 1)', async () => {
  const navs = [
    { picUrl: 'a.png', text: '等我付款' },
    { icon_url: 'b.png', name: '等你发货' },
  ];
  const { container } = await renderWidget(definition, { ...full, navs });
  const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['a.png', 'b.png']);
  expect(entries().slice(0, 2)).toEqual(['等我付款', '等你发货']);
});

it('has legible text on the operator’s background', async () => {
  const { container } = await renderWidget(definition, pictured);
  expect(container.querySelector('h2')?.style.color).toBe('#ffffff');
  expect(container.querySelector('ul')?.style.color).toBe('#ffffff');
});

it('has its built-in icon where a picture does not load', async () => {
  const { container } = await renderWidget(definition, pictured);
  for (const picture of container.querySelectorAll('img')) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelectorAll('li svg')).toHaveLength(4);
});
