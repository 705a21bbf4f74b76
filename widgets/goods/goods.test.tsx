// Proves the goods block: behaviour and quirks of diy/widgets/goods.
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rpx } from '~/domain/rpx';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { renderStaged } from '~/renderer/testing/render-staged';
import { testHost } from '~/renderer/testing/test-host';
import { coerce } from '~/schemas/shape';
import { validateGoodsDelivered } from '../validators.gen';
import definition from '.';
import { goodsOf } from '../kit/testing/goods';
import { byCategory, full, hostile, kinds, minimal } from './fixtures';
import { innerCard, outerSpace } from './look';
import { type GoodsDelivered, shape } from './schema.gen';

describeWidget(definition, { minimal, full, hostile }, validateGoodsDelivered);

const one = (changes: Readonly<Record<string, unknown>>, goods: Readonly<Record<string, unknown>> = {}) => ({
  ...full,
  ...changes,
  list: [goodsOf(1004, goods)],
});

const withMall = (changes: Readonly<Record<string, unknown>>) =>
  testHost({ mall: { ...testHost().mall, ...changes } });

describe('a card', () => {
  it('opens the goods through the host when tapped', async () => {
    const { host } = await renderWidget(definition, one({}));
    const link = screen.getByRole('link', { name: '明前龙井 125g' });
    expect(link.getAttribute('href')).toBe('#/pages/goods/goods?id=1004');
    expect(fireEvent.click(link)).toBe(false);
    expect(host.log).toEqual([{ name: 'open', value: '/pages/goods/goods?id=1004' }]);
  });

  it('opens the SKU sheet by its button, not the goods page', async () => {
    const { host } = await renderWidget(definition, one({}));
    fireEvent.click(screen.getByRole('button', { name: '加入购物车：明前龙井 125g' }));
    expect(host.log).toEqual([{ name: 'addToCart', value: { id: 1004 } }]);
  });

  it('opens the goods page by its text button where the mall has no cart in lists', async () => {
    const host = withMall({ isCartShown: false });
    await renderWidget(definition, one({ buyBtn: 'text' }), host);
    fireEvent.click(screen.getByRole('button'));
    expect(host.log).toEqual([{ name: 'open', value: '/pages/goods/goods?id=1004' }]);
  });

  it('opens the goods of a plugin by its button', async () => {
    const { host } = await renderWidget(
      definition,
      one({}, { sign: 'pintuan', page_url: '/plugins/pt/goods/goods?id=4' }),
    );
    fireEvent.click(screen.getByRole('button'));
    expect(host.log).toEqual([{ name: 'open', value: '/plugins/pt/goods/goods?id=4' }]);
  });

  it('explains why a shopper without the right may not buy', async () => {
    const { host } = await renderWidget(definition, one({}, { buy_goods_auth: false }));
    fireEvent.click(screen.getByRole('button'));
    expect(host.log).toEqual([{ name: 'toast', value: '您暂无权限购买该商品' }]);
  });

  it.each([
    ['for negotiable goods', {}, { is_negotiable: 1 }],
    ['for sold-out goods', {}, { goods_stock: 0 }],
    ['with centred words', { textStyle: 2 }, {}],
    ['in a strip', { listStyle: 0 }, {}],
    ['when switched off', { showBuyBtn: false }, {}],
  ])('has no button %s', async (_when, changes, goods) => {
    await renderWidget(definition, one(changes, goods));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no cart icon where the mall hides it (CFG-05)', async () => {
    await renderWidget(definition, one({}), withMall({ isCartShown: false }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has the button of centred text in rows, which are never centred', async () => {
    await renderWidget(definition, one({ textStyle: 2, listStyle: -1 }));
    expect(screen.getByRole('button')).toBeDefined();
  });

  it('replaces the text button by the cart icon in three columns', async () => {
    await renderWidget(definition, one({ listStyle: 3, buyBtn: 'text', buyBtnText: '抢' }));
    expect(screen.getByRole('button').textContent).toBe('');
  });

  it('shows the text of the button, 购买 where none is stored', async () => {
    await renderWidget(definition, one({ buyBtn: 'text', buyBtnText: '' }));
    expect(screen.getByRole('button').textContent).toBe('购买');
  });

  it('remains a named link when the name is hidden by the block or the mall', async () => {
    await renderWidget(definition, one({ showGoodsName: false }));
    await renderWidget(definition, one({}), withMall({ isGoodsNameShown: false }));
    const links = screen.getAllByRole('link', { name: '明前龙井 125g' });
    expect(links.map((link) => link.firstElementChild?.className)).toEqual([
      'visually-hidden',
      'visually-hidden',
    ]);
  });

  it('shows no price of any kind when prices are off', async () => {
    const { container } = await renderWidget(
      definition,
      one({ showGoodsPrice: false }, { is_level: 1, level_price: 9 }),
    );
    expect(container.textContent).not.toContain('￥');
  });

  it("emphasises the price of the shopper's level, with the price beside it (PRICE-09)", async () => {
    const { container } = await renderWidget(
      definition,
      one({}, { is_level: 1, level_show: 1, level_price: 211.6 }),
    );
    expect(container.textContent).toContain('会员价普通价￥238.00￥211.60');
  });

  it.each([
    ['with its sign two a line', 2, '￥298.00'],
    ['without its sign in rows', -1, '298.00'],
    ['without its sign in a strip', 0, '298.00'],
  ])('prints the struck price %s', async (_where, listStyle, text) => {
    const { container } = await renderWidget(definition, one({ listStyle }));
    expect(container.querySelector('del')?.textContent).toBe(`原价${text}`);
  });

  it('has no struck price when the block or the mall turns it off, nor for negotiable goods', async () => {
    const rendered = [
      await renderWidget(definition, one({ isUnderLinePrice: false })),
      await renderWidget(definition, one({}), withMall({ isStruckPriceShown: false })),
      await renderWidget(definition, one({}, { is_negotiable: 1, price_content: '价格面议' })),
    ];
    for (const { container } of rendered) expect(container.querySelector('del')).toBeNull();
  });

  it('shows sales in rows and two a line only, and where mall and goods show them', async () => {
    const shown = async (changes: Readonly<Record<string, unknown>>, goods = {}) =>
      (await renderWidget(definition, one(changes, goods))).container.textContent?.includes('已售452件');
    expect(await shown({ listStyle: -1 })).toBe(true);
    expect(await shown({ listStyle: 2 })).toBe(true);
    expect(await shown({ listStyle: 1 })).toBe(false);
    expect(await shown({ listStyle: 2 }, { is_sales: 0 })).toBe(false);
  });

  it('shows the super member chip where the card has a discount and the mall shows it', async () => {
    const vip_card_appoint = { discount: '9.5', is_my_vip_card_goods: 0, is_vip_card_user: 0 };
    const { container } = await renderWidget(definition, one({}, { vip_card_appoint }));
    expect(container.textContent).toContain('9.5折');
    const hidden = await renderWidget(
      definition,
      one({}, { vip_card_appoint }),
      withMall({ isSuperVipShown: false }),
    );
    expect(hidden.container.textContent).not.toContain('9.5折');
  });

  it('shows sold out only where the mall enables it', async () => {
    await renderWidget(definition, one({}, { goods_stock: 0 }), withMall({ isSoldOutShown: false }));
    expect(screen.queryByText('已售罄')).toBeNull();
    await renderWidget(definition, one({}, { goods_stock: 0 }));
    expect(screen.getByText('已售罄')).toBeDefined();
  });

  it('has the corner tag only when switched on', async () => {
    const without = await renderWidget(definition, one({}));
    const tagged = await renderWidget(definition, one({ showGoodsTag: true }));
    expect(without.container.querySelectorAll('img')).toHaveLength(1);
    expect(tagged.container.querySelectorAll('img')).toHaveLength(2);
  });

  it('has the built-in tag where no picture is chosen', async () => {
    await renderWidget(definition, one({ showGoodsTag: true, goodsTagPicUrl: '' }));
    expect(screen.getByText('热卖')).toBeDefined();
  });
});

describe('the categories', () => {
  it('show the delivered goods of the chosen one, without a request', async () => {
    const { host } = await renderWidget(definition, byCategory);
    expect(screen.getAllByRole('link')).toHaveLength(kinds.length);
    fireEvent.click(screen.getByRole('tab', { name: '零食' }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['原味腰果 500g']);
    expect(host.log).toEqual([]);
  });

  it('show an empty state where one has no goods', async () => {
    await renderWidget(definition, byCategory);
    fireEvent.click(screen.getByRole('tab', { name: '家纺' }));
    expect(within(screen.getByRole('tabpanel')).getByText('暂无商品')).toBeDefined();
  });

  it.each(['top', 'left'])('at the %s turn to the one whose row an operator opens', async (catPosition) => {
    const data = { ...byCategory, catPosition };
    const { stage } = await renderStaged(definition, data, { row: { list: 'catList', index: 1 } });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['原味腰果 500g']);
    stage({ row: { list: 'list', index: 0 } });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    stage({ row: { list: 'catList', index: 0 } });
    expect(screen.getAllByRole('link')).toHaveLength(kinds.length);
  });

  it('have no tabs when there is one, and render nothing when there is none', async () => {
    await renderWidget(definition, { ...byCategory, catList: byCategory.catList.slice(0, 1) });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(kinds.length);
    const none = await renderWidget(definition, { ...byCategory, catList: [], list: kinds });
    expect(none.container.querySelector('[data-widget] > *')).toBeNull();
  });

  it('are in a menu at the left, with goods in rows regardless of the stored list style', async () => {
    await renderWidget(definition, { ...byCategory, catPosition: 'left', listStyle: 3 });
    fireEvent.click(screen.getByRole('radio', { name: '零食' }));
    expect(screen.getByRole('region', { name: '零食' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['原味腰果 500g']);
  });
});

describe('the height that is reserved', () => {
  it('grows with the lines of the list', () => {
    const two = definition.reserve({ ...full, list: kinds.slice(0, 2) });
    const four = definition.reserve({ ...full, list: kinds.slice(0, 4) });
    expect(two).toBeGreaterThan(450);
    expect(four).toBeGreaterThan(two * 1.8);
  });

  it('is 0 where nothing will be rendered', () => {
    expect(definition.reserve({ ...full, list: [] })).toBe(0);
    expect(definition.reserve({ ...byCategory, catList: [] })).toBe(0);
  });
});

describe('a document older than the inner card', () => {
  const { c_padding_top: _top, c_padding_lr: _sides, c_padding_bottom: _bottom, ...rest } = full;
  const { c_border_top: _upper, c_border_bottom: _lower, bg: _card, ...older } = rest;

  it.each([
    [2, [24, 24, 24, 24]],
    [3, [24, 9, 0, 24]],
  ])('has its list directly on the background, with the padding of style %d', (listStyle, space) => {
    const data = coerce(shape, { ...older, listStyle }) as GoodsDelivered;
    expect(outerSpace(data)).toEqual({ padding: space.map(rpx).join(' ') });
    expect(innerCard(data)).toEqual({});
    const newer = definition.reserve({ ...full, listStyle, c_padding_top: 24, c_padding_bottom: space[2] });
    expect(definition.reserve({ ...older, listStyle })).toBe(newer);
  });

  it('uses its stored newer fields', () => {
    const data = coerce(shape, { ...older, c_padding_top: 8, bg: '#eeeeee' }) as GoodsDelivered;
    expect(outerSpace(data)).toEqual({ padding: [8, 24, 24].map(rpx).join(' ') });
    expect(innerCard(data)).toMatchObject({ background: '#eeeeee' });
  });
});

it('renders its background as stored', async () => {
  const background = {
    backgroundPicUrl: 'a.png',
    position: 9,
    mode: 2,
    backgroundWidth: 40,
    backgroundHeight: 30,
  };
  const { container } = await renderWidget(definition, one(background));
  const style = container.querySelector<HTMLElement>('[data-widget] > div')?.style;
  expect(style?.backgroundPosition).toBe('right bottom');
  expect(style?.backgroundRepeat).toBe('repeat-x');
  expect(style?.backgroundSize).toBe('40% 30%');
});
