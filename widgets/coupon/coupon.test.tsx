// Proves the strip of coupons: behaviour and quirks of diy/widgets/coupon.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { type TestHost, testHost } from '~/renderer/testing/test-host';
import type { Endpoint } from '~/schemas/endpoint';
import { validateCouponDelivered } from '../validators.gen';
import definition from '.';
import { ticketColours, wordsOn } from './colours';
import { couponOf, discount, full, hostile, minimal, received } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateCouponDelivered);

const strip = (coupons: readonly unknown[], changes: Readonly<Record<string, unknown>> = {}) => ({
  ...full,
  ...changes,
  coupon_list: coupons,
});

/** A host whose server has one response to every call. */
function answering(answer: unknown, changes: Partial<TestHost> = {}): TestHost {
  const host: TestHost = testHost({
    ...changes,
    call: async <P, D>(endpoint: Endpoint<P, D>, params: P): Promise<D> => {
      host.log.push({ name: 'call', value: { route: endpoint.route, params } });
      return answer as D;
    },
  });
  return host;
}

const namesIn = (host: TestHost) => host.log.map(({ name }) => name);
const ticket = () => screen.getByRole('button');

describe('a ticket', () => {
  it.each([
    ['an amount off with its threshold', couponOf('1'), '￥20满100元可用立即领取'],
    ['a discount without one (COUP-02)', discount, '9折无门槛使用立即领取'],
    ['a received one', received, '￥60满300元可用已领取'],
    [
      'a type that arrives as a number',
      couponOf('1', { type: 1, discount: 8.5 }),
      '8.5折满100元可用立即领取',
    ],
    ['receipts above 1 as received', couponOf('1', { is_receive: '2' }), '￥20满100元可用已领取'],
  ])('reads %s', async (_what, coupon, text) => {
    await renderWidget(definition, strip([coupon]));
    expect(ticket().textContent).toMatch(new RegExp(`${text}$`));
  });

  it('has its name for screen readers', async () => {
    await renderWidget(definition, strip([couponOf('1')]));
    expect(
      screen.getByRole('button', { name: /^新人满减券\s*￥20\s*满100元可用\s*立即领取$/ }),
    ).toBeDefined();
  });
});

describe('a tap', () => {
  it('asks for login, receives from the centre and shows the received coupon (COUP-04)', async () => {
    const host = answering({ id: 1, name: '新人满减券', rest: 0 });
    await renderWidget(definition, strip([couponOf('1')]), host);
    fireEvent.click(ticket());
    await waitFor(() => expect(ticket().textContent).toContain('已领取'));
    expect(host.log).toEqual([
      { name: 'require', value: 'login' },
      { name: 'call', value: { route: 'api/coupon/receive', params: { coupon_id: 1 } } },
      {
        name: 'showGifts',
        value: {
          kind: 'receive',
          gifts: [
            {
              id: 1,
              name: '新人满减券',
              content: '满100减20',
              page_url: '/pages/goods/list?coupon_id=1',
              share_type: 4,
              rest: 0,
            },
          ],
        },
      },
    ]);
  });

  it('leaves a coupon receivable while it can be received again', async () => {
    const host = answering({ id: 1, rest: 2 });
    await renderWidget(definition, strip([couponOf('1')]), host);
    fireEvent.click(ticket());
    await waitFor(() => expect(namesIn(host)).toContain('showGifts'));
    expect(ticket().textContent).toContain('立即领取');
  });

  it('receives a hand-picked coupon from its layout, once', async () => {
    const host = answering({ coupon: { id: 1 } });
    await renderWidget(definition, strip([couponOf('1')], { addType: 'manual' }), host);
    fireEvent.click(ticket());
    await waitFor(() => expect(ticket().textContent).toContain('已领取'));
    expect(host.log[1]).toEqual({
      name: 'call',
      value: { route: 'plugin/diy/api/coupon/receive', params: { template_id: 1810, coupon_id: 1 } },
    });
  });

  it('receives a picked coupon from the centre where there is no stored layout', async () => {
    const host = answering({ id: 1, rest: 0 }, { templateId: 0 });
    await renderWidget(definition, strip([couponOf('1')], { addType: 'manual' }), host);
    fireEvent.click(ticket());
    await waitFor(() => expect(namesIn(host)).toContain('showGifts'));
    expect(host.log[1]).toEqual({
      name: 'call',
      value: { route: 'api/coupon/receive', params: { coupon_id: 1 } },
    });
  });

  it.each([received.is_receive, '2', 3])(
    'treats %j as received, as a text or not (trap 11)',
    async (is_receive) => {
      const { host } = await renderWidget(definition, strip([{ ...received, is_receive }]));
      fireEvent.click(ticket());
      expect(host.log.map(({ name }) => name)).toEqual(['toast']);
    },
  );

  it('on a received coupon shows this without a call', async () => {
    const { host } = await renderWidget(definition, strip([received]));
    fireEvent.click(ticket());
    expect(host.log).toEqual([{ name: 'toast', value: '您已领取过该优惠券' }]);
  });

  it('ends without a message when the shopper does not sign in', async () => {
    const host = testHost({ require: () => Promise.reject(new Error('declined')) });
    await renderWidget(definition, strip([couponOf('1')]), host);
    fireEvent.click(ticket());
    await new Promise((done) => setTimeout(done, 5));
    expect(host.log).toEqual([]);
    expect(ticket().textContent).toContain('立即领取');
  });

  it('leaves the coupon unchanged when the server refuses, and can be retried', async () => {
    const { host } = await renderWidget(definition, strip([couponOf('1')]));
    fireEvent.click(ticket());
    await new Promise((done) => setTimeout(done, 5));
    fireEvent.click(ticket());
    await waitFor(() => expect(namesIn(host)).toEqual(['require', 'call', 'require', 'call']));
    expect(ticket().textContent).toContain('立即领取');
  });

  it('receives once when tapped twice', async () => {
    const host = answering({ id: 1, rest: 5 });
    await renderWidget(definition, strip([couponOf('1')]), host);
    fireEvent.click(ticket());
    fireEvent.click(ticket());
    await waitFor(() => expect(namesIn(host)).toContain('showGifts'));
    expect(namesIn(host)).toEqual(['require', 'call', 'showGifts']);
  });
});

