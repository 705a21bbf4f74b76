// Deposits of pre-sales that wait for their payment or their balance.
import { sql } from 'kysely';
import type { OpenMatter, ShopperMoment } from '../../ports/plugin';
import { STATES } from './terms';

export async function openDeposits({ db, userId }: ShopperMoment): Promise<OpenMatter[]> {
  const { count } = await db
    .selectFrom('advance_orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', [STATES.unpaid, STATES.paid])
    .executeTakeFirstOrThrow();
  return count === 0 ? [] : [{ title: `${count}笔预售定金未了结`, page_url: '/plugins/advance/order/order' }];
}
