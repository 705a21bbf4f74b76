// Proves the strip of the paid member card: faces, quirks and the tap of diy/widgets/vip-card.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { validateVipCardDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateVipCardDelivered);

const card = () => screen.getByRole('button');

describe('the strip', () => {
  it('sells the card to those without it', async () => {
    await renderWidget(definition, full);
    expect(card().textContent).toBe('开通超级会员超值全场8.8折！立即开通');
  });

  it.each([
    ['a guest', null],
    ['somebody of whom nothing more is known', { ...MEMBER, nickname: '', figures: null }],
  ])('sells it to %s', async (_who, shopper) => {
    await renderWidget(definition, full, testHost({ shopper }));
    expect(card().textContent).toContain('立即开通');
  });

  it('shows it to its holder', async () => {
    await renderWidget(definition, full, testHost({ shopper: { ...MEMBER, isSuperVip: true } }));
    expect(card().textContent).toBe('SVIP会员优享9.5折，全场包邮查看详情');
  });

  it('opens the page of the card', async () => {
    const { host } = await renderWidget(definition, full);
    fireEvent.click(card());
    expect(host.log).toEqual([
      { name: 'open', value: { url: '/plugins/vip_card/index/index', openType: 'navigate' } },
    ]);
  });

  it('is not rendered in a mall without the card', async () => {
    const { mall } = testHost();
    const host = testHost({ mall: { ...mall, isSuperVipSold: false } });
    const { container } = await renderWidget(definition, full, host);
    expect(container.querySelector('[data-widget] > *')).toBeNull();
  });
});

describe('stored data', () => {
  it('refer to the built-in picture by a path that is not the mall’s', async () => {
    const builtIn = await renderWidget(definition, minimal);
    expect(builtIn.container.querySelector('img')).toBeNull();
    const own = await renderWidget(definition, { ...minimal, buy_bg: 'uploads/own.png' });
    expect(own.container.querySelector('img')?.getAttribute('src')).toBe('uploads/own.png');
  });

  it('may contain texts longer than the editor allows', async () => {
    await renderWidget(definition, { ...full, buy_big: '长'.repeat(40) });
    expect(card().textContent).toContain('长'.repeat(40));
  });

  it('may have a padding that is a number or its text (trap 6)', async () => {
    const { container } = await renderWidget(definition, { ...full, top_bottom_padding: '24' });
    expect(container.querySelector<HTMLElement>('[data-widget] > div')?.style.paddingBlock).toContain('24');
    expect([definition.reserve(full), definition.reserve({ top_bottom_padding: 10 })]).toEqual([168, 140]);
  });

  it('have a legible label on the button', async () => {
    const data = { ...full, buy_btn_bg_color: '#222222', buy_btn_color: '#333333' };
    await renderWidget(definition, data);
    expect(screen.getByText('立即开通').style.color).toBe('#ffffff');
  });
});
