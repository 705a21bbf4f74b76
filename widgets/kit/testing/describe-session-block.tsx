// Tests of blocks that can show the current or next session automatically.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WidgetDefinition } from '~/renderer/define-widget';
import { renderWidget } from '~/renderer/testing/describe-widget';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import { backgroundFields, backgroundIn, paintedBackground } from './background';

interface SessionBlockTests {
  definition: WidgetDefinition;
  /** Every field of a block that shows a session automatically. */
  automatic: Readonly<Record<string, unknown>>;
  /** `mData` of a running session, with those goods. */
  sessionOf: (list: readonly object[]) => object;
  goodsOf: (id: number, changes?: Readonly<Record<string, unknown>>) => object;
  word: string;
  /** Target of 更多. */
  morePath: string;
}

export function describeSessionBlock(tests: SessionBlockTests): void {
  const { definition, automatic, sessionOf, goodsOf, word, morePath } = tests;
  const block = (changes: Readonly<Record<string, unknown>>) => ({ ...automatic, ...changes });

  describe(`the block ${definition.id}, showing a session automatically,`, () => {
    it('ignores the picked goods, which stay as stored (trap 9)', async () => {
      const list = [{ id: 1, name: '手选', picUrl: '', price: '1.00' }];
      await renderWidget(definition, block({ list, mData: sessionOf([goodsOf(7, { name: '场次里的' })]) }));
      expect(screen.queryByText('手选')).toBeNull();
      expect(screen.getByRole('link', { name: /场次里的$/ })).toBeDefined();
    });

    it('is a block of picked goods when the document does not state it (trap 9)', async () => {
      const { addGoodsType: _automatic, ...older } = automatic;
      const list = [goodsOf(7, { name: '手选' })];
      await renderWidget(definition, { ...older, list, mData: sessionOf([]) });
      expect(screen.getByText('手选')).toBeDefined();
      expect(screen.queryByRole('heading')).toBeNull();
      expect(definition.reserve({ list: [] })).toBe(0);
    });

    it('has a strip of cards without buttons, each of which opens its goods', async () => {
      const page_url = `/plugins/x/goods?id=7`;
      const { host } = await renderWidget(
        definition,
        block({ mData: sessionOf([goodsOf(7, { page_url })]) }),
      );
      fireEvent.click(screen.getByRole('link', { name: /龙井/ }));
      expect(screen.queryByRole('button')).toBeNull();
      expect(host.log).toEqual([{ name: 'open', value: page_url }]);
    });

    it('links to all sessions', async () => {
      const { host } = await renderWidget(definition, automatic);
      fireEvent.click(screen.getByRole('link', { name: `更多${word}` }));
      expect(host.log).toEqual([{ name: 'open', value: morePath }]);
    });

    it.each([sessionOf([]), {}, [], null])('shows a note without goods (%j)', async (mData) => {
      const { container } = await renderWidget(definition, block({ mData }));
      expect(screen.getByText(`暂无${word}活动`)).toBeDefined();
      expect(container.querySelector('[role="timer"]')).toBeNull();
      expect(definition.reserve(block({ mData }))).toBe(380);
    });

    it('renders a hundred goods in one line, and reserves its height', async () => {
      const goods = Array.from({ length: 100 }, (_one, index) => goodsOf(index + 1));
      const { container } = await renderWidget(definition, block({ mData: sessionOf(goods) }));
      expect(container.querySelectorAll('article')).toHaveLength(100);
      expect(definition.reserve(block({ mData: sessionOf(goods) }))).toBe(
        definition.reserve(block({ mData: sessionOf(goods.slice(0, 1)) })),
      );
    });

    it('renders the corner badge where it is on, and nowhere else', async () => {
      const mData = sessionOf([goodsOf(7)]);
      const badge = (container: HTMLElement) =>
        container.querySelector(`img[src="${SAMPLE_PICTURES.banner}"]`);
      const off = await renderWidget(definition, block({ mData, showGoodsTag: false }));
      expect(badge(off.container)).toBeNull();
      const on = await renderWidget(definition, block({ mData, showGoodsTag: true }));
      expect(badge(on.container)).not.toBeNull();
    });

    it('has the operator’s colour and picture, positioned, repeated and sized', async () => {
      const { container } = await renderWidget(definition, block(backgroundFields));
      expect(backgroundIn(container)).toEqual(paintedBackground);
    });

    it.each([
      [1, 'cover'],
      [0, 'contain'],
    ])('renders pictures of fill %i as %s', async (fill, fit) => {
      const { container } = await renderWidget(definition, block({ fill, mData: sessionOf([goodsOf(7)]) }));
      expect(container.querySelector<HTMLElement>('article img')?.style.objectFit).toBe(fit);
    });

    it('shows the name where it is on, and else only to screen readers', async () => {
      const mData = sessionOf([goodsOf(7)]);
      const name = () => screen.getByRole('link', { name: /龙井/ }).firstElementChild?.className;
      await renderWidget(definition, block({ mData, showGoodsName: true }));
      expect(name()).not.toBe('visually-hidden');
      cleanup();
      await renderWidget(definition, block({ mData, showGoodsName: false }));
      expect(name()).toBe('visually-hidden');
    });

    it('hides prices and struck prices that are switched off', async () => {
      const mData = sessionOf([goodsOf(7)]);
      await renderWidget(definition, block({ mData, isUnderLinePrice: false }));
      expect(screen.getByRole('article').textContent).toContain('￥238.00');
      expect(screen.getByRole('article').textContent).not.toContain('298');
      screen.getByRole('article').remove();
      await renderWidget(definition, block({ mData, showGoodsPrice: false }));
      expect(screen.getByRole('article').textContent).not.toContain('238');
    });
  });
}
