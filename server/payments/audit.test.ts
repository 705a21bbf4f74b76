// Proves that the audit names every disagreement of sums that it looks for, and none where all agree.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { payOne, placeOne } from '~/tests/server/money/checkout-helpers';
import { REFUND_HARMS } from '~/tests/server/money/refund-harms';
import { auditLedger, CHECKS } from './audit';

const PAYER = 1;

/** A fen less came in than a payment costs. */
const UNDERPAID = `update payment_attempts set amount_fen = amount_fen - 1
  where state = 'paid' and payment_union_id = (select min(id) from payment_unions where is_pay and pay_type = 7)`;
const TRADE = (columns: string, values: string) =>
  `insert into payment_attempts (payment_union_id, method, out_trade_no, amount_fen, ${columns})
   select id, 'alipay_h5', 'audit', greatest(1, amount_fen - 1), ${values} from payment_unions where id = :open`;
const TOP_UP = `with topped as (
    insert into recharge_orders (user_id, order_no, pay_price_fen, send_price_fen, send_integral, is_pay, paid_at)
    values (1, 'audit', 500, 20, 5, true, now()) returning id)
  insert into payment_union_orders (payment_union_id, kind, source_id, order_no, amount_fen)
  select (select min(id) from payment_unions where is_pay), 'recharge', id, 'audit', 0 from topped`;

/** What harms the sums, by what the audit then says; `:open` is an unpaid payment, `:paid` one from balance. */
const HARMS: Readonly<Record<string, string>> = {
  'the balance of shopper % is not the sum of its book and what is frozen':
    'update users set balance_fen = balance_fen + 1 where id = 1',
  'the frozen balance of shopper % is not what his open payments froze':
    'update users set balance_fen = balance_fen - 1, frozen_balance_fen = frozen_balance_fen + 1 where id = 1',
  'the points of shopper % are not the sum of their book':
    'update users set integral = integral + 1 where id = 1',
  'what shopper % ever received is not what his ledger says':
    'update users set total_balance_fen = total_balance_fen + 1 where id = 1',
  'payment % is not the sum of its parts':
    'update payment_unions set amount_fen = amount_fen + 1 where id = :open',
  'payment % is paid while an order of it is not':
    "update orders set is_pay = false, pay_at = null where id in (select source_id from payment_union_orders where payment_union_id = :paid and kind = 'order')",
  'top-up % is paid while its payment is not, or the other way round':
    "insert into recharge_orders (user_id, order_no, pay_price_fen, is_pay, paid_at) values (1, 'audit', 500, true, now())",
  'top-up % is not in the book of balances as it was paid': TOP_UP,
  'the points of top-up % are not in the book as they were promised': TOP_UP,
  'purchase of a level % is paid while its payment is not, or the other way round':
    "insert into member_orders (user_id, order_no, before_level, after_level, price_fen, is_pay, paid_at) values (1, 'audit', 2, 3, 500, true, now())",
  'gift of a level % is not in the books as it was given':
    'insert into member_level_gifts (user_id, level_id, balance_fen, integral) values (1, 4, 500, 0)',
  'award % of a member activity is not in the books as it was given':
    'insert into member_activity_gifts (user_id, activity_id, balance_fen, integral) values (1, 1, 0, 5)',
  'payment % was paid from the balance without a line in the book':
    "delete from balance_logs where source_id = 'payment-union::paid'",
  'payment % is paid with other than its amount': UNDERPAID,
  'trade % of a cashier took money that neither paid anything nor went back': TRADE(
    'state, transaction_no, notified_at',
    "'closed', 'audit', now()",
  ),
  'payment % has an open trade that its frozen balance does not complete': TRADE('state', "'created'"),
  'order % is paid for by several payments, or by none': `with again as (
      insert into payment_unions (user_id, out_trade_no, amount_fen, is_pay, pay_type, method, paid_at)
      select user_id, 'audit', amount_fen, true, 2, 'cash', now() from payment_unions where id = :paid returning id)
    insert into payment_union_orders (payment_union_id, kind, source_id, order_no, amount_fen)
    select again.id, kind, source_id, order_no, amount_fen from payment_union_orders, again where payment_union_id = :paid`,
  'order % is not the sum of its lines and its delivery':
    'update order_lines set total_price_fen = total_price_fen + 1 where id = (select min(id) from order_lines)',
  'order % has no lines':
    'update order_lines set order_id = (select min(order_id) from order_lines) where order_id = (select max(order_id) from order_lines)',
  'of order line % more was handed over than was bought':
    'insert into order_redemptions (order_id, order_line_id, num, clerk_id) select order_id, id, num + 1, 3 from order_lines where id = (select min(id) from order_lines)',
  'submission % is done while its payment or its orders are missing':
    'update orders set submission_id = null where submission_id is not null',
  'coupon % of a shopper is used while no running order uses it':
    'update user_coupons set is_use = false, used_at = null where id in (select use_user_coupon_id from orders where cancel_status <> 1)',
  ...REFUND_HARMS,
  'what was prepaid for order line % went back other than with its pieces':
    'update order_prepayments set back_fen = back_fen + 1',
  'the commission of shopper % is not the sum of its book':
    'update distributors set money_fen = money_fen + 1 where user_id = 1',
  'what shopper % earned is not what his settled orders left him':
    'update order_commissions set settled_at = null where settled_at is not null',
  'the figures of distributor % are not those of his orders and juniors':
    'insert into distributor_sums (earner_id, frozen_fen) values (1, 1)',
  'what was taken back of commission % is not the sum of its causes':
    'update order_commissions set taken_fen = taken_fen + 1 where id = (select min(id) from order_commissions)',
  'the lines of order % pay more commission than was paid for them':
    'update order_lines set total_price_fen = 0 where id in (select order_line_id from order_commissions)',
  'withdrawal % of commission is not in the book as it stands':
    "update withdrawals set price_fen = price_fen + 1 where model = 'share'",
};
/** The database itself refuses these. */
const IMPOSSIBLE = ['goods % are sold below zero'];

