// Proves what shows while a screen's code loads, and after it failed (ROUTE-04 … ROUTE-07).
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from '~/renderer/chunk';
import { routes } from '../app/routes.gen';
import '../app/screen-table';
import '../app/screens';
import { startMall } from '../testing/render-screen';
import { type AnyPage, custom, definePage } from './define-page';
import { LazyScreen } from './lazy-screen';
import { HashRouter } from './navigation';

const table = routes as unknown as Record<string, () => Promise<{ default: AnyPage }>>;
const page = definePage({
  path: '/pages/test/slow',
  title: '慢页面',
  auth: 'guest',
  body: custom('content', () => <p>内容</p>),
});
const show = (path: string) =>
  act(async () =>
    render(
      <HashRouter>
        <LazyScreen path={path} search="" isFront />
      </HashRouter>,
    ),
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await startMall();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const path of Object.keys(table).filter((one) => one.startsWith('/pages/test/'))) delete table[path];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is fetched when it is first opened, and then once (ROUTE-03)', async () => {
  const [opened, other] = [0, 1].map(() => vi.fn(async () => ({ default: page })));
  if (opened === undefined || other === undefined) throw new Error('two screens');
  table['/pages/test/opened'] = opened;
  table['/pages/test/other'] = other;
  await show('/pages/test/opened');
  await pass(200);
  expect(screen.getByText('内容')).toBeDefined();
  expect([opened.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

describe('a screen whose code has not loaded', () => {
  it('shows the loading view after 2000 ms and not before, then the screen (ROUTE-04)', async () => {
    let finish = (_module: { default: AnyPage }) => {};
    table['/pages/test/slow'] = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    await show('/pages/test/slow');
    await pass(1900);
    expect(screen.queryByText('加载中…')).toBeNull();
    await pass(200);
    expect(screen.getByText('加载中…')).toBeDefined();
    await act(async () => finish({ default: page }));
    await pass(200);
    expect(screen.getByText('内容')).toBeDefined();
    expect(screen.queryByText('加载中…')).toBeNull();
  });

  it('shows the error view after 10000 ms, whose button asks for it again (ROUTE-05)', async () => {
    const load = vi.fn(() => new Promise<{ default: AnyPage }>(() => undefined));
    table['/pages/test/held'] = load;
    await show('/pages/test/held');
    await pass(9900);
    expect(screen.queryByText('页面加载失败，请检查网络后重试')).toBeNull();
    await pass(200);
    expect(screen.getByText('页面加载失败，请检查网络后重试')).toBeDefined();
    load.mockResolvedValue({ default: page });
    fireEvent.click(screen.getByRole('button', { name: /重新加载|重试/ }));
    await pass(200);
    expect(screen.getByText('内容')).toBeDefined();
  });

  it('is given up after 120000 ms, with an error of type timeout (ROUTE-06, ROUTE-07)', async () => {
    const held = loadChunk('/pages/test/never', () => new Promise<never>(() => undefined));
    const failure = held.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    const error = (await failure) as ChunkLoadError;
    expect([error.name, error.type, error.path]).toEqual(['ChunkLoadError', 'timeout', '/pages/test/never']);
    expect(error.message).toMatch(/^Loading chunk failed/);
  });

  it('that is not there fails with an error of type missing, and is reported (ROUTE-07)', async () => {
    const report = vi.mocked(console.error);
    table['/pages/test/gone'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await show('/pages/test/gone');
    await pass(200);
    expect(screen.getByText('页面加载失败，请检查网络后重试')).toBeDefined();
    const [, reported] = report.mock.calls.find(([label]) => label === '[pagoda]') ?? [];
    expect(JSON.parse(String(reported))).toMatchObject({
      path: '/pages/test/gone',
      name: 'ChunkLoadError',
      message: 'Loading chunk failed (missing): /pages/test/gone',
    });
  });
});
