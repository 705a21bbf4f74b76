// The rush: 2,000 shoppers want 100 pieces while others browse.
import { formOf, goodsOf, type Piece } from '~/tests/server/money/checkout-helpers';
import { ask, type Client, pause, startGuests, type Visits } from './clients';
import type { Mall } from './mall';
import { addressOf, at, guestsOf, onBoth, PIECES, SHOPPERS, tokenOf } from './rush-mall';
import { figure, table } from './statistics';

/** In which all shoppers tap, ms. */
const TAPS_WITHIN_MS = 1000;

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

const most = (values: readonly number[]): number => values.reduce((high, value) => Math.max(high, value), 0);

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

/** Prints the rush of docs/performance.md; the rounds of other parts do not apply. */
export const benchRush = (): Promise<void> =>
  onBoth(async (mall, piece, words) => {
    console.log(`\n${words}: ${SHOPPERS} shoppers tap within a second, half of them behind one address\n`);
    await rush(mall, piece);
  });
