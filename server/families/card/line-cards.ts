// Cards that an order's lines give: granted with the payment, refused or voided with an after-sale.
import { randomBytes } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { CardsTable, UserCardsTable } from '../../db/tables/cards';
import type { Trx } from '../../db/transaction';

export type UserCardRow = Selectable<UserCardsTable>;
type CardRow = Selectable<CardsTable>;

const DAY_MS = 86_400_000;
const FIXED_RANGE = 2;
const TOKEN_BYTES = 18;

/** Proof that the holder offered his card; only the link of a gift carries it. */
export const newGiveToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Validity of a card given now. */
function validityOf(card: CardRow, now: Date): { start_at: Date; end_at: Date } {
  const { begin_at: start, end_at: end } = card;
  if (card.expire_type === FIXED_RANGE && start !== null && end !== null)
    return { start_at: start, end_at: end };
  return { start_at: now, end_at: new Date(now.getTime() + card.expire_day * DAY_MS) };
}

interface Line {
  line_id: number;
  order_id: number;
  user_id: number;
  card_id: number;
  /** Bought pieces, and cards for each of them. */
  pieces: number;
  num: number;
}

const linesOf = (trx: Trx, orderIds: readonly number[]): Promise<Line[]> =>
  trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('goods', 'goods.id', 'order_lines.goods_id')
    .innerJoin('goods_cards', (join) =>
      join.on('goods_cards.goods_id', '=', sql<number>`coalesce(goods.source_id, goods.id)`),
    )
    .select([
      'order_lines.id as line_id',
      'orders.id as order_id',
      'orders.user_id',
      'goods_cards.card_id',
      'order_lines.num as pieces',
      'goods_cards.num',
    ])
    .where('orders.id', 'in', [...orderIds])
    .orderBy('goods_cards.card_id')
    .orderBy('order_lines.id')
    .execute();

/** The cards of a line, one after the other, by the piece that gives them. */
const rowsOf = (line: Line, card: CardRow, now: Date): Insertable<UserCardsTable>[] =>
  Array.from({ length: line.pieces * line.num }, (_, at) => ({
    user_id: line.user_id,
    card_id: card.id,
    name: card.name,
    pic_url: card.pic_url,
    content: card.description,
    number: card.number,
    is_allow_send: card.is_allow_send,
    ...validityOf(card, now),
    order_id: line.order_id,
    order_line_id: line.line_id,
    piece: Math.floor(at / line.num) + 1,
    give_token: newGiveToken(),
    source: `order-line:${line.line_id}:${card.id}:${at + 1}`,
    created_at: now,
    updated_at: now,
  }));

/** Inserts what the stock allows, and decrements it; cards that the source gave before are not given again. */
async function grantCard(
  trx: Trx,
  { cardId, lines, now }: { cardId: number; lines: readonly Line[]; now: Date },
): Promise<void> {
  // Stock and earlier grants are counted only under the lock of the card's row.
  const card = await trx
    .selectFrom('cards')
    .selectAll()
    .where('id', '=', cardId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (card === undefined || (card.expire_type === FIXED_RANGE && card.end_at !== null && card.end_at <= now))
    return;
  const wanted = lines.flatMap((line) => rowsOf(line, card, now));
  const rows = card.total_count < 0 ? wanted : wanted.slice(0, card.total_count);
  if (rows.length === 0) return;
  const given = await trx
    .insertInto('user_cards')
    .values(rows)
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .execute();
  if (card.total_count > 0 && given.length > 0)
    await trx
      .updateTable('cards')
      .set((eb) => ({ total_count: eb('total_count', '-', given.length) }))
      .where('id', '=', card.id)
      .execute();
}

/** Gives the cards of paid, locked orders; once a line, card and piece. */
export async function grantOrderCards(trx: Trx, orderIds: readonly number[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  const lines = await linesOf(trx, orderIds);
  // In the order of their ids, so that two payments cannot deadlock.
  for (const cardId of new Set(lines.map(({ card_id }) => card_id)))
    await grantCard(trx, { cardId, lines: lines.filter(({ card_id }) => card_id === cardId), now });
}

/**
 * Whether a card of the order line has been redeemed at least once, by its buyer or by the friend who took it. The
 * caller holds the lock of the order, as redeeming does, so that no card is redeemed until his transaction ends.
 */
export async function hasUsedCards(trx: Trx, orderDetailId: number): Promise<boolean> {
  const cards = await trx
    .selectFrom('user_cards')
    .select('use_number')
    .where('order_line_id', '=', orderDetailId)
    .where('voided_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return cards.some(({ use_number }) => use_number > 0);
}

/** As `hasUsedCards`, of any line of the order. */
export async function hasUsedOrderCards(trx: Trx, orderId: number): Promise<boolean> {
  const lines = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  for (const { id } of lines) if (await hasUsedCards(trx, id)) return true;
  return false;
}

type VoidedCard = Pick<UserCardRow, 'id' | 'card_id' | 'parent_card_id' | 'use_number'>;

/** How many were never used, by their card; one that went from friend to friend counts once. */
function unusedByCard(voided: readonly VoidedCard[]): Map<number, number> {
  const byId = new Map(voided.map((card) => [card.id, card]));
  const firstOf = (card: VoidedCard): VoidedCard => {
    const parent = byId.get(card.parent_card_id ?? 0);
    return parent === undefined ? card : firstOf(parent);
  };
  const used = new Set(voided.filter(({ use_number }) => use_number > 0).map((card) => firstOf(card).id));
  const counts = new Map<number, number>();
  for (const { id, card_id: cardId } of voided.filter((card) => firstOf(card) === card))
    if (!used.has(id)) counts.set(cardId, (counts.get(cardId) ?? 0) + 1);
  return counts;
}

/** Gives unused cards back to the stock, in the order of their ids, so that two orders cannot deadlock. */
async function restockCards(trx: Trx, voided: readonly VoidedCard[]): Promise<void> {
  const counts = [...unusedByCard(voided)].sort(([one], [other]) => one - other);
  for (const [cardId, count] of counts)
    await trx
      .updateTable('cards')
      .set((eb) => ({ total_count: eb('total_count', '+', count) }))
      .where('id', '=', cardId)
      .where('total_count', '>=', 0)
      .execute();
}

/**
 * Voids the cards of order lines that are refunded, those too that friends have taken, and returns the unused ones to the
 * stock; of the last `pieces` only, where a part of a line is refunded. The caller holds the lock of the order. Idempotent
 * for whole lines.
 */
export async function voidCards(trx: Trx, lineIds: readonly number[], pieces?: number): Promise<void> {
  const valid = trx
    .selectFrom('user_cards')
    .select('piece')
    .distinct()
    .where('order_line_id', 'in', [0, ...lineIds])
    .where('voided_at', 'is', null)
    .orderBy('piece', 'desc');
  const voided = await trx
    .updateTable('user_cards')
    .set({ voided_at: new Date(), updated_at: new Date() })
    .where('order_line_id', 'in', [0, ...lineIds])
    .where('voided_at', 'is', null)
    .where('piece', 'in', pieces === undefined ? valid : valid.limit(pieces))
    .returning(['id', 'card_id', 'parent_card_id', 'use_number'])
    .execute();
  await restockCards(trx, voided);
}
