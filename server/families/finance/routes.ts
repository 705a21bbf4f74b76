// api/finance: the withdrawals of a shopper, out of whichever purse.
import { financeCash, financeCashResult, financeConfig, financeList } from '~/schemas/api/finance.gen';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, type Route } from '../../http/route';
import { pagingOf, wireMoney } from '../../http/wire';
import { groupByDay, ownWithdrawals } from '../../withdrawals/cash-rows';
import { purseOf } from './purses';
import { currentTerms, proveWithdrawal, requestWithdrawal } from '../../withdrawals/withdrawal';

const list = loginRoute(financeList, async ({ db, user, params }) => {
  const { model, status = -1 } = params;
  const found = await ownWithdrawals(db, {
    model,
    userId: user.id,
    status,
    paging: pagingOf(financeList, params),
  });
  const days = groupByDay(found.list);
  // An object keyed by day; other than in api/share/cash-list, nothing is [].
  if (days.length === 0) return { list: [] };
  return { list: Object.fromEntries(days.map(({ day, ...rest }) => [day, rest])) };
});

const config = loginRoute(financeConfig, async ({ db, user, params, plugins, now }) => {
  const purse = purseOf(plugins, params.model);
  const heldFen = await purse.held(db, user.id);
  if (heldFen === null) throw new MallError(`当前用户不是${purse.identity}`);
  const { types, minFen, charge } = await currentTerms(db, purse, now);
  return {
    config: {
      pay_type: [...types],
      min_money: wireMoney(minFen),
      cash_service_charge: charge.percent.toFixed(2),
      free_cash_min: wireMoney(charge.freeFromFen ?? 0),
      money: wireMoney(heldFen),
    },
    template_message: [],
  };
});

/** Done at once, in one transaction: nothing is queued, and what cannot be done is refused here. */
const cash = loginRoute(financeCash, async (call) => {
  const { db, user, params, plugins, now } = call;
  const { model, price = '', type = '', ...account } = params;
  const purse = purseOf(plugins, model);
  const proof = await proveWithdrawal(call, type);
  const request = { userId: user.id, form: { ...account, price, type }, now, proof };
  const { id, order_no: token } = await db
    .transaction()
    .execute((trx) => requestWithdrawal(trx, purse, request));
  return { queue_id: String(id), token };
});

const cashResult = loginRoute(financeCashResult, async ({ db, user, params }) => {
  const own = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('order_no', '=', params.token)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (own === undefined || String(own.id) !== params.queue_id)
    throw new MallError('提现申请不存在或已失效。');
  return new Reply(null, '提现申请提交成功');
});

export const routes: readonly Route[] = [list, config, cash, cashResult];
