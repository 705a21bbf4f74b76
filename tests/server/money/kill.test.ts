// Proves that a server killed at any point of ordering and paying leaves consistent ledgers, and honours its responses.
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '~/server/db/database';
import { issueToken } from '~/server/http/session';
import { auditLedger } from '~/server/payments/audit';
import { postBalance, postIntegral } from '~/server/ledger/ledger';
import { jobRunnerOver } from '../rounds-helpers';
import { cardProblems, prepareCard, type SoldPeriod } from './card-checks';
import { embeddedPlace, type Place, postgresPlace, withDatabase } from './killed-places';
import {
  brokenReturns,
  type Desk,
  type End,
  END_NAMES,
  giveBack,
  nothingReturned,
  type Returned,
} from './returner';
import { type Bundle, bundleServer } from './server-bundle';
import { startServer } from './server-process';
import {
  brokenPromises,
  couponProblems,
  doubledForms,
  pointsProblems,
  type Stocked,
  stockProblems,
  unfinished,
} from './kill-checks';
import { noPromises, type Pick, type Promises, shop, type Shopper } from './shopper';

const SHOPPER_IDS = [1, 4, 5, 6, 7, 8];
/** The last of the three SKUs is scarce, so that the rounds also compete for the last pieces. */
const STOCKS = [100_000, 100_000, 40];
/** Two more, which are given back. */
const RETURNED_STOCKS = [100_000, 100_000];
/** Buys what is given back; the first shopper is the buyer's distributor, the last is the shop's manager. */
const [DISTRIBUTOR_ID, RETURNER_ID, MANAGER_ID] = [1, 2, 3];
/** The server lives until it has confirmed so many orders, and a moment longer, in ms. */
const ORDERS_OF_A_LIFE = 8;
const LIFE_LIMIT_MS = 30_000;
const momentMs = (): number => Math.random() * 300;

const wait = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Plain SKUs without a purchase limit. */
async function preparePicks({ db }: Database): Promise<(Pick & Stocked)[]> {
  const stocks = [...STOCKS, ...RETURNED_STOCKS];
  const goods = await db
    .selectFrom('goods')
    .innerJoin('skus', 'skus.goods_id', 'goods.id')
    .select(['goods.id as goodsId', 'skus.id as skuId'])
    .distinctOn('goods.id')
    .where('goods.is_on_sale', '=', true)
    .where('goods.is_negotiable', '=', false)
    .where('goods.type', '=', 'goods')
    .where('goods.deleted_at', 'is', null)
    .where('skus.deleted_at', 'is', null)
    .where('skus.price_fen', '>', 1000)
    .orderBy('goods.id')
    .limit(stocks.length)
    .execute();
  for (const [index, { goodsId, skuId }] of goods.entries()) {
    const free = {
      min_number: 1,
      confine_count: -1,
      confine_order_count: -1,
      limit_buy_value: -1,
      sell_begin_at: null,
      sell_end_at: null,
      buy_levels: null,
      area_limit: null,
    };
    await db.updateTable('goods').set(free).where('id', '=', goodsId).execute();
    await db
      .updateTable('skus')
      .set({ stock: stocks[index] ?? 0 })
      .where('id', '=', skuId)
      .execute();
  }
  return goods.map((pick, index) => ({ ...pick, stock: stocks[index] ?? 0 }));
}

