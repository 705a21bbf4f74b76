// Proves whose name stands as 推荐人: the referrer, or a sharer who may still become it; never somebody below.
import { beforeEach, expect, it } from 'vitest';
import { shareNewApplyStatus } from '~/schemas/api/share.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { createShoppers } from '~/tests/server/role-helpers';
import { enroll } from './distributors';

const MALL = '宝塔商城';
const NAMES = ['本人', '上级', '下级', '下下级'] as const;

describeOnBothDatabases('推荐人', (open) => {
  let mall: Mall;
  let ids: number[];
  beforeEach(async () => {
    mall = openMall(await open());
    const { db } = mall.database;
    ids = await createShoppers(db, NAMES);
    await db.updateTable('malls').set({ name: MALL }).execute();
    await setParent(2, 0);
    await setParent(3, 2);
  });

  const idAt = (at: number) => ids[at] ?? 0;
  const setParent = (of: number, to: number) =>
    mall.database.db
      .updateTable('users')
      .set({ parent_id: idAt(to) })
      .where('id', '=', idAt(of))
      .execute();
  /** Opens the link of somebody, and reads who stands as the own referrer. */
  const nameAfterLinkOf = async (sharer: number) => {
    const token = await mall.tokenOf(idAt(0));
    await mall.ask(userUserInfo, {}, { token, headers: { 'X-User-Id': String(idAt(sharer)) } });
    await mall.database.db
      .updateTable('users')
      .set({ temp_parent_id: idAt(sharer) })
      .where('id', '=', idAt(0))
      .where('parent_id', 'is', null)
      .execute();
    return (await mall.ask(shareNewApplyStatus, {}, { token })).parent_name;
  };
  const become = () =>
    mall.database.db.transaction().execute((trx) => enroll(trx, { userId: idAt(0), now: new Date() }, 1));

  it('is who shared the last link, while he may become it', async () => {
    expect(await nameAfterLinkOf(1)).toBe('上级');
  });

  it('is nobody below, whose link was opened', async () => {
    for (const below of [2, 3]) expect(await nameAfterLinkOf(below)).toBe(MALL);
  });

  it('is settled for a distributor, whatever link he opens', async () => {
    await become();
    for (const sharer of [1, 2]) expect(await nameAfterLinkOf(sharer)).toBe(MALL);
    await setParent(0, 1);
    expect(await nameAfterLinkOf(2)).toBe('上级');
  });
});
