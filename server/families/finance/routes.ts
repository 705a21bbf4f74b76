// api/finance: the withdrawals of a shopper, out of whichever purse.
import { financeList } from '~/schemas/api/finance.gen';
import { loginRoute, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { groupByDay, ownWithdrawals } from './cash-rows';

const list = loginRoute(financeList, async ({ db, user, params }) => {
  const { model, status = -1 } = params;
  const found = await ownWithdrawals(db, { model, userId: user.id, status, paging: pagingOf(params) });
  const days = groupByDay(found.list);
  // An object keyed by day; other than in api/share/cash-list, nothing is [].
  if (days.length === 0) return { list: [] };
  return { list: Object.fromEntries(days.map(({ day, ...rest }) => [day, rest])) };
});

export const routes: readonly Route[] = [list];
