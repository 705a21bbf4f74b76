// Proves operators' pages: tabs, limits, both formats, the outlines before the data, refreshing, sharing.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { indexDiyFramework, indexIndexExtra, indexTplIndex } from '~/schemas/api/index.gen';
import { registry } from '~/widgets/registry.gen';
import { completeLogin } from '../../flows/login';
import { shareData } from '../../services/share-data';
import { backend, type Fields } from '../../testing/fake-backend';
import { bar, heading, laidOut, nav } from '../../testing/laid-out';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './home.page';

const FOLDER = resolve(import.meta.dirname, '../../../tests/data/layouts/hydrated');
const sample = (name: string): unknown =>
  (JSON.parse(readFileSync(resolve(FOLDER, `${name}.json`), 'utf8')) as { data: unknown }).data;

const HOME = indexTplIndex.route;
const FRAME = indexDiyFramework.route;
const EXTRA = indexIndexExtra.route;

const two = [nav('推荐', [heading('推荐好茶'), bar('3')]), nav('积分', [bar('2'), heading('积分好礼')], 1)];

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const titleBars = () => screen.queryAllByRole('banner');

beforeEach(async () => {
  localStorage.clear();
  await startMall({ setting: { share_title: '南湖｜自己也在用', share_pic: '/share.png' } });
  await Promise.all(['link', 'app-nav-bar', 'access_limit'].map(async (id) => registry[id]?.load?.()));
});

