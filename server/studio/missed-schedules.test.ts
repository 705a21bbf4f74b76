// Proves that a schedule that does not do what was planned says so, and that none takes the home page off.
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { HeightPage } from '~/tests/server/height-page';

const HOME_WORDS = '这是首页，先把别的页面设为首页';

describeOnBothDatabases('a schedule', (open) => {
  let page: HeightPage;
  beforeEach(async () => {
    page = await HeightPage.open(await open());
    await page.setHeight(20, 10);
  });

  const audited = async (action: string) => {
    const { body } = await page.mall.operate('GET', `/audit?doc=${page.doc}&action=${action}`);
    return body['items'] as unknown as { detail: object }[];
  };
  const dismiss = () => page.mall.operate('DELETE', `/documents/${page.doc}/schedule`);
  const makeHome = async () =>
    expect((await page.mall.operate('POST', `/pages/${page.id}/home`)).status).toBe(200);

  it('that was overtaken says so until it is dismissed, and is audited', async () => {
    await page.schedule({ until: page.later(20) });
    await page.setHeight(30, 20);
    await page.publish();
    await page.goTo(20);
    expect((await page.read()).schedule).toMatchObject({ state: 'overtaken', until: page.later(20) });
    expect(await audited('schedule-overtaken')).toHaveLength(1);
    expect((await dismiss()).status).toBe(204);
    expect((await page.read()).schedule).toBeNull();
    expect((await dismiss()).status).toBe(404);
  });

  it('that failed says why, and gives way to the next one', async () => {
    await page.schedule({ at: page.later(10) });
    const mark = (deleted_at: Date | null) =>
      page.mall.database.db.updateTable('diy_pages').set({ deleted_at }).where('id', '=', page.id).execute();
    await mark(new Date());
    await page.goTo(10);
    await mark(null);
    const reason = '已在回收站，先恢复再发布';
    expect((await page.read()).schedule).toMatchObject({
      state: 'failed',
      reason,
      version: { liveFrom: null },
    });
    expect(await audited('schedule-failed')).toMatchObject([{ detail: { reason } }]);
    expect((await page.schedule({ at: page.later(30) })).status).toBe(201);
    expect((await page.read()).schedule).toMatchObject({ state: 'waiting', reason: '' });
  });

  it('that disables the page at its end is audited', async () => {
    await page.schedule({ until: page.later(20), after: 'disable' });
    await page.goTo(20);
    expect((await page.mall.operate('GET', `/pages/${page.id}`)).body).toMatchObject({ state: 'disabled' });
    expect(await audited('schedule-disable')).toHaveLength(1);
  });

  it('may not disable the home page, neither when it is made nor at its end', async () => {
    await page.schedule({ until: page.later(20), after: 'disable' });
    await makeHome();
    const change = await page.mall.operate('PATCH', `/documents/${page.doc}/schedule`, {
      body: { until: page.later(30) },
    });
    expect(change.body).toMatchObject({ error: { code: 'invalid', fields: [{ pointer: '/after' }] } });
    await page.goTo(20);
    expect(await page.height()).toBe(20);
    expect((await page.read()).schedule).toMatchObject({ state: 'failed', reason: HOME_WORDS });
    await dismiss();
    await page.setHeight(30, 20);
    expect((await page.schedule({ until: page.later(40), after: 'disable' })).body).toMatchObject({
      error: { code: 'invalid', fields: [{ pointer: '/after' }] },
    });
    expect((await page.schedule({ until: page.later(40) })).status).toBe(201);
  });

  it('may not end a home page that has no version to go back to', async () => {
    await page.post('unpublish', { to: 'none' });
    await page.schedule({ until: page.later(20) });
    await makeHome();
    const change = await page.mall.operate('PATCH', `/documents/${page.doc}/schedule`, {
      body: { until: page.later(30) },
    });
    expect(change.body).toMatchObject({ error: { code: 'invalid', fields: [{ pointer: '/after' }] } });
    await page.goTo(20);
    expect(await page.height()).toBe(20);
  });

  it('never fails', () => {
    expect(page.mall.failures).toEqual([]);
  });
});
