// Proves the recommended merchants: looks, figures and taps of diy/widgets/mch.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateMchDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal, shopOf } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateMchDelivered);

const opened = (host: { log: { value: unknown }[] }) =>
  host.log.map(({ value }) => (value as { url: string }).url);

describe('without goods', () => {
  const strip = (...shops: unknown[]) => ({ ...full, showGoods: false, list: shops });

  it('is a strip of shops, each of which opens its page', async () => {
    const { host } = await renderWidget(definition, strip(shopOf(3), shopOf(4, { name: '秀洲粽行' })));
    fireEvent.click(screen.getByRole('button', { name: '秀洲粽行' }));
    expect(opened(host)).toEqual(['/plugins/mch/shop/shop?mch_id=4']);
  });

  it('shows the stored picture where none was delivered, and the other way round (trap 1)', async () => {
    const stored = shopOf(3, { pic_url: undefined, picUrl: 'stored.png' });
    const delivered = shopOf(4, { pic_url: 'delivered.png', picUrl: undefined });
    const { container } = await renderWidget(definition, strip(stored, delivered));
    const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['stored.png', 'delivered.png']);
  });
});

describe('with goods', () => {
  it('opens the shop by its button and its goods by theirs', async () => {
    const { host } = await renderWidget(definition, full);
    fireEvent.click(screen.getByRole('button', { name: '进店逛逛：南湖茶庄' }));
    fireEvent.click(screen.getByRole('button', { name: '龙井 2 号，￥99.00' }));
    expect(opened(host)).toEqual([
      '/plugins/mch/shop/shop?mch_id=3',
      '/plugins/mch/goods/goods?id=2&mch_id=3',
    ]);
  });

  it('shows the numbers of goods and sales of a shop, and its distance where delivered', async () => {
    await renderWidget(definition, full);
    expect(screen.getAllByText('商品12 · 已售1.2w')).toHaveLength(2);
    expect(screen.getByText('距您1.2km')).toBeDefined();
  });

  it('shows nothing for the placeholders of a page that was never filled in', async () => {
    const shop = shopOf(3, { goods_num: 'xxx', order_num: '' });
    const { container } = await renderWidget(definition, { ...full, list: [shop] });
    expect(container.textContent).not.toContain('xxx');
    expect(container.textContent).not.toContain('商品12');
  });

  it('has no row of goods for a shop without any', async () => {
    await renderWidget(definition, full);
    expect(screen.getByRole('list', { name: '南湖茶庄的商品' })).toBeDefined();
    expect(screen.queryByRole('list', { name: '秀洲粽行的商品' })).toBeNull();
  });

  it.each([
    [1, 'white'],
    ['2', 'bordered'],
    [3, 'bare'],
    [9, 'white'],
  ])('renders the card style %j as %s (trap 6)', async (cardStyle, look) => {
    const { container } = await renderWidget(definition, { ...full, cardStyle });
    expect(container.querySelector('ul')?.dataset['look']).toBe(look);
  });
});

it('has generic names for shops and goods without a name', async () => {
  const shop = shopOf(3, { name: '', goodsList: [{ id: 1, name: '', picUrl: '', price: '' }] });
  await renderWidget(definition, { ...full, list: [shop] });
  expect(screen.getByRole('button', { name: '进店逛逛：店铺' })).toBeDefined();
  expect(screen.getByRole('button', { name: '商品' }).textContent).toBe('');
});

describe('the block', () => {
  it('renders its background', async () => {
    const { container } = await renderWidget(definition, {
      ...full,
      backgroundColor: '#123456',
      position: 12,
    });
    expect(container.querySelector('ul')?.style.backgroundColor).toBe('#123456');
  });

  it('is not rendered without shops', async () => {
    const { container } = await renderWidget(definition, { ...full, list: [] });
    expect(container.querySelector('[data-widget] > *')).toBeNull();
    expect(definition.reserve({ ...full, list: [] })).toBe(0);
  });

  it('reserves its height by its shops', () => {
    expect(definition.reserve({ ...full, showGoods: false })).toBe(336);
    expect(definition.reserve(full)).toBe(20 + 402 + 168);
  });
});
