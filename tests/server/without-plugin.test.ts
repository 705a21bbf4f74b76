// Proves that neither the core nor another plugin needs any plugin: without each the mall starts, shows and sells.
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

const RUNS = [0, 1, 2, 3, 4, 5, 6];

/** Every choice of three of the runs: as many plugins can be distinguished, since none is a part of another. */
const THREES = RUNS.flatMap((a) => RUNS.slice(0, a).flatMap((b) => RUNS.slice(0, b).map((c) => [a, b, c])));

/** The plugins of a run. For any two, some run has the first without the second: a hidden need of it fails there. */
const pluginsOf = (run: number): Plugins => PLUGINS.filter((_, at) => THREES[at]?.includes(run));

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

  it('is tried with each plugin and without any other', () => {
    const runs = RUNS.map(pluginsOf);
    for (const one of PLUGINS)
      for (const other of PLUGINS)
        if (one !== other)
          expect(
            runs.some((plugins) => plugins.includes(one) && !plugins.includes(other)),
            `${one.key} without ${other.key}`,
          ).toBe(true);
  });

  it.each(RUNS)('sells with the plugins of run %i alone', async (run) => {
    database = await openEmptyDatabase();
    const plugins = pluginsOf(run);
    expect(await prepareDatabase(database, { plugins })).toEqual({ isNew: true });
    await sell(database, plugins);
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
