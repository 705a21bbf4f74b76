// axe finds nothing in the editor while others have a say: reviews, modules, shared layouts, a second window.
import { expect } from '@playwright/test';
import type { DocumentAnswer } from '~/domain/studio/api';
import { DESK, draftOf, imported, newPage, openEditor, signIn, test, writing } from './studio';
import { expectClean, expectCleanDialog } from './studio-clean';
import { CLASSIC } from './studio-sample';

test.use(DESK);

const site = (): string => process.env['PAGODA_URL'] ?? '';

test('of a page under review', async ({ page, context }) => {
  await signIn(context, 'editor');
  const made = await newPage(context, imported('待审核的状态', CLASSIC));
  const submitted = await context.request.post(`${site()}/studio/api/documents/${made.doc}/review`, {
    data: { version: 1, words: '换了图' },
    headers: writing(),
  });
  expect(submitted.status(), await submitted.text()).toBe(201);
  await signIn(context, 'owner');
  // Wide, the first steps stand open.
  await page.setViewportSize({ width: 1600, height: 900 });
  await openEditor(page, made);
  await expect(page.getByText(/提交了审核：换了图/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^去做：/ }).first()).toBeVisible();
  await expectClean(page, 'under review');
  await expectCleanDialog(page, '退回', () => page.getByRole('button', { name: '退回…' }).click());
  const { review, content } = await draftOf(context, made.doc);
  const returned = await context.request.post(`${site()}/studio/api/reviews/${review?.id}/return`, {
    data: { words: '首图太暗', notes: { [content.tabs[0]?.blocks[0]?.uid ?? '']: '换一句' } },
    headers: writing(),
  });
  expect(returned.status(), await returned.text()).toBe(200);
  await expect(page.getByText(/退回了：首图太暗/)).toBeVisible();
  await expectClean(page, 'returned');
});

test('of what others depend on, of a schedule that was missed, and of a second window', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  const made = await context.request.post(`${site()}/studio/api/modules`, {
    data: { name: '模块的状态', text: CLASSIC },
    headers: writing(),
  });
  const { id, doc } = (await made.json()) as { id: number; doc: string };
  const user = [{ id: 'module', permission_key: '', data: { list: [{ id, name: '模块的状态' }] } }];
  await newPage(context, imported('用模块的页面', JSON.stringify(user)));
  await page.goto(`${site()}/studio/#/modules/${id}/edit`);
  await expect(page.getByText(/^这个模块用于 1 个页面/)).toBeVisible();
  await expectClean(page, `a module, ${doc}`);

  const row = await newPage(context, imported('错过的状态', CLASSIC));
  const version = { id: 1, doc: row.doc, number: 1, kind: 'published', note: '', isLive: false };
  const times = { at: '2026-11-25T12:00:00.000Z', liveFrom: null, liveTo: null };
  const by = { id: 1, name: '店主' };
  const schedule = {
    id: 1,
    version: { ...version, ...times, by },
    by,
    state: 'failed',
    reason: '已在回收站',
  };
  await context.route(`**/studio/api/documents/${row.doc}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as DocumentAnswer;
    const shared = { [answer.content.tabs[0]?.key ?? '']: [{ id: 1, title: '秋季会场' }] };
    const planned = { ...schedule, at: times.at, until: null, after: 'previous' };
    await route.fulfill({ json: { ...answer, shared, schedule: planned } });
  });
  await openEditor(page, row);
  await expect(page.getByText(/^这个布局被 2 个页面共用/)).toBeVisible();
  await expect(page.getByText(/的定时发布没有成功：已在回收站$/)).toBeVisible();
  const second = await context.newPage();
  await openEditor(second, row);
  await expect(page.getByText('你在另一个窗口也打开了这页，两边会合并')).toBeVisible();
  await expectClean(page, 'shared, missed, and open twice');
});
