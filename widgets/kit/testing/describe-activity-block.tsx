// The tests that every block of activity goods passes beside those of every widget.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '~/renderer/testing/describe-widget';
import { type ActivityLookTests, describeActivityLook } from './describe-activity-look';

interface ActivityBlockTests extends ActivityLookTests {
  /** Text of the button. */
  button: string;
  /** False for goods that are delivered without stock and are never on request. */
  hasStock?: boolean;
}

type Case = [what: string, changes: object, goods: Readonly<Record<string, unknown>>];
const WITHOUT_BUTTON: readonly Case[] = [
  ['sold out', {}, { goods_stock: 0 }],
  ['negotiable', {}, { is_negotiable: 1 }],
];

const cards = () => screen.queryAllByRole('article');

/** Data in the shapes that older backends store and deliver. */
function describeOldShapes({ definition, full, goodsOf }: ActivityBlockTests): void {
  describe(`the block ${definition.id}`, () => {
    it('parses numbers and switches that are delivered as texts (trap 6)', async () => {
      const list = [goodsOf(1), goodsOf(2)];
      const { container } = await renderWidget(definition, {
        ...full,
        list,
        listStyle: '2',
        buyBtnStyle: '3',
        showBuyBtn: '0',
        goodsStyle: '2',
      });
      expect(container.querySelectorAll('article[class*="half"][class*="outlined"]')).toHaveLength(2);
      expect(screen.queryByRole('button')).toBeNull();
      expect(definition.reserve({ list, listStyle: '2' })).toBe(definition.reserve({ list, listStyle: 2 }));
    });

    it('renders nothing for data that are an empty list (trap 12)', async () => {
      const { container } = await renderWidget(definition, []);
      expect(container.querySelector('[data-widget]')?.children).toHaveLength(0);
    });
  });
}

export function describeActivityBlock(tests: ActivityBlockTests): void {
  const { definition, full, goodsOf, address, button, hasStock = true } = tests;
  const block = (changes: Readonly<Record<string, unknown>>) => ({ ...full, ...changes });
  const one = (changes: Readonly<Record<string, unknown>> = {}) => ({ list: [goodsOf(7, changes)] });

  describe(`the block ${definition.id}, like every block of activity goods,`, () => {
    it('renders nothing and reserves nothing without goods', async () => {
      const { container } = await renderWidget(definition, block({ list: [] }));
      expect(container.querySelector('[data-widget]')?.children).toHaveLength(0);
      expect(definition.reserve({ list: [] })).toBe(0);
    });

    it.each([-1, 1, 2])(
      'renders a hundred goods in list style %i, and reserves their height',
      async (style) => {
        const list = Array.from({ length: 100 }, (_one, index) => goodsOf(index + 1));
        const { container } = await renderWidget(definition, block({ list, listStyle: style }));
        // A query by role computes the styles of each element and of all around it.
        expect(container.querySelectorAll('article')).toHaveLength(100);
        expect(definition.reserve({ list, listStyle: style })).toBeGreaterThan(1000);
      },
    );

    it('opens the goods’ own address by a tap on the card and on its button', async () => {
      const { host } = await renderWidget(definition, block({ ...one(), buyBtnText: button }));
      fireEvent.click(screen.getByRole('link'));
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${button}`) }));
      expect(host.log.map(({ name, value }) => [name, value])).toEqual([
        ['open', address],
        ['open', address],
      ]);
    });

    it.each([
      ['switched off', { showBuyBtn: false }, {}],
      ['centred', { textStyle: 2 }, {}],
      ...(hasStock ? WITHOUT_BUTTON : []),
    ])('has no button when it is %s', async (_what, changes, goods) => {
      await renderWidget(definition, block({ ...changes, ...one(goods) }));
      expect(screen.queryByRole('button')).toBeNull();
      expect(cards()).toHaveLength(1);
    });

    it.runIf(hasStock)('shows that goods are sold out', async () => {
      await renderWidget(definition, block(one({ goods_stock: 0 })));
      expect(screen.getByText('已售罄')).toBeDefined();
    });

    it('renders a card with a long name, a missing picture and an address without a screen', async () => {
      const { container } = await renderWidget(
        definition,
        block(one({ name: '长'.repeat(300), cover_pic: '', page_url: 'javascript:alert(1)' })),
      );
      expect(cards()).toHaveLength(1);
      expect(container.querySelector('a')).toBeNull();
    });
  });
  describeOldShapes(tests);
  describeActivityLook(tests);
}
