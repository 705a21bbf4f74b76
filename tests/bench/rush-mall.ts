// The mall of the rush and of the greedy client: 2,000 shoppers with a session each, behind a proxy, on both databases.
import { Client as PostgresClient } from 'pg';
import type { Database } from '~/server/db/database';
import { hashToken } from '~/server/http/session';
import { type Piece, plainGoods, setStock } from '~/tests/server/money/checkout-helpers';
import { startPostgres } from '~/tests/server/postgres-server';
import { createShoppers } from '~/tests/server/role-helpers';
import { type Client, closeClients, type Visits } from './clients';
import { type Mall, startMall } from './mall';

export const SHOPPERS = 2000;
export const PIECES = 100;
const GUESTS = 8;
/** Half of them share the address of a carrier. */
export const CARRIER = '100.64.0.1';

export const tokenOf = (nth: number): string => `rush-shopper-${nth}`;
export const addressOf = (nth: number): string => (nth % 2 === 0 ? CARRIER : `10.${nth >> 8}.${nth & 255}.7`);

/** Shoppers with an address and a session each; their goods have 100 pieces. */
async function fillRush(database: Database): Promise<Piece> {
  const { db } = database;
  const userIds = await createShoppers(
    db,
    Array.from({ length: SHOPPERS }, (_none, at) => `顾客${at}`),
  );
  const {
    id: _id,
    user_id: _owner,
    ...place
  } = await db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('addresses')
    .values(userIds.map((user_id) => ({ ...place, user_id })))
    .execute();
  const expires_at = new Date(Date.now() + 86_400_000);
  const tokens = userIds.map((user_id, nth) => ({
    token_hash: hashToken(tokenOf(nth)),
    user_id,
    expires_at,
  }));
  await db.insertInto('access_tokens').values(tokens).execute();
  const piece = await plainGoods({ database });
  await setStock({ database }, piece.skuId, PIECES);
  return piece;
}

export const guestsOf = (origin: string): Client[] =>
  Array.from({ length: GUESTS }, (_none, nth) => ({ origin, address: `192.0.2.${nth + 1}`, token: '' }));

/** A quantile of the times. */
export const at = ({ times }: Visits, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

type Measure = (mall: Mall, piece: Piece, words: string) => Promise<void>;

async function measureOn(databaseUrl: string, words: string, measure: Measure): Promise<void> {
  let piece: Piece = { goodsId: 0, skuId: 0 };
  const fill = async (database: Database) => {
    piece = await fillRush(database);
  };
  const mall = await startMall('server', databaseUrl, { fill, env: { PAGODA_BEHIND_PROXY: '1' } });
  try {
    await measure(mall, piece, words);
  } finally {
    closeClients();
    await mall.stop();
  }
}

/** Measures one process on the embedded database, then on PostgreSQL where it is installed. */
export async function onBoth(measure: Measure): Promise<void> {
  await measureOn('', 'Embedded database, one process', measure);
  const postgres = await startPostgres();
  if (postgres === null) return;
  try {
    const admin = new PostgresClient({ connectionString: postgres.urlOf('postgres') });
    await admin.connect();
    await admin.query('create database rush');
    await admin.end();
    await measureOn(postgres.urlOf('rush'), 'PostgreSQL, one process', measure);
  } finally {
    await postgres.stop();
  }
}
