// api/balance and api/integral-log: the balance, and the logs of balance and points.
import type { Selectable } from 'kysely';
import {
  type BalanceLog,
  balanceIndex,
  balanceIntegralLog,
  balanceLogDetail,
  balanceLogs,
} from '~/schemas/api/balance.gen';
import type { BalanceLogsTable, IntegralLogsTable } from '../../db/tables/payments';
import { MallError } from '../../http/errors';
import { loginRoute, type Route } from '../../http/route';
import { pagination, pagingOf, wireMoney, wireTime } from '../../http/wire';
import { readRechargeSetting } from '../../settings/recharge-setting';
import { monthOf } from './month';
import { readPage } from '../../http/read-page';

const index = loginRoute(balanceIndex, async ({ db, user }) => {
  const { balance_fen: balance } = await db
    .selectFrom('users')
    .select('balance_fen')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return { setting: await readRechargeSetting(db), balance: wireMoney(balance) };
});

type LogRow = Selectable<BalanceLogsTable> | Selectable<IntegralLogsTable>;

const logTexts = (row: LogRow) => ({
  id: String(row.id),
  mall_id: '1',
  user_id: String(row.user_id),
  type: row.type === 1 ? ('1' as const) : ('2' as const),
  desc: row.description,
  custom_desc: JSON.stringify(row.custom_desc),
  order_no: row.order_no,
  created_at: wireTime(row.created_at),
});

const logs = loginRoute(balanceLogs, async ({ db, params, user }) => {
  const month = monthOf(params.date ?? '');
  if (month === null) throw new MallError('请传入date参数');
  const { limit, offset } = pagingOf(balanceLogs, params);
  const { type = 0 } = params;
  const rows = await db
    .selectFrom('balance_logs')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('created_at', '>=', month.from)
    .where('created_at', '<', month.until)
    .$if(type !== 0, (query) => query.where('type', '=', type === 1 ? 1 : 2))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list: rows.map((row): BalanceLog => ({ ...logTexts(row), money: wireMoney(row.money_fen) })) };
});

const logDetail = loginRoute(balanceLogDetail, async ({ db, params, user }) => {
  if (params.id === undefined) throw new MallError('请传入日志ID');
  const row = await db
    .selectFrom('balance_logs')
    .selectAll()
    .where('id', '=', params.id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (row === undefined) return { detail: null };
  const numbers = { id: row.id, mall_id: 1, user_id: row.user_id, type: row.type };
  return { detail: { ...logTexts(row), ...numbers, money: wireMoney(row.money_fen) } };
});

const integralLog = loginRoute(balanceIntegralLog, async ({ db, params, user }) => {
  const paging = pagingOf(balanceIntegralLog, params);
  const owned = db
    .selectFrom('integral_logs')
    .where('user_id', '=', user.id)
    .where('type', '=', params.type ?? 1);
  const { total, rows } = await readPage(owned, paging, (all) => all.selectAll().orderBy('id', 'desc'));
  return {
    list: rows.map((row) => ({ ...logTexts(row), integral: String(row.integral) })),
    pagination: pagination(paging, total),
  };
});

export const routes: readonly Route[] = [index, logs, logDetail, integralLog];
