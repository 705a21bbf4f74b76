// One client that wants all places for itself: 40 connections of one address repeat a call, beside guests who browse.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { formOf, goodsOf, type Piece } from '~/tests/server/money/checkout-helpers';
import { pause, startGuests, type Visits } from './clients';
import { at, CARRIER, guestsOf, onBoth, SHOPPERS, tokenOf } from './rush-mall';
import { CALL } from './server';
import { figure, table } from './statistics';

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
async function printGreedy(origin: string, piece: Piece): Promise<void> {
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

/** Prints the greedy client of docs/performance.md; the rounds of other parts do not apply. */
export const benchGreedy = (): Promise<void> =>
  onBoth(async ({ origin }, piece, words) => {
    console.log(`\n${words}`);
    await printGreedy(origin, piece);
  });
