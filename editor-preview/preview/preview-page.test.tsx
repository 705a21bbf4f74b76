// The page in the preview: what is selected is seen, and keystrokes render no other block again.
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registry } from '~/widgets/registry.gen';
import { type FromFrame, PLAIN, type ToFrame } from '../frame/messages';
import { FIRST_BLOCKS } from './first-blocks';
import { frameStore } from './frame-store';
import { PreviewPage } from './preview-page';

const banner = (height = 300) => ({
  id: 'banner',
  data: { height, banners: ['a.png', 'b.png', 'c.png'].map((picUrl) => ({ picUrl })) },
});
const popup = { id: 'modal', data: { opened: true, list: [{ picUrl: 'popup.png' }] } };
const page = { title: '首页', tabs: [], tab: 0, config: {}, shopper: null, path: '/pages/index/index' };

beforeAll(async () => {
  await Promise.all(['banner', 'modal'].map(async (id) => registry[id]?.load?.()));
});

afterEach(() => void vi.restoreAllMocks());

async function openPage() {
  const store = frameStore();
  const send = vi.fn<(message: FromFrame) => void>();
  const { container } = render(<PreviewPage store={store} send={send} />);
  const take = (message: ToFrame) => act(async () => store.take(message));
  const nodes = [
    { uid: 'b', id: 'banner', stored: banner() },
    { uid: 'm', id: 'modal', stored: popup },
  ];
  await take({ t: 'open', page, nodes, now: Date.now(), seq: 1 });
  await waitFor(() => expect(container.querySelector('[data-uid="b"] img')).not.toBeNull());
  const picture = () =>
    container.querySelector('[data-uid="b"] [data-current="true"] img')?.getAttribute('src');
  const select = (uid: string, field: string | null = null) =>
    take({ t: 'select', uids: [uid], field, group: null, reveal: false });
  const overlay = () => container.querySelector<HTMLElement>('[data-scroller] > [aria-hidden="true"]');
  const sent = () => send.mock.calls.map(([message]) => message);
  return { take, picture, select, overlay, sent };
}

it('goes to the picture that is edited, and shows a popup while it is selected', async () => {
  const { picture, select, take } = await openPage();
  expect(screen.queryByRole('dialog')).toBeNull();
  await select('b', '/banners/2/picUrl');
  expect(picture()).toBe('c.png');
  await take({ t: 'patch', ops: [{ op: 'set', uid: 'b', stored: banner(400) }], seq: 2 });
  expect(picture()).toBe('c.png');
  await select('m');
  expect(screen.getByRole('dialog', { name: '活动' })).toBeDefined();
});

it('frames blocks at the zoom of the stage, and marks those that are hydrated', async () => {
  const { overlay, take } = await openPage();
  await take({ t: 'mode', mode: 'edit', simulation: PLAIN, zoom: 0.5, safeBottom: 0 });
  expect(overlay()?.style.getPropertyValue('--zoom')).toBe('0.5');
  await take({ t: 'hydrating', uids: ['b'] });
  const bars = () => overlay()?.shadowRoot?.querySelectorAll('.hydrating').length;
  await waitFor(() => expect(bars()).toBe(1));
  await take({ t: 'hydrating', uids: [] });
  await waitFor(() => expect(bars()).toBe(0));
});

it('draws the strip under the home indicator of phones that have one', async () => {
  const { take } = await openPage();
  const look = { t: 'mode', mode: 'edit', simulation: PLAIN, zoom: 1 } as const;
  const { style } = document.documentElement;
  const shown = () => [
    style.getPropertyValue('--safe-bottom'),
    document.querySelector('[data-home]') !== null,
  ];
  expect(shown()).toEqual(['', false]);
  await take({ ...look, safeBottom: 34 });
  expect(shown()).toEqual(['34px', true]);
  await take({ ...look, safeBottom: 0 });
  expect(shown()).toEqual(['0px', false]);
  await take({ ...look, safeBottom: null });
  expect(shown()).toEqual(['', false]);
});

it('shows at blocks who else works in them', async () => {
  const { overlay, take } = await openPage();
  const faces = () =>
    [...(overlay()?.shadowRoot?.querySelectorAll('.present') ?? [])].map((one) => one.textContent);
  const people = [
    { uid: 'b', letter: '周', colour: '#18714a' },
    { uid: 'b', letter: '林', colour: '#3558d6' },
    { uid: 'gone', letter: '王', colour: '#3558d6' },
  ];
  await take({ t: 'present', people });
  await waitFor(() => expect(faces()).toEqual(['周林']));
  await take({ t: 'mode', mode: 'try', simulation: PLAIN, zoom: 1, safeBottom: 0 });
  await waitFor(() => expect(faces()).toEqual([]));
});

it('reports where the selected block is once while it stays there', async () => {
  const { select, take, sent } = await openPage();
  const boxes = () => sent().flatMap((message) => (message.t === 'box' ? message.uid : []));
  await select('b');
  await waitFor(() => expect(boxes()).toEqual(['b']));
  await take({ t: 'patch', ops: [{ op: 'set', uid: 'b', stored: banner(400) }], seq: 2 });
  await waitFor(() => expect(sent()).toContainEqual(expect.objectContaining({ t: 'rendered', seq: 2 })));
  expect(boxes()).toEqual(['b']);
  await select('m');
  await waitFor(() => expect(boxes()).toEqual(['b', 'm']));
});

it('shows the length whose control has the focus, and no longer when that is left', async () => {
  const { overlay, take } = await openPage();
  const shown = () => overlay()?.shadowRoot?.querySelector('.height')?.getAttribute('data-words');
  const scroller = overlay()?.parentElement;
  if (scroller !== null && scroller !== undefined)
    vi.spyOn(scroller, 'clientWidth', 'get').mockReturnValue(375);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 375, 150));
  const length = { uid: 'b', name: 'height', kind: 'height', rpx: 300 } as const;
  await take({ t: 'length', length });
  await waitFor(() => expect(shown()).toBe('300 点'));
  await take({ t: 'length', length: null });
  await waitFor(() => expect(shown()).toBeUndefined());
});

/** A page of 100 blocks with its background at the end, before the frame of its first paint. */
async function openLongPage(selected: string[]) {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  const store = frameStore();
  const { container } = render(<PreviewPage store={store} send={() => undefined} />);
  const nodes = Array.from({ length: 100 }, (_, index) => ({
    uid: `n${index}`,
    id: index === 99 ? 'background' : 'empty',
    stored: { id: index === 99 ? 'background' : 'empty', data: {} },
  }));
  await act(async () => {
    store.take({ t: 'select', uids: selected, field: null, group: null, reveal: true });
    store.take({ t: 'open', page, nodes, now: Date.now(), seq: 1 });
  });
  const count = () => container.querySelectorAll('[data-widget="empty"]').length;
  const hasBackground = () => container.querySelector('[data-widget="background"]') !== null;
  return { count, hasBackground, paint: () => act(async () => frames.splice(0).forEach((run) => run(0))) };
}

it('paints the beginning of a long page first, with what stands around the blocks, and then the rest', async () => {
  const { count, hasBackground, paint } = await openLongPage([]);
  expect([count(), hasBackground()]).toEqual([FIRST_BLOCKS, true]);
  await paint();
  await waitFor(() => expect(count()).toBe(99));
});

it('paints all of it at once where a block is selected, which may be the last', async () => {
  const { count } = await openLongPage(['n98']);
  expect(count()).toBe(99);
});
