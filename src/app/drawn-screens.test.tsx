// Proves of every screen that the server draws that its first calls are those that it asks for, and all that it needs.
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SHARED_PARAMS } from '~/domain/shared-params.gen';
import { allRecordings } from '~/tests/server/recorded';
import type { AnyPage, PageDefinition } from '../engine/define-page';
import type { FirstCall } from '../engine/first-calls';
import { pageKeyOf } from '../base/site';
import { emptyPage, putIntoPage } from '../testing/boot-data';
import { backend } from '../testing/fake-backend';
import { renderScreen, startMall } from '../testing/render-screen';
import { routes } from './routes.gen';
import { firstCallsOf } from './shared-screen';

/** The fullest recorded answer of each route. */
const answers = new Map<string, Readonly<Record<string, unknown>>>();
for (const { route, answer } of allRecordings())
  if (answer.code === 0 && JSON.stringify(answer).length > JSON.stringify(answers.get(route) ?? '').length)
    answers.set(route, answer);

const searchOf = ({ query = {} }: PageDefinition): string =>
  Object.entries(query)
    .filter(([, { isRequired }]) => isRequired)
    .map(([name]) => `${name}=1`)
    .join('&');

const shared = await Promise.all(
  Object.keys(SHARED_PARAMS).map(
    async (path) => (await routes[path]?.())?.default as unknown as PageDefinition,
  ),
);
const callsOf = (page: PageDefinition) =>
  firstCallsOf({ page: page as unknown as AnyPage, search: searchOf(page) });
const drawn = shared.filter((page) => callsOf(page).length > 0);

const textsOf = ({ params }: FirstCall): Record<string, string> =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));

/** As the server puts them into its page. */
function answerInPage(calls: readonly FirstCall[]): void {
  const known = calls.filter(({ route }) => answers.has(route));
  putIntoPage(
    Object.fromEntries(
      known.map(({ route, params }) => [pageKeyOf(route, params), answers.get(route)?.['data']]),
    ),
  );
}

afterEach(emptyPage);

const cases = drawn.map((page) => [page.path, page] as const);

it.each(cases)('%s asks first for what it is drawn from', async (_, page) => {
  await startMall();
  for (const [route, answer] of answers) backend.answerWhole(route, answer);
  await renderScreen(page as unknown as AnyPage, searchOf(page));
  await act(() => vi.dynamicImportSettled());
  for (const call of callsOf(page))
    await vi.waitFor(() =>
      expect(backend.asked(call.route)).toContainEqual(expect.objectContaining(textsOf(call))),
    );
});

it.each(cases)('%s is drawn at once from its page', async (_, page) => {
  const calls = callsOf(page);
  const [first] = calls;
  if (first === undefined || !answers.has(first.route)) return;
  // Nothing else answers.
  await startMall();
  answerInPage(calls);
  const { container } = await renderScreen(page as unknown as AnyPage, searchOf(page));
  const main = container.querySelector('main');
  expect(main?.textContent).not.toBe('');
  expect(main?.textContent).not.toMatch(/加载失败|页面出错了/);
  const [section] = main?.children ?? [];
  expect(section?.getAttribute('aria-busy')).not.toBe('true');
});
