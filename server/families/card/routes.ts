// Api/card: a shopper's cards, their codes, redeeming them, giving one to a friend.
import {
  cardCardClerk,
  cardCardQrcode,
  cardClerkHistory,
  cardGive,
  cardGivePoster,
  cardReceive,
  cardUserCard,
  cardUserCardDetail,
} from '~/schemas/api/card.gen';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { guestRoute, type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { cardCode } from './card-code';
import { cardDetail, type Reading } from './card-detail';
import { findCard, type FoundCard, NO_CARD } from './card-row';
import { giftPage, giftPoster, takeCard } from './gift';
import { myCards, redemptionsOf } from './card-list';
import { mayRedeemCards, redeemCard } from './redeem-card';

/** The card for its holder, or for a clerk; of everybody else there is none. */
async function readCard(
  { db, user }: Pick<LoginCall<unknown>, 'db' | 'user'>,
  cardId: number,
): Promise<{ card: FoundCard; viewer: Reading['viewer'] }> {
  const card = await findCard(db, cardId);
  if (card.user_id === user.id) return { card, viewer: 'holder' };
  if ((await mayRedeemCards(db, user)) === null) throw new MallError(NO_CARD);
  return { card, viewer: 'clerk' };
}

/** The code's id where it is one of the card's. */
async function codeOf(db: LoginCall<unknown>['db'], cardId: number, codeId: number): Promise<number> {
  if (codeId <= 0) return 0;
  const code = await db
    .selectFrom('card_codes')
    .select('scene_id')
    .where('scene_id', '=', codeId)
    .where('user_card_id', '=', cardId)
    .executeTakeFirst();
  return code?.scene_id ?? 0;
}

const list = loginRoute(cardUserCard, ({ db, params, user, now }) =>
  myCards(db, {
    userId: user.id,
    status: params.status ?? 1,
    paging: pagingOf(cardUserCard, params),
    now,
  }),
);

const detail = loginRoute(cardUserCardDetail, async (call) => {
  const { db, params, now } = call;
  const { card, viewer } = await readCard(call, params.cardId);
  const codeId = await codeOf(db, card.id, params.qr_code_id ?? 0);
  return { card: await cardDetail(db, card, { viewer, codeId, now }) };
});

const qrcode = loginRoute(cardCardQrcode, ({ db, params, user, origin, now }) =>
  db.transaction().execute((trx) => cardCode(trx, { cardId: params.cardId, userId: user.id, origin, now })),
);

const clerk = loginRoute(cardCardClerk, async ({ db, params, user, now }) => {
  const act = {
    cardId: params.cardId,
    useNumber: params.use_number,
    codeId: params.qr_code_id,
    nonce: params.nonce ?? null,
    clerk: user,
    now,
  };
  const surplus = await db.transaction().execute((trx) => redeemCard(trx, act));
  const words = surplus === 0 ? '核销成功' : `核销成功(剩余${surplus}次)`;
  return new Reply({ is_clerk: 1, surplus_number: surplus }, words);
});

const history = loginRoute(cardClerkHistory, async (call) => {
  const { db, params } = call;
  if (params.user_card_id === undefined) throw new MallError('请传入user_card_id');
  const { card } = await readCard(call, params.user_card_id);
  return redemptionsOf(db, card.id, pagingOf(cardClerkHistory, params));
});

const give = guestRoute(cardGive, ({ db, params, user, now }) =>
  giftPage(db, { cardId: params.cardId, userId: user?.id ?? null, token: params.token ?? '', now }),
);

const receive = loginRoute(cardReceive, async (call) => {
  const { params, user, now } = call;
  const visit = { cardId: params.cardId, userId: user.id, token: params.token ?? '', now };
  await call.db.transaction().execute((trx) => takeCard(trx, visit));
  return new Reply(null, '领取成功');
});

const givePoster = loginRoute(cardGivePoster, ({ db, params, user, origin, now }) =>
  giftPoster(db, { cardId: params.cardId, sharer: { userId: user.id, base: `${origin}/` }, now }),
);

export const routes: readonly Route[] = [
  list,
  detail,
  clerk,
  history,
  give,
  receive,
  ...inLane('drawing', [qrcode, givePoster]),
];
