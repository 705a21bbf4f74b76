// Proves the navigation: look and behaviour of diy/widgets/nav.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateNavDelivered } from '../validators.gen';
import definition from '.';
import { entry, full, hostile, minimal, older } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateNavDelivered);

const backgroundOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[data-part="background"]');
const slidesOf = (container: HTMLElement) => container.querySelectorAll('section[aria-label="导航"] ul');

it('opens the whole item when tapped', async () => {
  const { host } = await renderWidget(definition, full);
  fireEvent.click(screen.getByRole('button', { name: '坚果炒货' }));
  expect(host.log).toEqual([{ name: 'open', value: entry('坚果炒货', 2) }]);
});

it('opens stored items too, which lack the fields that the server adds', async () => {
  const stored = {
    icon: 'pictures/nav/1.svg',
    name: '购物车',
    url: '/pages/cart/cart',
    openType: 'navigate',
  };
  const { host, container } = await renderWidget(definition, { ...full, navs: [stored] });
  fireEvent.click(screen.getByRole('button', { name: '购物车' }));
  expect(host.log[0]?.value).toMatchObject(stored);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(stored.icon);
});

it('renders the default entries, which have no link, as no buttons', async () => {
  const { container } = await renderWidget(definition, {
    ...full,
    navs: [{ icon: '', name: '', url: '', openType: '' }],
  });
  expect(container.querySelectorAll('li')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

it('renders nothing without entries', async () => {
  const { container } = await renderWidget(definition, { ...full, navs: [] });
  expect(container.querySelector('ul')).toBeNull();
});

it('shows a shortened label with the whole one as accessible name', async () => {
  await renderWidget(definition, { ...full, navs: [entry('冬季家纺大专场', 1)] });
  expect(screen.getByRole('button', { name: '冬季家纺大专场' }).textContent).toBe('冬季家纺大');
});

it('has no icons in its text form', async () => {
  const { container } = await renderWidget(definition, { ...full, modeType: 'text' });
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(10);
});

it('loads its icons lazily', async () => {
  const { container } = await renderWidget(definition, full);
  const ways = [...container.querySelectorAll('img')].map((icon) => icon.getAttribute('loading'));
  expect(new Set(ways)).toEqual(new Set(['lazy']));
});

it('is one strip when navType is alone', async () => {
  const { container } = await renderWidget(definition, { ...full, navType: 'alone', aloneNum: '5' });
  expect(container.querySelector('[data-kind="strip"] ul')?.children).toHaveLength(10);
  expect(container.querySelector<HTMLElement>('ul')?.style.getPropertyValue('--cell')).toMatch(/^136\.36/);
});

it('is focusable as a strip without links', async () => {
  const bare = { icon: '', name: '', url: '', openType: '' };
  const { container } = await renderWidget(definition, {
    ...full,
    navType: 'alone',
    navs: [bare, bare, bare, bare],
  });
  expect(container.querySelector('ul')?.tabIndex).toBe(0);
});

it('swipes by page when navType is multi, with a dot per page in its colours', async () => {
  const { container } = await renderWidget(definition, {
    ...full,
    navType: 'multi',
    columns: 4,
    swiperType: 'rectangle',
  });
  await waitFor(() => expect(slidesOf(container)).toHaveLength(2));
  const marks = [...container.querySelectorAll<HTMLElement>('[data-type="rectangle"] > span')];
  expect(marks.map((mark) => mark.style.backgroundColor)).toEqual(['#2f5d3a', '#c9d4c4']);
});

it('has no dots where all entries fit on one page', async () => {
  const { container } = await renderWidget(definition, { ...full, navType: 'multi' });
  expect(slidesOf(container)).toHaveLength(0);
  expect(container.querySelector('[data-type]')).toBeNull();
});

it('has the older look for documents without modeType', async () => {
  const { container } = await renderWidget(definition, older);
  const background = container.querySelector<HTMLElement>('[data-look="older"]')?.style;
  await waitFor(() => expect(slidesOf(container)).toHaveLength(2));
  expect([background?.backgroundPosition, background?.backgroundRepeat, background?.backgroundSize]).toEqual([
    'left bottom',
    'repeat-x',
    '30% 40%',
  ]);
});

it('stretches the picture behind it, and shows it only when chosen', async () => {
  const pictured = { ...full, backgroundPicUrl: 'pictures/page/leaves.svg', backgroundColor: '#ff0000' };
  const chosen = await renderWidget(definition, { ...pictured, bgType: 'pic' });
  expect(backgroundOf(chosen.container)?.getAttribute('src')).toBe(pictured.backgroundPicUrl);
  expect(chosen.container.innerHTML).not.toContain('#ff0000');
  const coloured = await renderWidget(definition, { ...pictured, bgType: 'color' });
  expect(backgroundOf(coloured.container)).toBeNull();
  expect(coloured.container.innerHTML).toContain('#ff0000');
});

it('renders a hundred entries', async () => {
  const navs = Array.from({ length: 100 }, (_, index) => entry(`入口${index}`, index));
  await renderWidget(definition, { ...full, navs });
  expect(screen.getAllByRole('button')).toHaveLength(100);
});
