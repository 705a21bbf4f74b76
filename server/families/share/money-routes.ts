// api/share: the figures of the distribution centre, the book of commission, and withdrawals.
import { type Kysely, sql } from 'kysely';
import {
  shareBrokerage,
  shareBrokerageList,
  shareCash,
  shareCashList,
  shareIndex,
  type ShareMoney,
} from '~/schemas/api/share.gen';
import type { Tables } from '../../db/tables';
import type { CommissionLogsTable } from '../../db/tables/distribution';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, roleRoute, type Route } from '../../http/route';
import { pagination, pagingOf, wireMoney, wireTime } from '../../http/wire';
import { monthOf } from '../balance/month';
import { groupByDay, ownWithdrawals } from '../../withdrawals/cash-rows';
import { proveWithdrawal, requestWithdrawal } from '../../withdrawals/withdrawal';
import { isDistributor, readDistributor } from './distributors';
import { levelName } from './rise';
import { KIND_WORDS } from './settle';
import { sharePurse } from './share-purse';
import { readShareSetting } from './share-setting';
import { readFigures } from './wire-distributor';
import { readPage } from '../../http/read-page';

interface CashSums {
  unpaid: number;
  paid: number;
  asked: number;
}

async function sumsOf(db: Kysely<Tables>, userId: number): Promise<ShareMoney> {
  const row = await readDistributor(db, userId);
  const { rows } = await sql<CashSums>`select
      coalesce(sum(price_fen) filter (where status = 1), 0)::bigint as unpaid,
      coalesce(sum(price_fen) filter (where status = 2), 0)::bigint as paid,
      coalesce(sum(price_fen) filter (where status <> 3), 0)::bigint as asked
    from withdrawals where user_id = ${userId} and model = ${sharePurse.model}`.execute(db);
  const cash = rows[0] ?? { unpaid: 0, paid: 0, asked: 0 };
  return {
    total_money: wireMoney(row?.total_money_fen ?? 0),
    money: wireMoney(row?.money_fen ?? 0),
    un_pay: wireMoney(cash.unpaid),
    cash_money: wireMoney(cash.paid),
    total_cash: wireMoney(cash.asked),
  };
}

const index = loginRoute(shareIndex, async ({ db, user }) => {
  const row = await readDistributor(db, user.id);
  if (!isDistributor(row)) throw new MallError('权限不足');
  const { default_level_name } = await readShareSetting(db);
  const figures = await readFigures(db, user.id);
  return {
    list: {
      team_count: figures.allChildren,
      order_money: figures.allFen / 100,
      order_money_un: figures.frozenFen / 100,
      level_name: await levelName(db, row.level, default_level_name),
      level: row.level,
      ...(await sumsOf(db, user.id)),
    },
    bonus_setting: [],
    stock_setting: [],
    region_setting: [],
  };
});

const brokerage = roleRoute(shareBrokerage, async ({ db, user }) => ({ list: await sumsOf(db, user.id) }));

/** `status` of the list: the causes of postings. */
const REASONS: Readonly<Record<number, readonly CommissionLogsTable['reason'][]>> = {
  2: ['refund'],
  3: ['withdrawal'],
};

const brokerageList = roleRoute(shareBrokerageList, async ({ db, user, params }) => {
  const { type = 0, status = 0, date = '' } = params;
  const month = date === '' ? null : monthOf(date);
  if (date !== '' && month === null) throw new MallError('请传入date参数');
  const paging = pagingOf(shareBrokerageList, params);
  const reasons = REASONS[status];
  const owned = db
    .selectFrom('commission_logs')
    .where('user_id', '=', user.id)
    .$if(type > 0, (query) => query.where('kind', '=', type))
    .$if(status === 1, (query) => query.where('type', '=', 1))
    .$if(reasons !== undefined, (query) => query.where('reason', 'in', [...(reasons ?? [])]))
    .$if(month !== null, (query) =>
      query
        .where('created_at', '>=', month?.from ?? new Date())
        .where('created_at', '<', month?.until ?? new Date()),
    );
  const { total, rows } = await readPage(owned, paging, (all) => all.selectAll().orderBy('id', 'desc'));
  const list = rows.map(({ id, type: direction, kind, money_fen, description, order_no, created_at }) => ({
    id,
    type: direction,
    kind,
    kind_text: kind === 0 ? sharePurse.title : KIND_WORDS[kind],
    money: wireMoney(money_fen),
    desc: description,
    order_no,
    created_at: wireTime(created_at),
  }));
  return { list, pagination: pagination(paging, total) };
});

const cash = loginRoute(shareCash, async (call) => {
  const { db, user, params, now } = call;
  const form = { ...params, price: params.price ?? '', type: params.type ?? '' };
  const request = { userId: user.id, form, now, proof: await proveWithdrawal(call, form.type) };
  await db.transaction().execute((trx) => requestWithdrawal(trx, sharePurse, request));
  return new Reply(null, '提现申请成功');
});

const cashList = roleRoute(shareCashList, async ({ db, user, params }) => {
  const paging = pagingOf(shareCashList, params);
  const { model } = sharePurse;
  const { list, total } = await ownWithdrawals(db, {
    model,
    userId: user.id,
    status: params.status ?? -1,
    paging,
  });
  const days = groupByDay(list).map(({ date, list: rows }) => ({ date, list: rows }));
  return { list: days, pagination: pagination(paging, total) };
});

export const moneyRoutes: readonly Route[] = [index, brokerage, brokerageList, cash, cashList];
