// Proves the picture advert: look, behaviour and quirks of diy/widgets/rubik.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateRubikDelivered } from '../validators.gen';
import definition from '.';
import { couponLink, full, gridOf, hostile, minimal, single } from './fixtures';
import { blockHeight, cellPosition } from './geometry';

describeWidget(definition, { minimal, full, hostile }, validateRubikDelivered);

it('opens the link of a cell, named after what was chosen', async () => {
  const { host } = await renderWidget(definition, full);
  fireEvent.click(screen.getByRole('button', { name: '铸铁珐琅锅 24cm' }));
  expect(host.log).toEqual([{ name: 'open', value: full.list[1]?.link }]);
});

it('names a cell by the alternative text of its picture', async () => {
  const [first, second] = full.list;
  const plain = { ...first, link: {}, alt: '茶园' };
  await renderWidget(definition, { ...full, list: [plain, { ...second, alt: '一口锅' }] });
  expect(screen.getByRole('button', { name: '一口锅' })).toBeDefined();
  expect(screen.getByRole('img', { name: '茶园' })).toBeDefined();
});

it('opens the link of an area above the cell', async () => {
  const { host } = await renderWidget(definition, single);
  fireEvent.click(screen.getByRole('button', { name: '领券中心' }));
  expect(host.log).toEqual([{ name: 'open', value: couponLink }]);
});

it('positions areas in rpx of the whole block, those without a link too', async () => {
  const { container } = await renderWidget(definition, single);
  const inert = container.querySelector<HTMLElement>('[style*="calc(360 * var(--rpx))"]');
  expect(inert?.tagName).toBe('DIV');
  expect(inert?.style.width).toBe('calc(200 * var(--rpx))');
});

it('shows a picture whose link is not permitted, without opening anything', async () => {
  const [first] = full.list;
  const emptied = { ...first, link: { ...first?.link, value: '', new_link_url: '' } };
  const { container } = await renderWidget(definition, { ...full, list: [emptied] });
  expect(container.querySelector('img')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('renders nothing before a style and pictures are chosen', async () => {
  const { container } = await renderWidget(definition, { ...full, style: -1 });
  expect(container.querySelector('img')).toBeNull();
  expect(definition.reserve(minimal)).toBe(0);
});

it('shows a picture without a known size in its own height', async () => {
  const { container } = await renderWidget(definition, { ...single, height: 'auto', a_height: undefined });
  expect(container.querySelector<HTMLElement>('[data-widget] > div')?.style.height).toBe('');
});

describe('the height of the block', () => {
  it.each([
    [{ style: 0, height: '480.00' }, 480],
    [{ style: 0, height: 'auto', a_height: '512.50' }, 512.5],
    [{ style: 0, height: 'auto' }, null],
    [{ style: 1, height: 100 }, 360],
    [{ style: 2, height: 100 }, 360],
    [{ style: 3, height: 100 }, 360],
    [{ style: 4 }, 240],
    [{ style: 5, height: 100 }, 240],
    [{ style: '6', height: 186 }, 187.5],
    [{ style: 7 }, 372],
    [{ style: 8, height: '562.5', w: 4, h: 3 }, 562.5],
    [{ style: 8, height: 'auto', w: '4', h: '3' }, 562.5],
    [{ style: -1, height: 300 }, 0],
  ])('of %j is %s rpx', (data, height) => {
    expect(blockHeight(data)).toBe(height);
  });

  it('is reserved before the chunk has loaded', () => {
    expect(definition.reserve(full)).toBe(360);
    expect(definition.reserve({ ...full, style: 6 })).toBe(187.5);
    const measured = { pic_url: `uploads/20261121/${'0a'.repeat(16)}-750x300.jpg` };
    const natural = { style: 0, list: [measured] };
    expect(definition.reserve(natural)).toBe(300);
  });
});

describe('the position of a cell', () => {
  const grid = { w: 25, h: 12, space: 10 };
  const cell = { x: 10, y: 0, w: 15, h: 12 };

  it("is the editor's, its px read as rpx (trap 10)", () => {
    const computed = {
      left: 'calc(40% + 10px)',
      top: '0%',
      width: 'calc(60% - 10px)',
      height: 'calc(100% - 0px)',
    };
    expect(cellPosition({ ...cell, ...computed }, grid)).toEqual({
      left: 'calc(40% + 10 * var(--rpx))',
      top: '0%',
      width: 'calc(60% + -10 * var(--rpx))',
      height: '100%',
    });
  });

  it('is the same from the grid when the computed sizes are missing or invalid', () => {
    const derived = cellPosition(cell, grid);
    expect(derived.left).toBe('calc(40% + 10 * var(--rpx))');
    expect(derived.width).toBe('calc(60% + -10 * var(--rpx))');
    expect(cellPosition({ ...cell, left: 'url(x)', top: '0%', width: '1%', height: '1%' }, grid)).toEqual(
      derived,
    );
  });

  it('tolerates a grid of zero', () => {
    expect(cellPosition(cell, { w: 0, h: 0, space: 0 }).left).toBe('1000%');
  });
});

it('renders three equal pictures side by side, with gaps only between them', async () => {
  const cells = [0, 25, 50].map((x) => [x, 0, 25, 24] as const);
  const { container } = await renderWidget(definition, gridOf(5, { w: 75, h: 24, cells }));
  const block = container.querySelector<HTMLElement>('[data-widget] > div');
  const places = [...(block?.children ?? [])].map((cell) => {
    const { left, width, top, height } = (cell as HTMLElement).style;
    return [left, width, top, height];
  });
  expect(block?.style.height).toBe('calc(240 * var(--rpx))');
  expect(places).toEqual([
    ['0%', 'calc(33.3333% + -4 * var(--rpx))', '0%', '100%'],
    ['calc(33.3333% + 4 * var(--rpx))', 'calc(33.3333% + -8 * var(--rpx))', '0%', '100%'],
    ['calc(66.6667% + 4 * var(--rpx))', 'calc(33.3333% + -4 * var(--rpx))', '0%', '100%'],
  ]);
});

it('renders a hundred pictures', async () => {
  const cells = Array.from(
    { length: 100 },
    (_none, index) => [index % 10, Math.floor(index / 10), 1, 1] as const,
  );
  const { container } = await renderWidget(definition, gridOf(8, { w: 10, h: 10, cells }));
  expect(container.querySelectorAll('img')).toHaveLength(100);
});
