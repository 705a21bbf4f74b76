// User centres are made and renamed by editors, and published with what they must have.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import { layoutText } from '~/domain/studio/document';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

describeOnBothDatabases('user centres', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  it('makes and renames a user centre, and publishes none that lacks its head', async () => {
    const text = JSON.stringify([
      { id: 'user', data: {} },
      { id: 'empty', data: { height: 20 } },
    ]);
    const made = await mall.operate('POST', '/user-centers', { as: 'editor', body: { name: '新版', text } });
    expect([made.status, made.body['name'], made.body['platforms']]).toEqual([201, '新版', []]);
    const path = `/user-centers/${String(made.body['id'])}`;
    const renamed = await mall.operate('PATCH', path, { as: 'editor', body: { name: '秋季版' } });
    expect([renamed.status, renamed.body['name']]).toEqual([200, '秋季版']);
    expect((await mall.operate('PATCH', path, { body: { name: '' } })).status).toBe(422);
    const doc = `/documents/${String(made.body['doc'])}`;
    const [tab] = ((await mall.operate('GET', doc)).body as unknown as DocumentAnswer).content.tabs;
    const ops = [{ op: 'remove', uids: [tab?.blocks[0]?.uid ?? ''] }];
    await mall.operate('POST', `${doc}/ops`, { body: { base: 1, ops, name: '', session: 'w' } });
    const refused = await mall.operate('POST', `${doc}/publish`, { body: { version: 2, note: '' } });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('个人中心的第一个组件要是「用户信息」');
    expect(JSON.stringify(refused.body)).toContain('个人中心至少要有 2 个组件');
  });

  it('preserves the text of a user centre that is opened for the first time', async () => {
    const text = ' [ {"id":"user", "data":{"z":1.50,"a":"\\u4e2d\\/"}} ]';
    const { id } = await mall.database.db
      .insertInto('user_centers')
      .values({ name: '旧的', data: text })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await mall.operate('GET', `/documents/user-center-${id}`);
    const [tab] = (body as unknown as DocumentAnswer).content.tabs;
    expect(tab === undefined ? null : layoutText(tab)).toBe(text);
  });
});