describe('the strip', () => {
  it.each([
    [1, '1'],
    [3, '3'],
    [4, 'many'],
    [100, 'many'],
  ])('fits its width or scrolls: %s coupons are rendered as %s', async (count, look) => {
    const coupons = Array.from({ length: count }, (_none, index) => couponOf(String(index)));
    const { container } = await renderWidget(definition, strip(coupons));
    expect(container.querySelector('ul')?.dataset['count']).toBe(look);
    expect(screen.getAllByRole('button')).toHaveLength(count);
  });

  it('is white whatever background colour is stored', async () => {
    const { container } = await renderWidget(definition, full);
    expect(container.querySelector('ul')?.style.backgroundColor).toBe('var(--colour-card)');
  });

  it('is not rendered without coupons', async () => {
    const { container } = await renderWidget(definition, strip([]));
    expect(container.querySelector('[data-widget] > *')).toBeNull();
    expect(definition.reserve(strip([]))).toBe(0);
    expect(definition.reserve(full)).toBe(162);
  });
});

describe('the colours', () => {
  const colours = { couponBg: '#7a1f1f', couponBgType: 'pure', textColor: '#ffffff' } as const;

  it('are the operator’s where the text is legible', () => {
    expect(ticketColours(colours, false)).toEqual({ background: '#7a1f1f', color: '#ffffff' });
  });

  it('have another text colour where it would not be legible', () => {
    expect(wordsOn('#D9BC8B', '#ffffff')).toBe('#1a1a1a');
    expect(wordsOn('rgb(1, 2, 3)', '#ffffff')).toBe('#ffffff');
  });

  it('are grey once received', () => {
    expect(ticketColours(colours, true)).toEqual({ background: '#b4b4b4', color: '#1a1a1a' });
  });

  it('of a gradient begin at the right and end in half of the colour, or in as much as the text needs', () => {
    const gradient = (couponBg: string, textColor: string) =>
      ticketColours({ couponBg, textColor, couponBgType: 'gradient' }, false).background;
    expect(gradient('#D9BC8B', '#ffffff')).toBe('linear-gradient(to left, #D9BC8B, #ecdec5)');
    expect(gradient('#7a1f1f', '#ffffff')).not.toContain('#bd8f8f');
  });
});
