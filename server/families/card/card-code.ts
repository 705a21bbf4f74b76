// The code that a clerk scans or types to open a card.
import { randomInt } from 'node:crypto';
import { cardRefusal } from '~/domain/card';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { qrPicture } from '../../goods/poster';
import { factsOf, NO_CARD } from './card-row';
import { lockCard } from './lock-card';

const CLERK_PATH = 'pages/card/clerk/clerk';
const CODE_DIGITS = 16;

const randomCode = (): string => Array.from({ length: CODE_DIGITS }, () => randomInt(10)).join('');

/** The card's unspent code, so that a screen opened again shows the same one. */
async function openCode(trx: Trx, cardId: number): Promise<string | undefined> {
  const code = await trx
    .selectFrom('card_codes')
    .innerJoin('scenes', 'scenes.id', 'card_codes.scene_id')
    .select('scenes.token')
    .where('user_card_id', '=', cardId)
    .where('used_at', 'is', null)
    .orderBy('scene_id', 'desc')
    .executeTakeFirst();
  return code?.token;
}

async function newCode(trx: Trx, cardId: number): Promise<string> {
  const token = randomCode();
  const { id } = await trx
    .insertInto('scenes')
    // Nobody's: a clerk who scans it must not become the shopper's referral.
    .values({ user_id: null, token, path: CLERK_PATH, data: JSON.stringify({ cardId }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('card_codes').values({ scene_id: id, user_card_id: cardId }).execute();
  return token;
}

/** @throws MallError 卡券不存在，无效的信息, 卡券已转赠，无法生成核销码, and the refusals of redeeming. */
export async function cardCode(
  trx: Trx,
  { cardId, userId, origin, now }: { cardId: number; userId: number; origin: string; now: Date },
): Promise<{ file_path: string; code: string }> {
  const card = await lockCard(trx, cardId);
  if (card.user_id !== userId) throw new MallError(NO_CARD);
  if (card.receive_id !== null) throw new MallError('卡券已转赠，无法生成核销码');
  const refusal = cardRefusal(factsOf(card), now.getTime());
  if (refusal !== null) throw new MallError(refusal);
  const code = (await openCode(trx, cardId)) ?? (await newCode(trx, cardId));
  return { file_path: qrPicture(`${origin}/?scene=${encodeURIComponent(code)}`), code };
}
