// What is answered while all places are taken: a guest's page that is cached.
import { expect, it } from 'vitest';
import { catGoods, catList } from '~/schemas/api/cat.gen';
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnOneDatabase } from '~/tests/server/database-helpers';
import { openMall } from '~/tests/server/mall-helpers';

const ONE = { running: 1, waiting: 0, maxWaitMs: 60_000 };

describeOnOneDatabase('calls while all places are taken', (open) => {
  it('answers those that are in the cache, and refuses the others', async () => {
    const database = await open();
    const now = new Date();
    const mall = openMall(database, {
      now: () => now,
      isChecking: false,
      admission: {
        lanes: { browsing: ONE, ordering: ONE, paying: ONE, drawing: ONE, hashing: ONE, uploading: ONE },
        shopper: { running: 9, waiting: 9 },
        checkouts: 1,
      },
    });
    const status = async (route: string) =>
      (await mall.app.request(`/web/index.php?_mall_id=1&r=${route}&id=2`)).status;
    expect(await status(goodsDetail.route)).toBe(200);
    let slow: Promise<number> | undefined;
    const meanwhile = await database.db.transaction().execute(async () => {
      slow = status(catList.route);
      // It has the place, and waits for the one connection.
      await new Promise((next) => setTimeout(next, 50));
      return [await status(goodsDetail.route), await status(catList.route)];
    });
    expect([...meanwhile, await slow]).toEqual([200, 503, 200]);
    mall.close();
  });

  it('answers the pages that guests open first again while somebody else has the one connection', async () => {
    const database = await open();
    const now = new Date();
    const mall = openMall(database, { now: () => now, isChecking: false });
    const visit = async (address: string) =>
      (await mall.app.request(`/web/index.php?_mall_id=1&r=${address}`)).text();
    const pages = [
      indexTplIndex.route,
      `${goodsDetail.route}&id=2`,
      defaultGoodsList.route,
      catList.route,
      `${catGoods.route}&cat_ids=%5B1%5D&cat_id=1`,
    ];
    const first = await Promise.all(pages.map(visit));
    const again = await database.db.transaction().execute(() =>
      Promise.race([
        Promise.all(pages.map(visit)),
        new Promise<string>((next) => {
          setTimeout(next, 5000, 'One of them waits for the connection.');
        }),
      ]),
    );
    // How often the goods was viewed is its own of each call.
    const plain = (texts: readonly string[] | string) =>
      [texts].flat().map((text) => text.replace(/"detail_count":\d+/, ''));
    expect(plain(again)).toEqual(plain(first));
    expect(first.map((text) => (JSON.parse(text) as { code: number }).code)).toEqual([0, 0, 0, 0, 0]);
    mall.close();
  });
});
