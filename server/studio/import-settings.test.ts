// Proves that a page keeps its settings through an export and an import, and never opens to all by it.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ImportReport } from '~/domain/studio/api-import';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const LIMIT = { is_all: 0, member: [{ level: 1, name: '银卡会员' }] };

describeOnBothDatabases('settings of an imported page', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const pagesOf = async (value: unknown) => {
    const { body } = await mall.operate('POST', '/import', { body: { text: JSON.stringify(value) } });
    return (body as unknown as ImportReport).docs;
  };

  it.each(['', '&for=mall'])('are those of the exported one (%s)', async (form) => {
    const id = await savePage(mall, { tabs: [[{ id: 'empty', data: {} }]] });
    await mall.operate('PATCH', `/pages/${id}`, { body: { access_limit: LIMIT, show_navs: true } });
    const file = await mall.operate('GET', `/export?pages=${id}${form}`);
    const [page] = await pagesOf(file.body);
    const made = await mall.operate('POST', '/pages', { body: { ...page, from: 'import' } });
    expect(made.status).toBe(201);
    const { body } = await mall.operate('GET', `/documents/page-${String(made.body['id'])}`);
    const { meta } = (body as unknown as DocumentAnswer).content;
    expect(meta).toMatchObject({ show_navs: true, access_limit: LIMIT });
  });

  it.each([
    ['is open to all', '', null],
    ['is open to all', null, null],
    ['is limited', JSON.stringify(LIMIT), LIMIT],
    ['is shown to nobody', '{"member', { is_all: 0, member: [] }],
    ['is shown to nobody', { is_all: 0 }, { is_all: 0, member: [] }],
  ])('say that it %s by %j', async (_what, access_limit, read) => {
    const navs = [{ name: '一', data: [{ id: 'empty', data: {} }] }];
    const [page] = await pagesOf({ title: '旧首页', show_navs: '0', access_limit, navs });
    expect(page?.meta).toEqual({ show_navs: false, access_limit: read });
  });
});
