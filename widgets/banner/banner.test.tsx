// Proves the banner: look and behaviour of diy/widgets/banner.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { renderStaged } from '~/renderer/testing/render-staged';
import { setVisibility } from '~/tests/visibility';
import { validateBannerDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, imported, linked, minimal, unlinked } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateBannerDelivered);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const currentOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-current="true"]');
const trackOf = (container: HTMLElement): HTMLElement => {
  const track = container.querySelector<HTMLElement>('[data-look] > div');
  if (track === null) throw new Error('There is no track');
  return track;
};
const pictureOf = (container: HTMLElement) => currentOf(container)?.querySelector('img')?.getAttribute('src');
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function drag(track: HTMLElement, distance: number): void {
  fireEvent.pointerDown(track, { pointerId: 1, clientX: 200 });
  fireEvent.pointerMove(track, { pointerId: 1, clientX: 200 + distance });
  fireEvent.pointerUp(track, { pointerId: 1, clientX: 200 + distance });
}

/** Renders with fake timers; the view's chunk is loaded before, because loading needs real ones. */
async function renderHeld(data: unknown) {
  await definition.load();
  vi.useFakeTimers();
  const rendering = renderWidget(definition, data);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(100);
  });
  return rendering;
}

it('plays when autoplay is 0, because the stored switch is inverted (trap 3)', async () => {
  const { container } = await renderHeld({ ...full, interval: 4000 });
  expect(pictureOf(container)).toBe(linked.pic_url);
  wait(4000);
  expect(pictureOf(container)).toBe(imported.pic_url);
});

it('never advances when autoplay is 1', async () => {
  const { container } = await renderHeld({ ...full, autoplay: 1 });
  wait(60_000);
  expect(pictureOf(container)).toBe(linked.pic_url);
});

it('uses 3000 ms where the oldest documents have no interval (trap 3)', async () => {
  const { interval: _, ...data } = full;
  const { container } = await renderHeld(data);
  wait(2500);
  expect(pictureOf(container)).toBe(linked.pic_url);
  wait(600);
  expect(pictureOf(container)).toBe(imported.pic_url);
});

it('uses 500 ms where the oldest documents have no duration (trap 3)', async () => {
  const { duration: _, ...data } = full;
  const { container } = await renderWidget(definition, { ...data, duration: undefined });
  expect(container.innerHTML).toContain('--duration: 500ms');
  const slow = await renderWidget(definition, { ...full, duration: '1000' });
  expect(slow.container.innerHTML).toContain('--duration: 1000ms');
});

it('loops from the last picture to the first', async () => {
  const { container } = await renderHeld({ ...full, interval: 1000 });
  for (let step = 0; step < 3; step += 1) wait(1000);
  expect(pictureOf(container)).toBe(linked.pic_url);
});

it('holds no timer while the page is hidden, and continues when it is shown', async () => {
  const { container } = await renderHeld({ ...full, interval: 4000 });
  const count = vi.getTimerCount();
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(count - 1);
  wait(60_000);
  expect([pictureOf(container), vi.getTimerCount()]).toEqual([linked.pic_url, 0]);
  setVisibility('visible');
  wait(4000);
  expect(pictureOf(container)).toBe(imported.pic_url);
});

it('changes the picture by a drag of 40 px and not by a shorter one', async () => {
  const { container } = await renderWidget(definition, { ...full, autoplay: 1 });
  drag(trackOf(container), -39);
  expect(pictureOf(container)).toBe(linked.pic_url);
  drag(trackOf(container), -40);
  expect(pictureOf(container)).toBe(imported.pic_url);
  drag(trackOf(container), 80);
  drag(trackOf(container), 80);
  expect(pictureOf(container)).toBe(unlinked.pic_url);
});

it('opens no link after a drag', async () => {
  const { container, host } = await renderWidget(definition, { ...full, autoplay: 1 });
  const button = screen.getByRole('button', { name: '桂花乌龙 100g' });
  fireEvent.pointerDown(button, { pointerId: 1, clientX: 200 });
  fireEvent.pointerMove(button, { pointerId: 1, clientX: 180 });
  fireEvent.pointerUp(button, { pointerId: 1, clientX: 180 });
  fireEvent.click(button, { detail: 1 });
  expect(host.log).toEqual([]);
  expect(pictureOf(container)).toBe(linked.pic_url);
});

