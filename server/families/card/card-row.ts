// A shopper's card as rows: selecting it, what its order does, the facts that the rules of domain/card read.
import { type Kysely, sql } from 'kysely';
import type { CardFacts } from '~/domain/card';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { UserCardRow } from './line-cards';

/** Names of another's card too, as ids can be counted through. */
export const NO_CARD = '卡券不存在，无效的信息';

export interface FoundCard extends UserCardRow {
  /** Its order's cancellation or its line's after-sale waits for an answer. */
  is_in_refund: boolean;
}

/** The order of a card undecided: asked to be cancelled, or its line in an after-sale. */
const inRefund = sql<boolean>`(exists (select 1 from orders where orders.id = user_cards.order_id
    and orders.cancel_status = 2)
  or exists (select 1 from order_lines where order_lines.id = user_cards.order_line_id
    and order_lines.refund_status = 1))`;

export const foundCards = (db: Kysely<Tables>) =>
  db.selectFrom('user_cards').selectAll('user_cards').select(inRefund.as('is_in_refund'));

/** @throws MallError 卡券不存在，无效的信息. */
export async function findCard(db: Kysely<Tables>, id: number): Promise<FoundCard> {
  const card = await foundCards(db).where('user_cards.id', '=', id).executeTakeFirst();
  if (card === undefined) throw new MallError(NO_CARD);
  return card;
}

export const surplusOf = ({ number, use_number }: Pick<UserCardRow, 'number' | 'use_number'>): number =>
  number - use_number;

export const factsOf = (card: FoundCard): CardFacts => ({
  startMs: card.start_at.getTime(),
  endMs: card.end_at.getTime(),
  isUsedUp: card.is_use,
  isGiven: card.receive_id !== null,
  isVoided: card.voided_at !== null,
  isInRefund: card.is_in_refund,
  surplus: surplusOf(card),
});
