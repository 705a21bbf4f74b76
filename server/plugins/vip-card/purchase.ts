// Buying the card along with an order: stored when the order is placed, and the period and its gifts with the payment.
import type { Selectable } from 'kysely';
import { prolonged } from '~/domain/super-card';
import { MallError } from '../../http/errors';
import { postBalance, postIntegral } from '../../ledger/ledger';
import type { Trx } from '../../db/transaction';
import type { PaidParts, UnionPart } from '../../ports/payable';
import type { Promotion } from '../../ports/sale';
import type { VipCardPurchasesTable } from './tables';

/** Its kind among the parts of a payment: the plugin's key. */
export const KIND = 'vip_card';

type Purchase = Selectable<VipCardPurchasesTable>;
type Placed = Parameters<NonNullable<Promotion['place']>>[1];

/** Stores what is sold as it is now; its period was locked while the offer was opened. */
export async function placePurchase(trx: Trx, { addOn, order, userId, now }: Placed): Promise<UnionPart> {
  const sold = await trx
    .selectFrom('vip_card_periods')
    .innerJoin('vip_cards', 'vip_cards.id', 'vip_card_periods.card_id')
    .select(['vip_cards.id as card_id', 'vip_cards.name as card_name', 'vip_card_periods.id as period_id'])
    .select(['vip_card_periods.name as period_name', 'expire_days', 'price_fen', 'discount_percent'])
    .select(['is_free_delivery', 'scope', 'send_integral', 'send_balance_fen'])
    .where('vip_card_periods.id', '=', addOn.id)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('vip_card_purchases')
    .values({
      ...sold,
      scope: JSON.stringify(sold.scope),
      user_id: userId,
      order_id: order.id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const title = `${sold.card_name} ${sold.period_name}`;
  return { kind: KIND, id, orderNo: order.orderNo, amountFen: sold.price_fen, title };
}

const lockPurchases = (trx: Trx, ids: readonly number[]): Promise<Purchase[]> =>
  trx
    .selectFrom('vip_card_purchases')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

/** A cancelled order refuses its payment by itself. */
export async function assertPurchasesPayable(trx: Trx, ids: readonly number[]): Promise<void> {
  const purchases = await lockPurchases(trx, ids);
  if (purchases.some(({ paid_at: paidAt }) => paidAt !== null)) throw new MallError('订单已支付');
}

/** As on the wire; the clock of cached answers has whole seconds too. */
export const wholeSecond = (time: Date): Date => new Date(Math.floor(time.getTime() / 1000) * 1000);

/** Begins or prolongs the shopper's period, with the rights that were sold. */
async function prolong(trx: Trx, purchase: Purchase, paidAt: Date): Promise<void> {
  const { user_id: userId } = purchase;
  // Two payments of a shopper prolong one after the other, also the first two.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const held = await trx
    .selectFrom('vip_card_holders')
    .select(['begin_at as beginAt', 'end_at as endAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { beginAt, endAt } = prolonged(held ?? null, {
    paidAt: wholeSecond(paidAt),
    days: purchase.expire_days,
  });
  const row = {
    card_id: purchase.card_id,
    period_id: purchase.period_id,
    card_name: purchase.card_name,
    period_name: purchase.period_name,
    discount_percent: purchase.discount_percent,
    is_free_delivery: purchase.is_free_delivery,
    scope: JSON.stringify(purchase.scope),
    begin_at: beginAt,
    end_at: endAt,
    updated_at: paidAt,
  };
  await trx
    .insertInto('vip_card_holders')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

async function give(trx: Trx, purchase: Purchase): Promise<void> {
  const posting = {
    userId: purchase.user_id,
    type: 1 as const,
    description: `开通${purchase.card_name}赠送`,
    reason: 'vip-card-gift',
    sourceId: `vip-card-purchase:${purchase.id}`,
  };
  await postIntegral(trx, { ...posting, integral: purchase.send_integral });
  await postBalance(trx, { ...posting, moneyFen: purchase.send_balance_fen });
}

/** Locked purchases whose payment arrived. */
export async function markPurchasesPaid(trx: Trx, { ids, paidAt }: PaidParts): Promise<void> {
  for (const purchase of await lockPurchases(trx, ids)) {
    await trx
      .updateTable('vip_card_purchases')
      .set({ paid_at: paidAt, updated_at: paidAt })
      .where('id', '=', purchase.id)
      .execute();
    await prolong(trx, purchase, paidAt);
    await give(trx, purchase);
    // What it reserved; an operator may have lowered the stock below that meanwhile.
    await trx
      .updateTable('vip_card_periods')
      .set((eb) => ({ stock: eb('stock', '-', 1) }))
      .where('id', '=', purchase.period_id)
      .where('stock', '>', 0)
      .execute();
  }
}
