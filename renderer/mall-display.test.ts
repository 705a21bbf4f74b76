// Proves what the operator's switches of the mall's configuration show and hide (CFG-05).
import { describe, expect, it } from 'vitest';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import type { MallDisplay } from './host';
import { displayOf } from './mall-display';

type Setting = Readonly<Record<string, string | number>>;

const shown = (setting: Setting): MallDisplay =>
  displayOf({
    mall: { name: '南湖', setting },
    recharge_setting_custom: { customize_balance_text: '' },
    plugin: {},
  } as unknown as IndexConfigData);

describe('a switch of the mall', () => {
  it.each<[string, keyof MallDisplay]>([
    ['is_show_cart', 'isCartShown'],
    ['is_show_normal_vip', 'isMemberPriceShown'],
    ['is_show_super_vip', 'isSuperVipShown'],
    ['is_show_goods_name', 'isGoodsNameShown'],
    ['is_list_underline_price', 'isStruckPriceShown'],
    ['is_show_stock', 'isSoldOutShown'],
  ])('%s shows by 1, as number or text, and without a value (CFG-05)', (name, what) => {
    const values: Setting[] = [{ [name]: 1 }, { [name]: '1' }, {}, { [name]: 0 }, { [name]: '0' }];
    expect(values.map((setting) => shown(setting)[what])).toEqual([true, true, true, false, false]);
  });

  it('of sales hides them by either of its two', () => {
    expect(shown({ is_sales: 1, is_show_sales_num: '1' }).isSalesShown).toBe(true);
    expect(shown({ is_sales: 0, is_show_sales_num: '1' }).isSalesShown).toBe(false);
    expect(shown({ is_sales: 1, is_show_sales_num: '0' }).isSalesShown).toBe(false);
  });
});

describe('the words of the mall', () => {
  it('replace those of a negotiable price (CFG-05)', () => {
    expect(shown({ negotiable_text: '电话询价' }).negotiableText).toBe('电话询价');
    expect(shown({ negotiable_text: '' }).negotiableText).toBe('价格面议');
  });

  it('replace those of points (CFG-05, CFG-06)', () => {
    expect(shown({ integral_customer: '茶豆' }).pointsName).toBe('茶豆');
    expect(shown({}).pointsName).toBe('积分');
  });
});

it('shows everything before the configuration is there', () => {
  expect(displayOf(null)).toMatchObject({
    isCartShown: true,
    isSuperVipSold: false,
    negotiableText: '价格面议',
  });
});
