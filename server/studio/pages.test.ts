// The list of pages of the operator API, and changes that are effective at once.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer, PageRow } from '~/domain/studio/api';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { pageOf, savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

describeOnBothDatabases('studio pages', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const get = async <T>(path: string): Promise<T> => {
    const { status, body } = await mall.operate('GET', path, { as: 'viewer' });
    expect([path, status]).toEqual([path, 200]);
    return body as unknown as T;
  };
  const itemsOf = async <T>(path: string) => (await get<{ items: T[] }>(path)).items;

  it('are found by title, by texts in blocks also as PHP stores them, by widget types, and paged', async () => {
    const escaped = '[{"id":"notice","permission_key":"","data":{"content":"\\u6625\\u8336\\u4e0a\\u5e02"}}]';
    const id = await savePage(mall, { tabs: [escaped] });
    const ids = async (query: string) => (await itemsOf<PageRow>(`/pages?${query}`)).map((page) => page.id);
    expect(await ids(`q=${encodeURIComponent('春茶')}`)).toEqual([id]);
    await get(`/documents/page-${id}`);
    expect(await ids(`q=${encodeURIComponent('春茶')}`)).toEqual([id]);
    expect(await ids(`q=${encodeURIComponent('公告')}`)).toContain(id);
    expect(await ids(`q=${encodeURIComponent('测试页')}`)).toEqual([id]);
    expect(await ids('q=%25_%25')).toEqual([]);
    expect(await ids('kind=notice')).toEqual(await ids(`q=${encodeURIComponent('公告')}`));
    expect([await ids('kind=video-channel'), await ids('kind=.*')]).toEqual([[], []]);
    const first = await get<{ items: PageRow[]; next: string; total: number }>('/pages?limit=2');
    expect([first.items.length, first.total]).toEqual([2, 3]);
    expect(
      (await get<{ items: PageRow[]; next: string | null }>(`/pages?limit=2&cursor=${first.next}`)).items,
    ).toHaveLength(1);
  });

  it('are created, copied, renamed, made home, disabled, deleted and restored', async () => {
    const made = await mall.operate('POST', '/pages', {
      as: 'editor',
      body: { title: '秋季会场', from: 'blank' },
    });
    expect([made.status, made.body]).toMatchObject([
      201,
      { title: '秋季会场', state: 'draft', isLive: false },
    ]);
    const id = Number(made.body['id']);
    const page = `/pages/${id}`;
    expect((await mall.operate('POST', `${page}/home`, { body: {} })).body).toMatchObject({
      error: { message: '先发布，再设为首页' },
    });
    const ops = [
      {
        op: 'insert',
        tab: (await get<DocumentAnswer>(`/documents/page-${id}`)).content.tabs[0]?.key,
        after: null,
        blocks: [{ uid: 'b1', text: '{"id":"empty","data":{"height":30}}' }],
      },
    ];
    await mall.operate('POST', `/documents/page-${id}/ops`, {
      body: { base: 1, ops, name: '', session: 'w' },
    });
    expect(made.body).toMatchObject({ liveFrom: null });
    const published = await mall.operate('POST', `/documents/page-${id}/publish`, {
      body: { version: 2, note: '' },
    });
    const { liveFrom } = await get<PageRow>(page);
    expect(published.body).toMatchObject({ version: { liveFrom } });
    expect((await mall.operate('PATCH', page, { body: { title: '冬季会场' } })).body).toMatchObject({
      title: '冬季会场',
      state: 'live',
    });
    expect(pageOf(await mall.ask(indexTplIndex, { page_id: id })).title).toBe('冬季会场');
    const copy = await mall.operate('POST', `${page}/copy`, { body: {} });
    expect(copy.body).toMatchObject({ title: '冬季会场 副本', state: 'draft', blockCount: 1 });
    await mall.operate('POST', `${page}/home`, { body: { platforms: ['mobile'] } });
    const homeOf = async (pageId: number) => (await get<DocumentAnswer>(`/documents/page-${pageId}`)).homeOf;
    expect(await homeOf(id)).toEqual(['mobile', 'wxapp', 'aliapp', 'bdapp', 'ttapp']);
    expect(await homeOf(1)).toEqual(['wechat']);
    expect(pageOf(await mall.ask(indexTplIndex, {})).title).toBe('冬季会场');
    expect(await get<PageRow>('/pages/1')).toMatchObject({ platforms: ['wechat'], isHome: false });
    expect((await mall.operate('DELETE', page)).body).toMatchObject({ error: { code: 'state' } });
    await mall.operate('PATCH', '/pages/1', { body: { isHome: true, platforms: ['mobile', 'wechat'] } });
    await mall.operate('PATCH', page, { body: { isDisabled: true } });
    expect((await mall.ask(indexTplIndex, { page_id: id })).type).not.toBe('diy');
    expect((await mall.operate('DELETE', page)).status).toBe(204);
    expect((await itemsOf<PageRow>('/pages?state=trashed')).map((row) => row.id)).toEqual([id]);
    expect(
      (
        await mall.operate('POST', `/documents/page-${id}/ops`, {
          body: { base: 2, ops, name: '', session: 'w' },
        })
      ).body,
    ).toMatchObject({ error: { code: 'state' } });
    expect((await mall.operate('POST', `${page}/restore`)).body).toMatchObject({ state: 'disabled' });
  });

  it('refuse titles that are too long and unknown levels', async () => {
    const title = '一二三四五六七八九十一二三四五六';
    expect((await mall.operate('POST', '/pages', { body: { title, from: 'blank' } })).body).toMatchObject({
      error: { code: 'invalid', message: '标题不能为空，最多 15 个字', fields: [{ pointer: '/title' }] },
    });
    expect(
      (await mall.operate('PATCH', '/pages/1', { body: { access_limit: { member: 'all' } } })).status,
    ).toBe(422);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
