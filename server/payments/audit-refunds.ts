// Audits what went back: by payment, order, line and request, and the points with it.
import { sql } from 'kysely';

export interface Check {
  /** The message for the rows that the query finds. */
  says: string;
  /** Finds the ids of rows that do not add up. */
  find: ReturnType<typeof sql<{ id: number }>>;
}

export const REFUND_CHECKS: readonly Check[] = [
  {
    says: 'more of payment % went back than it was of, or some of an unpaid one',
    find: sql<{ id: number }>`
      select p.id from payment_unions p
      join (select payment_union_id, sum(amount_fen)::bigint as fen from payment_refunds group by payment_union_id) r
        on r.payment_union_id = p.id
      where r.fen > case when p.is_pay then p.amount_fen else 0 end`,
  },
  {
    says: 'more of trade % went back than the provider received',
    find: sql<{ id: number }>`
      select a.id from payment_attempts a
      join (select payment_attempt_id, sum(amount_fen)::bigint as fen from payment_refunds group by payment_attempt_id) r
        on r.payment_attempt_id = a.id
      where r.fen > case when a.state = 'paid' then a.amount_fen else 0 end`,
  },
  {
    says: 'what order % paid back is not the sum of its refunds',
    find: sql<{ id: number }>`
      select o.id from orders o
      left join (select order_id, sum(amount_fen)::bigint as fen from payment_refunds group by order_id) r
        on r.order_id = o.id
      where o.refunded_fen <> coalesce(r.fen, 0)`,
  },
  {
    says: 'refund % to a balance is not in its book, or twice',
    find: sql<{ id: number }>`
      select r.id from payment_refunds r
      left join balance_logs l on l.reason = 'order-refund' and l.type = 1 and l.source_id = 'payment-refund:' || r.id
      where r.channel = 'balance' or r.to_balance
      group by r.id having coalesce(sum(l.money_fen), 0) <> max(r.amount_fen)`,
  },
  {
    says: 'after-sale % is not paid back as it says',
    find: sql<{ id: number }>`
      select f.id from order_refunds f
      left join (select order_refund_id, sum(amount_fen)::bigint as fen from payment_refunds
                 where order_id is not null group by order_refund_id) r
        on r.order_refund_id = f.id
      where f.paid_back_fen <> coalesce(r.fen, 0) or (f.is_refund and f.deleted_at is not null)`,
  },
  {
    says: 'after-sale % holds pieces for an exchange that is not open, or lets go of those of one that is',
    find: sql<{ id: number }>`
      select f.id from order_refunds f
      where f.exchange_held_num <> case when f.exchange_sku_id is not null and f.type = 2 and f.deleted_at is null
        and f.status in (1, 2) and not f.is_confirm then f.num else 0 end`,
  },
  {
    says: 'what order line % paid back is not the sum of its after-sales',
    find: sql<{ id: number }>`
      select l.id from order_lines l
      left join (select order_line_id, sum(paid_back_fen)::bigint as fen,
                        coalesce(sum(num) filter (where status <> 3), 0)::integer as num
                 from order_refunds where deleted_at is null group by order_line_id) f on f.order_line_id = l.id
      where coalesce(f.num, 0) > l.num or (l.refunded_fen <> coalesce(f.fen, 0) and not exists (
        select 1 from payment_refunds r where r.order_id = l.order_id and r.order_refund_id is null))`,
  },
  {
    says: 'what was prepaid for order line % went back other than with its pieces',
    find: sql<{ id: number }>`
      select l.id from order_lines l join order_prepayments p on p.order_line_id = l.id
      where p.back_fen <> floor(p.paid_fen * l.refunded_num / l.num) or p.back_fen > (
        select coalesce(sum(amount_fen), 0) from payment_refunds r
        where r.kind = p.kind and r.source_id = p.source_id)`,
  },
  {
    says: 'order % was cancelled after it was paid, and not all of it went back',
    find: sql<{ id: number }>`
      select o.id from orders o
      where o.refunded_fen <> o.total_pay_price_fen and exists (
        select 1 from payment_refunds r where r.order_id = o.id and r.order_refund_id is null)`,
  },
  {
    says: 'order line % says other than its after-sales whether one is in progress',
    find: sql<{ id: number }>`
      select l.id from order_lines l
      join (select order_line_id,
              bool_or(status = 1 or (status = 2 and not is_refund and not (type = 2 and is_confirm))) as is_open
            from order_refunds where deleted_at is null group by order_line_id) f on f.order_line_id = l.id
      where (l.refund_status = 1) <> f.is_open`,
  },
  {
    says: 'more points of order % went back than it used',
    find: sql<{ id: number }>`
      select o.id from orders o
      join (select order_no, user_id, sum(integral)::bigint as points from integral_logs
            where type = 1 and reason in ('order-cancel', 'order-refund') group by order_no, user_id) l
        on l.order_no = o.order_no and l.user_id = o.user_id
      where l.points > o.use_integral_num`,
  },
];
