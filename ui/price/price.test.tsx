// Proves that a rendered price reads like its text.
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MemberPrice } from './member-price';
import { Price } from './price';
import { StruckPrice } from './struck-price';

const rendered = (text: string) => render(<Price text={text} />).container.textContent;

describe('Price', () => {
  it.each(['￥128.50', '￥128', '免费', '价格面议', '￥5-9', '￥12.3w', '100积分+￥1.50'])(
    'reads %s unchanged',
    (text) => {
      expect(rendered(text)).toBe(text);
    },
  );

  it('shows 免费 in one size, without a smaller sign (PRICE-01)', () => {
    const { container } = render(<Price text="免费" />);
    expect(container.querySelectorAll('span span')).toHaveLength(1);
  });

  it('emphasises the numbers of a price in points', () => {
    const { container } = render(<Price text="100积分+￥1.50" />);
    const runs = [...container.querySelectorAll('span span')];
    expect(runs.map(({ textContent }) => textContent)).toEqual(['100', '积分+￥', '1', '.50']);
    expect(runs.map(({ className }) => className === '')).toEqual([true, false, true, false]);
  });

  it('renders nothing for a blank price (PRICE-03)', () => {
    expect(rendered('')).toBe('');
  });

  it('shows the level price beside the price (PRICE-09)', () => {
    const { container } = render(
      <>
        <Price text="￥128" />
        <MemberPrice text="￥98" />
      </>,
    );
    expect(container.textContent).toBe('￥128会员价￥98');
  });

  it('announces that a struck price is the former one', () => {
    const { container } = render(<StruckPrice text="￥199" beside="￥128" />);
    expect(container.querySelector('del')?.textContent).toBe('原价￥199');
  });

  it.each([
    ['￥100.00', '￥100'],
    ['￥99', '￥100.00'],
    ['11.90', '￥12.00'],
    ['12', '￥12.00'],
    ['15', '￥9.90-20.00'],
    ['￥9.9w', '￥99000'],
    ['', '￥5'],
  ])('strikes no former price of %s beside %s', (text, beside) => {
    const { container } = render(<StruckPrice text={text} beside={beside} />);
    expect(container.textContent).toBe('');
  });

  it.each([
    ['￥100', '￥99.99'],
    ['12.01', '￥12.00'],
    ['21', '￥9.90-20.00'],
    ['￥5', '免费'],
    ['￥5', '100积分+￥1.50'],
  ])('strikes a former price of %s beside %s', (text, beside) => {
    const { container } = render(<StruckPrice text={text} beside={beside} />);
    expect(container.querySelector('del')?.textContent).toContain(text);
  });
});
