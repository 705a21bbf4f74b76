// api/admin/share: the distributors of the mall, and taking the role away.
import { adminShareDestroy, adminShareIndex } from '~/schemas/api/admin-share.gen';
import { MallError } from '../../http/errors';
import { Reply, roleRoute, type Route } from '../../http/route';
import { pagination, pagingOf } from '../../http/wire';
import { searchDistributors } from '../share/applications';
import { remove } from '../share/distributors';
import { readLevels } from '../share/rise';

const index = roleRoute(adminShareIndex, async ({ db, params }) => {
  const paging = pagingOf(adminShareIndex, params);
  const { list, total } = await searchDistributors(db, params, paging);
  const levels = await readLevels(db);
  return {
    list,
    pagination: pagination(paging, total),
    export_list: [],
    shareLevelList: levels.map(({ id, level, name }) => ({ id, level, name })),
  };
});

const destroy = roleRoute(adminShareDestroy, async ({ db, params, now }) => {
  const { user_id: userId, reason = '' } = params;
  const isDone = await db.transaction().execute((trx) => remove(trx, { userId, reason, now }));
  if (!isDone) throw new MallError('分销商不存在');
  return new Reply(null, '处理成功');
});

export const routes: readonly Route[] = [index, destroy];
