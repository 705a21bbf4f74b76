// What is answered while all places are taken: a guest's page that is cached.
import { expect, it } from 'vitest';
import { catList } from '~/schemas/api/cat.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
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
});
