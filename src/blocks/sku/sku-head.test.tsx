// Proves that the sheet's primary price is that of the page behind it.
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SkuGoods } from './sku-goods';
import { SkuHead } from './sku-head';

const goods: SkuGoods = {
  id: 12,
  mchId: 0,
  name: '每日坚果礼盒',
  cover: '',
  unit: '盒',
  hasChoice: false,
  groups: [],
  skus: [
    {
      id: 26,
      goods_id: 12,
      sign_id: '',
      stock: 3,
      price: '99.00',
      no: '',
      bar_code: '',
      weight: 0,
      pic_url: '',
      is_delete: 0,
      attr_list: [],
      price_member: 89.1,
    },
  ],
  levelShow: 1,
  minimum: 1,
  allowance: -1,
  isVirtual: false,
  isNegotiable: false,
  isFinished: false,
  mayBuy: true,
  opensAtMs: 0,
};

function pricesFor(levelShow: number, isMemberPriceShown = true): string | null | undefined {
  const { container } = render(
    <SkuHead
      goods={{ ...goods, levelShow }}
      choice={{ selection: {}, quantity: 1 }}
      isMemberPriceShown={isMemberPriceShown}
    />,
  );
  return container.querySelector('[aria-live] > p')?.textContent;
}

describe('the head of the SKU sheet', () => {
  it('emphasises the price that this shopper pays, with the other price small beside it', () => {
    expect(pricesFor(1)).toBe('￥89.10会员价普通价 ￥99.00');
    expect(pricesFor(2)).toBe('￥99.00会员价￥89.10');
    expect(pricesFor(0)).toBe('￥99.00');
    expect(pricesFor(1, false)).toBe('￥99.00');
  });

  it('has neither price nor number where the goods has no SKU', () => {
    const none = { ...goods, skus: [], hasChoice: true };
    const { container } = render(
      <SkuHead goods={none} choice={{ selection: {}, quantity: 1 }} isMemberPriceShown />,
    );
    expect(container.querySelector('[aria-live]')?.textContent).toContain('已售罄');
    expect(container.textContent).not.toMatch(/免费|￥|库存/);
  });
});
