// Proves the mall's videos: their order and pages, the recorded shape, and which addresses play in place.
import { expect, it } from 'vitest';
import { videoIndex, videoPlay } from '~/schemas/api/video.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

describeOnBothDatabases('api/video', (open) => {
  it('lists videos in their order, page by page, in the recorded shape', async () => {
    const mall = openMall(await open());
    const { db } = mall.database;
    await db.insertInto('videos').values({ title: '最先', url: 'videos/a.mp4', sort: 0 }).execute();
    const all = await mall.ask(videoIndex, {});
    expect(differences(recorded('video-index'), all)).toEqual([]);
    expect(all.list[0]?.title).toBe('最先');
    expect(all.list[0]?.time).toMatch(/^\d\d月\d\d日$/);
    const pages = [1, 2, 3].map((page) => mall.ask(videoIndex, { page, limit: 2 }));
    const ids = (await Promise.all(pages)).flatMap(({ list }) => list.map(({ id }) => id));
    expect(ids).toEqual(all.list.map(({ id }) => id));
    await db.updateTable('videos').set({ deleted_at: new Date() }).where('title', '=', '最先').execute();
    expect((await mall.ask(videoIndex, {})).list.map(({ title }) => title)).not.toContain('最先');
    expect(mall.failures).toEqual([]);
  });

  it('plays films of the mall, opens pages of other sites, and knows nothing else', async () => {
    const mall = openMall(await open());
    const rows = [
      { title: '片', url: 'https://a.example/film.mp4', type: 0 as const },
      { title: '页', url: 'https://v.example/page.html', type: 1 as const },
    ];
    await mall.database.db.insertInto('videos').values(rows).execute();
    expect(await mall.ask(videoPlay, { url: 'https://a.example/film.mp4' })).toEqual({
      url: 'https://a.example/film.mp4',
    });
    expect(await mall.ask(videoPlay, { url: 'https://v.example/page.html' })).toEqual({ url: '' });
    const strange = await mall.call(videoPlay, { url: 'http://169.254.169.254/' });
    expect([strange.code, strange.msg]).toEqual([1, '视频不存在']);
    expect(mall.failures).toEqual([]);
  });
});
