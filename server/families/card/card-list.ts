// A shopper's cards by state, and the redemptions of one.
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { cardRefusal } from '~/domain/card';
import type { CardClerkHistoryData, CardUserCardData } from '~/schemas/api/card.gen';
import type { Tables } from '../../db/tables';
import { flag, pagination, type Paging, wireTime } from '../../http/wire';
import { dotted } from '../coupon/wire-coupon';
import { factsOf, type FoundCard, foundCards, surplusOf } from './card-row';

type Build = ExpressionBuilder<Tables, 'user_cards'>;

/** Tabs of the list: a card that was given away can be used no more, and is among the used ones. */
const ofStatus = (status: 1 | 2 | 3, now: Date) => (eb: Build) => {
  if (status === 2)
    return eb.or([eb('user_cards.is_use', '=', true), eb('user_cards.receive_id', 'is not', null)]);
  return eb.and([
    eb('user_cards.receive_id', 'is', null),
    eb('user_cards.is_use', '=', false),
    status === 1 ? eb('user_cards.end_at', '>', now) : eb('user_cards.end_at', '<=', now),
  ]);
};

type Row = CardUserCardData['list'][number];

const wireRow = (card: FoundCard, nowMs: number): Row => ({
  id: card.id,
  user_id: card.user_id,
  name: card.name,
  pic_url: card.pic_url,
  content: card.content,
  is_use: flag(card.is_use),
  receive_id: card.receive_id ?? 0,
  mall_id: 1,
  is_may_use: flag(cardRefusal(factsOf(card), nowMs) === null),
  surplus_number: surplusOf(card),
  is_allow_send: flag(card.is_allow_send),
  start_time: wireTime(card.start_at),
  end_time: wireTime(card.end_at),
});

interface ListInput {
  userId: number;
  status: 1 | 2 | 3;
  paging: Paging;
  now: Date;
}

export async function myCards(
  db: Kysely<Tables>,
  { userId, status, paging, now }: ListInput,
): Promise<CardUserCardData> {
  const cards = await foundCards(db)
    .where('user_cards.user_id', '=', userId)
    .where('user_cards.voided_at', 'is', null)
    .where(ofStatus(status, now))
    // What was given away is behind what was used.
    .orderBy(sql`user_cards.receive_id is not null`)
    .orderBy('user_cards.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return { list: cards.map((card) => wireRow(card, now.getTime())) };
}

/** Cards that a shopper can use, for the figure of his account. */
export async function countUsableCards(db: Kysely<Tables>, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('user_cards')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('voided_at', 'is', null)
    .where('receive_id', 'is', null)
    .where('is_use', '=', false)
    .where('end_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The redemptions of a card, the newest first. */
export async function redemptionsOf(
  db: Kysely<Tables>,
  cardId: number,
  paging: Paging,
): Promise<CardClerkHistoryData> {
  const all = db.selectFrom('card_redemptions').where('user_card_id', '=', cardId);
  const { count } = await all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .innerJoin('users', 'users.id', 'card_redemptions.clerk_id')
    .leftJoin('stores', 'stores.id', 'card_redemptions.store_id')
    .select([
      'card_redemptions.id',
      'card_redemptions.created_at',
      'stores.name as store_name',
      'users.nickname as clerk_user',
      'use_number',
      'surplus_number',
    ])
    .orderBy('card_redemptions.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  const list = rows.map(({ created_at, store_name, ...row }) => ({
    ...row,
    clerked_at: dotted(wireTime(created_at)),
    store_name: store_name ?? '',
  }));
  return { list, pagination: pagination(paging, count) };
}
