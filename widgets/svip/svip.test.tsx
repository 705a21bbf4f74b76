// Proves the super member card: look, behaviour and quirks of diy/widgets/svip.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { validateSvipDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateSvipDelivered);

const holder = () => testHost({ shopper: { ...MEMBER, isSuperVip: true } });
const button = () => screen.getByRole('button');

describe('the offer', () => {
  it.each([
    ['a guest', testHost()],
    ['a member without the card', testHost({ shopper: MEMBER })],
  ])('is shown to %s and opens the card', async (_who, host) => {
    await renderWidget(definition, full, host);
    expect(button().textContent).toBe('开通超级会员，立省更多超值全场8.8折！立即开通');
    fireEvent.click(button());
    expect(host.log).toEqual([{ name: 'open', value: '/plugins/vip_card/index/index' }]);
  });

  it('has no button where its label is empty', async () => {
    await renderWidget(definition, { ...full, buy_btn_text: '' });
    expect(button().textContent).toBe('开通超级会员，立省更多超值全场8.8折！');
  });

  it('shows texts that are longer than the editor allows', async () => {
    const buy_big = '一'.repeat(40);
    await renderWidget(definition, { ...full, buy_big });
    expect(screen.getByText(buy_big)).toBeDefined();
  });
});

describe('a holder', () => {
  it('shows his card’s benefits, and opens it', async () => {
    const { host } = await renderWidget(definition, full, holder());
    expect(button().textContent).toBe('SVIP会员优享9.5折，全场包邮详情');
    fireEvent.click(button());
    expect(host.log).toEqual([{ name: 'open', value: '/plugins/vip_card/index/index' }]);
  });

  it('sees the card of holders', async () => {
    const { container } = await renderWidget(
      definition,
      { ...full, renew_bg: 'pictures/renew.jpg' },
      holder(),
    );
    expect(container.innerHTML).toContain('renew.jpg');
  });
});

it('is not rendered in a mall that does not sell the card (CFG-10)', async () => {
  const host = testHost();
  await renderWidget(definition, full, testHost({ mall: { ...host.mall, isSuperVipSold: false } }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('is dropped with its permission, whose key has an underscore (trap 15)', () => {
  expect(definition.permission).toBe('vip_card');
});

it('makes the label of its golden button and of a coloured one legible', async () => {
  const colours = async (buy_btn_bg_color: string) => {
    const { container } = await renderWidget(definition, {
      ...full,
      buy_btn_bg_color,
      buy_btn_color: '#ffffff',
    });
    const words = [...container.querySelectorAll<HTMLElement>('span')].find(
      ({ textContent }) => textContent === '立即开通',
    );
    cleanup();
    return words?.style.color;
  };
  expect(await colours('')).toBe('#1a1a1a');
  expect(await colours('#3c352e')).toBe('#ffffff');
});

it('renders without the margin that older documents do not have', () => {
  const { margin: _margin, ...older } = full;
  expect(definition.reserve(older)).toBe(140);
});
