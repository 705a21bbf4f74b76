// Proves the sets of goods: behaviour and quirks of diy/widgets/composition.
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { validateCompositionDelivered } from '../validators.gen';
import definition from '.';
import { full, setOf, hostile, minimal, withCovers } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateCompositionDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: setOf,
  address: '/plugins/composition/detail/detail?composition_id=7',
  button: '去抢购',
  hasStock: false,
  hasOwnCovers: true,
});

describe('the pictures of a set (trap 8)', () => {
  it.each([1, 2, 3, 4, 5])('are all rendered when there are %i', async (count) => {
    const { container } = await renderWidget(definition, { ...full, list: [withCovers(count)] });
    expect(container.querySelectorAll('article img')).toHaveLength(count);
  });

  it('are the first five of more, and a placeholder where there is none', async () => {
    const { container } = await renderWidget(definition, { ...full, list: [withCovers(7), withCovers(0)] });
    const counts = [...container.querySelectorAll('article')].map(
      (card) => card.querySelectorAll('img').length,
    );
    expect(counts).toEqual([5, 0]);
    expect(container.querySelectorAll('article:last-child svg')).toHaveLength(1);
  });

  it('are wider than those of other goods, with the reserved height in every list style', async () => {
    const ratios: string[] = [];
    for (const listStyle of [-1, 1, 2]) {
      const { container } = await renderWidget(definition, { ...full, listStyle, list: [setOf(7)] });
      ratios.push(container.querySelector<HTMLElement>('[class*="mosaic"]')?.style.aspectRatio ?? '');
      cleanup();
    }
    expect(ratios.map((ratio) => Number.parseFloat(ratio).toFixed(2))).toEqual(['1.99', '2.09', '2.09']);
    const square = { goodsCoverProportion: '1-1' };
    expect(definition.reserve({ list: [setOf(7)], ...square })).toBe(
      definition.reserve({ list: [setOf(7)], goodsCoverProportion: '3-2' }),
    );
  });
});

describe('the chip before the name', () => {
  it.each([
    [-1, '套餐组合'],
    [1, '固定套餐'],
    [2, '固定套餐'],
  ])('in list style %i is %s', async (listStyle, text) => {
    await renderWidget(definition, { ...full, listStyle, list: [setOf(7)] });
    expect(screen.getByRole('link').textContent).toBe(`${text}一壶三杯茶席`);
  });

  it('is left out where the server delivered no text', async () => {
    await renderWidget(definition, { ...full, list: [setOf(7, { tag: '' })] });
    expect(screen.getByRole('link').textContent).toBe('一壶三杯茶席');
  });
});

it('is never hidden by stock, and shows neither a struck nor a member price', async () => {
  const odd = setOf(7, { goods_stock: 0, original_price: '999.00', is_level: 1, level_price: '1.00' });
  await renderWidget(definition, { ...full, isUnderLinePrice: true, list: [odd] });
  expect(screen.getByRole('article').textContent).toBe('固定套餐一壶三杯茶席￥318.00去抢购');
});