describeOnBothDatabases('the audit', (open) => {
  let mall: Mall;
  let unions: { open: number; paid: number };
  beforeAll(async () => {
    mall = openMall(await open());
    const token = await mall.tokenOf(PAYER);
    const { unionId: paid } = await payOne(mall, { token });
    const { unionId } = await placeOne(mall, { token, nth: 1 });
    unions = { open: unionId, paid };
  });

  /** What the audit says after a harm, which is undone. */
  const problemsAfter = async (harm: string): Promise<string[]> => {
    let problems: string[] = [];
    const undone = mall.database.db.transaction().execute(async (trx) => {
      const text = harm.replaceAll(':open', String(unions.open)).replaceAll(':paid', String(unions.paid));
      await sql.raw(text).execute(trx);
      problems = await auditLedger(trx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    return problems;
  };

  it('finds nothing wrong with the seed, a paid and an unpaid order', async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });

  it('has a test for each of its checks', () => {
    expect(Object.keys(HARMS).concat(IMPOSSIBLE).sort()).toEqual(CHECKS.map(({ says }) => says).sort());
  });

  it.each(Object.entries(HARMS))('says: %s', async (says, harm) => {
    const problems = await problemsAfter(harm);
    expect(problems.map((problem) => problem.replace(/\d+/, '%'))).toContain(says);
  });

  it('names the payment for which too little came in', async () => {
    const { id } = await mall.database.db
      .selectFrom('payment_unions')
      .select((eb) => eb.fn.min('id').as('id'))
      .where('is_pay', '=', true)
      .where('pay_type', '=', 7)
      .executeTakeFirstOrThrow();
    expect(await problemsAfter(UNDERPAID)).toEqual([`payment ${id} is paid with other than its amount`]);
  });
});
