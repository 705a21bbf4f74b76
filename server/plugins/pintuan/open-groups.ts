// Groups of a shopper that still run.
import { sql } from 'kysely';
import type { OpenMatter, ShopperMoment } from '../../ports/plugin';
import { STATES } from './groups';

export async function openGroups({ db, userId }: ShopperMoment): Promise<OpenMatter[]> {
  const { count } = await db
    .selectFrom('pintuan_members')
    .innerJoin('pintuan_orders', 'pintuan_orders.id', 'pintuan_order_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('paid_at', 'is not', null)
    .where('state', '=', STATES.running)
    .executeTakeFirstOrThrow();
  return count === 0 ? [] : [{ title: `${count}个拼团正在进行`, page_url: '/plugins/pt/order/order' }];
}
