// Proves the page background: look and behaviour of diy/widgets/background.
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { testHost } from '~/renderer/testing/test-host';
import titleBar from '../app-nav-bar';
import empty from '../empty';
import { validateBackgroundDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateBackgroundDelivered);

async function pictureOf(data: unknown): Promise<CSSStyleDeclaration | undefined> {
  const { container } = await renderWidget(definition, data);
  return container.querySelector<HTMLElement>('[data-part="picture"]')?.style;
}

it('has no height in the page', () => {
  expect(definition.reserve(full)).toBe(0);
  expect(definition.place).toBe('background');
});

it('is behind the flow and the title bar above it, wherever they are in the data (trap 2)', async () => {
  const registry = { background: definition, 'app-nav-bar': titleBar, empty };
  const rendered = async (...ids: string[]) => {
    const { layout } = readLayout(
      ids.map((id) => ({ id, data: {} })),
      { registry },
    );
    const { container, unmount } = render(<Page layout={layout} registry={registry} host={testHost()} />);
    const flow = container.querySelector('[data-widget="empty"]')?.parentElement;
    const order = [...container.querySelectorAll<HTMLElement>('[data-widget]')].map(
      ({ dataset }) => dataset['widget'],
    );
    const inFlow = flow?.querySelectorAll('[data-widget]').length;
    unmount();
    return [order, inFlow];
  };
  const expected = [['background', 'app-nav-bar', 'empty'], 1];
  expect(await rendered('background', 'empty', 'app-nav-bar')).toEqual(expected);
  expect(await rendered('app-nav-bar', 'empty', 'background')).toEqual(expected);
  // Older documents have no title bar.
  expect(await rendered('empty', 'background')).toEqual([['background', 'empty'], 1]);
});

it('renders its colour, and no picture where there is none', async () => {
  const { container } = await renderWidget(definition, { backgroundColor: '#112233', showImg: true });
  const colour = container.querySelector<HTMLElement>('[data-widget="background"] > div');
  expect(colour?.style.backgroundColor).toBe('#112233');
  expect(container.querySelector('[data-part="picture"]')).toBeNull();
});

it("renders its picture regardless of the form's switch", async () => {
  expect((await pictureOf({ ...full, showImg: false }))?.backgroundImage).toContain(
    'pictures/page/leaves.svg',
  );
});

it.each([
  [1, 'no-repeat'],
  [2, 'repeat-x'],
  [3, 'repeat-y'],
  [4, 'repeat'],
])('repeats the picture by mode %i', async (mode, repeat) => {
  expect((await pictureOf({ ...full, mode }))?.backgroundRepeat).toBe(repeat);
});

it('stretches the picture over everything in mode 1, regardless of width and height', async () => {
  expect(
    (await pictureOf({ ...full, mode: 1, backgroundWidth: 20, backgroundHeight: 30 }))?.backgroundSize,
  ).toBe('100% 100%');
  expect(
    (await pictureOf({ ...full, mode: 2, backgroundWidth: 20, backgroundHeight: 30 }))?.backgroundSize,
  ).toBe('20% 30%');
});

it('uses the number of the position, not its text', async () => {
  expect((await pictureOf({ ...full, position: 9, positionText: 'top left' }))?.backgroundPosition).toBe(
    'right bottom',
  );
  expect((await pictureOf({ ...full, position: '4' }))?.backgroundPosition).toBe('left center');
});

it('falls back to the centre and to stretching for numbers outside of the lists', async () => {
  const style = await pictureOf({ ...full, position: 12, mode: 7 });
  expect(style?.backgroundPosition).toBe('center center');
  expect(style?.backgroundRepeat).toBe('no-repeat');
});

it('cannot be escaped by a quote in the picture address', async () => {
  const style = await pictureOf({ ...full, backgroundPicUrl: 'a.png"); color: red; x: url("' });
  expect(style?.color).toBe('');
});
