// Proves that the settings of an existing mall can be the drafts of the same settings here.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ImportReport } from '~/domain/studio/api-import';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const DATA = resolve(import.meta.dirname, '../../tests/data');

describeOnBothDatabases('imported settings', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  it.each([
    // The recording has one entry of the tab bar.
    ['answers/index-config.json', { 'tab-bar': '「标签」要有 3 到 5 项，现在有 1 项' }],
    ['layouts/09-auth-page.json', {}],
  ])('of %s are accepted as drafts, or said not to be', async (name, problems) => {
    const text = readFileSync(resolve(DATA, name), 'utf8');
    const { body } = await mall.operate('POST', '/import', { as: 'editor', body: { text } });
    const { settings } = body as unknown as ImportReport;
    const refused = settings.filter(({ problem }) => problem !== null);
    expect(Object.fromEntries(refused.map(({ doc, problem }) => [doc, problem]))).toEqual(problems);
    for (const { doc, meta, problem } of settings) {
      const before = (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;
      const put = await mall.operate('PUT', `/documents/${doc}`, {
        as: 'editor',
        headers: { 'If-Match': `"${before.version}"` },
        body: { content: { tabs: [], notes: {}, meta }, name: '导入', session: 'w' },
      });
      expect([doc, put.status]).toEqual([doc, problem === null ? 200 : 422]);
      if (problem === null) expect((put.body as unknown as DocumentAnswer).content.meta).toEqual(meta);
    }
  });
});