describe('a page with several layouts', () => {
  it('has a strip of tabs under one title bar, that of the last layout, and swaps layouts in place', async () => {
    backend.answer(HOME, laidOut({ show_navs: '1', navs: two }));
    await renderScreen(page, 'page_id=7');
    const strip = await screen.findByRole('tablist', { name: '页面分组' });
    expect(
      within(strip)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['推荐', '积分']);
    await screen.findByText('推荐好茶');
    expect(titleBars().map(({ dataset }) => dataset['style'])).toEqual(['2']);
    const [titleBar] = titleBars();
    expect(titleBar?.compareDocumentPosition(strip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const tab = within(strip).getByRole('tab', { name: '积分' });
    tab.focus();
    fireEvent.click(tab);
    await screen.findByText('积分好礼');
    expect(headings()).toEqual(['积分好礼']);
    expect([titleBars()[0], document.activeElement]).toEqual([titleBar, tab]);
    expect(backend.asked(HOME)).toHaveLength(1);
  });

  it.each([
    ['its switch is off', { show_navs: '0', navs: two }],
    ['there is but one', { show_navs: '1', navs: two.slice(0, 1) }],
  ])('shows the first alone when %s', async (_when, change) => {
    backend.answer(HOME, laidOut(change));
    await renderScreen(page, 'page_id=7');
    await screen.findByText('推荐好茶');
    expect([screen.queryByRole('tablist'), headings()]).toEqual([null, ['推荐好茶']]);
  });

  it('renders sample 03, its modules with the page’s own renderer (trap 14)', async () => {
    backend.answer(HOME, sample('03-multi-tab-modules'));
    const { container } = await renderScreen(page, 'page_id=103');
    await screen.findByRole('tab', { name: '积分' });
    const modules = () => container.querySelectorAll('[data-widget="module"] [data-widget="link"]');
    await waitFor(() => expect(modules().length).toBeGreaterThan(0));
    expect(container.querySelectorAll('[data-widget="background"]')).toHaveLength(1);
    fireEvent.click(screen.getByRole('tab', { name: '积分' }));
    await screen.findByRole('tab', { name: '夏日' });
  });
});

describe('a page of member levels', () => {
  const refused = sample('03-multi-tab-modules.guest-restricted');

  it('says under its title bar for whom it is when a guest opens it, and links to the member centre (trap 15)', async () => {
    backend.answer(HOME, refused);
    await renderScreen(page, 'page_id=103');
    await screen.findByText('银卡会员');
    expect(screen.getByRole('heading', { level: 1, name: '会员与积分' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '成为会员' }));
    expect(address()).toBe('/pages/member/index/index');
  });

  it('is refetched once the shopper has signed in', async () => {
    backend.answer(HOME, refused);
    await renderScreen(page, 'page_id=103');
    await screen.findByText('银卡会员');
    backend.answer(HOME, laidOut());
    act(() => completeLogin('token'));
    await screen.findByText('推荐好茶');
    expect(screen.queryByText('银卡会员')).toBeNull();
  });
});

describe('the shopper’s position', () => {
  const placed = () => backend.asked(HOME).map(({ longitude, latitude }) => ({ longitude, latitude }));

  it('goes with the page where he granted it before this load, and the layout follows the answer (API-12)', async () => {
    sessionStorage.setItem('pagoda.position', JSON.stringify({ latitude: 30.7, longitude: 120.7 }));
    backend.answer(HOME, laidOut());
    await renderScreen(page, 'page_id=7');
    await screen.findByText('推荐好茶');
    expect(backend.asked(HOME)).toEqual([{ page_id: '7', latitude: '30.7', longitude: '120.7' }]);
    expect(backend.calls.find(({ route }) => route === HOME)?.method).toBe('GET');
  });

  it.each([
    ['nobody was asked', null],
    ['what was stored is none', '{"latitude":"north"}'],
  ])('is left out where %s', async (_when, stored) => {
    if (stored !== null) sessionStorage.setItem('pagoda.position', stored);
    backend.answer(HOME, laidOut());
    await renderScreen(page, 'page_id=7');
    await screen.findByText('推荐好茶');
    expect(placed()).toEqual([{}]);
  });
});

describe('the title and what is shared', () => {
  it('of a page are its own, with the mall’s picture', async () => {
    backend.answer(HOME, laidOut());
    await renderScreen(page, 'page_id=7');
    await screen.findByRole('heading', { level: 1, name: '春茶节' });
    await waitFor(() => expect(document.title).toBe('春茶节'));
    expect(shareData()).toMatchObject({ title: '春茶节', picture: '/share.png', search: 'page_id=7' });
  });

  it('of home are shared under the mall’s title', async () => {
    backend.answer(HOME, laidOut());
    await renderScreen(page);
    await screen.findByText('推荐好茶');
    await waitFor(() => expect(document.title).toBe('春茶节'));
    expect(shareData()).toMatchObject({ title: '南湖｜自己也在用', picture: '/share.png', search: '' });
  });
});

describe('the older format', () => {
  const mall = { type: 'mall', time: '2026-11-20 20:00:00' };

  it('of a page that is not there says so, under the mall’s name, with a way home (trap 13)', async () => {
    backend.answer(HOME, { ...mall, home_pages: [{ key: 'search', name: '搜索框' }] });
    await renderScreen(page, 'page_id=999');
    await screen.findByRole('heading', { level: 1, name: '南湖' });
    expect(backend.asked(HOME)).toEqual([{ page_id: '999' }]);
    await screen.findByText('页面已下线');
    expect(screen.queryByRole('button', { name: /搜索/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '返回首页' }));
    await waitFor(() => expect(window.location.hash).not.toContain('page_id'));
  });

  it('renders sample 07, each plugin block by a call of its own (trap 13)', async () => {
    const { replies } = JSON.parse(
      readFileSync(resolve(FOLDER, '07-old-home-blocks.extra.json'), 'utf8'),
    ) as { replies: Readonly<Record<string, unknown>> };
    backend.answer(HOME, sample('07-old-home-blocks'));
    backend.answer(
      EXTRA,
      ({ key = '' }: Fields) => replies[key === 'cat' ? 'cat (relation_id 0)' : key] ?? { list: [] },
    );
    const { container } = await renderScreen(page);
    await waitFor(() => expect(backend.asked(EXTRA)).toHaveLength(11));
    expect(backend.asked(EXTRA).map(({ key, index }) => `${key ?? ''} ${index ?? ''}`)).toEqual([
      'coupon 4',
      'cat 8',
      'cat 9',
      'miaosha 10',
      'pintuan 11',
      'booking 12',
      'advance 13',
      'pick 14',
      'flash_sale 15',
      'wholesale 16',
      'mch 17',
    ]);
    expect(backend.asked(EXTRA)[3]).toMatchObject({ type: 'mall', page_id: '0', goods_num: '10' });
    await screen.findByRole('button', { name: /新人满减券/ });
    expect(container.querySelectorAll('[data-widget="goods"]').length).toBeGreaterThan(6);
  });
});

describe('before the data', () => {
  const frame = {
    type: 'diy',
    home_pages: {
      ...laidOut().home_pages,
      navs: [
        nav('推荐', [bar(), { id: 'banner', data: { banners: [] } }, { id: 'goods', data: { list: [] } }]),
      ],
    },
  };

  it('the title bar and the outlines of the blocks are rendered from the frame of the page (API-01)', async () => {
    backend.hang(HOME);
    backend.answer(FRAME, frame);
    await renderScreen(page, 'page_id=7');
    await screen.findByRole('heading', { level: 1, name: '春茶节' });
    expect(screen.getByRole('status', { name: '加载中' }).children).toHaveLength(2);
    expect(backend.asked(FRAME)).toEqual([{ page_id: '7' }]);
  });

  it.each([
    ['refuses', () => backend.refuse(FRAME, 'x')],
    ['does not know the frame', () => backend.fail(FRAME)],
    ['has the older format only', () => backend.answer(FRAME, { type: 'mall', home_pages: [] })],
  ])('a general skeleton shows where the backend %s, without a message', async (_what, reply) => {
    backend.hang(HOME);
    reply();
    await renderScreen(page, 'page_id=7');
    await waitFor(() => expect(backend.asked(FRAME)).toHaveLength(1));
    await act(async () => new Promise((done) => setTimeout(done, 30)));
    expect(screen.getByRole('status', { name: '加载中' })).toBeDefined();
    expect([screen.queryByRole('alertdialog'), titleBars()]).toEqual([null, []]);
  });

  it('no frame is requested where the page is cached', async () => {
    backend.answer(HOME, laidOut());
    const first = await renderScreen(page);
    await screen.findByText('推荐好茶');
    first.unmount();
    backend.calls.length = 0;
    await renderScreen(page);
    await screen.findByText('推荐好茶');
    await act(async () => new Promise((done) => setTimeout(done, 30)));
    // Home younger than ten minutes sends no request.
    expect(backend.calls.map(({ route }) => route).filter((route) => [HOME, FRAME].includes(route))).toEqual(
      [],
    );
  });

  it.each([
    ['nothing', null],
    ['no page', {}],
    ['a page without layouts', { home_pages: {} }],
    ['a word', 'home'],
  ])('home is loaded where the cache has %s', async (_what, data) => {
    localStorage.setItem('pagoda.home', JSON.stringify({ at: Date.now(), isForGuest: true, data }));
    backend.answer(HOME, laidOut());
    await renderScreen(page);
    await screen.findByText('推荐好茶');
    expect(backend.asked(HOME)).toHaveLength(1);
  });
});

describe('refreshing', () => {
  const pull = (container: HTMLElement, distancePx: number) => {
    const scroller = container.querySelector('main');
    if (scroller === null) throw new Error('no scroller');
    const at = (clientY: number) => ({ touches: [{ clientY }] });
    fireEvent.touchStart(scroller, at(0));
    fireEvent.touchMove(scroller, at(distancePx));
    fireEvent.touchEnd(scroller);
  };

  it('happens when the page is pulled far enough, and shows the old content meanwhile', async () => {
    backend.answer(HOME, laidOut());
    const { container } = await renderScreen(page, 'page_id=7');
    await screen.findByText('推荐好茶');
    backend.answer(HOME, laidOut({ navs: [nav('推荐', [heading('新到春茶'), bar()])] }));
    pull(container, 60);
    await act(async () => undefined);
    expect(backend.asked(HOME)).toHaveLength(1);
    pull(container, 200);
    expect(screen.getByText('推荐好茶')).toBeDefined();
    await screen.findByText('新到春茶');
    expect(backend.asked(HOME)).toHaveLength(2);
  });

  it('leaves the page unchanged when it fails', async () => {
    backend.answer(HOME, laidOut());
    const { container } = await renderScreen(page, 'page_id=7');
    await screen.findByText('推荐好茶');
    backend.fail(HOME);
    await act(async () => undefined);
    pull(container, 200);
    await waitFor(() => expect(backend.asked(HOME)).toHaveLength(2));
    expect(screen.getByText('推荐好茶')).toBeDefined();
  });
});

it('shows that a page could not be loaded, and retries', async () => {
  backend.fail(HOME);
  await renderScreen(page, 'page_id=7');
  const again = await screen.findByRole('button', { name: /重/ });
  expect(screen.getByText('加载失败，请检查网络后重试')).toBeDefined();
  backend.answer(HOME, laidOut());
  fireEvent.click(again);
  await screen.findByText('推荐好茶');
});

it('offers a link to home on every page but home itself', async () => {
  const data = {
    navSwitch: 1,
    useMallConfig: false,
    navStyle: 2,
    home: { opened: true },
    tel: { opened: true, number: '400-000-0000' },
  };
  backend.answer(HOME, laidOut({ navs: [nav('推荐', [{ id: 'quick-nav', data }, bar()])] }));
  const home = await renderScreen(page);
  await screen.findByRole('button', { name: '拨打电话' });
  expect(screen.queryByRole('button', { name: '回到首页' })).toBeNull();
  home.unmount();
  await renderScreen(page, 'page_id=7');
  await screen.findByRole('button', { name: '回到首页' });
});
