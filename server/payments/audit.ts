// Audits the ledger: balances, points, payments, orders, recharges and coupons must add up.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables';
import { type Check, REFUND_CHECKS } from './audit-refunds';

/** All that is looked at. */
export const CHECKS: readonly Check[] = [
  {
    says: 'the balance of shopper % is not the sum of its book and what is frozen',
    find: sql<{ id: number }>`
      select u.id from users u
      left join (select user_id, sum(case type when 1 then money_fen else -money_fen end)::bigint as posted
                 from balance_logs group by user_id) l on l.user_id = u.id
      where u.balance_fen + u.frozen_balance_fen <> coalesce(l.posted, 0)`,
  },
  {
    says: 'the frozen balance of shopper % is not what his open payments froze',
    find: sql<{ id: number }>`
      select u.id from users u
      left join (select user_id, sum(frozen_balance_fen)::bigint as frozen
                 from payment_unions where not is_pay group by user_id) f on f.user_id = u.id
      where u.frozen_balance_fen <> coalesce(f.frozen, 0)`,
  },
  {
    says: 'the points of shopper % are not the sum of their book',
    find: sql<{ id: number }>`
      select u.id from users u
      left join (select user_id, sum(case type when 1 then integral else -integral end)::bigint as posted
                 from integral_logs group by user_id) l on l.user_id = u.id
      where u.integral <> coalesce(l.posted, 0)`,
  },
  {
    says: 'what shopper % ever received is not what his ledger says',
    find: sql<{ id: number }>`
      select u.id from users u
      left join (select user_id, sum(money_fen)::bigint as income from balance_logs where type = 1 group by user_id) b
        on b.user_id = u.id
      left join (select user_id, sum(integral)::bigint as income from integral_logs where type = 1 group by user_id) i
        on i.user_id = u.id
      where u.total_balance_fen <> coalesce(b.income, 0) or u.total_integral <> coalesce(i.income, 0)`,
  },
  {
    says: 'payment % is not the sum of its parts',
    find: sql<{ id: number }>`
      select p.id from payment_unions p
      join (select payment_union_id, sum(amount_fen)::bigint as parts
            from payment_union_orders group by payment_union_id) o on o.payment_union_id = p.id
      where p.amount_fen <> o.parts`,
  },
  {
    says: 'payment % is paid while an order of it is not',
    find: sql<{ id: number }>`
      select distinct p.id from payment_unions p
      join payment_union_orders x on x.payment_union_id = p.id and x.kind = 'order'
      join orders o on o.id = x.source_id
      where p.is_pay and not o.is_pay`,
  },
  {
    says: 'top-up % is paid while its payment is not, or the other way round',
    find: sql<{ id: number }>`
      select r.id from recharge_orders r
      where r.is_pay <> exists (
        select 1 from payment_union_orders x join payment_unions p on p.id = x.payment_union_id and p.is_pay
        where x.kind = 'recharge' and x.source_id = r.id)`,
  },
  {
    says: 'top-up % is not in the book of balances as it was paid',
    find: sql<{ id: number }>`
      select r.id from recharge_orders r
      left join (select source_id, sum(money_fen)::bigint as fen from balance_logs
                 where reason in ('recharge', 'recharge-gift') and type = 1 group by source_id) l
        on l.source_id = 'recharge-order:' || r.id
      where coalesce(l.fen, 0) <> case when r.is_pay then r.pay_price_fen + r.send_price_fen else 0 end`,
  },
  {
    says: 'the points of top-up % are not in the book as they were promised',
    find: sql<{ id: number }>`
      select r.id from recharge_orders r
      left join (select source_id, sum(integral)::bigint as points from integral_logs
                 where reason = 'recharge-gift' and type = 1 group by source_id) l
        on l.source_id = 'recharge-order:' || r.id
      where coalesce(l.points, 0) <> case when r.is_pay then r.send_integral else 0 end`,
  },
  {
    says: 'purchase of a level % is paid while its payment is not, or the other way round',
    find: sql<{ id: number }>`
      select m.id from member_orders m
      where m.is_pay <> exists (
        select 1 from payment_union_orders x join payment_unions p on p.id = x.payment_union_id and p.is_pay
        where x.kind = 'member' and x.source_id = m.id)`,
  },
  {
    says: 'gift of a level % is not in the books as it was given',
    find: sql<{ id: number }>`
      select g.id from member_level_gifts g
      left join (select source_id, sum(money_fen)::bigint as fen from balance_logs
                 where reason = 'member-gift' and type = 1 group by source_id) b on b.source_id = 'member-gift:' || g.id
      left join (select source_id, sum(integral)::bigint as points from integral_logs
                 where reason = 'member-gift' and type = 1 group by source_id) i on i.source_id = 'member-gift:' || g.id
      where coalesce(b.fen, 0) <> g.balance_fen or coalesce(i.points, 0) <> g.integral`,
  },
  {
    says: 'award % of a member activity is not in the books as it was given',
    find: sql<{ id: number }>`
      select g.id from member_activity_gifts g
      left join (select source_id, sum(money_fen)::bigint as fen from balance_logs
                 where reason = 'member-award' and type = 1 group by source_id) b on b.source_id = 'member-award:' || g.id
      left join (select source_id, sum(integral)::bigint as points from integral_logs
                 where reason = 'member-award' and type = 1 group by source_id) i on i.source_id = 'member-award:' || g.id
      where coalesce(b.fen, 0) <> g.balance_fen or coalesce(i.points, 0) <> g.integral`,
  },
  {
    says: 'payment % was paid from the balance without a line in the book',
    find: sql<{ id: number }>`
      select p.id from payment_unions p
      where p.is_pay and p.pay_type = 3 and p.amount_fen > 0 and not exists (
        select 1 from balance_logs l where l.user_id = p.user_id and l.type = 2 and l.money_fen = p.amount_fen)`,
  },
  {
    says: 'payment % is paid with other than its amount',
    find: sql<{ id: number }>`
      select p.id from payment_unions p
      left join (select payment_union_id, sum(amount_fen)::bigint as fen from payment_attempts
                 where state = 'paid' group by payment_union_id) a on a.payment_union_id = p.id
      left join (select source_id, sum(money_fen)::bigint as fen from balance_logs
                 where reason = 'order-pay' and type = 2 group by source_id) l on l.source_id = 'payment-union:' || p.id
      where p.is_pay and p.method not in ('cash', 'huodao') and coalesce(a.fen, 0) + coalesce(l.fen, 0) <> p.amount_fen`,
  },
  {
    says: 'trade % of a cashier took money that neither paid anything nor went back',
    find: sql<{ id: number }>`
      select a.id from payment_attempts a
      where a.notified_at is not null and a.state <> 'paid' and not exists (
        select 1 from balance_logs l where l.reason = 'payment-refund' and l.type = 1
          and l.source_id = 'payment-attempt:' || a.id and l.money_fen = a.amount_fen)`,
  },
  {
    says: 'payment % has an open trade that its frozen balance does not complete',
    find: sql<{ id: number }>`
      select distinct p.id from payment_unions p join payment_attempts a on a.payment_union_id = p.id
      where a.state = 'created' and (p.is_pay or a.amount_fen + p.frozen_balance_fen <> p.amount_fen)`,
  },
  {
    says: 'order % is paid for by several payments, or by none',
    find: sql<{ id: number }>`
      select o.id from orders o
      left join (select x.source_id, count(*)::integer as paid from payment_union_orders x
                 join payment_unions p on p.id = x.payment_union_id and p.is_pay
                 where x.kind = 'order' group by x.source_id) u on u.source_id = o.id
      where coalesce(u.paid, 0) <> case when o.is_pay then 1 else 0 end`,
  },
  {
    says: 'order % is not the sum of its lines and its delivery',
    find: sql<{ id: number }>`
      select o.id from orders o
      join (select order_id, sum(total_price_fen)::bigint as lines from order_lines group by order_id) l on l.order_id = o.id
      where o.total_goods_price_fen <> l.lines and o.total_goods_price_fen - o.coupon_discount_price_fen
        - o.integral_deduction_price_fen <> l.lines`,
  },
  ...REFUND_CHECKS,
  {
    says: 'order % has no lines',
    find: sql<{
      id: number;
    }>`select o.id from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)`,
  },
  {
    says: 'of order line % more was handed over than was bought',
    find: sql<{ id: number }>`
      select l.id from order_lines l
      join (select order_line_id, sum(num)::integer as num from order_redemptions group by order_line_id) r
        on r.order_line_id = l.id
      where r.num > l.num`,
  },
  {
    says: 'submission % is done while its payment or its orders are missing',
    find: sql<{ id: number }>`
      select s.id from order_submissions s
      where s.state = 'done' and not exists (
        select 1 from payment_union_orders x join orders o on o.id = x.source_id and o.submission_id = s.id
        where x.payment_union_id = s.payment_union_id and x.kind = 'order')`,
  },
  {
    says: 'coupon % of a shopper is used while no running order uses it',
    find: sql<{ id: number }>`
      select c.id from user_coupons c
      where not c.is_use and exists (select 1 from orders o where o.use_user_coupon_id = c.id and o.cancel_status <> 1)`,
  },
  {
    says: 'the commission of shopper % is not the sum of its book',
    find: sql<{ id: number }>`
      select d.user_id as id from distributors d
      left join (select user_id, sum(case type when 1 then money_fen else -money_fen end)::bigint as posted,
                   sum(case when reason = 'order' then money_fen when reason = 'refund' then -money_fen else 0 end)::bigint
                     as earned
                 from commission_logs group by user_id) l on l.user_id = d.user_id
      where d.money_fen <> coalesce(l.posted, 0) or d.total_money_fen <> coalesce(l.earned, 0)`,
  },
  {
    says: 'what shopper % earned is not what his settled orders left him',
    find: sql<{ id: number }>`
      select d.user_id as id from distributors d
      left join (select user_id, sum(amount_fen - taken_fen)::bigint as left_fen from order_commissions
                 where settled_at is not null group by user_id) c on c.user_id = d.user_id
      where d.total_money_fen <> coalesce(c.left_fen, 0)`,
  },
  {
    says: 'the figures of distributor % are not those of his orders and juniors',
    find: sql<{ id: number }>`
      select t.earner_id as id from count_distributor_sums(array(select user_id from distributors)) t
      left join (select earner_id, sum(all_fen) as all_fen, sum(frozen_fen) as frozen_fen, sum(orders) as orders,
                   sum(paid_orders) as paid_orders, sum(juniors) as juniors
                 from distributor_sums group by earner_id) k on k.earner_id = t.earner_id
      where (t.all_fen, t.frozen_fen, t.orders, t.paid_orders, t.juniors) is distinct from
        (coalesce(k.all_fen, 0), coalesce(k.frozen_fen, 0), coalesce(k.orders, 0), coalesce(k.paid_orders, 0),
          coalesce(k.juniors, 0))`,
  },
  {
    says: 'what was taken back of commission % is not the sum of its causes',
    find: sql<{ id: number }>`
      select c.id from order_commissions c
      left join (select order_commission_id, sum(money_fen)::bigint as fen from commission_takebacks
                 group by order_commission_id) t on t.order_commission_id = c.id
      where c.taken_fen <> coalesce(t.fen, 0)`,
  },
  {
    says: 'the lines of order % pay more commission than was paid for them',
    find: sql<{ id: number }>`
      select l.order_id as id from order_lines l
      join (select order_line_id, sum(amount_fen)::bigint as fen from order_commissions group by order_line_id) c
        on c.order_line_id = l.id
      where c.fen > l.total_price_fen`,
  },
  {
    says: 'withdrawal % of commission is not in the book as it stands',
    find: sql<{ id: number }>`
      select w.id from withdrawals w
      left join (select source_id, sum(case type when 2 then money_fen else -money_fen end)::bigint as fen
                 from commission_logs where reason in ('withdrawal', 'withdrawal-refused') group by source_id) l
        on l.source_id = 'withdrawal:' || w.id
      where w.model = 'share' and coalesce(l.fen, 0) <> case when w.status = 3 then 0 else w.price_fen end`,
  },
  {
    says: 'goods % are sold below zero',
    find: sql<{ id: number }>`select id from skus where stock < 0`,
  },
];

/** Audits everything; one line a mismatch, none when all sums agree. */
export async function auditLedger(db: Kysely<Tables>): Promise<string[]> {
  const problems: string[] = [];
  for (const { says, find } of CHECKS) {
    const { rows } = await find.execute(db);
    problems.push(...rows.map(({ id }) => says.replace('%', String(id))));
  }
  return problems;
}
