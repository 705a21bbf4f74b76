// What is answered for a version that is not there.
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { HeightPage } from '~/tests/server/height-page';

describeOnBothDatabases('versions', (open) => {
  let page: HeightPage;
  beforeEach(async () => {
    page = await HeightPage.open(await open());
  });

  it('tells a version that was deleted from one that never was', async () => {
    const keep = async () => Number((await page.post('versions', { note: '' })).body['id']);
    const [old, last] = [await keep(), await keep()];
    await page.mall.database.db.deleteFrom('studio_versions').where('id', '=', old).execute();
    const gone = { error: { code: 'gone', message: '这个版本已清理' } };
    for (const path of [`/versions/${old}`, `/versions/${old}/diff/draft`, `/versions/${last}/diff/${old}`]) {
      const { status, body } = await page.mall.operate('GET', path);
      expect([path, status, body]).toMatchObject([path, 410, gone]);
    }
    const never = await page.mall.operate('GET', `/versions/${last + 1}`);
    expect([never.status, never.body]).toMatchObject([404, { error: { message: '没有这个版本' } }]);
  });

  it('never fails', () => {
    expect(page.mall.failures).toEqual([]);
  });
});
