// Proves the bar of favourites and footprints: look, behaviour and quirks of diy/widgets/foot.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { validateFootDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateFootDelivered);

const member = () => testHost({ shopper: MEMBER });
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('both halves', () => {
  it('show their count and open their lists', async () => {
    const { host } = await renderWidget(definition, full, member());
    fireEvent.click(screen.getByRole('button', { name: /12\s*我的收藏/ }));
    fireEvent.click(screen.getByRole('button', { name: /30\s*我的足迹/ }));
    expect(host.log.map(({ value }) => value)).toEqual([
      '/pages/favorite/favorite',
      '/pages/foot/index/index',
    ]);
  });

  it.each([
    ['a guest', testHost()],
    ['a shopper who is asked for', testHost({ shopper: { ...MEMBER, figures: null } })],
  ])('show no count for %s', async (_who, host) => {
    await renderWidget(definition, full, host);
    expect(screen.getByRole('button', { name: /^-\s*我的收藏$/ })).toBeDefined();
  });

  it('leave out the icons in mode 2', async () => {
    const { container } = await renderWidget(definition, { ...full, mode: 2 });
    expect(container.querySelector('img, svg')).toBeNull();
  });

  it('show the count above or beside, style as number or text (trap 6)', async () => {
    const { container } = await renderWidget(definition, { ...full, style: '2' });
    expect(container.querySelectorAll('button[data-style="2"]')).toHaveLength(2);
  });
});

describe('the icons', () => {
  it('are the chosen ones on a picture', async () => {
    const { container } = await renderWidget(definition, full);
    expect(sources(container)).toEqual(['pictures/icon-white/heart.svg', 'pictures/icon-white/foot.svg']);
  });

  it('are the grey ones, stored as gery_, where white would be invisible', async () => {
    const { container } = await renderWidget(definition, { ...full, bg: 0 });
    expect(sources(container)).toEqual(['pictures/icon/heart.svg', 'pictures/icon/foot.svg']);
  });

  it('have a fallback where a picture does not load', async () => {
    const { container } = await renderWidget(definition, full);
    const [first] = container.querySelectorAll('img');
    fireEvent.error(first ?? container);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});

describe('the background', () => {
  it("is a card with its own colour, apart from the block's", async () => {
    const { container } = await renderWidget(definition, { ...full, card: 1, card_color: '#112233' });
    expect(container.innerHTML).toContain('#112233');
  });

  it('makes text legible on the page, on a colour and on a card', async () => {
    const colourOf = async (changes: object) => {
      const { container } = await renderWidget(definition, { ...full, ...changes });
      return container.querySelector('b')?.style.color;
    };
    expect(await colourOf({ bg: 0 })).toBe('#1a1a1a');
    expect(await colourOf({ bg_style: 1, bg_color: '#204020' })).toMatch(/^#ffffff$/i);
    expect(await colourOf({ card: 1, card_color: '#ffffff' })).toBe('#1a1a1a');
  });
});

describe('the reserved height', () => {
  it.each([
    [{}, 136],
    [{ style: '2' }, 112],
    [{ card: 1 }, 224],
    [{ card: 1, style: 2, card_margin: '0' }, 144],
    [{ margin: 20 }, 156],
  ])('of %j is %s rpx', (changes, height) => {
    expect(definition.reserve({ ...full, ...changes })).toBe(height);
  });
});