it('moves by the arrow keys and keeps the focus', async () => {
  const { container } = await renderWidget(definition, { ...full, autoplay: 1 });
  screen.getByRole('button', { name: '桂花乌龙 100g' }).focus();
  fireEvent.keyDown(document.activeElement ?? container, { key: 'ArrowRight' });
  expect(pictureOf(container)).toBe(imported.pic_url);
  expect(document.activeElement).toBe(trackOf(container));
  fireEvent.keyDown(trackOf(container), { key: 'ArrowLeft' });
  expect(pictureOf(container)).toBe(linked.pic_url);
});

it('opens the whole item when tapped, with and without a picker entry', async () => {
  const { host } = await renderWidget(definition, { ...full, banners: [linked] });
  fireEvent.click(screen.getByRole('button', { name: '桂花乌龙 100g' }));
  expect(host.log).toEqual([{ name: 'open', value: linked }]);
  const other = await renderWidget(definition, { ...full, banners: [imported] });
  fireEvent.click(screen.getByRole('button', { name: '第1张广告' }));
  expect(other.host.log).toEqual([{ name: 'open', value: imported }]);
});

it('is only a picture where there is no link', async () => {
  const { container } = await renderWidget(definition, { ...full, banners: [unlinked] });
  expect(container.querySelector('button')).toBeNull();
  expect(screen.getByRole('img', { name: '第1张广告' })).toBeDefined();
});

it('renders stored items, which lack the fields that the server adds', async () => {
  const { container } = await renderWidget(definition, minimal);
  expect(pictureOf(container)).toBe('pictures/banner/brand.svg');
});

it('crops or shows the whole picture by fill', async () => {
  const cropped = await renderWidget(definition, { ...full, fill: 1 });
  expect(cropped.container.querySelector('img')?.style.objectFit).toBe('cover');
  const whole = await renderWidget(definition, { ...full, fill: '0' });
  expect(whole.container.querySelector('img')?.style.objectFit).toBe('contain');
});

it('shows one dot per picture, and none for a single one', async () => {
  const { container } = await renderWidget(definition, { ...full, mode: 'rect' });
  expect(container.querySelectorAll('[data-mode="rect"] > span')).toHaveLength(3);
  const lone = await renderWidget(definition, minimal);
  expect(lone.container.querySelector('[data-mode]')).toBeNull();
});

it('renders nothing without pictures', async () => {
  const { container } = await renderWidget(definition, { ...full, banners: [] });
  expect(container.querySelector('section')).toBeNull();
  expect(definition.reserve({ ...full, banners: [] })).toBe(0);
});

it('reserves its height with its spaces, also from texts', () => {
  expect(definition.reserve(full)).toBe(390);
  expect(definition.reserve({ ...full, height: '200', c_padding_top: '5' })).toBe(225);
  expect(definition.reserve(minimal)).toBe(450);
});

it('renders with a hundred pictures, few of them mounted', async () => {
  const { container } = await renderWidget(definition, {
    ...full,
    style: 2,
    banners: Array.from({ length: 100 }, () => linked),
  });
  expect(container.querySelectorAll('img')).toHaveLength(5);
});

it.each([
  [15, 15, undefined],
  [16, 0, '1/16'],
])(
  'marks %i pictures with %i dots or their count, so that none is too small to see',
  async (count, marks, words) => {
    const { container } = await renderWidget(definition, {
      ...full,
      banners: Array.from({ length: count }, () => linked),
    });
    expect(container.querySelectorAll('[data-mode] > [data-current]')).toHaveLength(marks);
    expect(container.querySelector('span[aria-hidden]')?.textContent).toBe(words);
  },
);

it('goes to the picture whose row an operator opens, and stays there while another is', async () => {
  const row = (index: number) => ({ row: { list: 'banners', index } });
  const { container, stage } = await renderStaged(definition, full, row(2));
  expect(pictureOf(container)).toBe(unlinked.pic_url);
  stage(row(0));
  expect(pictureOf(container)).toBe(linked.pic_url);
  stage({ row: { list: 'others', index: 1 } });
  expect(pictureOf(container)).toBe(linked.pic_url);
});

it('plays in the studio unless it is held there', async () => {
  await definition.load();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { container, stage } = await renderStaged(definition, { ...full, interval: 1000 });
  wait(5_000);
  expect(pictureOf(container)).toBe(linked.pic_url);
  stage({ group: 'behaviour', isPaused: false });
  wait(1_500);
  expect(pictureOf(container)).toBe(imported.pic_url);
});