async function prepareShopper({ db }: Database, userId: number): Promise<Shopper> {
  const from = { userId, type: 1, description: 'test', reason: 'test', sourceId: 'test' } as const;
  await db.transaction().execute(async (trx) => {
    await postBalance(trx, { ...from, moneyFen: 2_000_000 });
    await postIntegral(trx, { ...from, integral: 100_000 });
  });
  await db.deleteFrom('addresses').where('user_id', '=', userId).execute();
  const place = { province: '浙江省', city: '嘉兴市', district: '南湖区' };
  const ids = { province_id: 330000, city_id: 330400, district_id: 330402 };
  const contact = { name: '林小满', mobile: '13800000001', detail: '中山东路 288 号', sign: null };
  await db
    .insertInto('addresses')
    .values({ user_id: userId, ...contact, ...place, ...ids, is_default: true })
    .execute();
  const coupon = { type: 2, min_price_fen: 0, sub_price_fen: 300, discount_percent: null } as const;
  const { id } = await db
    .insertInto('user_coupons')
    .values((eb) => ({
      ...coupon,
      user_id: userId,
      coupon_id: eb.selectFrom('coupons').select('id').where('appoint_type', '=', 3).limit(1),
      discount_limit_fen: null,
      start_at: new Date(Date.now() - 3_600_000),
      end_at: new Date(Date.now() + 86_400_000),
      receive_type: 'test',
      coupon_data: '{}',
      source: `test:${userId}`,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { integral: points } = await db
    .selectFrom('users')
    .select('integral')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, token: await issueToken(db, userId), userCouponId: id, points, broken: null, count: 0 };
}

/** Paying from balance asks for no password here: hashing is slow and not tested. */
const skipPasswords = ({ db }: Database) =>
  db
    .updateTable('mall_options')
    .set({ value: JSON.stringify({ status: 1, is_pay_password: 0 }) })
    .where('key', '=', 'recharge_setting')
    .execute();

/** Every order earns its distributor something at once, which he may withdraw. */
async function prepareCommission({ db }: Database): Promise<void> {
  const setting = {
    level: 1,
    price_type: 1,
    first: 10,
    pay_type: ['alipay'],
    min_money: 0.01,
    cash_max_day: -1,
  };
  const options = { share_setting: setting, after_sale_time: 0 };
  for (const [key, value] of Object.entries(options))
    await db
      .updateTable('mall_options')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .execute();
  await db.deleteFrom('goods_commissions').execute();
  await db.updateTable('share_levels').set({ deleted_at: new Date() }).execute();
  await db.updateTable('users').set({ parent_id: DISTRIBUTOR_ID }).where('id', '=', RETURNER_ID).execute();
}

interface Street {
  returner: Shopper;
  returnedPicks: readonly (Pick & Stocked)[];
  desk: Desk;
  returned: Returned;
  shoppers: readonly Shopper[];
  picks: readonly (Pick & Stocked)[];
  promises: Promises;
  card: SoldPeriod;
}

/** Runs shoppers against a server and kills it meanwhile. */
async function killInTheMiddle(place: Place, street: Street, end: End): Promise<void> {
  const server = await startServer(bundle, place);
  let isOver = false;
  const buying = { server, picks: street.picks, promises: street.promises, cardPeriodId: street.card.id };
  const visits = street.shoppers.map((shopper) => shop({ ...buying, shopper }, () => isOver));
  const { returner, returnedPicks: picks, desk, returned, promises } = street;
  const enough = promises.placed.length + ORDERS_OF_A_LIFE;
  const isDue = () => isOver || promises.placed.length >= enough;
  const due = async () => {
    while (!isDue()) await wait(10);
  };
  const visit = { server, shopper: returner, picks, promises, isWide: true };
  const life = { end, desk, returned, due, isOver: () => isOver };
  const failed = Promise.all([...visits, giveBack(visit, life)]);
  const deadlineMs = Date.now() + LIFE_LIMIT_MS;
  try {
    while (!isDue() || !returned.begun.has(end)) {
      if (Date.now() > deadlineMs) throw new Error('The shoppers place no orders.');
      await Promise.race([failed, wait(10)]);
    }
    await wait(momentMs());
  } finally {
    isOver = true;
    await server.kill();
  }
  await failed;
}

/** All violations, as messages. */
async function problemsOf(
  database: Database,
  { shoppers, picks, returnedPicks, promises, returned, card }: Street,
): Promise<string[]> {
  return [
    ...(await auditLedger(database.db)),
    ...(await stockProblems(database, [...picks, ...returnedPicks])),
    ...(await couponProblems(database)),
    ...(await pointsProblems(database, shoppers)),
    ...(await cardProblems(database, card)),
    ...(await doubledForms(database)),
    ...(await brokenPromises(database, { ...promises, paid: [] })),
    ...(await brokenReturns(database, returned)),
  ];
}

/** Checks the ledgers right after the kill, then after the timed work a minute later. */
async function examine(database: Database, street: Street): Promise<void> {
  expect(await problemsOf(database, street)).toEqual([]);
  const reports: unknown[] = [];
  const rounds = jobRunnerOver(database.db, (error, what) => reports.push([what, error]));
  await rounds.run(new Date(Date.now() + 60_000));
  expect(reports).toEqual([]);
  expect(await problemsOf(database, street)).toEqual([]);
  expect(await unfinished(database)).toEqual([]);
  expect(await brokenPromises(database, street.promises)).toEqual([]);
}

let bundle: Bundle;
beforeAll(async () => {
  bundle = await bundleServer();
});

async function openStreet(database: Database): Promise<Street> {
  await skipPasswords(database);
  await prepareCommission(database);
  const picks = await preparePicks(database);
  const shoppers: Shopper[] = [];
  for (const id of SHOPPER_IDS) shoppers.push(await prepareShopper(database, id));
  // Coupons of others are counted by their orders, of which none is given back.
  const returner = { ...(await prepareShopper(database, RETURNER_ID)), userCouponId: 0 };
  const desk = {
    manager: await issueToken(database.db, MANAGER_ID),
    distributor: await issueToken(database.db, DISTRIBUTOR_ID),
  };
  return {
    shoppers,
    picks: picks.slice(0, STOCKS.length),
    promises: noPromises(),
    card: await prepareCard(database),
    returner,
    returnedPicks: picks.slice(STOCKS.length),
    desk,
    returned: nothingReturned(),
  };
}

async function prove(place: Place): Promise<void> {
  const street = await withDatabase(place, openStreet);
  for (const end of END_NAMES) {
    await killInTheMiddle(place, street, end);
    await withDatabase(place, (database) => examine(database, street));
  }
  // The rounds must have placed orders.
  expect(street.promises.paid.length).toBeGreaterThan(0);
  const { stock } = await withDatabase(place, prepareCard);
  expect(stock).toBeLessThan(street.card.stock);
  // Each kind of decision was once begun before a kill and repeated after it.
  const { refund, cancellation, withdrawal } = street.returned.answered;
  expect(Math.min(refund.length, cancellation.length, withdrawal.length)).toBeGreaterThan(0);
}

describe('a server that is killed while shoppers order, pay and want their money back', {
  timeout: 300_000,
}, () => {
  it('leaves a consistent embedded database, and does everything once', async () => {
    const place = await embeddedPlace();
    try {
      await prove(place);
    } finally {
      await place.remove();
    }
  });

  it.skipIf(inject('postgres') === null)(
    'leaves a consistent PostgreSQL database, and does everything once',
    async () => {
      const place = await postgresPlace();
      try {
        await prove(place);
      } finally {
        await place.remove();
      }
    },
  );
});
