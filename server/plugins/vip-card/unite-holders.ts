// The cards of two accounts of one person: what is left of both is added up.
import type { Transaction } from 'kysely';
import { unitedPeriod } from '~/domain/super-card';
import type { Tables } from '../../db/tables';
import type { MergedAccounts } from '../../ports/plugin';
import { wholeSecond } from './purchase';

/** With the rights of the card that was bought last, as after a purchase. */
export async function uniteHolders(
  trx: Transaction<Tables>,
  { from, to, now }: MergedAccounts,
): Promise<void> {
  const rows = await trx
    .selectFrom('vip_card_holders')
    .selectAll()
    .where('user_id', 'in', [from, to])
    .orderBy('updated_at', 'desc')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  const [latest, other] = rows;
  if (latest === undefined) return;
  const period = { beginAt: latest.begin_at, endAt: latest.end_at };
  const { beginAt, endAt } =
    other === undefined
      ? period
      : unitedPeriod(period, { beginAt: other.begin_at, endAt: other.end_at }, wholeSecond(now));
  await trx.deleteFrom('vip_card_holders').where('user_id', 'in', [from, to]).execute();
  await trx
    .insertInto('vip_card_holders')
    .values({
      ...latest,
      user_id: to,
      scope: JSON.stringify(latest.scope),
      begin_at: beginAt,
      end_at: endAt,
    })
    .execute();
}
