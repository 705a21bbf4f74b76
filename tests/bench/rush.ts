// The rush: 2,000 shoppers want 100 pieces while others browse; and one client that wants all places for itself.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Client as PostgresClient } from 'pg';
import type { Database } from '~/server/db/database';
import { hashToken } from '~/server/http/session';
import { startPostgres } from '~/tests/server/postgres-server';
import { formOf, goodsOf, type Piece, plainGoods, setStock } from '~/tests/server/money/checkout-helpers';
import { createShoppers } from '~/tests/server/role-helpers';
import { ask, type Client, closeClients, pause, startGuests, type Visits } from './clients';
import { type Mall, startMall } from './mall';
import { CALL } from './server';
import { figure, table } from './statistics';

const SHOPPERS = 2000;
const PIECES = 100;
const GUESTS = 8;
/** In which all shoppers tap, ms. */
const TAPS_WITHIN_MS = 1000;
/** Half of them share the address of a carrier. */
const CARRIER = '100.64.0.1';

const tokenOf = (nth: number): string => `rush-shopper-${nth}`;
const addressOf = (nth: number): string => (nth % 2 === 0 ? CARRIER : `10.${nth >> 8}.${nth & 255}.7`);

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

interface Outcome {
  isSold: boolean;
  /** What a shopper reads who got none. */
  words: string;
  /** Since the rush began, and since his own tap; ms. */
  atMs: number;
  waitedMs: number;
  /** How often he was asked to come again. */
  refused: number;
}

interface Told {
  code: number;
  msg: string;
  data: { token?: string; queue_id?: string; id?: number } | null;
}

/** Asks until there is an answer, as a shopper taps again. */
async function insist(client: Client, route: string, form?: Record<string, string>) {
  for (let refused = 0; ; refused += 1) {
    const { status, text } = await ask(client, route, form);
    if (status === 200) return { told: JSON.parse(text) as Told, refused };
    await pause(1000);
  }
}

async function snatch(client: Client, piece: Piece, beganMs: number): Promise<Outcome> {
  const tappedMs = performance.now();
  const submitted = await insist(client, 'api/order/submit', {
    form_data: JSON.stringify(formOf([goodsOf(piece)])),
  });
  let { told } = submitted;
  let { refused } = submitted;
  const { token = '', queue_id: queueId = '' } = told.data ?? {};
  while (told.code === 0 && told.data?.id === undefined) {
    const polled = await insist(client, 'api/order/pay-data', { token, queue_id: queueId });
    told = polled.told;
    refused += polled.refused;
  }
  const now = performance.now();
  const isSold = told.code === 0;
  return { isSold, words: told.msg, atMs: now - beganMs, waitedMs: now - tappedMs, refused };
}

const guestsOf = (origin: string): Client[] =>
  Array.from({ length: GUESTS }, (_none, nth) => ({ origin, address: `192.0.2.${nth + 1}`, token: '' }));

const most = (values: readonly number[]): number => values.reduce((high, value) => Math.max(high, value), 0);

const at = ({ times }: Visits, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

function printRush(outcomes: readonly Outcome[], pages: Visits): void {
  const sold = outcomes.filter(({ isSold }) => isSold);
  const late = outcomes.filter(({ isSold }) => !isSold);
  const soldOutMs = most(sold.map(({ atMs }) => atMs));
  const words = [...new Set(late.map((outcome) => outcome.words))].join('; ');
  const seconds = (ms: number) => `${figure(ms / 1000)} s`;
  console.log(
    table([
      ['rush', ''],
      ['sold', `${sold.length} of ${PIECES}, in ${seconds(soldOutMs)}`],
      ['longest wait of a buyer', seconds(most(sold.map(({ waitedMs }) => waitedMs)))],
      ['last one told, after the sell-out', seconds(most(late.map(({ atMs }) => atMs)) - soldOutMs)],
      ['what they read', words],
      ['shoppers asked to come again', `${outcomes.filter(({ refused }) => refused > 0).length}`],
      ['other pages refused', `${pages.refused} of ${pages.refused + pages.times.length}`],
      ['other pages: p50, p99, ms', `${figure(at(pages, 0.5))}, ${figure(at(pages, 0.99))}`],
    ]),
  );
}

async function rush(mall: Mall, piece: Piece): Promise<void> {
  const stop = startGuests(guestsOf(mall.origin), 100);
  await pause(500);
  const beganMs = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: SHOPPERS }, async (_none, nth) => {
      await pause(Math.random() * TAPS_WITHIN_MS);
      return snatch({ origin: mall.origin, address: addressOf(nth), token: tokenOf(nth) }, piece, beganMs);
    }),
  );
  printRush(outcomes, await stop());
}

