// Tests of the operator's look of a block of activity goods.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WidgetDefinition } from '~/renderer/define-widget';
import { renderWidget } from '~/renderer/testing/describe-widget';
import { looksOf } from '~/ui/goods/testing/looks-of';
import { backgroundFields, backgroundIn, paintedBackground } from './background';

export interface ActivityLookTests {
  definition: WidgetDefinition;
  /** Every field of the block, with its goods under `list`. */
  full: Readonly<Record<string, unknown>>;
  /** A delivered goods with changes. */
  goodsOf: (id: number, changes?: Readonly<Record<string, unknown>>) => object;
  /** Target of a tap on the goods 7. */
  address: string;
  /** True where the ratio of the covers is fixed. */
  hasOwnCovers?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const FRAMES: readonly [changes: Fields, looks: string[]][] = [
  [{ goodsStyle: 1 }, []],
  [{ goodsStyle: 2 }, ['outlined']],
  [{ goodsStyle: 3 }, ['bare']],
  [{ textStyle: 2 }, ['centred']],
  [{ textStyle: 2, listStyle: -1 }, []],
];

const BUTTONS: readonly [style: number, looks: string[]][] = [
  [1, []],
  [2, ['outline']],
  [3, ['pill']],
  [4, ['pill', 'outline']],
];

const GREEN = '#0a7d4f';

const pictures = () => [...screen.getByRole('article').querySelectorAll('img')];
const ratios = () =>
  [...screen.getByRole('article').querySelectorAll<HTMLElement>('span[style*="aspect-ratio"]')].map(
    ({ style }) => Number.parseFloat(style.aspectRatio),
  );

type RenderView = (changes: Fields, goods?: Fields) => ReturnType<typeof renderWidget>;

function describeCards(renderView: RenderView, hasOwnCovers: boolean): void {
  it.each(FRAMES)('has cards of %j with the look %j', async (changes, looks) => {
    await renderView(changes);
    expect(looksOf(screen.getByRole('article'), ['outlined', 'bare', 'centred'])).toEqual(looks);
  });

  it.each([
    [1, 'cover'],
    [0, 'contain'],
  ])('renders pictures of fill %i as %s, in every list style', async (fill, fit) => {
    for (const listStyle of [-1, 1, 2]) {
      await renderView({ fill, listStyle });
      expect(new Set(pictures().map(({ style }) => style.objectFit))).toEqual(new Set([fit]));
      cleanup();
    }
  });

  it.runIf(!hasOwnCovers).each([
    ['1-1', [1, 1, 1]],
    ['3-2', [1, 1.5, 1]],
  ])(
    'gives covers of %s in rows, one and two a line the ratios %j',
    async (goodsCoverProportion, expected) => {
      const rendered: number[] = [];
      for (const listStyle of [-1, 1, 2]) {
        await renderView({ goodsCoverProportion, listStyle });
        rendered.push(...ratios());
        cleanup();
      }
      expect(rendered).toEqual(expected);
    },
  );

  it('shows the name where it is on, and else only to screen readers', async () => {
    const name = () => screen.getByRole('link', { name: /手作陶碗$/ }).firstElementChild?.className;
    await renderView({ showGoodsName: true }, { name: '手作陶碗' });
    expect(name()).not.toBe('visually-hidden');
    cleanup();
    await renderView({ showGoodsName: false }, { name: '手作陶碗' });
    expect(name()).toBe('visually-hidden');
  });

  it('renders the corner badge where it is on, and nowhere else', async () => {
    const badges = () => pictures().filter((picture) => picture.className.includes('_corner_'));
    await renderView({ showGoodsTag: true, goodsTagPicUrl: 'pictures/new.png' });
    expect(badges().map((badge) => badge.getAttribute('src'))).toEqual(['pictures/new.png']);
    cleanup();
    await renderView({ showGoodsTag: false, goodsTagPicUrl: 'pictures/new.png' });
    expect(badges()).toEqual([]);
  });

  it('renders the built-in badge where no picture is chosen, not while the operator’s own loads', async () => {
    const isHot = () => screen.queryByText('热卖') !== null;
    await renderView({ showGoodsTag: true, goodsTagPicUrl: '' });
    expect(isHot()).toBe(true);
    cleanup();
    await renderView({ showGoodsTag: true, customizeGoodsTag: true, goodsTagPicUrl: '' });
    expect(isHot()).toBe(false);
    cleanup();
    await renderView({ showGoodsTag: false, goodsTagPicUrl: '' });
    expect(isHot()).toBe(false);
    cleanup();
    await renderView({ showGoodsTag: true, goodsTagPicUrl: 'pictures/new.png' });
    expect(isHot()).toBe(false);
  });
}

function describeButton(renderView: RenderView, address: string): void {
  const button = () => screen.getByRole('button');
  const colour = () => button().style.getPropertyValue('--mall-fill');

  it.each(BUTTONS)('has a button of style %i with the look %j', async (buyBtnStyle, looks) => {
    await renderView({ buyBtnStyle });
    expect(looksOf(button(), ['pill', 'outline'])).toEqual(looks);
  });

  it('has a button in the operator’s colour, with 去购买 as default text', async () => {
    await renderView({ buttonColor: GREEN, buyBtnText: '' });
    expect([colour(), button().textContent]).toEqual([GREEN, '去购买']);
  });

  it('has a grey button where the shopper may not buy, which still opens the goods', async () => {
    const { host } = await renderView({ buttonColor: GREEN }, { buy_goods_auth: false });
    expect([looksOf(button(), ['grey']), colour()]).toEqual([['grey'], '']);
    fireEvent.click(button());
    expect(host.log).toEqual([{ name: 'open', value: address }]);
    cleanup();
    await renderView({ buttonColor: GREEN }, { buy_goods_auth: true });
    expect(looksOf(button(), ['grey'])).toEqual([]);
  });
}

export function describeActivityLook(tests: ActivityLookTests): void {
  const { definition, full, goodsOf, address, hasOwnCovers = false } = tests;
  const renderView: RenderView = (changes, goods) =>
    renderWidget(definition, { ...full, ...changes, list: [goodsOf(7, goods)] });

  describe(`the look of the block ${definition.id}`, () => {
    it('has the operator’s colour and picture, positioned, repeated and sized', async () => {
      const { container } = await renderView(backgroundFields);
      expect(backgroundIn(container)).toEqual(paintedBackground);
    });
    describeCards(renderView, hasOwnCovers);
    describeButton(renderView, address);
  });
}
