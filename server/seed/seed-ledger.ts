// Seeds the ledgers of balance and points: their last line always equals the shopper's balance.
import { daysFrom, fen, type SeedContext } from '../demo/context';
import type { PlannedOrder } from './order-rows';
import { SHOPPERS } from './users';

interface Entry {
  userId: number;
  /** Positive income, negative spend; fen or points. */
  amount: number;
  at: Date;
  description: string;
  orderNo: string;
  reason: string;
  sourceId: string;
}

interface Posted extends Entry {
  after: number;
}

/** Sorts the entries by time and adds the running balance. */
function withBalances(entries: readonly Entry[]): Posted[] {
  const totals = new Map<number, number>();
  return [...entries]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => {
      const after = (totals.get(entry.userId) ?? 0) + entry.amount;
      totals.set(entry.userId, after);
      return { ...entry, after };
    });
}

const summary = (rows: readonly Posted[], userId: number) => {
  const own = rows.filter((row) => row.userId === userId);
  const income = own.filter(({ amount }) => amount > 0).reduce((total, { amount }) => total + amount, 0);
  return { now: own.at(-1)?.after ?? 0, income };
};

const logRow = ({ userId, amount, at, description, orderNo, reason, sourceId }: Posted) => ({
  user_id: userId,
  type: amount > 0 ? (1 as const) : (2 as const),
  description,
  custom_desc: JSON.stringify(orderNo === '' ? {} : { order_no: orderNo }),
  order_no: orderNo,
  reason,
  source_id: sourceId,
  created_at: at,
});

function balanceEntries(now: Date, orders: readonly PlannedOrder[]): Entry[] {
  const recharge = (userId: number, yuan: number, daysAgo: number): Entry => ({
    userId,
    amount: fen(yuan),
    at: daysFrom(now, -daysAgo),
    description: `充值余额 ${yuan}.00 元`,
    orderNo: '',
    reason: 'recharge',
    sourceId: `demo-${userId}-${daysAgo}`,
  });
  const payments = orders
    .filter(({ plan, order }) => plan.pay === 'balance' && order.is_pay === true)
    .map(({ order, createdAt }) => ({
      userId: order.user_id,
      amount: -order.total_pay_price_fen,
      at: daysFrom(createdAt, 0.002),
      description: `订单支付 ${order.order_no}`,
      orderNo: order.order_no,
      reason: 'order-pay',
      sourceId: `payment-union:${order.id}`,
    }));
  return [
    recharge(SHOPPERS.lin, 500, 75),
    recharge(SHOPPERS.lin, 500, 25),
    recharge(SHOPPERS.gu, 66, 20),
    ...payments,
  ];
}

const usedIn = ({ order, createdAt }: PlannedOrder): Entry => ({
  userId: order.user_id,
  amount: -(order.use_integral_num ?? 0),
  at: createdAt,
  description: `下单抵扣 ${order.order_no}`,
  orderNo: order.order_no,
  reason: 'order-use',
  sourceId: String(order.id),
});

const givenFor = ({ order, createdAt }: PlannedOrder): Entry => ({
  userId: order.user_id,
  amount: Math.floor(order.total_pay_price_fen / 100),
  at: daysFrom(createdAt, 11),
  description: '购物赠送积分',
  orderNo: order.order_no,
  reason: 'order-give',
  sourceId: String(order.id),
});

function pointsEntries(now: Date, orders: readonly PlannedOrder[]): Entry[] {
  const gift = (
    userId: number,
    [points, daysAgo]: readonly [number, number],
    description: string,
  ): Entry => ({
    userId,
    amount: points,
    at: daysFrom(now, -daysAgo),
    description,
    orderNo: '',
    reason: 'gift',
    sourceId: `demo-${userId}-${daysAgo}`,
  });
  const used = orders.filter(({ order }) => (order.use_integral_num ?? 0) > 0).map(usedIn);
  const given = orders.filter(({ order }) => order.is_sale === true).map(givenFor);
  return [
    gift(SHOPPERS.lin, [2000, 180], '新会员礼'),
    gift(SHOPPERS.lin, [1200, 30], '升级金叶会员奖励'),
    gift(SHOPPERS.gu, [480, 58], '新会员礼'),
    ...used,
    ...given,
  ];
}

/** Writes both ledgers and their totals into the shoppers' accounts. */
export async function seedBooks({ trx, now }: SeedContext, orders: readonly PlannedOrder[]): Promise<void> {
  const balance = withBalances(balanceEntries(now, orders));
  const points = withBalances(pointsEntries(now, orders));
  await trx
    .insertInto('balance_logs')
    .values(
      balance.map((row) => ({
        ...logRow(row),
        money_fen: Math.abs(row.amount),
        balance_after_fen: row.after,
      })),
    )
    .execute();
  await trx
    .insertInto('integral_logs')
    .values(
      points.map((row) => ({ ...logRow(row), integral: Math.abs(row.amount), integral_after: row.after })),
    )
    .execute();
  for (const userId of new Set([...balance, ...points].map((row) => row.userId))) {
    const [money, score] = [summary(balance, userId), summary(points, userId)];
    await trx
      .updateTable('users')
      .set({
        balance_fen: money.now,
        total_balance_fen: money.income,
        integral: score.now,
        total_integral: score.income,
      })
      .where('id', '=', userId)
      .execute();
  }
}
