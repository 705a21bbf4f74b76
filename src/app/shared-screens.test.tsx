// Proves of every screen that its share link holds the parameters that its definition states, and nothing else.
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { parseAddress } from '~/domain/links';
import { HOME_PATH, readShareLink } from '~/domain/share-link';
import { custom, type PageDefinition } from '../engine/define-page';
import { HashRouter } from '../engine/navigation';
import { Screen } from '../engine/screen';
import { shareLink } from '../services/share';
import { shareData } from '../services/share-data';
import { startMall } from '../testing/render-screen';
import { routes } from './routes.gen';

/** What a person's address can hold; ids of goods and pages are numbers as well, and tell of nobody. */
const PERSONAL = '林小满 13800000001 环城南路18号 DD20261128 token-of-shopper';

const pages = await Promise.all(
  Object.values(routes).map(async (load) => (await load()).default as unknown as PageDefinition),
);

/** The link that the front screen would be shared by, with a person's data in each of its parameters. */
async function linkOf(page: PageDefinition): Promise<string> {
  const query = Object.keys(page.query ?? {}).map((name) => [name, `${name} ${PERSONAL}`]);
  const search = new URLSearchParams([...query, ['unknown', PERSONAL]]).toString();
  const bare = { ...page, body: custom('content', () => null) };
  const { unmount } = render(
    <HashRouter>
      <Screen page={bare as never} search={search} isFront />
    </HashRouter>,
  );
  await act(async () => undefined);
  expect(shareData().path).toBe(page.path);
  expect(document.title).not.toMatch(/林小满|1380000/);
  const link = shareLink();
  unmount();
  return link;
}

beforeEach(() => startMall());

it.each(pages.map((page) => [page.path, page] as const))('%s', async (path, page) => {
  const { shares } = page;
  const link = await linkOf(page);
  const place = readShareLink(link);
  expect(place?.path).toBe(shares === undefined ? HOME_PATH : path);
  expect(Object.keys(place?.params ?? {}).sort()).toEqual([...(shares ?? [])].sort());
  // Before the hash as behind it: that part reaches servers, their logs and other sites.
  const [before = '', behind = ''] = link.split('#');
  const stated = (shares ?? []).length * 2;
  expect(decodeURIComponent(before + behind).split('13800000001')).toHaveLength(stated + 1);
  expect(Object.keys(parseAddress(behind).query).sort()).toEqual(['params', 'scene']);
});

it('lets no parameter of a person be stated', () => {
  const stated = new Set(pages.flatMap(({ shares }) => shares ?? []));
  const personal =
    /name|mobile|phone|address|^form$|order_no|express|^key$|latitude|longitude|mch_list|url|back|value|data/;
  expect([...stated].filter((name) => personal.test(name))).toEqual([]);
  // The tickets of two gifts, which whoever has their link takes.
  expect(
    pages.filter(({ shares }) => shares?.some((name) => name === 'token')).map(({ path }) => path),
  ).toEqual(['/pages/card/give/give', '/pages/order-submit/gift']);
});

it('shares home in place of what belongs to somebody, or to an office', () => {
  const own = pages.filter(
    ({ path, auth }) => auth !== 'guest' || /order|address|cart|user-center|registered/.test(path),
  );
  expect(own.filter(({ shares }) => shares !== undefined).map(({ path }) => path)).toEqual([
    '/pages/order-submit/gift',
    '/pages/share/index/index',
  ]);
});
