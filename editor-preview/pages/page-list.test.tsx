// The list of pages: few rows are mounted of many, each with one picture; search and filters ask the server.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRow } from '~/domain/studio/api';
import { renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import { stubLayout } from '../testing/stub-layout';
import PagesScreen from './pages-screen';
import { openMenu, pressEntry } from '../testing/open-menu';
import { rowOf } from './testing';

const ALL = Array.from({ length: 300 }, (_, index) => rowOf(index + 1));

beforeEach(() => {
  fakeApi.reset();
  stubLayout({ height: 720 });
  fakeApi.answer('GET pages', ({ query }: { query: Record<string, string> }) => {
    const found = ALL.filter(({ title }) => title.includes(query['q'] ?? ''));
    const from = Number(query['cursor'] ?? 0);
    const next = from + 100 < found.length ? String(from + 100) : null;
    return { items: found.slice(from, from + 100), next, total: found.length };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const picturesOf = (): HTMLImageElement[] => [...document.querySelectorAll('img')];

describe('of 300 pages', () => {
  it('mounts the rows in view, says how many there are, and reads on near the end', async () => {
    renderPlace(<PagesScreen />);
    expect(await screen.findByRole('list', { name: '页面，共 300 个' })).toBeDefined();
    const rows = screen
      .getAllByRole('listitem')
      .filter((row) => row.ariaSetSize === '300' || row.getAttribute('aria-setsize') === '300');
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.length).toBeLessThan(25);
    expect(fakeApi.asked('GET pages')).toHaveLength(1);
  });

  it('has one stored picture a row, by the draft’s last change, and no frame', async () => {
    renderPlace(<PagesScreen />);
    await screen.findByRole('link', { name: '页面 1' });
    const addresses = picturesOf().map((picture) => picture.getAttribute('src'));
    const rows = screen.getAllByRole('listitem').filter((row) => row.hasAttribute('aria-setsize'));
    const changedAt = encodeURIComponent(ALL[0]?.changedAt ?? '');
    expect(addresses).toEqual(rows.map((_row, index) => `./api/stills/page-${index + 1}?at=${changedAt}`));
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('leaves the card of a picture that cannot be made grey, and the row whole', async () => {
    renderPlace(<PagesScreen />);
    await screen.findByRole('link', { name: '页面 1' });
    const [first, ...others] = picturesOf();
    fireEvent.error(first ?? document);
    expect(picturesOf()).toEqual(others);
    expect(screen.getByRole('link', { name: '页面 1' })).toBeDefined();
  });

  it('is searched while the rows of before stay', async () => {
    renderPlace(<PagesScreen />);
    await screen.findByRole('link', { name: '页面 1' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '页面 299' } });
    expect(screen.getByRole('link', { name: '页面 1' })).toBeDefined();
    expect(await screen.findByRole('list', { name: '页面，共 1 个' })).toBeDefined();
    expect(screen.getByRole('link', { name: '页面 299' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '草稿' }));
    await waitFor(() =>
      expect(fakeApi.asked('GET pages').at(-1)?.query).toMatchObject({ q: '页面 299', state: 'draft' }),
    );
  });
});

it('says in the trash how long each page has left', async () => {
  const deletedAt = new Date(Date.now() - 20.5 * 86_400_000).toISOString();
  const trashed = rowOf(1, { state: 'trashed', deletedAt });
  fakeApi.answer('GET pages', { items: [trashed], next: null, total: 1 });
  renderPlace(<PagesScreen />, { address: '/pages?state=trashed' });
  const list = within(await screen.findByRole('list', { name: '页面，共 1 个' }));
  expect(list.getByText('还剩 10 天')).toBeDefined();
  expect(list.getByRole('button', { name: '恢复' })).toBeDefined();
});

describe('taking back from the menu of a page', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const show = (change: Partial<PageRow>) => {
    const row = rowOf(1, { state: 'live', isLive: true, ...change });
    fakeApi.answer('GET pages', { items: [row], next: null, total: 1 });
    fakeApi.answer('POST documents/page-1/unpublish', { version: { number: 3 } });
    renderPlace(<PagesScreen />);
    return openMenu('「页面 1」的操作');
  };

  it('is one press within 24 hours of the publication, with the way back', async () => {
    fakeApi.answer('GET documents/page-1', { version: 7 });
    fakeApi.answer('POST documents/page-1/publish', {});
    expect(await show({ liveFrom: hoursAgo(23) })).toContain('下线或换回…');
    pressEntry('换回上一版');
    expect(await screen.findByText('「页面 1」已换回第 3 版')).toBeDefined();
    expect(fakeApi.asked('POST documents/page-1/unpublish')[0]?.body).toEqual({ to: 'previous' });
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByText('已撤销')).toBeDefined();
    expect(fakeApi.asked('POST documents/page-1/publish')[0]?.body).toEqual({ version: 7, note: '重新发布' });
  });

  it('has no way back where the draft is another one', async () => {
    await show({ state: 'changed', hasChanges: true, liveFrom: hoursAgo(1) });
    pressEntry('换回上一版');
    expect(await screen.findByText('「页面 1」已换回第 3 版')).toBeDefined();
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });

  it('asks later than that, and where nothing was published here', async () => {
    expect(await show({ liveFrom: hoursAgo(25) })).not.toContain('换回上一版');
    cleanup();
    expect(await show({ liveFrom: null })).not.toContain('换回上一版');
  });
});

describe('as cards', () => {
  const wide = (matches: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { matches, media }) as unknown as MediaQueryList,
      );
  afterEach(() => localStorage.clear());

  it('shows the same pages with large pictures in a wide window, few of them mounted, and remembers it', async () => {
    wide(true);
    renderPlace(<PagesScreen />);
    fireEvent.click(await screen.findByRole('button', { name: '卡片' }));
    const cards = within(screen.getByRole('list', { name: '页面，共 300 个' })).getAllByRole('listitem');
    // Five beside each other in 1200 px.
    expect(cards.length).toBeGreaterThanOrEqual(10);
    expect(cards.length).toBeLessThan(30);
    expect(cards.slice(0, 6).map((card) => card.style.transform)).toEqual([
      ...[0, 216, 432, 648, 864].map((left) => `translate(${left}px, 0px)`),
      'translate(0px, 452px)',
    ]);
    expect(picturesOf()).toHaveLength(cards.length);
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 页面 2' }));
    expect(screen.getByText('已选 1')).toBeDefined();
    cleanup();
    renderPlace(<PagesScreen />);
    expect(await screen.findByRole('button', { name: '卡片', pressed: true })).toBeDefined();
  });

  it('are not offered in a narrow window', async () => {
    wide(false);
    localStorage.setItem('studio.pages.view', 'cards');
    renderPlace(<PagesScreen />);
    await screen.findByRole('link', { name: '页面 1' });
    expect(screen.queryByRole('button', { name: '卡片' })).toBeNull();
    expect(screen.getByText('7 天浏览')).toBeDefined();
  });
});
