// One card on the wire: for its holder, and for the clerk who redeems it.
import type { Kysely, Selectable } from 'kysely';
import { cardRefusal, cardState } from '~/domain/card';
import { maskMobile } from '~/domain/text';
import type { CardDetail } from '~/schemas/api/card.gen';
import type { OrderPayResultData } from '~/schemas/api/order.gen';
import type { Tables } from '../../db/tables';
import type { CardsTable } from '../../db/tables/cards';
import { flag, wireTime } from '../../http/wire';
import { dotted } from '../coupon/wire-coupon';
import { factsOf, type FoundCard, surplusOf } from './card-row';
import type { UserCardRow } from './line-cards';

type CardRow = Selectable<CardsTable>;
type UserCard = OrderPayResultData['card_list'][number];

/** A clerk sees whose order it was; without its code only the last digits of the mobile number. */
export interface Reading {
  viewer: 'holder' | 'clerk';
  /** Id of the scanned code, 0 without one. */
  codeId: number;
  now: Date;
}

const templateText = ({ deleted_at: _deleted, ...card }: CardRow): string =>
  JSON.stringify({
    ...card,
    begin_time: wireTime(card.begin_at),
    end_time: wireTime(card.end_at),
    is_allow_send: flag(card.is_allow_send),
  });

/** A card as a model row. */
export function wireUserCard(card: UserCardRow, template: CardRow): UserCard {
  return {
    id: card.id,
    user_id: card.user_id,
    card_id: card.card_id,
    name: card.name,
    pic_url: card.pic_url,
    content: card.content,
    is_use: flag(card.is_use),
    clerk_id: card.clerk_id ?? 0,
    store_id: card.store_id ?? 0,
    clerked_at: wireTime(card.clerked_at),
    order_id: card.order_id ?? 0,
    order_detail_id: card.order_line_id ?? 0,
    data: templateText(template),
    start_time: wireTime(card.start_at),
    end_time: wireTime(card.end_at),
    number: card.number,
    use_number: card.use_number,
    receive_id: card.receive_id ?? 0,
    parent_card_id: card.parent_card_id ?? 0,
    remark: '',
  };
}

const NOBODY = { name: '', mobile: '', cancel_status: 0 as const };

/** Who receives the order that gave it; a friend who took the card does not learn it. */
async function receiverOf(db: Kysely<Tables>, card: FoundCard, { viewer, codeId }: Reading) {
  if (card.order_id === null) return NOBODY;
  const order = await db
    .selectFrom('orders')
    .select(['user_id', 'name', 'mobile', 'cancel_status'])
    .where('id', '=', card.order_id)
    .executeTakeFirst();
  if (order === undefined || order.user_id !== card.user_id) return NOBODY;
  const isWhole = viewer === 'holder' || codeId > 0;
  return {
    name: order.name,
    mobile: isWhole ? order.mobile : maskMobile(order.mobile),
    cancel_status: order.cancel_status,
  };
}

async function nicknameOf(db: Kysely<Tables>, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const user = await db.selectFrom('users').select('nickname').where('id', '=', userId).executeTakeFirst();
  return user?.nickname ?? '';
}

async function storeName(db: Kysely<Tables>, storeId: number | null): Promise<{ store_name?: string }> {
  if (storeId === null) return {};
  const store = await db.selectFrom('stores').select('name').where('id', '=', storeId).executeTakeFirst();
  return store === undefined ? {} : { store_name: store.name };
}

/** Redemptions made with a code. */
async function usesOfCode(db: Kysely<Tables>, cardId: number, codeId: number): Promise<number> {
  const row = await db
    .selectFrom('card_redemptions')
    .select('use_number')
    .where('scene_id', '=', codeId)
    .where('user_card_id', '=', cardId)
    .executeTakeFirst();
  return row?.use_number ?? 0;
}

const templateOf = (db: Kysely<Tables>, cardId: number): Promise<CardRow> =>
  db.selectFrom('cards').selectAll().where('id', '=', cardId).executeTakeFirstOrThrow();

export async function cardDetail(db: Kysely<Tables>, card: FoundCard, reading: Reading): Promise<CardDetail> {
  const nowMs = reading.now.getTime();
  const facts = factsOf(card);
  const template = await templateOf(db, card.card_id);
  const model = wireUserCard(card, template);
  return {
    ...model,
    ...(await receiverOf(db, card, reading)),
    card_name: card.name,
    start_time: dotted(model.start_time),
    end_time: dotted(model.end_time),
    clerked_at: card.clerked_at === null ? '' : dotted(model.clerked_at),
    created_at: dotted(wireTime(card.created_at)),
    endTime: Math.floor(card.end_at.getTime() / 1000),
    receive_user_name: await nicknameOf(db, card.receive_id),
    status: cardState(facts, nowMs),
    ...(reading.codeId > 0 ? { clerk_number: await usesOfCode(db, card.id, reading.codeId) } : {}),
    app_share_title: template.app_share_title,
    app_share_pic: template.app_share_pic,
    is_allow_send: flag(card.is_allow_send),
    is_show_history: flag(card.use_number > 0),
    ...(await storeName(db, card.store_id)),
    is_may_use: flag(cardRefusal(facts, nowMs) === null),
    surplus_number: surplusOf(card),
    give_token: reading.viewer === 'holder' ? card.give_token : '',
  };
}
