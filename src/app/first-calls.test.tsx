// Proves what a phone asks for beside the code of a screen: its first calls, once, and never more than its definition says.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { goodsDetail } from '~/schemas/api/goods.gen';
import type { AnyPage, PageDefinition } from '../engine/define-page';
import { ports } from '../engine/ports';
import { clearCaches } from '../services/caches';
import { call, loadCaller } from '../services/http';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { FIRST_CALLS } from './first-calls.gen';
import { routes } from './routes.gen';
import { callsAhead } from './screen-table';
import { firstCallsOf } from './shared-screen';

const GOODS = '/pages/goods/goods';

beforeEach(async () => {
  await startMall();
  backend.refuse(goodsDetail.route, '没有了');
});
afterEach(() => document.getElementById('root')?.remove());

/** Each parameter with a number of its own. */
const searchOf = ({ query = {} }: PageDefinition): string =>
  Object.keys(query)
    .map((name, at) => `${name}=${at + 7}`)
    .join('&');

it.each(Object.keys(FIRST_CALLS))('%s is asked for by calls of its definition', async (path) => {
  const page = (await routes[path]?.())?.default as unknown as PageDefinition;
  const search = searchOf(page);
  const sent = callsAhead(path, search).map(([route, params]) => ({ route, params: Object.entries(params) }));
  const stated = firstCallsOf({ page: page as unknown as AnyPage, search }).map(({ route, params }) => ({
    route,
    params: Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]),
  }));
  expect(sent.length).toBeGreaterThan(0);
  for (const one of sent) expect(stated).toContainEqual(one);
});

it.each([GOODS, '/pages/cats/cats', '/pages/user-center/user-center', '/plugins/pt/goods/goods'])(
  '%s, which home leads to, has such calls',
  (path) => expect(callsAhead(path, 'id=7&goods_id=7')).not.toEqual([]),
);

it('is nothing where the address lacks a parameter, or no screen has it', () => {
  expect(callsAhead(GOODS, 'sign=tea')).toEqual([]);
  expect(callsAhead('/constructor', 'id=7')).toEqual([]);
});

it('goes out when a screen is opened, and its own call takes the answer', async () => {
  await ports.pageOf(GOODS, 'id=7');
  expect(backend.asked(goodsDetail.route)).toEqual([{ id: '7' }]);
  await expect(call(goodsDetail, { id: 7 })).rejects.toThrow('没有了');
  expect(backend.asked(goodsDetail.route)).toHaveLength(1);
  await expect(call(goodsDetail, { id: 7 })).rejects.toThrow('没有了');
  expect(backend.asked(goodsDetail.route)).toHaveLength(2);
});

it('is not taken by another call', async () => {
  await ports.pageOf(GOODS, 'id=7');
  await expect(call(goodsDetail, { id: 8 })).rejects.toThrow('没有了');
  expect(backend.asked(goodsDetail.route)).toEqual([{ id: '7' }, { id: '8' }]);
});

it('is forgotten with what else is of a session', async () => {
  await ports.pageOf(GOODS, 'id=7');
  clearCaches();
  await expect(call(goodsDetail, { id: 7 })).rejects.toThrow('没有了');
  expect(backend.asked(goodsDetail.route)).toHaveLength(2);
});

it('does not go out for code that is loaded ahead', async () => {
  await ports.pageOf(GOODS);
  await loadCaller();
  expect(backend.calls).toEqual([]);
});

it('does not go out for a screen whose data came with the page', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['prerendered'] = `#${GOODS}?id=7`;
  document.body.append(root);
  await ports.pageOf(GOODS, 'id=7');
  await loadCaller();
  expect(backend.calls).toEqual([]);
});
