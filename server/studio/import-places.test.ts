// Proves that an import finds pictures and goods also where they stand within others: rich texts, categories.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ImportReport } from '~/domain/studio/api-import';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const ADDRESS = 'https://old.example/a.png';
const category = (staticGoods: boolean) => ({ id: 1, staticGoods, goodsList: [{ id: 2 }, { id: 999_999 }] });
const RICH = { id: 'image-text', data: { content: `<p><img src="${ADDRESS}"></p>` } };
const GOODS = { id: 'goods', data: { showCat: true, catList: [category(false), category(true)] } };

describeOnBothDatabases('places of an import', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  it('are reported', async () => {
    const text = JSON.stringify([RICH, GOODS]);
    const { body } = await mall.operate('POST', '/import', { as: 'editor', body: { text } });
    const [page] = (body as unknown as ImportReport).docs;
    expect(page?.pictures).toEqual([ADDRESS]);
    // Nobody sees the goods of a category that chooses them itself.
    expect(page?.missing).toMatchObject([{ block: 1, at: '/data/catList/1/goodsList/1', kind: 'goods' }]);
  });

  it('say what cannot be read: data as text, times; and say nothing of lists with gaps', async () => {
    const timer = { picUrl: '', startDateTime: '2026-12-07T12:00:00.000Z', endDateTime: '下周五' };
    const entry = { icon: '', name: '一', url: '/pages/index/index' };
    const blocks = [
      { id: 'timer', permission_key: '', data: timer },
      { id: 'nav', permission_key: '', data: { navs: { 1: entry } } },
      { id: 'notice', permission_key: '', data: '{"name":"公告","content":"欢迎"}' },
    ];
    const body = { text: JSON.stringify(blocks) };
    const answer = await mall.operate('POST', '/import', { as: 'editor', body });
    const [page] = (answer.body as unknown as ImportReport).docs;
    expect(page?.issues.map(({ block, at, message }) => [block, at, message])).toEqual([
      [0, '/data/endDateTime', '第 1 块 倒计时：「结束时间」读不出来'],
      [2, '/data', '第 3 块 公告：里面的内容读不出来，已按默认的读'],
    ]);
  });

  it('are named where a text was decoded wrongly before', async () => {
    const text = JSON.stringify([{ id: 'notice', data: { name: '公告', content: '\ufffd\ufffd' } }]);
    const { body } = await mall.operate('POST', '/import', { as: 'editor', body: { text } });
    const [page] = (body as unknown as ImportReport).docs;
    const broken = page?.issues.filter(({ message }) => message.includes('认不出的字'));
    expect(broken).toMatchObject([{ block: 0, at: '/data/content' }]);
  });

  it('are filled with own goods where that is asked for', async () => {
    const tabs = [{ name: '一', text: JSON.stringify([GOODS]) }];
    const made = await mall.operate('POST', '/pages', {
      body: { title: '分类', from: 'import', tabs, isOwnGoods: true },
    });
    const { body } = await mall.operate('GET', `/documents/page-${String(made.body['id'])}`);
    const { content } = body as unknown as DocumentAnswer;
    const { data } = JSON.parse(content.tabs[0]?.blocks[0]?.text ?? '') as typeof GOODS;
    const [automatic, chosen] = data.catList.map(({ goodsList }) => goodsList.map(({ id }) => id));
    expect(automatic).toEqual([2, 999_999]);
    expect(chosen?.[0]).toBe(2);
    expect(chosen).toHaveLength(2);
    expect(chosen).not.toContain(999_999);
  });
});
