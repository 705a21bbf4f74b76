// What harms the sums of refunds, by what the audit then says; `:paid` is a payment from balance.
const OF_PAID = "from payment_union_orders where payment_union_id = :paid and kind = 'order'";
const BACK = (channel: string, amount: string) =>
  `insert into payment_refunds (order_id, payment_union_id, channel, amount_fen, refund_no, state, done_at)
   select source_id, payment_union_id, '${channel}', ${amount}, 'audit', 'done', now() ${OF_PAID}`;
const REQUEST = (columns: string, values: string) =>
  `insert into order_refunds (user_id, order_id, order_line_id, refund_no, num, refund_price_fen, type, ${columns})
   select 1, order_id, id, 'audit', 1, 1, 3, ${values} from order_lines where order_id in (select source_id ${OF_PAID})`;

export const REFUND_HARMS: Readonly<Record<string, string>> = {
  'more of payment % went back than it was of, or some of an unpaid one': BACK('offline', 'amount_fen + 1'),
  'more of trade % went back than the provider received': `insert into payment_refunds (order_id, payment_union_id, payment_attempt_id, channel, amount_fen, refund_no)
     select x.source_id, a.payment_union_id, a.id, 'provider', a.amount_fen + 1, 'audit'
     from payment_attempts a join payment_union_orders x on x.payment_union_id = a.payment_union_id
     where a.id = (select min(id) from payment_attempts where state = 'paid')`,
  'what order % paid back is not the sum of its refunds': `update orders set refunded_fen = 1 where id in (select source_id ${OF_PAID})`,
  'refund % to a balance is not in its book, or twice': BACK('balance', '1'),
  'after-sale % is not paid back as it says': REQUEST(
    'paid_back_fen, status, status_at, is_send, is_confirm, is_refund, refund_at',
    '1, 2, now(), true, true, true, now()',
  ),
  'after-sale % holds pieces for an exchange that is not open, or lets go of those of one that is': REQUEST(
    'exchange_held_num',
    '1',
  ),
  'what order line % paid back is not the sum of its after-sales': `update order_lines set refunded_fen = 1 where order_id in (select source_id ${OF_PAID})`,
  'order % was cancelled after it was paid, and not all of it went back': BACK('offline', '1'),
  'order line % says other than its after-sales whether one is in progress': REQUEST('status', '1'),
  'more points of order % went back than it used': `insert into integral_logs (user_id, type, integral, integral_after, description, order_no, reason, source_id)
     select user_id, 1, 999, 0, 'x', order_no, 'order-refund', 'audit' from orders where id in (select source_id ${OF_PAID})`,
};
