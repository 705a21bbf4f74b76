// Proves that screens show what a recorded mall answers: content never reads as nothing.
import { act, cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allRecordings } from '~/tests/server/recorded';
import { checkoutQuery } from '../flows/checkout-address';
import type { AnyPage, PageDefinition } from '../engine/define-page';
import { routes } from './routes.gen';
import { backend } from '../testing/fake-backend';
import { renderScreen, startMall } from '../testing/render-screen';

type Answer = Readonly<Record<string, unknown>>;

const ROUTES_ALIKE = /^plugin\/\w+\/api\/\w+\/order-preview$/;
const answered = allRecordings()
  .filter(({ answer: { code } }) => code === 0 || code === 1001)
  .map((one) => ({ ...one, route: one.route.replace(ROUTES_ALIKE, 'api/order/preview') }));
/** The fullest answer of each route, for the other calls of a screen. */
const fullest = new Map<string, Answer>();
for (const { route, answer } of answered)
  if (JSON.stringify(answer).length > JSON.stringify(fullest.get(route) ?? '').length)
    fullest.set(route, answer);

const CONFIG = fullest.get('api/index/config')?.['data'] as object;

/** Who may see every screen. */
const EVERYONE = {
  nickname: '李禾',
  identity: { roles: ['distributor'], is_admin: 1, is_distributor: 1, member_level: 1 },
  options: { user_id: 2, is_share: 1 },
};

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

const isZero = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number(value) === 0;

/** Rows of the answer, or more than a few values. */
function hasContent(answer: Answer): boolean {
  const data = (answer['data'] ?? answer) as Answer;
  const { list } = data;
  return Array.isArray(list) ? list.length > 0 : valuesIn(data).length > 8;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What the text says that the answer does not. */
function problemsOf(text: string, answer: Answer): string[] {
  const zeros = valuesIn(answer).filter(isZero).length;
  const words = [...text.matchAll(/NaN|undefined|剩余(?:次数)?0次|页面出错了|加载失败|链接不完整/g)].map(
    ([word]) => word,
  );
  if (!hasContent(answer)) return words;
  // The end of a list has no more; a checkout may have no coupon that fits.
  const empty = [...text.matchAll(/暂无(?!更多|优惠券可用)[^ ]{0,8}|暂不[^ ]{0,6}|没有可[^ ]{0,6}/g)].map(
    ([word]) => word,
  );
  return [...words, ...empty, ...(count(text, /￥0\.00/g) > zeros ? ['￥0.00'] : [])];
}

/** What addresses must name besides ids. */
const SEARCH: Readonly<Record<string, string>> = {
  '/pages/order-submit/order-submit': new URLSearchParams(
    checkoutQuery([{ mch_id: 0, goods_list: [{ id: 2, goods_attr_id: 8, num: 1 }] }]),
  ).toString(),
  '/pages/poster/goods': 'poster_config=api/goods/poster&poster_generate=api/qrcode/goods-new&goods_id=1',
  '/pages/poster/poster': 'card_id=1',
};

const searchOf = ({ path, query = {} }: PageDefinition): string =>
  SEARCH[path] ??
  Object.entries(query)
    .filter(([name, { isRequired }]) => isRequired || name === 'id')
    .map(([name]) => `${name}=1`)
    .join('&');

const readsOf = ({ body, endpoints = [] }: PageDefinition): string[] =>
  [...body.endpoints, ...endpoints].map(({ route }) => route);

/** Waits until nothing loads and a few turns change nothing. */
async function shown(main: Element): Promise<void> {
  let before = '';
  for (let turn = 0, still = 0; turn < 60 && still < 3; turn += 1) {
    await act(async () => {
      await new Promise((next) => setTimeout(next, 0));
    });
    const isLoading = main.querySelector('[aria-busy="true"], [aria-label="加载中"]') !== null;
    still = !isLoading && main.innerHTML === before ? still + 1 : 0;
    before = main.innerHTML;
  }
}

async function textWith(page: PageDefinition, route: string, answer: Answer): Promise<string> {
  await startMall({ isSignedIn: true, config: CONFIG });
  // Such a mall does not have the routes that were not recorded.
  for (const one of readsOf(page)) backend.refuse(one, '页面未找到。', { code: 500 });
  for (const [one, given] of fullest) backend.answerWhole(one, given);
  backend.answer('api/user/user-info', EVERYONE);
  backend.answer('api/user/is-clerk-user', { is_clerk_user: 1 });
  backend.answerWhole(route, answer);
  const { container } = await renderScreen(page as unknown as AnyPage, searchOf(page));
  await act(() => vi.dynamicImportSettled());
  const main = container.querySelector('[data-screen]') ?? container;
  await shown(main);
  return main.textContent ?? '';
}

const pages = new Map<string, PageDefinition>();
for (const [path, load] of Object.entries(routes))
  pages.set(path, (await load()).default as unknown as PageDefinition);

/** Screens that are about a route, else the first that calls it beside its own. */
function screensOf(route: string): string[] {
  const all = [...pages];
  const own = all.filter(([, page]) => readsOf(page)[0] === route);
  const some = own.length > 0 ? own : all.filter(([, page]) => readsOf(page).includes(route)).slice(0, 1);
  return some.map(([path]) => path);
}

/** Both lists of orders read one route; after-sales are those of its status 5. */
const isFor = (path: string, { route, name }: { route: string; name: string }): boolean =>
  route !== 'api/order/list' || (path === '/pages/order/refund/index') === /aftersale|refund/.test(name);

/** Named after there being nothing. */
const EMPTY = /-(empty|none|none-\w+)$/;

const cases = [...fullest.keys()].flatMap((route) => screensOf(route).map((path) => [path, route] as const));

it('is there for many of the recorded routes', () => {
  expect(new Set(cases.map(([, route]) => route)).size).toBeGreaterThan(80);
});

it.each(cases)('%s shows what %s answers', async (path, route) => {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`no screen ${path}`);
  const found: string[] = [];
  for (const { name, answer } of answered.filter((one) => one.route === route && isFor(path, one))) {
    const text = await textWith(page, route, answer);
    const problems = EMPTY.test(name) ? [] : problemsOf(text, answer);
    found.push(...problems.map((word) => `${name}: ${word}`));
    cleanup();
  }
  expect(found).toEqual([]);
});
