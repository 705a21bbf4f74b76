// Proves that a choice comes back to the screen that asked for it, through reloads, and to nobody else.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { picker } from '~/domain/link';
import { userUserInfo } from '~/schemas/api/user.gen';
import { routes } from '../app/routes.gen';
import { clearSession, completeLogin } from '../flows/login';
import { backend } from '../testing/fake-backend';
import { address, startMall } from '../testing/render-screen';
import { reload, renderStack } from '../testing/render-stack';
import { type AnyPage, custom, definePage } from './define-page';
import { back, redirect } from './navigation';
import { give, pick, useBefore, useOnPicked, usePicked } from './picking';
import { useScreen } from './screen-context';
import { visitState } from './visit-state';

const ASKING = '/pages/test/asking';
const teas = picker<{ readonly kind?: string }, string>('/pages/test/teas');
const table = routes as unknown as Record<string, () => Promise<{ default: AnyPage }>>;

let taken: string[] = [];

function Asking() {
  const { search } = useScreen();
  const [first, second] = [usePicked(teas, 'first') ?? '未选', usePicked(teas, 'second') ?? '未选'];
  useOnPicked(teas, 'first', (tea) => taken.push(tea));
  return (
    <>
      <p>
        第一杯{first}，第二杯{second}，{search}
      </p>
      <button type="button" onClick={() => pick(teas, { kind: 'green' }, 'first')}>
        选第一杯
      </button>
      <button type="button" onClick={() => pick(teas, {}, { slot: 'second', before: '白茶' })}>
        选第二杯
      </button>
      <button type="button" onClick={() => redirect(`${ASKING}?tab=2`, visitState())}>
        换标签
      </button>
    </>
  );
}

function Teas() {
  const before = useBefore(teas) ?? '无';
  return (
    <>
      <p>原来{before}</p>
      {['龙井', '毛峰'].map((tea) => (
        <button key={tea} type="button" onClick={() => give(teas, tea)}>
          {tea}
        </button>
      ))}
      <button type="button" onClick={back}>
        不选
      </button>
    </>
  );
}

const page = (path: `/${string}`, Component: () => React.JSX.Element, auth: 'guest' | 'login' = 'guest') =>
  Promise.resolve({
    default: definePage({
      path,
      title: '茶',
      auth,
      body: { ...custom('content', Component), followsAddress: true },
    }),
  });

const tap = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const shows = (text: string) => screen.findByText(text);

beforeEach(async () => {
  taken = [];
  table[ASKING] = () => page(ASKING, Asking);
  table[teas.path] = () => page('/pages/test/teas', Teas, 'login');
  await startMall({ isSignedIn: true });
  backend.answer(userUserInfo.route, {});
  await renderStack(ASKING);
  await shows('第一杯未选，第二杯未选，');
});
afterEach(() => {
  delete table[ASKING];
  delete table[teas.path];
});

it('comes back to its slot, and is there after a reload', async () => {
  await tap('选第一杯');
  await waitFor(() => expect(address()).toBe('/pages/test/teas?kind=green'));
  fireEvent.click(await screen.findByRole('button', { name: '龙井' }));
  await shows('第一杯龙井，第二杯未选，');
  expect(address()).toBe(ASKING);
  await reload();
  await shows('第一杯龙井，第二杯未选，');
});

it('knows its slot after a reload of the screen that is picked on', async () => {
  await tap('选第二杯');
  await shows('原来白茶');
  await reload();
  await shows('原来白茶');
  fireEvent.click(await screen.findByRole('button', { name: '毛峰' }));
  await shows('第一杯未选，第二杯毛峰，');
});

it('leaves other slots alone, and begins with what was picked before', async () => {
  await tap('选第一杯');
  fireEvent.click(await screen.findByRole('button', { name: '龙井' }));
  await shows('第一杯龙井，第二杯未选，');
  await tap('选第二杯');
  fireEvent.click(await screen.findByRole('button', { name: '毛峰' }));
  await shows('第一杯龙井，第二杯毛峰，');
  await tap('选第一杯');
  await shows('原来龙井');
});

it('changes nothing where the shopper goes back without one', async () => {
  await tap('选第一杯');
  fireEvent.click(await screen.findByRole('button', { name: '不选' }));
  await waitFor(() => expect(address()).toBe(ASKING));
  await shows('第一杯未选，第二杯未选，');
});

it('stays with a screen that replaces its address by another of its own', async () => {
  await tap('选第一杯');
  fireEvent.click(await screen.findByRole('button', { name: '龙井' }));
  await shows('第一杯龙井，第二杯未选，');
  await tap('换标签');
  await shows('第一杯龙井，第二杯未选，tab=2');
});

it('is taken once each time that it is made, of an equal value too, and again after a reload', async () => {
  for (const tea of ['龙井', '龙井', '毛峰']) {
    await tap('选第一杯');
    fireEvent.click(await screen.findByRole('button', { name: tea }));
    await waitFor(() => expect(address()).toBe(ASKING));
    await act(async () => undefined);
  }
  await tap('选第二杯');
  fireEvent.click(await screen.findByRole('button', { name: '不选' }));
  await waitFor(() => expect(address()).toBe(ASKING));
  await waitFor(() => expect(taken).toEqual(['龙井', '龙井', '毛峰']));
  await reload();
  await waitFor(() => expect(taken).toEqual(['龙井', '龙井', '毛峰', '毛峰']));
});

it('is nobody’s where a link led to it: the shopper gets home', async () => {
  window.history.replaceState(null, '', '#');
  window.history.replaceState(null, '', `#${teas.path}`);
  await reload();
  fireEvent.click(await screen.findByRole('button', { name: '龙井' }));
  await waitFor(() => expect(address()).toBe('/pages/index/index'));
});

it('comes back also where the shopper is signed out while he chooses', async () => {
  await tap('选第一杯');
  await screen.findByRole('button', { name: '龙井' });
  await act(async () => clearSession());
  await waitFor(() => expect(screen.queryByRole('button', { name: '龙井' })).toBeNull());
  await act(async () => completeLogin('other'));
  fireEvent.click(await screen.findByRole('button', { name: '龙井' }));
  await shows('第一杯龙井，第二杯未选，');
});
