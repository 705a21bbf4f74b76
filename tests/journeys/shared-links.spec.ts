// Tests shared links: to goods, with the sharer's id, in a plain browser and in the social app.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { readShareLink } from '~/domain/share-link';
import { userUserInfo } from '~/schemas/api/user.gen';
import { goodsId } from '~/server/demo/catalogue/catalogue';
import {
  documentAt,
  addressOf,
  waitForScreen,
  ask,
  expect,
  freshShopper,
  goBack,
  goodsLink,
  isRoute,
  listen,
  screen,
  sharedBy,
  test,
} from './helpers';
import { recordBridge, SOCIAL_AGENTS } from './social-app';
import { watchRemovals, watchShifts } from './watchers';

const HOME = '/pages/index/index';
const GOODS = '/pages/goods/goods';
const SCENE = 'api/default/qr-code-parameter';
const ID = goodsId('tea-longjing');
const CLEAN = `${GOODS}?id=${ID}`;
const SHARER = 1;

const sharedLink = (): string => goodsLink(ID, SHARER);

/** The goods page has its own address, and its call names the sharer. */
async function comeToGoods(page: Page, href: string): Promise<void> {
  const named = page.waitForRequest((request) => request.headers()['x-user-id'] === String(SHARER));
  await page.goto(href);
  const goods = await waitForScreen(page, GOODS);
  await expect(goods.getByRole('button', { name: '立即购买' })).toBeVisible();
  expect(page.url()).toBe(addressOf(CLEAN));
  await named;
}

async function goHome(page: Page): Promise<void> {
  await goBack(page, GOODS);
  await waitForScreen(page, HOME);
  expect(page.url()).toBe(addressOf(HOME));
}

test('a shared goods page opens on the first and later visits, Back opens home, and nothing is requested twice (SHARE-05, SHOW-01, SHOW-05, LAUNCH-10)', async ({
  page,
}) => {
  const routes = listen(page);
  await comeToGoods(page, sharedLink());
  await goHome(page);
  await page.goto('about:blank');
  await comeToGoods(page, sharedLink());
  await page.reload();
  await waitForScreen(page, GOODS);
  await goHome(page);
  expect(routes).not.toContain(SCENE);
});

test('a shared goods page opens in the running mall too', async ({ page }) => {
  await page.goto(addressOf(HOME));
  await waitForScreen(page, HOME);
  await page.evaluate((hash) => window.location.assign(hash), new URL(sharedLink()).hash);
  await waitForScreen(page, GOODS);
  await expect(page).toHaveURL(addressOf(CLEAN));
});

test('a signed-in shopper is bound to the sharer (LAUNCH-10)', async ({ page }) => {
  const { token } = await freshShopper(page);
  await comeToGoods(page, sharedLink());
  const parent = async () =>
    (await ask(page, { endpoint: userUserInfo, params: {}, token })).options.parent_id;
  await expect.poll(parent).toBe(SHARER);
});

test('a link to home binds its sharer and leaves a clean home (LAUNCH-10)', async ({ page }) => {
  const named = page.waitForRequest((request) => request.headers()['x-user-id'] === String(SHARER));
  await page.goto(addressOf(`${HOME}?user_id=${SHARER}`));
  await waitForScreen(page, HOME);
  await expect(page).toHaveURL(addressOf(HOME));
  await screen(page, HOME).getByRole('link', { name: '分类' }).click();
  await named;
});

test('a token is resolved once, and opens its goods over home (SHOW-03, SHOW-04, SHOW-05)', async ({
  page,
}) => {
  const detail = { path: 'pages/goods/goods', data: { id: ID }, user_id: SHARER };
  await page.route(isRoute(SCENE), (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { detail } } }),
  );
  const routes = listen(page);
  await page.goto(addressOf(`${HOME}?scene=abc`));
  await waitForScreen(page, GOODS);
  expect(page.url()).toBe(addressOf(CLEAN));
  await goHome(page);
  expect(routes.filter((route) => route === SCENE)).toHaveLength(1);
});

test('an unknown token leaves the visitor on home, with a message (SHOW-06)', async ({ page }) => {
  // A slow machine is still loading pictures of the page while the message shows.
  await page.goto(addressOf(`${HOME}?scene=nobody`), { waitUntil: 'commit' });
  await page.getByText('链接已失效').waitFor();
  await expect(screen(page, HOME).locator('[data-widget="nav"]')).toBeVisible();
  expect(page.url()).toBe(addressOf(HOME));
});

test('a token that cannot be resolved leaves the visitor on home, with a message', async ({
  page,
  problems,
}) => {
  problems.expect(/./);
  await page.route(isRoute(SCENE), (route) => route.abort('internetdisconnected'));
  await page.goto(addressOf(`${HOME}?scene=abc`));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(screen(page, HOME).locator('[data-widget="nav"]')).toBeVisible();
});

