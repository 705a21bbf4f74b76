// A card given to a friend: its landing page, taking it once, the parts of its poster.
import type { Kysely } from 'kysely';
import { GIFT_STATES, giftState, takingRefusal } from '~/domain/card';
import type { CardGivePosterData, GiftPage } from '~/schemas/api/card.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { flag, wireTime } from '../../http/wire';
import type { Trx } from '../../db/transaction';
import { pictureAddress } from '../../pictures/draw-picture';
import { dotted } from '../coupon/wire-coupon';
import { type Sharer, shareCode, sharerName } from '../../goods/poster';
import { cardDetail } from './card-detail';
import { factsOf, findCard, type FoundCard, NO_CARD, surplusOf } from './card-row';
import { newGiveToken } from './line-cards';
import { lockCard } from './lock-card';

export const GIVE_PATH = '/pages/card/give/give';

const art = (name: string): string => pictureAddress(`card/${name}`);

const ART = {
  card_bg: art('ground'),
  img_card: art('ticket'),
  img_finish_receiving: art('refused'),
  img_back: art('button-back'),
  img_receive: art('button-receive'),
  img_share: art('button-share'),
  receive_card_bg: art('ground-received'),
};

interface Visit {
  cardId: number;
  /** Null for a guest, who sees the card by its link alone. */
  userId: number | null;
  /** From the link of the gift. */
  token: string;
  now: Date;
}

type Taking = Visit & { userId: number };

const isTakenBy = (card: FoundCard, userId: number | null): boolean =>
  userId !== null && card.receive_id === userId;

/** The landing page of a gift is open to anyone who has its link, and to its recipient. */
function assertOffered(card: FoundCard, { userId, token }: Visit): void {
  if (card.give_token !== token && !isTakenBy(card, userId)) throw new MallError(NO_CARD);
}

const giftOf = (card: FoundCard, userId: number | null) => ({
  ...factsOf(card),
  isAllowed: card.is_allow_send,
  isTakenByViewer: isTakenBy(card, userId),
});

/** @throws MallError 卡券不存在，无效的信息. */
export async function giftPage(db: Kysely<Tables>, visit: Visit): Promise<GiftPage> {
  const card = await findCard(db, visit.cardId);
  if (card.user_id === visit.userId)
    return {
      type: 'detail',
      ...(await cardDetail(db, card, { viewer: 'holder', codeId: 0, now: visit.now })),
    };
  assertOffered(card, visit);
  const template = await db
    .selectFrom('cards')
    .select(['app_share_title', 'app_share_pic'])
    .where('id', '=', card.card_id)
    .executeTakeFirstOrThrow();
  const status = giftState(giftOf(card, visit.userId), visit.now.getTime());
  return {
    type: 'give',
    id: card.id,
    ...(await sharerName(db, card.user_id)),
    name: card.name,
    pic_url: card.pic_url,
    content: card.content,
    reset_number: surplusOf(card),
    is_use: flag(card.is_use),
    start_time: dotted(wireTime(card.start_at)),
    end_time: dotted(wireTime(card.end_at)),
    status,
    // Whose it is now concerns him alone.
    receive_id: status === GIFT_STATES.mine ? (visit.userId ?? 0) : 0,
    ...ART,
    ...template,
  };
}

/** The friend's own card: what is left of it, within the same time, undone with the same order. */
async function handOver(trx: Trx, card: FoundCard, { userId, now }: Taking): Promise<void> {
  await trx
    .updateTable('user_cards')
    .set({ receive_id: userId, received_at: now, updated_at: now })
    .where('id', '=', card.id)
    .execute();
  await trx
    .insertInto('user_cards')
    .values({
      user_id: userId,
      card_id: card.card_id,
      name: card.name,
      pic_url: card.pic_url,
      content: card.content,
      number: surplusOf(card),
      is_allow_send: card.is_allow_send,
      start_at: card.start_at,
      end_at: card.end_at,
      order_id: card.order_id,
      order_line_id: card.order_line_id,
      piece: card.piece,
      parent_card_id: card.id,
      give_token: newGiveToken(),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/**
 * Takes a friend's card; of many who try, one gets it.
 * @throws MallError 自己无法领取自己转赠的卡券, 卡券不存在，无效的信息, and the refusals of the domain.
 */
export async function takeCard(trx: Trx, visit: Taking): Promise<void> {
  const card = await lockCard(trx, visit.cardId);
  if (card.user_id === visit.userId) throw new MallError('自己无法领取自己转赠的卡券');
  assertOffered(card, visit);
  const refusal = takingRefusal(giftOf(card, visit.userId), visit.now.getTime());
  if (refusal !== null) throw new MallError(refusal);
  await handOver(trx, card, visit);
}

interface Offer {
  cardId: number;
  sharer: Sharer;
  now: Date;
}

/** The holder's card that a friend can take now. @throws MallError 卡券不存在，无效的信息, 卡券已失效 … */
export async function offeredCard(db: Kysely<Tables>, { cardId, sharer, now }: Offer): Promise<FoundCard> {
  const card = await findCard(db, cardId);
  if (card.user_id !== sharer.userId) throw new MallError(NO_CARD);
  const refusal = takingRefusal(giftOf(card, null), now.getTime());
  if (refusal !== null) throw new MallError(refusal);
  return card;
}

/** The link of a gift, and its QR code. */
export const giftCode = (card: FoundCard, sharer: Sharer) =>
  shareCode(
    {
      path: GIVE_PATH,
      params: { id: String(card.id), user_id: String(card.user_id), token: card.give_token },
    },
    sharer,
  );

/** @throws as `offeredCard`. */
export async function giftPoster(db: Kysely<Tables>, offer: Offer): Promise<CardGivePosterData> {
  const card = await offeredCard(db, offer);
  const { qrcode_url: qrcode, share_url } = giftCode(card, offer.sharer);
  return {
    ...(await sharerName(db, card.user_id)),
    name: card.name,
    pic_url: card.pic_url,
    reset_number: surplusOf(card),
    start_time: wireTime(card.start_at),
    end_time: wireTime(card.end_at),
    qrcode,
    share_url,
    poster_bg: art('poster'),
  };
}
