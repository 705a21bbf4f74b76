// Beside the themes three screens of the mall show the colours of the draft, each with its own states.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { navbarInTheme, readNavbar } from '~/domain/navbar';
import { isRecord } from '~/domain/record';
import { themeColour, themeFromConfig } from '~/domain/theme';
import { valueAt } from '~/domain/studio/pointer';
import { renderInEditor } from '../form/testing';
import type { ToFrame } from '../frame/messages';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import { readyFrame } from '../testing/frames';
import { stubLayout } from '../testing/stub-layout';
import { ThemePhones } from './theme-phones';

/** One entry follows the theme, one has a colour of its own. */
const NAVBAR = {
  navs: [
    {
      text: '首页',
      active_icon: 'pictures/tab-active/home.svg',
      active_color: '',
      url: '/pages/index/index',
    },
    {
      text: '分类',
      active_icon: 'pictures/tab-active/cats.svg',
      active_color: '#123456',
      url: '/pages/cats/cats',
    },
  ],
};

const ROUTES: Record<string, unknown> = {
  'api/index/config': {
    theme_color: themeColour('a'),
    navbar: navbarInTheme(readNavbar(NAVBAR), themeColour('a')),
    mall: { name: '茶集' },
  },
  'api/index/tpl-index': {
    home_pages: { navs: [{ template: { data: [{ id: 'empty', data: { height: 20 } }] } }] },
  },
  'api/default/goods-list': { list: [{ id: 3, name: '青瓷茶杯' }] },
};

/** The mall answers; `failing` is the route that does not. */
function answerMall(failing = ''): void {
  fakeApi.answer('GET /web/index.php', ({ query: { r = '' } }: { query: Record<string, string> }) =>
    r === failing ? { code: 1, msg: '' } : { code: 0, data: ROUTES[r] },
  );
}

function open() {
  const store = new EditorStore(openDraft({ tabs: [], notes: {}, meta: { theme_color: 'g' } }));
  renderInEditor(
    store,
    <ThemePhones>
      <p>看得清</p>
    </ThemePhones>,
  );
  return store;
}

/** The page that a frame shows last. */
const pageOf = (messages: readonly ToFrame[]) =>
  messages.flatMap((message) => (message.t === 'open' || message.t === 'page' ? [message.page] : [])).at(-1);

const colourOf = (messages: readonly ToFrame[]) => valueAt(pageOf(messages)?.config, '/theme_color/key');

beforeEach(() => {
  fakeApi.reset();
  stubLayout({ height: 700 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows home, goods and an order, and each follows the chosen theme at once', async () => {
  answerMall();
  const store = open();
  const frames: ToFrame[][] = [];
  for (const title of ['首页预览', '商品预览', '订单预览']) frames.push((await readyFrame(title)).got);
  expect(frames.map(colourOf)).toEqual(['g', 'g', 'g']);
  expect(frames.map((messages) => pageOf(messages)?.shows)).toEqual([undefined, 'goods', 'order']);
  const [home, goods] = frames;
  expect(home?.find(({ t }) => t === 'open')).toMatchObject({ nodes: [{ id: 'empty' }] });
  expect(pageOf(goods ?? [])?.goods).toEqual([{ id: 3, name: '青瓷茶杯' }]);
  act(() => void store.run([{ op: 'meta', name: 'theme_color', value: 'h', was: 'g' }], { name: '主题' }));
  await waitFor(() => expect(frames.map(colourOf)).toEqual(['h', 'h', 'h']));
  const shown = pageOf(home ?? [])?.config;
  const activeOf = (index: number) => [
    valueAt(shown, `/navbar/navs/${index}/active_color`),
    valueAt(shown, `/navbar/navs/${index}/active_icon`),
  ];
  const ink = themeFromConfig(themeColour('h'))['--mall-ink'];
  expect(activeOf(0)).toEqual([ink, `pictures/tab-${ink.slice(1)}/home.svg`]);
  expect(activeOf(1)).toEqual(['#123456', 'pictures/tab-active/cats.svg']);
  expect(isRecord(shown) && shown['mall']).toEqual({ name: '茶集' });
});

it('says that a screen is loading until its frame is ready', async () => {
  answerMall();
  open();
  const frame = await screen.findByTitle('首页预览');
  const phone = frame.closest('figure');
  if (phone === null) throw new Error('A phone is a figure');
  expect(within(phone).getByText('正在加载…')).toBeDefined();
  await readyFrame('首页预览');
  await waitFor(() => expect(within(phone).queryByText('正在加载…')).toBeNull());
});

it('asks again for what one screen lacks, while the others stand', async () => {
  answerMall('api/index/tpl-index');
  open();
  await screen.findByTitle('商品预览');
  const alert = await screen.findByRole('alert');
  expect(alert.closest('figure')?.textContent).toContain('首页');
  expect(screen.queryByTitle('首页预览')).toBeNull();
  answerMall();
  fireEvent.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByTitle('首页预览')).toBeDefined();
});
