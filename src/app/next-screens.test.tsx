// Proves which screens' code is loaded ahead, when, and for whom it is not.
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HashRouter } from '../engine/navigation';
import { ports } from '../engine/ports';
import { startMall } from '../testing/render-screen';
import { useNextScreens } from './next-screens';

const HOME = '/pages/index/index';
const prepared = vi.fn(async (_path: string) => null);

const shared = vi.fn(async () => undefined);

const Ahead = () => {
  useNextScreens(shared);
  return null;
};

interface Front {
  links?: readonly string[];
  isBusy?: boolean;
}

function show({ links = [], isBusy = false }: Front) {
  window.location.hash = HOME;
  return render(
    <HashRouter>
      <Ahead />
      <div data-screen={HOME} aria-busy={isBusy}>
        {links.map((path) => (
          <a key={path} href={`#${path}`}>
            {path}
          </a>
        ))}
      </div>
    </HashRouter>,
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const paths = () => prepared.mock.calls.map(([path]) => path);

beforeEach(async () => {
  await startMall();
  prepared.mockClear();
  shared.mockClear();
  vi.spyOn(ports, 'pageOf').mockImplementation(prepared);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const network = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

it('loads what the links in view open, each once, at most six and never home', async () => {
  const links = ['/a?id=1', '/a?id=2', HOME, '/b', '/c', '/d', '/e', '/f', '/g'];
  show({ links });
  await wait(5000);
  expect(paths()).toEqual(['/a', '/b', '/c', '/d', '/e', '/f']);
});

it('goes on after one that fails', async () => {
  prepared.mockRejectedValueOnce(new Error('offline'));
  show({ links: ['/a', '/b'] });
  await wait(5000);
  expect(paths()).toEqual(['/a', '/b']);
});

it('waits for the screen itself', async () => {
  show({ links: ['/a'], isBusy: true });
  await wait(20_000);
  expect(paths()).toEqual([]);
  document.querySelector(`[data-screen="${HOME}"]`)?.setAttribute('aria-busy', 'false');
  await wait(5000);
  expect(paths()).toEqual(['/a']);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'loads nothing ahead over %j',
  async (connection) => {
    network(connection);
    show({ links: ['/a'] });
    await wait(5000);
    expect(paths()).toEqual([]);
  },
);

it('leaves links out of view alone', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 10, 10));
  show({ links: ['/a'] });
  await wait(5000);
  expect(paths()).toEqual([]);
});

it('loads what all screens share before any of them, also where no link is in view', async () => {
  show({ links: [] });
  await wait(5000);
  expect(shared).toHaveBeenCalledTimes(1);
  expect(paths()).toEqual([]);
});

it('loads nothing that screens share over a network that is dear', async () => {
  network({ saveData: true });
  show({ links: ['/a'] });
  await wait(5000);
  expect(shared).not.toHaveBeenCalled();
});

it('looks at nothing of a page that has gone meanwhile', async () => {
  const { unmount } = show({});
  unmount();
  await wait(5000);
  expect(shared).not.toHaveBeenCalled();
});