const CONNECTIONS = 40;
const SECONDS = 6;

interface Attack {
  words: string;
  route: string;
  form?: Record<string, string>;
  /** How many sessions the connections share. */
  sessions: number;
}

const attacksOf = (piece: Piece): Attack[] => {
  const orderForm = (remark: string) => JSON.stringify(formOf([goodsOf(piece)], { remark }));
  return [
    {
      words: 'orders, one session',
      route: 'api/order/submit',
      form: { form_data: orderForm('一') },
      sessions: 1,
    },
    {
      words: 'orders, 40 sessions',
      route: 'api/order/submit',
      form: { form_data: orderForm('二') },
      sessions: 40,
    },
    { words: 'posters, 40 sessions', route: 'api/qrcode/goods&goods_id=1', sessions: 40 },
    { words: 'captchas, no session', route: 'site/pic-captcha', sessions: 0 },
    { words: 'goods pages, 40 sessions', route: 'api/goods/detail&id=2', sessions: 40 },
  ];
};

async function browseFor(origin: string): Promise<Visits> {
  const stop = startGuests(guestsOf(origin), 50);
  await pause(SECONDS * 1000);
  return stop();
}

async function attacked(origin: string, { route, form, sessions }: Attack): Promise<Visits> {
  const tokens = Array.from({ length: sessions }, (_none, nth) => tokenOf(SHOPPERS - 1 - nth));
  const attack = new Worker(join(import.meta.dirname, 'attack.mjs'), {
    workerData: {
      url: `${origin}${CALL}${route}`,
      address: CARRIER,
      tokens: sessions === 0 ? [''] : tokens,
      connections: CONNECTIONS,
      body: form === undefined ? '' : new URLSearchParams(form).toString(),
    },
  });
  await pause(500);
  const visits = await browseFor(origin);
  await attack.terminate();
  return visits;
}

/** Pages of eight guests while one address holds 40 connections. */
async function benchGreedy({ origin }: Mall, piece: Piece): Promise<void> {
  const rows = [['40 connections of one address', 'pages', 'refused', 'p50, ms', 'p99, ms']];
  const add = (words: string, visits: Visits) =>
    rows.push([
      words,
      `${visits.times.length}`,
      `${visits.refused}`,
      figure(at(visits, 0.5)),
      figure(at(visits, 0.99)),
    ]);
  await browseFor(origin);
  add('none', await browseFor(origin));
  for (const attack of attacksOf(piece)) add(attack.words, await attacked(origin, attack));
  console.log(`\n${table(rows)}`);
}

async function benchOn(databaseUrl: string, words: string): Promise<void> {
  let piece: Piece = { goodsId: 0, skuId: 0 };
  const fill = async (database: Database) => {
    piece = await fillRush(database);
  };
  const mall = await startMall('server', databaseUrl, { fill, env: { PAGODA_BEHIND_PROXY: '1' } });
  try {
    console.log(`\n${words}: ${SHOPPERS} shoppers tap within a second, half of them behind one address\n`);
    await rush(mall, piece);
    await benchGreedy(mall, piece);
  } finally {
    closeClients();
    await mall.stop();
  }
}

/** Prints the rush and the greedy client of docs/performance.md; the rounds of other parts do not apply. */
export async function benchRush(): Promise<void> {
  await benchOn('', 'Embedded database, one process');
  const postgres = await startPostgres();
  if (postgres === null) return;
  try {
    const admin = new PostgresClient({ connectionString: postgres.urlOf('postgres') });
    await admin.connect();
    await admin.query('create database rush');
    await admin.end();
    await benchOn(postgres.urlOf('rush'), 'PostgreSQL, one process');
  } finally {
    await postgres.stop();
  }
}
