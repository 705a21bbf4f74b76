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

/** A listener, and the orders of which it hears. */
interface Hearing {
  listener: OrderListener;
  hears: (orderId: number) => boolean;
}

/** The kinds that sold a line of the orders, each of which hears of those orders. */
async function kindsOf(trx: Trx, plugins: InstalledPlugins, orderIds: readonly number[]): Promise<Hearing[]> {
  const kinds = plugins.flatMap(({ sale = [] }) => sale).filter(({ events }) => events !== undefined);
  if (kinds.length === 0) return [];
  const lines = await trx
    .selectFrom('order_lines')
    .select(['order_id', 'sign'])
    .distinct()
    .where('order_id', 'in', [...orderIds])
    .execute();
  return kinds.flatMap(({ key, events: listener }) => {
    const sold = new Set(lines.filter(({ sign }) => sign === key).map(({ order_id: id }) => id));
    return listener === undefined || sold.size === 0 ? [] : [{ listener, hears: (id) => sold.has(id) }];
  });
}

const ofAll = (listener: OrderListener): Hearing => ({ listener, hears: () => true });

async function hearingsOf(
  trx: Trx,
  plugins: InstalledPlugins,
  orderIds: readonly number[],
): Promise<Hearing[]> {
  const others = plugins.flatMap(({ orderEvents }) => orderEvents ?? []);
  return [...ORDER_LISTENERS.map(ofAll), ...(await kindsOf(trx, plugins, orderIds)), ...others.map(ofAll)];
}

/** Tells every listener, within the transaction that moves the order. */
export async function announce(
  trx: Trx,
  event: 'orderPlaced' | 'orderPaid' | 'orderFinished',
  { plugins, ...what }: Told<OrderMoment>,
): Promise<void> {
  for (const { listener } of await hearingsOf(trx, plugins, [what.orderId]))
    await listener[event]?.(trx, what);
}

/** Tells every listener, within the transaction that undoes the orders. */
export async function announceUndone(
  trx: Trx,
  { undone, plugins }: Told<{ undone: readonly OrderUndone[] }>,
): Promise<void> {
  const ids = undone.map(({ orderId }) => orderId);
  if (ids.length === 0) return;
  for (const { listener, hears } of await hearingsOf(trx, plugins, ids))
    await listener.ordersUndone?.(
      trx,
      undone.filter(({ orderId }) => hears(orderId)),
    );
}
