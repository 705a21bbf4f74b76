// Proves that a screen is handed a person's data beside its address, also after a reload, and that no address holds it.
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Carrier } from '~/domain/link';
import { routes } from '../app/routes.gen';
import { address, renderScreen, startMall } from '../testing/render-screen';
import { carry } from './carrying';
import { custom, definePage, type PageDefinition } from './define-page';
import { open, redirect } from './navigation';
import { optionalId, type Param, requiredText } from './params';
import { useAddressChange } from './use-address-change';

const link: Carrier<{ id?: number }, { mobile: string }> = Object.assign(
  ({ id = 0 }: { id?: number } = {}) => `/pages/tea/tea?id=${id}`,
  { path: '/pages/tea/tea' },
);

function Shown({ query }: { query: { id: number; mobile: string } }) {
  const change = useAddressChange();
  return (
    <button type="button" onClick={() => change({ id: 9 })}>
      {query.mobile} {query.id}
    </button>
  );
}

const page = definePage({
  path: '/pages/tea/tea',
  title: '茶',
  auth: 'guest',
  query: { id: optionalId('tea'), mobile: requiredText() },
  carries: ['mobile'],
  body: custom('detail', Shown),
});

beforeEach(() => startMall());

it('hands it over in the entry of the history, where a reload and another address of the screen keep it', async () => {
  const other = await renderScreen(page, 'id=1');
  for (const move of [open, redirect]) {
    await act(async () => carry(link, { query: { id: 3 }, carried: { mobile: '13800000001' }, move }));
    expect(address()).toBe('/pages/tea/tea?id=3');
  }
  other.unmount();
  for (const search of ['id=3', 'id=3']) {
    await renderScreen(page, search);
    expect(screen.getByRole('button', { name: '13800000001 3' })).toBeDefined();
    cleanup();
  }
  await renderScreen(page, 'id=3');
  await act(async () => screen.getByRole('button', { name: '13800000001 3' }).click());
  expect(address()).toBe('/pages/tea/tea?id=9');
  cleanup();
  await renderScreen(page, 'id=9');
  expect(screen.getByRole('button', { name: '13800000001 9' })).toBeDefined();
});

const allPages = async () =>
  Promise.all(Object.values(routes).map(async (load) => (await load()).default as unknown as PageDefinition));

it('is how every list keeps what may be a name out of its address', async () => {
  const listed = (await allPages()).filter(({ body }) => body.kind === 'list');
  const isFree = ({ parse }: Param<unknown>) => parse('王小明') === '王小明';
  const free = listed.flatMap(({ path, query = {}, carries = [] }) =>
    Object.entries(query)
      .filter(([name, param]) => isFree(param) && !carries.includes(name as never))
      .map(([name]) => `${path} ${name}`),
  );
  // Words that find goods, sets, topics and stores; days and marks.
  expect(free.sort()).toEqual([
    '/pages/balance/withdraw-log model',
    '/pages/foot/index/index from',
    '/pages/foot/index/index until',
    '/pages/full_reduce/search/search keyword',
    '/pages/goods/list keyword',
    '/pages/goods/list sign',
    '/pages/goods/manage/combine-list keyword',
    '/pages/goods/manage/combine-select ids',
    '/pages/goods/manage/combine-select keyword',
    '/pages/member/goods/goods discount',
    '/pages/order-submit/address-pick hasCity',
    '/pages/order-submit/address-pick sign',
    '/pages/order-submit/store-pick keyword',
    '/pages/search/search keyword',
    '/pages/search/search sign',
    '/pages/share/link/link keyword',
    '/pages/store/store keyword',
    '/pages/topic/list keyword',
    '/plugins/advance/order/order name',
    '/plugins/advance/search/search keyword',
    '/plugins/composition/search/search keyword',
    '/plugins/pt/index/index keyword',
  ]);
  const searching = listed.flatMap(({ path, body: { search }, carries = [] }) =>
    search === undefined
      ? []
      : [{ path, isPersonal: search.isPersonal === true, isCarried: carries.includes(search.of as never) }],
  );
  expect(searching.filter(({ isPersonal, isCarried }) => isPersonal !== isCarried)).toEqual([]);
  expect(searching.filter(({ isPersonal }) => isPersonal).map(({ path }) => path)).toEqual([
    '/pages/address/address',
    '/pages/share/team/team',
  ]);
});

it('is how every screen gets a name, a mobile, an address, a place or a proof', async () => {
  const pages = await allPages();
  const personal =
    /^(?:name|mobile|phone|form|value|key|customer_name|express_no|latitude|longitude|order_no)$/;
  const inAddresses = pages.flatMap(({ path, query = {}, carries = [] }) =>
    Object.keys(query)
      .filter((name) => personal.test(name) && !carries.includes(name as never))
      .map((name) => `${path} ${name}`),
  );
  // A place of the shop, which text of a rule is shown, and the name of goods that is searched for.
  expect(inAddresses.sort()).toEqual([
    '/open-location latitude',
    '/open-location longitude',
    '/open-location name',
    '/pages/rules/index key',
    '/plugins/advance/order/order name',
  ]);
});
