// Proves that alternative texts reach shoppers: of the block as published, else of the library as it is now.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { Op } from '~/domain/studio/ops';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { blocksOf, dataOf, savePage, storedTemplate } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const upload = (name: string) => `uploads/20261125/${name.repeat(32)}.jpg`;
const [TEA, CUP, POT] = [upload('a'), upload('b'), upload('c')];
const slide = (picUrl: string) => ({ picUrl, url: '/pages/cart/cart', openType: 'navigate' });
const BANNER = { id: 'banner', data: { banners: [slide(TEA), slide(CUP), slide(POT)] } };
const TEXT = {
  id: 'image-text',
  data: { content: `<p><img src="${TEA}"><img alt="自己的" src="${TEA}"></p>` },
};

describeOnBothDatabases('alternative texts', (open) => {
  let mall: StudioMall;
  let mediaId: number;
  beforeEach(async () => {
    mall = await openStudio(await open());
    const rows = await mall.database.db
      .insertInto('studio_media')
      .values([
        { name: 'a', hash: 'a', path: TEA, bytes: 1, alt: '茶园 "春"' },
        { name: 'b', hash: 'b', path: CUP, bytes: 1, alt: '' },
        { name: 'c', hash: 'c', path: POT, bytes: 1, alt: null },
      ])
      .returning('id')
      .execute();
    mediaId = rows[0]?.id ?? 0;
  });

  const altsOf = async (pageId: number) => {
    const shown = blocksOf(await mall.ask(indexTplIndex, { page_id: pageId }));
    const { banners } = dataOf(shown, 'banner') as { banners: { alt?: string }[] };
    return banners.map(({ alt }) => alt ?? null);
  };

  it('of the library are delivered to the views, and new ones at once', async () => {
    const pageId = await savePage(mall, { tabs: [[BANNER, TEXT]] });
    expect(await altsOf(pageId)).toEqual(['茶园 "春"', '', null]);
    const shown = blocksOf(await mall.ask(indexTplIndex, { page_id: pageId }));
    expect(dataOf(shown, 'image-text')).toMatchObject({
      content: `<p><img alt="茶园 &quot;春&quot;" src="${TEA}"><img alt="自己的" src="${TEA}"></p>`,
    });
    await mall.operate('PATCH', `/media/${mediaId}`, { body: { alt: '茶山' } });
    expect(await altsOf(pageId)).toEqual(['茶山', '', null]);
  });

  it('of a block go with the published version, follow their pictures, and go to no other picture', async () => {
    const hidden = { id: 'empty', data: {} };
    const pageId = await savePage(mall, { tabs: [[hidden, BANNER]] });
    const doc = `/documents/page-${pageId}`;
    const { content } = (await mall.operate('GET', doc)).body as unknown as DocumentAnswer;
    const [first = '', uid = ''] = content.tabs[0]?.blocks.map((block) => block.uid) ?? [];
    const post = (base: number, ops: Op[]) =>
      mall.operate('POST', `${doc}/ops`, { body: { base, ops, name: '', session: 'w' } });
    const publish = (version: number) =>
      mall.operate('POST', `${doc}/publish`, { body: { version, note: '' } });
    const value = { [TEA]: '', [POT]: '一把壶' };
    await post(1, [
      { op: 'note', uid: first, name: 'isHidden', value: true },
      { op: 'note', uid, name: 'alt', value },
    ]);
    expect(await altsOf(pageId)).toEqual(['茶园 "春"', '', null]);
    expect((await publish(2)).status).toBe(201);
    expect(await altsOf(pageId)).toEqual(['', '', '一把壶']);
    const row = await storedTemplate(mall, pageId);
    expect(row.data).not.toContain('一把壶');
    // The first goes, and the last moves to its place: each picture has its own words.
    const rows = { uid, at: '/data/banners', was: BANNER.data.banners };
    await post(2, [{ op: 'set', ...rows, value: [slide(POT), slide(CUP)] }]);
    expect((await publish(3)).status).toBe(201);
    expect(await altsOf(pageId)).toEqual(['一把壶', '']);
    await post(3, [{ op: 'set', ...rows, value: rows.was, was: [slide(POT), slide(CUP)] }]);
    expect((await publish(4)).status).toBe(201);
    expect(await altsOf(pageId)).toEqual(['', '', '一把壶']);
    // Saved by another program, which knows of no texts.
    const data = row.data.replace(POT, TEA);
    await mall.database.db.updateTable('diy_templates').set({ data }).where('id', '=', row.id).execute();
    expect(await altsOf(pageId)).toEqual(['', '', '茶园 "春"']);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
