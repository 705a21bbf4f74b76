import { expect, it } from 'vitest';
import { awardLines } from './member-award';

const WORDS = { balance: '余额', points: '茶豆' };

it('has an icon and words of its own for each of the seven kinds (AWARD-04)', () => {
  const lines = awardLines(
    [
      { type: 'balance', num: '5.00' },
      { type: 'integral', num: 100 },
      { type: 'coupon', name: '满减券', num: 2 },
      { type: 'card', name: '茶饮卡', num: 1 },
      { type: 'discount', num: '9.5' },
      { type: 'integral_multiple', num: 2 },
      { type: 'free_delivery' },
    ],
    WORDS,
  );
  expect(lines.map(({ figure, name }) => `${figure} ${name}`)).toEqual([
    '￥5.00 余额',
    '100 茶豆',
    '2张 满减券',
    '1张 茶饮卡',
    '9.5折 专享折扣',
    '2倍 茶豆加倍',
    '包邮 订单包邮',
  ]);
  expect(new Set(lines.map(({ icon }) => icon)).size).toBe(7);
});

it('leaves out kinds that it does not know', () => {
  expect(awardLines([{ type: 'growth', num: 3 }], WORDS)).toEqual([]);
});

it('has the picture of an item instead of its icon (AWARD-06)', () => {
  const [own, plain] = awardLines(
    [
      { type: 'coupon', name: '满减券', num: 1, pop_icon: '/ticket.png' },
      { type: 'balance', num: '5.00' },
    ],
    WORDS,
  );
  expect([own?.picture, plain?.picture]).toEqual(['/ticket.png', '']);
});
