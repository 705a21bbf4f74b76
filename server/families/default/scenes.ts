// The scenes of QR codes (SHOW-03).
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DefaultQrCodeParameterData } from '~/schemas/api/default.gen';
import type { Tables } from '../../db/tables';
import { wireTime } from '../../http/wire';

/** The token as given, else in capitals: people type codes in small letters. */
const knownToken = (eb: ExpressionBuilder<Tables, 'scenes'>, token: string) =>
  eb
    .selectFrom('scenes as known')
    .select('known.token')
    .where('known.token', 'in', [token, token.toUpperCase()])
    .orderBy(sql<boolean>`known.token = ${token}`, 'desc')
    .limit(1);

/** The screen of a scene; counts its opening. Null for an unknown scene. */
export async function openScene(
  db: Kysely<Tables>,
  { token, userId }: { token: string; userId: number | null },
): Promise<DefaultQrCodeParameterData['detail']> {
  const row = await db
    .updateTable('scenes')
    .set((eb) => ({ use_number: eb('use_number', '+', 1) }))
    .where('token', '=', (eb) => knownToken(eb, token.replaceAll(/\s/g, '')))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  // Who scanned a card's code may redeem by it, where he is a clerk.
  if (userId !== null)
    await db.updateTable('card_codes').set({ opened_by: userId }).where('scene_id', '=', row.id).execute();
  return {
    id: row.id,
    mall_id: 1,
    user_id: row.user_id ?? 0,
    token: row.token,
    data: { ...row.data, qr_code_id: row.id },
    created_at: wireTime(row.created_at),
    path: row.path,
    use_number: row.use_number,
  };
}
