// Proves the logic that blocks of goods share: background, arrangement, summary, height.
import { describe, expect, it } from 'vitest';
import { arrangementOf } from './arrangement';
import { type BlockBackground, blockBackground } from './block-background';
import { goodsListHeight } from './goods-list-height';
import { type DeliveredGoods, goodsSummary } from './goods-summary';

describe('the background of a block', () => {
  const block: BlockBackground = {
    backgroundColor: '#fff',
    backgroundPicUrl: 'a.png',
    position: 5,
    mode: 1,
    backgroundWidth: 100,
    backgroundHeight: 50,
  };

  it('is the colour alone without a picture, or with one that may not be loaded', () => {
    expect(blockBackground({ ...block, backgroundPicUrl: '' })).toEqual({ backgroundColor: '#fff' });
    expect(blockBackground({ ...block, backgroundPicUrl: 'javascript:alert(1)' })).toEqual({
      backgroundColor: '#fff',
    });
  });

  it.each([
    [1, 'left top'],
    [6, 'right center'],
    [8, 'center bottom'],
    [0, 'center center'],
    [10, 'center center'],
  ])('has its picture in cell %s at %s', (position, place) => {
    expect(blockBackground({ ...block, position }).backgroundPosition).toBe(place);
  });

  it.each([
    [1, 'no-repeat'],
    [2, 'repeat-x'],
    [3, 'repeat-y'],
    [4, 'repeat'],
    [9, 'no-repeat'],
  ])('of mode %s is %s', (mode, repeat) => {
    expect(blockBackground({ ...block, mode }).backgroundRepeat).toBe(repeat);
  });

  it('does not let an address end its quotes', () => {
    expect(blockBackground({ ...block, backgroundPicUrl: 'a").x{' }).backgroundImage).toBe('url("a\\").x{")');
  });
});

it('parses the stored numbers of arrangements, also as texts, and anything else as one per line', () => {
  expect([-1, 0, 1, 2, 3, '-1', '2', 9, null, {}].map(arrangementOf)).toEqual([
    'rows',
    'sideways',
    'one',
    'two',
    'three',
    'rows',
    'two',
    'one',
    'one',
    'one',
  ]);
});

describe('the summary of a goods', () => {
  const goods: DeliveredGoods = {
    id: 1,
    name: '陶碗',
    cover_pic: 'a.png',
    price_content: '￥12.00',
    original_price: '20.00',
    is_negotiable: 0,
    is_level: 1,
    level_price: '10.50',
    is_sales: 1,
    sales: '已售3件',
    goods_stock: 2,
    vip_card_appoint: { discount: '0', is_vip_card_user: 1 },
  };
  const mall = {
    isSalesShown: true,
    isGoodsNameShown: true,
    isStruckPriceShown: true,
    isSoldOutShown: true,
    isMemberPriceShown: true,
    isSuperVipShown: true,
    soldOutPicture: '/sold.png',
    soldOutWidePicture: '/wide.png',
  };
  const block = {
    hasName: true,
    hasPrice: true,
    hasStruckPrice: true,
    hasSales: true,
    hasSignOnStruckPrice: true,
    cornerPictureUrl: '',
  };

  it('has every text that the mall and the block enable', () => {
    expect(goodsSummary(goods, { mall, block })).toEqual({
      id: 1,
      name: '陶碗',
      isNameHidden: false,
      pictureUrl: 'a.png',
      cornerPictureUrl: '',
      priceText: '￥10.50',
      originalPriceText: '',
      normalPriceText: '￥12.00',
      memberPriceText: '',
      superVipText: '免费',
      salesText: '已售3件',
      isSoldOut: false,
      soldOutPictureUrl: '/sold.png',
      soldOutWidePictureUrl: '/wide.png',
    });
  });

  it('has no member price where there is none for the shopper (PRICE-09)', () => {
    for (const none of [{ level_price: -1 }, { is_level: 0 }])
      expect(goodsSummary({ ...goods, ...none }, { mall, block })).toMatchObject({
        priceText: '￥12.00',
        originalPriceText: '￥20.00',
        normalPriceText: '',
        memberPriceText: '',
      });
  });

  it('shows the price of another level small beside the price that the shopper pays', () => {
    expect(goodsSummary({ ...goods, level_show: 2 }, { mall, block })).toMatchObject({
      priceText: '￥12.00',
      originalPriceText: '￥20.00',
      normalPriceText: '',
      memberPriceText: '￥10.50',
    });
  });

  it('shows 免费 for a member price of zero (PRICE-01)', () => {
    expect(goodsSummary({ ...goods, level_price: 0 }, { mall, block }).priceText).toBe('免费');
  });

  it('has no struck price of zero', () => {
    expect(goodsSummary({ ...goods, original_price: '0.00' }, { mall, block }).originalPriceText).toBe('');
  });
});

describe('the height of a list', () => {
  const shape = { arrangement: 'two', bigRatio: 1, hasName: true, hasPrice: true, hasSales: true } as const;
  const list = (count: number) => Array.from({ length: count }, () => ({ name: '陶碗' }));

  it('is 0 without goods and for anything but a list', () => {
    expect([[], null, 'x', {}].map((goods) => goodsListHeight(goods, shape))).toEqual([0, 0, 0, 0]);
  });

  it('has two lines for three goods in two columns, and one line in a strip', () => {
    const line = goodsListHeight(list(2), shape);
    expect(goodsListHeight(list(3), shape)).toBe(2 * line + 16);
    const strip = { ...shape, arrangement: 'sideways' } as const;
    expect(goodsListHeight(list(30), strip)).toBe(goodsListHeight(list(1), strip));
  });

  it('counts two lines for long names, and none for hidden ones', () => {
    const long = [{ name: '很长的商品名称'.repeat(9) }];
    const short = goodsListHeight(list(1), shape);
    expect(goodsListHeight(long, shape)).toBe(short + 38);
    expect(goodsListHeight(long, { ...shape, hasName: false })).toBe(short - 38);
  });

  it('reserves a member price and the super member chip, unless prices are off', () => {
    const plain = goodsListHeight(list(1), shape);
    const rich = [{ name: '陶碗', is_level: 1, level_price: '9.00', vip_card_appoint: { discount: '9.5' } }];
    expect(goodsListHeight(rich, shape)).toBe(plain + 76);
    expect(goodsListHeight(rich, { ...shape, hasPrice: false })).toBe(plain - 35);
  });

  it('follows the ratio of big covers', () => {
    const big = { ...shape, arrangement: 'one' } as const;
    expect(goodsListHeight(list(1), big) - goodsListHeight(list(1), { ...big, bigRatio: 1.5 })).toBe(234);
  });

  it('has a maximum', () => {
    expect(goodsListHeight(list(1000), shape)).toBe(5000);
  });
});
