// Proves the account bar: look, behaviour and quirks of diy/widgets/account.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { validateAccountDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateAccountDelivered);

const member = () => testHost({ shopper: MEMBER });
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the figures', () => {
  it.each([1, 2, 3])('are the four of the shopper in mode %s (PRD-03)', async (mode) => {
    await renderWidget(definition, { ...full, mode }, member());
    expect(texts()).toEqual(['1280积分', '320.50余额', '3优惠券', '1卡券']);
  });

  it('link to their screens, also from paths that lack an s (PRD-03)', async () => {
    const slips = { coupon_page_url: '/page/coupon/index/index', card_page_url: 'page/card/index/index' };
    const { host } = await renderWidget(definition, { ...full, ...slips }, member());
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(host.log.map(({ value }) => value)).toEqual([
      '/plugins/integral_mall/index/index',
      '/pages/balance/balance',
      '/pages/coupon/index/index',
      '/pages/card/index/index',
    ]);
  });

  it('are empty for a guest', async () => {
    await renderWidget(definition, full);
    expect(texts()).toEqual(['-积分', '-余额', '-优惠券', '-卡券']);
  });

  it('use the mall’s names for points and balance (CFG-06)', async () => {
    const host = testHost();
    await renderWidget(
      definition,
      full,
      testHost({ mall: { ...host.mall, pointsName: '茶豆', balanceName: '茶票' } }),
    );
    expect(texts().slice(0, 2)).toEqual(['-茶豆', '-茶票']);
  });

  it('do not link points where the server disables it', async () => {
    await renderWidget(definition, { ...full, integer_navigate_enabled: false });
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(texts()).toHaveLength(4);
  });

  it('shrink together rather than lose a digit', async () => {
    const rich = { ...MEMBER, figures: { ...(MEMBER.figures ?? fail()), balance: '1320456.50' } };
    const { container } = await renderWidget(definition, { ...full, mode: 2 }, testHost({ shopper: rich }));
    const sizes = [...container.querySelectorAll('b')].map(({ style }) => style.getPropertyValue('--most'));
    expect(sizes).toEqual(['25', '25', '25', '25']);
  });
});

function fail(): never {
  throw new Error('the member has figures');
}

describe('the parts', () => {
  it('are chosen by the operator', async () => {
    await renderWidget(definition, { ...full, integral: '0', card: 0 });
    expect(texts()).toEqual(['-余额', '-优惠券']);
  });

  it('has no balance in a mall without one, also when the setting is a list (trap 12)', async () => {
    await renderWidget(definition, { ...full, recharge_setting: { status: '0' } });
    expect(texts()).not.toContain('-余额');
    cleanup();
    await renderWidget(definition, { ...full, recharge_setting: [] });
    expect(texts()).toContain('-余额');
  });

  it('are not rendered when all four are off', async () => {
    const none = { ...full, integral: 0, balance: 0, coupon: 0, card: 0 };
    const { container } = await renderWidget(definition, none);
    expect(container.textContent).toBe('');
    expect(definition.reserve(none)).toBe(0);
  });
});

describe('the look', () => {
  it('gives each tile its own colour, with legible text', async () => {
    const { container } = await renderWidget(definition, { ...full, card_color: '#102030' });
    const tiles = [...container.querySelectorAll('button')];
    expect(tiles.map(({ style }) => style.backgroundColor.toLowerCase())).toEqual([
      '#f6ebdb',
      '#f6ebdb',
      '#f6ebdb',
      '#102030',
    ]);
    expect(tiles.map((tile) => tile.querySelector('b')?.style.color).at(-1)).toBe('#ffffff');
  });

  it('has small icons in rows unless they are off, and large ones in tiles', async () => {
    const count = async (changes: object) => {
      const { container } = await renderWidget(definition, { ...full, ...changes });
      return container.querySelectorAll('img').length;
    };
    expect(await count({ mode: 2 })).toBe(4);
    expect(await count({ mode: 3, show_icon: 0 })).toBe(0);
    expect(await count({ mode: 1, integral_icon: 'pictures/a.svg', show_icon: 0 })).toBe(1);
  });
});
