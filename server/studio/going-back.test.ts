// Proves that going back restores what was live before, in whatever order versions were frozen.
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { HeightPage } from '~/tests/server/height-page';

describeOnBothDatabases('going back', (open) => {
  let page: HeightPage;
  beforeEach(async () => {
    page = await HeightPage.open(await open());
  });

  const change = async (value: number, was: number) => {
    await page.setHeight(value, was);
    expect((await page.publish()).status).toBe(201);
  };
  const goBack = async (): Promise<unknown> => {
    expect((await page.post('unpublish', { to: 'previous' })).status).toBe(200);
    return page.height();
  };

  it('never puts a version live again that was gone back from', async () => {
    await change(20, 10);
    await change(30, 20);
    expect(await goBack()).toBe(20);
    await change(40, 30);
    expect(await goBack()).toBe(20);
    expect(await goBack()).toBe(10);
    expect(await goBack()).toBeNull();
  });

  it('restores what a scheduled version replaced, which was frozen later', async () => {
    await page.setHeight(20, 10);
    await page.schedule({ at: page.later(10) });
    await change(30, 20);
    await page.goTo(10);
    expect(await page.height()).toBe(20);
    expect(await goBack()).toBe(30);
    expect(await goBack()).toBe(10);
  });

  it('restores what an approved submission replaced, which was frozen later', async () => {
    await page.setHeight(20, 10);
    const { body } = await page.post('review', { version: page.version, words: '' }, 'editor');
    await change(30, 20);
    await page.mall.operate('POST', `/reviews/${String(body['id'])}/approve`, { body: {} });
    expect(await page.height()).toBe(20);
    expect(await goBack()).toBe(30);
  });

  it('never fails', () => {
    expect(page.mall.failures).toEqual([]);
  });
});
