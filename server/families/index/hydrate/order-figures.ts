// Counts of a viewer's orders by state, for the bars and entries of orders.
import { sql } from 'kysely';
import type { PersonalContext } from '../../../ports/hydrate';

export interface OrderFigures {
  unpaid: number;
  unsent: number;
  unreceived: number;
  unreviewed: number;
  refunds: number;
}

const NONE: OrderFigures = { unpaid: 0, unsent: 0, unreceived: 0, unreviewed: 0, refunds: 0 };
const SAMPLES: OrderFigures = { unpaid: 1, unsent: 2, unreceived: 1, unreviewed: 3, refunds: 1 };

/** The states in the order in which they are shown, with the list that each leads to. */
export const ORDER_STATES = [
  { key: 'unpaid', link_url: '/pages/order/index/index?status=1' },
  { key: 'unsent', link_url: '/pages/order/index/index?status=2' },
  { key: 'unreceived', link_url: '/pages/order/index/index?status=3' },
  { key: 'unreviewed', link_url: '/pages/order/index/index?status=4' },
  { key: 'refunds', link_url: '/pages/order/refund/index' },
] as const;

/** The tabs 1, 2, 3 and 9 of the order list, and open after-sales (contract, User list tabs); nothing for guests. */
export async function readOrderFigures({ db, viewer, hasSamples }: PersonalContext): Promise<OrderFigures> {
  if (viewer === null) return NONE;
  if (hasSamples) return SAMPLES;
  const { rows } = await sql<OrderFigures>`
    select
      (count(*) filter (where not is_pay and pay_type <> 2))::int as unpaid,
      (count(*) filter (where not is_send and (is_pay or pay_type = 2)))::int as unsent,
      (count(*) filter (where is_send and not is_confirm))::int as unreceived,
      (count(*) filter (where is_confirm and not is_comment and not is_locked))::int as unreviewed,
      coalesce(sum((select count(*) from order_lines where order_id = orders.id and refund_status = 1)), 0)::int
        as refunds
    from orders
    where user_id = ${viewer.id} and deleted_at is null and not is_recycle and cancel_status <> 1`.execute(
    db,
  );
  return rows[0] ?? NONE;
}
