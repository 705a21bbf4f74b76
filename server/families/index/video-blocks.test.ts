// Proves over both databases the hydrated videos of a page.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IndexTplIndexData, indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import { blocksOf, picked, saveModule, savePage } from '~/tests/server/page-helpers';
import { validateVideoDelivered } from '~/widgets/validators.gen';

const SAMPLE = resolve(
  import.meta.dirname,
  '../../../tests/data/layouts/hydrated/04-content-and-service.json',
);

const OLD = { pic_url: 'old.png', url: 'old.mp4', video_title: '旧', hasAuto: 1, hasCycle: 0 };
const video = (data: object) => ({ id: 'video', permission_key: 'video', data: { ...OLD, ...data } });
const listed = (video_id: unknown) => video({ addType: 'auto', video_id });

describeOnBothDatabases('the videos of a page', (open) => {
  let mall: Mall;
  let page: number;
  beforeAll(async () => {
    mall = openMall(await open());
    const { db } = mall.database;
    await db
      .insertInto('videos')
      .values([
        { id: 8, title: '四代人的手艺', url: 'videos/video-8.mp4', pic_url: 'images/video-8.jpg' },
        { id: 9, title: '做一只盖碗', type: 1, url: 'https://film.test/page/9', pic_url: 'images/9.jpg' },
        { id: 10, title: '删掉的', url: 'videos/10.mp4', deleted_at: new Date() },
      ])
      .execute();
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const show = async (...layout: object[]) => {
    page = await savePage(mall, { tabs: [layout] });
    return blocksOf(await mall.ask(indexTplIndex, { page_id: page }))
      .filter(({ id }) => id === 'video')
      .map(({ data }) => data);
  };

  it('get current picture and address where they are of the mall’s list, by number or text', async () => {
    const fresh = { ...OLD, addType: 'auto', pic_url: 'images/video-8.jpg', url: 'videos/video-8.mp4' };
    expect(await show(listed(8), listed('8'))).toEqual([
      { ...fresh, video_id: 8 },
      { ...fresh, video_id: '8' },
    ]);
  });

  it('are an empty list where the video is gone or none was chosen (trap 12)', async () => {
    const none = [10, 999_999, '', 'x', 0, {}, null].map(listed);
    expect(await show(...none)).toEqual(none.map(() => []));
  });

  it('are unchanged with an address of their own, also in documents without other fields', async () => {
    const own = { ...OLD, addType: 'custom', video_id: 8 };
    expect(await show(video(own))).toEqual([own]);
    const older = { id: 'video', permission_key: 'video', data: { pic_url: 'a.png', url: 'a.mp4' } };
    expect(await show(older)).toEqual([
      expect.objectContaining({ addType: 'custom', pic_url: 'a.png', url: 'a.mp4' }),
    ]);
  });

  it('are unchanged with the address of another site’s page', async () => {
    expect(await show(listed(9))).toEqual([expect.objectContaining({ url: 'https://film.test/page/9' })]);
  });

  it('are delivered as the hydrated sample holds them', async () => {
    const sample = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { data: IndexTplIndexData };
    const expected = blocksOf(sample.data).filter(({ id }) => id === 'video');
    expect(expected).toHaveLength(2);
    const stored = expected.map((block) => {
      const data = block.data as Record<string, unknown>;
      return data['addType'] === 'auto' ? { ...block, data: { ...data, url: '', pic_url: '' } } : block;
    });
    const shown = await show(...stored);
    expect(shown).toEqual(expected.map(({ data }) => data));
    for (const data of shown)
      expect([validateVideoDelivered(data), validateVideoDelivered.errors]).toEqual([true, null]);
  });

  it('are read in one query however many there are, also in modules, and in none without a list', async () => {
    const queriesOf = async (...layout: object[]) => {
      await show(...layout);
      return countQueries(mall, (counted) => counted.ask(indexTplIndex, { page_id: page }));
    };
    const inModule = async (...blocks: object[]) => {
      const list = [{ id: await saveModule(mall, blocks), name: '模块' }];
      return { id: 'module', permission_key: '', data: { list } };
    };
    const none = await queriesOf(picked(1), await inModule(video({ addType: 'custom' })));
    const one = await queriesOf(picked(1), await inModule(listed(8)));
    const many = await queriesOf(picked(1), listed(8), listed(9), await inModule(listed(10), listed(8)));
    expect([one - none, many - none]).toEqual([1, 1]);
  });
});
