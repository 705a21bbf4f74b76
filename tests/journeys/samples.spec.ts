// Proves that pages of existing malls cause no layout shift: every delivered sample, loaded and scrolled to its end.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, isRoute, screen, test, visit } from './helpers';
import { watchMoves } from './watchers';

const FOLDER = resolve(import.meta.dirname, '../data/layouts/hydrated');
const EXTRA = '07-old-home-blocks.extra.json';
const CENTER = '06-user-center.json';
const OLD_HOME = '07-old-home-blocks.json';
const HOME_PATH = '/pages/index/index';
const CENTER_PATH = '/pages/user-center/user-center';

const read = (name: string): string => readFileSync(resolve(FOLDER, name), 'utf8');
const { replies } = JSON.parse(read(EXTRA)) as { replies: Readonly<Record<string, unknown>> };

/** Of the ratio that is reserved where the size is unknown (ui/rich-text). */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="500"><path fill="#ccd" d="M0 0h750v500H0z"/></svg>';

/** Responds with a sample page, to its further calls with the sample's data, to its pictures with a local one. */
async function answerWith(page: Page, name: string): Promise<void> {
  const isCenter = name === CENTER;
  const route = isCenter ? 'api/user/config' : 'api/index/tpl-index';
  await page.route(isRoute(route), (asked) =>
    asked.fulfill({ contentType: 'application/json', body: read(name) }),
  );
  await page.route(isRoute('api/index/index-extra'), (asked) => {
    const query = new URL(asked.request().url()).searchParams;
    const [key, relation] = [query.get('key') ?? '', query.get('relation_id') ?? ''];
    const data = replies[key] ?? replies[`cat (relation_id ${relation})`] ?? null;
    return asked.fulfill({ json: { code: 0, msg: '', data } });
  });
  await page.route('**/*', (asked) => {
    const kind = asked.request().resourceType();
    if (kind === 'image') return asked.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    return kind === 'media' ? asked.fulfill({ contentType: 'video/mp4', body: '' }) : asked.fallback();
  });
}

/** Scrolls through a screen in small steps. */
async function scrollThrough(page: Page, path: string): Promise<void> {
  const main = screen(page, path).getByRole('main');
  for (let place = 0; place < 40; place += 1) {
    const isAtEnd = await main.evaluate((element) => {
      element.scrollBy(0, 500);
      return element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
    });
    await page.waitForTimeout(100);
    if (isAtEnd) return;
  }
}

for (const name of readdirSync(FOLDER).filter((file) => file !== EXTRA)) {
  test(`nothing moves on ${name}`, async ({ page, problems }) => {
    // Films cannot be loaded here.
    problems.expect(/"widget":"video"/);
    await answerWith(page, name);
    const moves = await watchMoves(page);
    // The older home has no page of its own; an answer with it means that the page is not there.
    const home = `${HOME_PATH}?page_id=${name === OLD_HOME ? 0 : 77}`;
    const path = name === CENTER ? CENTER_PATH : home;
    const front = await visit(page, path);
    await expect(front.locator('[data-widget][data-hydrated]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await scrollThrough(page, path);
    expect(await front.locator('[data-widget]').count()).toBeGreaterThan(1);
    // A mark of a carousel that grows by less than a pixel counts as a move of some millionths.
    expect((await moves()).filter(({ value }) => value > 0.0001)).toEqual([]);
  });
}
