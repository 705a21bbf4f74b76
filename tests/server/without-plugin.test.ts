// Proves that the core needs no plugin, and half of them not the other half: the mall starts, shows and sells.
import { afterEach, describe, expect, it } from 'vitest';
import { cartAdd, cartList } from '~/schemas/api/cart.gen';
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { indexConfig, indexTplIndex } from '~/schemas/api/index.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { userConfig, userUserInfo } from '~/schemas/api/user.gen';
import type { Database } from '~/server/db/database';
import { JobRunner } from '~/server/jobs/jobs';
import { auditLedger } from '~/server/payments/audit';
import { PLUGINS, type Plugins } from '~/server/app/load-plugins';
import { prepareDatabase } from '~/server/app/prepare';
import { describeOnBothDatabases, openEmptyDatabase } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';
import { payOne, plainGoods } from './money/checkout-helpers';
import { noMessages } from './rounds-helpers';
import { registerMobile } from './shopper-fixtures';

const DEMO = { type: 'username', mobile: '13800000001', password: 'pagoda123' } as const;

/**
 * Every second plugin. That none needs a single other one is proved by what is written: no import of its folder
 * (scripts/imports), no name of its table (core-names-no-plugin.test.ts).
 */
const HALF: Plugins = PLUGINS.filter((_, at) => at % 2 === 0);

/** The pages that a guest sees. */
async function browse(mall: Mall): Promise<void> {
  const config = await mall.ask(indexConfig, {});
  expect(config.user_center.length).toBeGreaterThan(0);
  expect((await mall.ask(indexTplIndex, {})).type).toBe('diy');
  expect((await mall.ask(defaultGoodsList, {})).list.length).toBeGreaterThan(0);
}

/** Signing in, putting goods into the cart, ordering and paying. */
async function buy(mall: Mall): Promise<void> {
  const { access_token: token } = await mall.ask(passportLogin, DEMO);
  expect((await mall.ask(userUserInfo, {}, { token })).mobile).toBe(DEMO.mobile);
  expect((await mall.ask(userConfig, {}, { token })).user_info).not.toBeNull();
  const { goodsId, skuId } = await plainGoods(mall, 1);
  await mall.ask(cartAdd, { goods_id: goodsId, attr: skuId, num: 1, mch_id: 0 }, { token });
  expect((await mall.ask(cartList, {}, { token })).list.length).toBeGreaterThan(0);
  expect((await payOne(mall, { token })).is_pay).toBe(true);
  expect(await auditLedger(mall.database.db)).toEqual([]);
}

async function sell(database: Database, plugins: Plugins): Promise<void> {
  const mall = openMall(database, { plugins });
  try {
    await browse(mall);
    if (plugins.some(({ key }) => key === 'mobile')) await registerMobile(mall, '13900000031');
    await buy(mall);
    await new JobRunner(database.db, { gateway: noMessages, plugins }).run(new Date());
    expect(mall.failures).toEqual([]);
  } finally {
    mall.close();
  }
}

describe('a new mall', () => {
  let database: Database | undefined;
  afterEach(() => database?.close());

  it('sells with every second plugin alone', async () => {
    database = await openEmptyDatabase();
    expect(await prepareDatabase(database, { plugins: HALF })).toEqual({ isNew: true });
    await sell(database, HALF);
  });

  it('sells without any of them', async () => {
    database = await openEmptyDatabase();
    await prepareDatabase(database, { plugins: [] });
    await sell(database, []);
  });
});

describeOnBothDatabases('a mall whose database has the tables of all plugins', (open) => {
  it('starts and sells without any of them, and has them again when they are restored', async () => {
    const database = await open();
    expect(await prepareDatabase(database, { plugins: [] })).toEqual({ isNew: false });
    await sell(database, []);
    await prepareDatabase(database);
    await sell(database, PLUGINS);
  });
});
