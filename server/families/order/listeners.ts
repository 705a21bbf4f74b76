// Who acts when an order moves on or is undone: families, then the kinds that sold its lines, then other plugins.
import type { Trx } from '../../db/transaction';
import type { OrderListener, OrderMoment, OrderUndone } from '../../ports/order-events';
import type { InstalledPlugins } from '../../ports/plugin';
import { cardListener } from '../card/order-listener';
import { shareListener } from '../share/order-listener';

/** In this order. */
const ORDER_LISTENERS: readonly OrderListener[] = [cardListener, shareListener];

/** With all plugins that are built in: what was sold goes on where the mall may no longer use one. */
export type Told<What> = What & { plugins: InstalledPlugins };

/** The kinds that sold a line of the order. */
async function kindsOf(trx: Trx, plugins: InstalledPlugins, orderId: number): Promise<OrderListener[]> {
  const kinds = plugins.flatMap(({ sale = [] }) => sale).filter(({ events }) => events !== undefined);
  if (kinds.length === 0) return [];
  const lines = await trx
    .selectFrom('order_lines')
    .select('sign')
    .distinct()
    .where('order_id', '=', orderId)
    .execute();
  return kinds.flatMap(({ key, events }) =>
    events !== undefined && lines.some(({ sign }) => sign === key) ? [events] : [],
  );
}

async function listenersOf(trx: Trx, plugins: InstalledPlugins, orderId: number): Promise<OrderListener[]> {
  const others = plugins.flatMap(({ orderEvents }) => orderEvents ?? []);
  return [...ORDER_LISTENERS, ...(await kindsOf(trx, plugins, orderId)), ...others];
}

/** Tells every listener, within the transaction that moves the order. */
export async function announce(
  trx: Trx,
  event: 'orderPlaced' | 'orderPaid' | 'orderFinished',
  { plugins, ...what }: Told<OrderMoment>,
): Promise<void> {
  for (const listener of await listenersOf(trx, plugins, what.orderId)) await listener[event]?.(trx, what);
}

/** Tells every listener, within the transaction that undoes the order. */
export async function announceUndone(trx: Trx, { plugins, ...what }: Told<OrderUndone>): Promise<void> {
  for (const { orderUndone } of await listenersOf(trx, plugins, what.orderId)) await orderUndone?.(trx, what);
}
