// api/admin/cash and api/admin/v2/review: what the shop's administrators answer to withdrawals and applications.
import type { Kysely } from 'kysely';
import { CASH_STATUS_TEXTS } from '~/domain/withdrawal';
import {
  adminFinanceCashList,
  adminFinanceCashSave,
  adminFinanceCashTabs,
  adminFinanceReviewIndex,
  adminFinanceReviewSwitchStatus,
  adminFinanceReviewTabs,
} from '~/schemas/api/admin-finance.gen';
import { likePattern } from '../../db/like-pattern';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { Reply, roleRoute, type Route } from '../../http/route';
import { pagination, pagingOf } from '../../http/wire';
import type { InstalledPlugins } from '../../ports/plugin';
import { wireCash } from '../../withdrawals/cash-rows';
import type { Purse } from '../../ports/purse';
import { pursesOf } from '../finance/purses';
import { decideWithdrawal } from '../../withdrawals/withdrawal';
import { waitingApplications } from '../share/applications';
import { decide } from '../share/distributors';
import { sharePurse } from '../share/share-purse';
import { readPage } from '../../http/read-page';

const DONE = '处理成功';
const AGREED = 1;
const SHARE = 'share';

const kindOf = ({ model, identity }: Purse) => ({ key: model, name: identity, plugin: '' });

function adminPurse(plugins: InstalledPlugins, model: string): Purse {
  const purse = pursesOf(plugins).find((one) => one.model === model);
  if (purse === undefined) throw new MallError('没有访问的权限');
  return purse;
}

interface Search {
  model: string;
  status: number;
  keyword: string;
}

function withdrawalsOf(db: Kysely<Tables>, { model, status, keyword }: Search) {
  return db
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .leftJoin('distributors', 'distributors.user_id', 'withdrawals.user_id')
    .where('withdrawals.model', '=', model)
    .$if(status >= 0, (query) => query.where('withdrawals.status', '=', status as 0 | 1 | 2 | 3))
    .$if(keyword !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('users.nickname', 'like', likePattern(keyword)),
          eb('withdrawals.order_no', 'like', likePattern(keyword)),
        ]),
      ),
    );
}

const cashTabs = roleRoute(adminFinanceCashTabs, ({ plugins }) =>
  Promise.resolve(pursesOf(plugins).map(kindOf)),
);

const cashList = roleRoute(adminFinanceCashList, async ({ db, params, plugins }) => {
  const { model, title } = adminPurse(plugins, params.model_type);
  const paging = pagingOf(adminFinanceCashList, params);
  const search = { model, status: params.status ?? -1, keyword: (params.keyword ?? '').trim() };
  const { total, rows } = await readPage(withdrawalsOf(db, search), paging, (all) =>
    all
      .selectAll('withdrawals')
      .select(['users.nickname', 'users.avatar', 'users.platform', 'users.mobile as phone'])
      .select('distributors.name as real_name')
      .orderBy('withdrawals.id', 'desc'),
  );
  const list = rows.map((row) => ({
    ...wireCash(row),
    status_text: CASH_STATUS_TEXTS[row.status],
    model,
    model_text: title,
    user: {
      name: row.real_name ?? '',
      phone: row.phone ?? '',
      avatar: row.avatar,
      nickname: row.nickname,
      platform: row.platform,
      platform_icon: '',
    },
  }));
  return { list, pagination: pagination(paging, total), export_list: [] };
});

const cashSave = roleRoute(adminFinanceCashSave, async ({ db, params, plugins, now }) => {
  const purse = adminPurse(plugins, params.model_type);
  const { id, status, content = '' } = params;
  await db.transaction().execute((trx) => decideWithdrawal(trx, purse, { id, status, content, now }));
  return new Reply(null, DONE);
});

const reviewTabs = roleRoute(adminFinanceReviewTabs, () => Promise.resolve([kindOf(sharePurse)]));

function assertShare(key: string): void {
  if (key === '') throw new MallError('请求类型不能为空。');
  if (key !== SHARE) throw new MallError('没有访问的权限');
}

const reviewIndex = roleRoute(adminFinanceReviewIndex, async ({ db, params }) => {
  assertShare(params.key ?? '');
  const paging = pagingOf(adminFinanceReviewIndex, params);
  return { list: await waitingApplications(db, { keyword: (params.keyword ?? '').trim(), paging }) };
});

const reviewSwitchStatus = roleRoute(adminFinanceReviewSwitchStatus, async ({ db, params, now }) => {
  assertShare(params.key);
  const { user_id: userId, status, reason = '' } = params;
  const isDone = await db
    .transaction()
    .execute((trx) => decide(trx, { userId, isAgreed: status === AGREED, reason, now }));
  if (isDone) return new Reply(null, DONE);
  const row = await db
    .selectFrom('distributors')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  throw new MallError(row === undefined ? '分销商不存在' : '请不要重复提交');
});

export const routes: readonly Route[] = [
  cashTabs,
  cashList,
  cashSave,
  reviewTabs,
  reviewIndex,
  reviewSwitchStatus,
];
