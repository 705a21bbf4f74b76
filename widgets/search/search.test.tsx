// Proves the search strip: look and behaviour of diy/widgets/search.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateSearchDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateSearchDelivered);

const plain = { ...full, picUrl: '', is_img: false };

it('opens the search page when the field is tapped', async () => {
  const { host } = await renderWidget(definition, plain);
  fireEvent.click(screen.getByRole('button', { name: '搜索：找一款秋天的茶' }));
  expect(host.log).toEqual([{ name: 'open', value: '/pages/search/search' }]);
});

it('opens the path of the picture at the right, which has no parameters', async () => {
  const { host } = await renderWidget(definition, full);
  fireEvent.click(screen.getByRole('button', { name: '购物车' }));
  expect(host.log).toEqual([{ name: 'open', value: { img_url: '/pages/cart/cart', openType: 'navigate' } }]);
});

it('has a name for a picture whose page another backend does not name', async () => {
  await renderWidget(definition, { ...full, img_name: '' });
  expect(screen.getByRole('button', { name: '快捷入口' })).toBeDefined();
});

it('names the picture at the right by the page that it opens', async () => {
  await renderWidget(definition, { ...full, img_name: '我的收藏' });
  expect(screen.getByRole('button', { name: '我的收藏' })).toBeDefined();
});

it.each([1, '1', true])('shows the picture at the right when the switch holds %j', async (value) => {
  await renderWidget(definition, { ...full, is_img: value });
  expect(screen.getByRole('button', { name: '购物车' })).toBeDefined();
});

it.each([0, '0', false])('shows no picture at the right when the switch holds %j', async (value) => {
  await renderWidget(definition, { ...full, is_img: value });
  expect(screen.queryByRole('button', { name: '购物车' })).toBeNull();
});

it('renders the picture at the right without a button when it has no link', async () => {
  const { container } = await renderWidget(definition, { ...plain, is_img: true, img_url: '' });
  expect(screen.queryByRole('button', { name: '购物车' })).toBeNull();
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

it('renders the background picture instead of the colour', async () => {
  const { container } = await renderWidget(definition, { ...full, is_img: false });
  expect(container.querySelector('img')?.getAttribute('src')).toBe(full.picUrl);
  expect(container.innerHTML).not.toContain(full.background);
});

it('reads the radius as rpx, also as a text', async () => {
  await renderWidget(definition, { ...plain, radius: '24' });
  expect(screen.getByRole('button').style.getPropertyValue('--radius')).toBe('24');
});

it('renders documents of older malls, which have six fields only', async () => {
  const { color, background, radius, placeholder, textColor, textPosition } = full;
  const { container } = await renderWidget(definition, {
    color,
    background,
    radius,
    placeholder,
    textColor,
    textPosition,
  });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(container.querySelector('[data-over]')).toBeNull();
});

it('reserves its height', () => {
  expect(definition.reserve(plain)).toBe(88);
  expect(definition.reserve(full)).toBe(108);
});

it.each(['1', 1])('overlaps a banner that follows where it is immersive, stored as %j', async (typeStyle) => {
  const { container } = await renderWidget(definition, { ...full, typeStyle });
  expect(container.querySelector('[data-widget="search"]')?.getAttribute('data-over')).toBe('banner');
});
