// Proves the calls of plugin/wish_list, and its timed work.
import { expect, it } from 'vitest';
import { wishListList, wishListRemove, wishListSave } from '~/schemas/api/wish_list.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';
import { createShopper } from '~/tests/server/role-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';

const signIn = async (mall: Mall, nickname: string) => ({
  token: await mall.tokenOf(await createShopper(mall.database.db, nickname)),
});

const wishesOf = async (mall: Mall, own: { token: string }) =>
  (await mall.ask(wishListList, {}, own)).list.map(({ text }) => text);

describeOnBothDatabases('plugin/wish_list', (open) => {
  it('stores wishes of each shopper, and lists and deletes nobody else’s', async () => {
    const mall = openMall(await open());
    const [own, other] = [await signIn(mall, '阿青'), await signIn(mall, '小满')];
    const { id } = await mall.ask(wishListSave, { text: '黄山毛峰' }, own);
    await mall.ask(wishListSave, { text: '旅行茶具' }, own);
    expect(await wishesOf(mall, own)).toEqual(['旅行茶具', '黄山毛峰']);
    expect(await wishesOf(mall, other)).toEqual([]);
    expect((await mall.call(wishListRemove, { id }, other)).msg).toBe('该心愿不存在');
    await mall.ask(wishListRemove, { id }, own);
    expect(await wishesOf(mall, own)).toEqual(['旅行茶具']);
    expect(mall.failures).toEqual([]);
  });

  it('says what the operator wrote', async () => {
    const mall = openMall(await open());
    await setOption(mall, 'wish_list', { content: '<p>你好</p>' });
    expect(await mall.ask(wishListList, {}, await signIn(mall, '阿青'))).toMatchObject({
      content: '<p>你好</p>',
    });
  });

  it('refuses a wish without words, and more than the mall allows, also at once', async () => {
    const mall = openMall(await open());
    await setOption(mall, 'wish_list', { most: 1 });
    const own = await signIn(mall, '阿青');
    expect((await mall.call(wishListSave, { text: '' }, own)).msg).toBe('心愿不能为空');
    const answers = await Promise.all(['一', '二'].map((text) => mall.call(wishListSave, { text }, own)));
    expect(answers.map(({ code, msg }) => (code === 0 ? 'stored' : msg)).sort()).toEqual(
      ['stored', '最多1个心愿'].sort(),
    );
  });

  it('deletes a wish after a year', async () => {
    const mall = openMall(await open());
    const { db } = mall.database;
    const own = await signIn(mall, '阿青');
    await mall.ask(wishListSave, { text: '黄山毛峰' }, own);
    await jobRunnerOver(db).run(new Date());
    expect(await wishesOf(mall, own)).toEqual(['黄山毛峰']);
    await db
      .updateTable('wish_list_wishes')
      .set({ created_at: new Date(Date.now() - 366 * 86_400_000) })
      .where('text', '=', '黄山毛峰')
      .execute();
    await jobRunnerOver(db).run(new Date());
    expect(await wishesOf(mall, own)).toEqual([]);
  });
});
