// A clerk redeems a card: once a code, or as often as he says, never more than is left.
import type { Kysely } from 'kysely';
import { redeemRefusal } from '~/domain/card';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { clerkStoreOf } from '../../http/roles';
import type { SessionUser } from '../../ports/viewer';
import type { Trx } from '../../db/transaction';
import { factsOf, type FoundCard, surplusOf } from './card-row';
import { lockCard } from './lock-card';

/** Without a code: administrators alone, as cards are counted and a code is shown by its holder. */
export const WITHOUT_CODE = -1;

export interface CardRedemption {
  cardId: number;
  useNumber: number;
  /** Id of the scanned scene, or `WITHOUT_CODE`. */
  codeId: number;
  /** Of the clerk's phone; null where the client sends none. */
  nonce: string | null;
  clerk: SessionUser;
  now: Date;
}

/** What an earlier sending of the same act left; null where there was none. */
async function outcomeOfSame(trx: Trx, { cardId, nonce, clerk }: CardRedemption): Promise<number | null> {
  if (nonce === null) return null;
  const same = await trx
    .selectFrom('card_redemptions')
    .select(['surplus_number', 'clerk_id'])
    .where('user_card_id', '=', cardId)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  if (same !== undefined && same.clerk_id !== clerk.id) throw new MallError('核销请求无效，请重新核销');
  return same?.surplus_number ?? null;
}

/** Spends the code; a code redeems once. */
async function spendCode(trx: Trx, { codeId, cardId, clerk, now }: CardRedemption): Promise<void> {
  if (codeId === WITHOUT_CODE && clerk.isAdmin) return;
  const code = await trx
    .updateTable('card_codes')
    .set({ used_at: now })
    .where('scene_id', '=', codeId)
    .where('user_card_id', '=', cardId)
    .where('used_at', 'is', null)
    // Its number could be counted; its token, which the clerk scanned, is random.
    .where('opened_by', '=', clerk.id)
    .returning('scene_id')
    .executeTakeFirst();
  if (code === undefined)
    throw new MallError(codeId === WITHOUT_CODE ? '请扫描会员出示的核销码' : '核销码已失效');
}

interface Recorded {
  card: FoundCard;
  storeId: number | null;
  surplus: number;
}

async function record(trx: Trx, act: CardRedemption, { card, storeId, surplus }: Recorded): Promise<void> {
  const { useNumber, clerk, now } = act;
  await trx
    .updateTable('user_cards')
    .set({
      use_number: card.use_number + useNumber,
      is_use: surplus === 0,
      clerk_id: clerk.id,
      store_id: storeId,
      clerked_at: now,
      updated_at: now,
    })
    .where('id', '=', card.id)
    .execute();
  await trx
    .insertInto('card_redemptions')
    .values({
      user_card_id: card.id,
      clerk_id: clerk.id,
      store_id: storeId,
      scene_id: act.codeId === WITHOUT_CODE ? null : act.codeId,
      nonce: act.nonce,
      use_number: useNumber,
      surplus_number: surplus,
      created_at: now,
    })
    .execute();
}

/** Administrators of the mall, and the clerks of its stores. */
export async function mayRedeemCards(
  db: Kysely<Tables>,
  user: SessionUser,
): Promise<{ storeId: number | null } | null> {
  const storeId = await clerkStoreOf(db, user.id);
  return storeId === null && !user.isAdmin ? null : { storeId };
}

/**
 * Redeems a card; returns how often it can still be redeemed.
 * @throws MallError 没有核销权限，禁止核销, 卡券不存在，无效的信息, 核销码已失效, and the refusals of the domain.
 */
export async function redeemCard(trx: Trx, act: CardRedemption): Promise<number> {
  const right = await mayRedeemCards(trx, act.clerk);
  if (right === null) throw new MallError('没有核销权限，禁止核销');
  const card = await lockCard(trx, act.cardId);
  const known = await outcomeOfSame(trx, act);
  if (known !== null) return known;
  const refusal = redeemRefusal(factsOf(card), act.useNumber, act.now.getTime());
  if (refusal !== null) throw new MallError(refusal);
  await spendCode(trx, act);
  const surplus = surplusOf(card) - act.useNumber;
  await record(trx, act, { card, storeId: right.storeId, surplus });
  return surplus;
}
