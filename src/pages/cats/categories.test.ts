// Proves how the category tree is parsed.
import { describe, expect, it } from 'vitest';
import type { Category as DeliveredCategory } from '~/schemas/api/cat.gen';
import { categoryAfter, firstLevelOf, readCategories, styleOf } from './categories';

const delivered = (
  id: number | string,
  name: string,
  child: DeliveredCategory[] = [],
): DeliveredCategory => ({
  id,
  mall_id: '1',
  mch_id: '0',
  parent_id: '0',
  name,
  pic_url: `/icon-${id}.png`,
  big_pic_url: '',
  sort: '1',
  advert_pic: '',
  advert_url: '',
  advert_open_type: '',
  advert_params: [],
  status: '1',
  is_show: '1',
  is_delete: '0',
  created_at: '',
  updated_at: '',
  deleted_at: '',
  page_url: '',
  active: false,
  child,
});

const tree = readCategories([
  delivered(1, '水果', [delivered('11', '苹果', [delivered('111', '红富士')])]),
  {
    ...delivered(2, '粮油'),
    advert_pic: '/a.png',
    advert_url: '/pages/goods/list',
    advert_open_type: 'navigate',
  },
]);

describe('the category tree', () => {
  it('has numeric ids on every level, and the icon where the big picture is missing', () => {
    expect(tree[0]?.children[0]).toMatchObject({ id: 11, name: '苹果', bigPicture: '/icon-11.png' });
    expect(tree[0]?.children[0]?.children[0]?.id).toBe(111);
  });

  it('has adverts with their link, and none where no picture is set', () => {
    expect(tree[0]?.advert).toBeNull();
    expect(tree[1]?.advert).toMatchObject({ picture: '/a.png', link: { url: '/pages/goods/list' } });
  });

  it('finds the first level of any category, and defaults to the first', () => {
    expect(firstLevelOf(tree, 111)?.name).toBe('水果');
    expect(firstLevelOf(tree, 2)?.name).toBe('粮油');
    expect(firstLevelOf(tree, 99)?.name).toBe('水果');
    expect(firstLevelOf([], 1)).toBeUndefined();
  });

  it('finds the next category', () => {
    expect(categoryAfter(tree, 1)?.name).toBe('粮油');
    expect(categoryAfter(tree, 2)).toBeNull();
  });
});

describe('the look', () => {
  it.each([
    ['1', 1],
    ['11', 11],
    ['', 11],
    ['12', 11],
    [undefined, 11],
  ])('maps %j to look %i', (stored, style) => {
    expect(styleOf(stored)).toBe(style);
  });
});