for (const [system, userAgent] of SOCIAL_AGENTS)
  test.describe(`in the social app on ${system}`, () => {
    test.use({ userAgent });

    test('a shared goods page opens after the silent login, is shared by its card, and Back never shows the authorisation (SHARE-05, SHARE-07, LAUNCH-09)', async ({
      page,
      problems,
    }) => {
      // The journeys' own scripts on the blank page below the mall.
      problems.expect(/Storage' property from 'Window': Access is denied/);
      const calls = await recordBridge(page);
      await page.goto(sharedLink().replace('#', '&from=singlemessage&isappinstalled=0#'));
      await page.getByRole('button', { name: '同意' }).click();
      const goods = await waitForScreen(page, GOODS);
      await expect(goods.getByRole('button', { name: '立即购买' })).toBeVisible();
      expect(page.url()).toBe(addressOf(CLEAN));
      const token = await page.evaluate(() =>
        JSON.parse(window.localStorage.getItem('pagoda.accessToken') ?? '""'),
      );
      const info = await ask(page, { endpoint: userUserInfo, params: {}, token: String(token) });
      expect(info.options.parent_id).toBe(SHARER);

      const shared = () => calls.filter(({ name }) => name === 'updateAppMessageShareData').at(-1)?.given;
      await expect.poll(() => String(shared()?.['imgUrl'])).toMatch(/^http.*square=1$/);
      const { title, desc, link, imgUrl } = shared() ?? {};
      expect(title).toBe('明前西湖龙井 头采嫩芽');
      expect(String(desc)).not.toBe('');
      expect(readShareLink(String(link))).toMatchObject({ path: GOODS, params: { id: String(ID) } });
      expect(String(link)).not.toContain(String(token));
      const picture = await page.request.get(String(imgUrl));
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);

      await goHome(page);
      await page.goBack();
      expect(page.url()).toBe('about:blank');
      await comeToGoods(page, sharedLink());
      // A personal screen is shared as home.
      await page.goto(addressOf('/pages/order/index/index?status=1'));
      await expect.poll(() => readShareLink(String(shared()?.['link']))?.path).toBe(HOME);
    });
  });

test.describe('rendered by the server', () => {
  test.describe('without JavaScript', () => {
    const withoutScripts: BrowserContextOptions = { javaScriptEnabled: false };
    test.use(withoutScripts);

    test('a shared goods page shows its picture, name and price', async ({ page, problems }) => {
      // The preloads of scripts that may not run.
      problems.expect(/request: csp .*\.js$/);
      await page.goto(sharedLink());
      const goods = screen(page, GOODS);
      await expect(goods.getByRole('heading', { name: '明前西湖龙井' }).first()).toBeVisible();
      await expect(goods.getByText('128.00-568.00')).toBeVisible();
      const picture = goods.locator('img[fetchpriority="high"]').first();
      await expect(picture).toHaveAttribute('src', /^data:image\/webp;base64,/);
    });
  });

  test('its markup is hydrated unchanged: nothing is rendered again, moved or requested again', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const losses = await watchRemovals(page);
    const routes = listen(page);
    await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
    await page.goto(sharedLink());
    const goods = await waitForScreen(page, GOODS);
    await expect(goods.getByRole('button', { name: '立即购买' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The skeleton of the comments is not in the server's response.
    expect((await losses()).filter((lost) => !lost.includes('加载中'))).toEqual([]);
    expect(await shifts()).toBe(0);
    expect(routes).not.toContain('api/goods/detail');
    expect(page.url()).toBe(addressOf(CLEAN));
    await goHome(page);
  });

  test('a page that operators laid out is there with its link, and hydrated unchanged', async ({ page }) => {
    const link = sharedBy(SHARER, { path: HOME, params: { page_id: '1' } });
    await expect.poll(documentAt(page, link)).toContain(`data-prerendered="#${HOME}?page_id=1"`);
    const shifts = await watchShifts(page);
    const losses = await watchRemovals(page);
    const routes = listen(page);
    await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
    await page.goto(link);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-widget]').first()).toHaveAttribute('data-hydrated', '');
    expect([await losses(), await shifts()]).toEqual([[], 0]);
    expect(routes).not.toContain('api/index/tpl-index');
    expect(page.url()).toBe(addressOf(`${HOME}?page_id=1`));
  });

  test('on a slow phone its bar is there before the code of overlays is asked for', async ({ page }) => {
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.addInitScript(() => {
      window.localStorage.setItem('pagoda.isSign', '1');
      const watch = new MutationObserver(() => {
        if (document.querySelector('[aria-pressed]') === null) return;
        performance.mark('bar');
        watch.disconnect();
      });
      watch.observe(document, { subtree: true, childList: true });
    });
    await page.goto(sharedLink());
    const askedMs = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').find(({ name }) => name.includes('overlay-host'))
            ?.startTime,
      );
    await expect.poll(askedMs).toBeGreaterThan(0);
    const barMs = await page.evaluate(() => performance.getEntriesByName('bar')[0]?.startTime);
    expect(await askedMs()).toBeGreaterThan(barMs ?? Infinity);
  });

  test("it is replaced by the hash's screen", async ({ page }) => {
    const { search } = new URL(sharedLink());
    await page.goto(addressOf('/pages/goods/list').replace('?', search));
    await waitForScreen(page, '/pages/goods/list');
    await expect(page.locator('[data-screen="/pages/goods/goods"]')).toHaveCount(0);
  });

  test('a signed-in shopper gets his own response after the guest’s', async ({ page }) => {
    await freshShopper(page);
    const routes = listen(page);
    await comeToGoods(page, sharedLink());
    await expect.poll(() => routes).toContain('api/goods/detail');
  });
});
