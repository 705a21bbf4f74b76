// Proves what the configuration says of a screen: its title, and whether it is a tab.
import { beforeEach, describe, expect, it } from 'vitest';
import { indexConfig } from '~/schemas/api/index.gen';
import { coerce } from '~/schemas/shape';
import { isTabPath, type MallConfig, mallConfig, setMallConfig, titleOf } from './mall';

const SAYING = {
  navbar: {
    navs: [
      { text: '首页', url: '/pages/index/index?from=tab', open_type: 'redirect' },
      { text: '会员', url: '/pages/a/a', link: { new_link_url: '/pages/member/index/index' } },
    ],
  },
  bar_title: [
    { name: '购物车', value: '/pages/cart/cart', new_name: '篮子' },
    { name: '分类', value: '/pages/cats/cats', new_name: '' },
    { name: '专题详情', value: '/pages/topic/topic', new_name: '专题详情' },
  ],
};

describe('what the configuration says of a screen', () => {
  beforeEach(() => setMallConfig(coerce(indexConfig.answer, SAYING) as MallConfig));

  it('recognises tab screens by the path of their entry, the link before the url (TAB-01, TAB-02, TAB-04)', () => {
    expect(
      ['/pages/index/index', '/pages/member/index/index', '/pages/a/a', '/pages/goods/goods'].map(isTabPath),
    ).toEqual([true, true, false, false]);
  });

  it('replaces a title by the operator’s, and no other (NAV-06, NAV-07)', () => {
    const current = mallConfig();
    expect(titleOf(current, '/pages/cart/cart', '购物车')).toBe('篮子');
    expect(titleOf(current, '/pages/cats/cats', '分类')).toBe('分类');
    expect(titleOf(null, '/pages/cart/cart', '购物车')).toBe('购物车');
  });

  it('prefers a title of the data while the operator has not renamed the screen (NAV-07)', () => {
    expect(titleOf(mallConfig(), '/pages/topic/topic', '早晨的第一泡茶')).toBe('早晨的第一泡茶');
  });
});
