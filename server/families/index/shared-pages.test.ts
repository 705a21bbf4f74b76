// Proves over both databases what signed-in shoppers share of a page within a second, without personal data.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexNewIndex, indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  blocksOf,
  couponBlock,
  dataOf,
  type GoodsData,
  ids,
  picked,
  saveModule,
  savePage,
} from '~/tests/server/page-helpers';

const LIN = 1;
const GU = 2;
const KEEPER = 3;
const NOW = new Date();

describeOnBothDatabases('pages of signed-in shoppers', (open) => {
  let mall: Mall;
  const at = { now: () => NOW };
  beforeAll(async () => {
    mall = openMall(await open(), at);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const setLevel = (userIds: number[], member_level: number) =>
    mall.database.db.updateTable('users').set({ member_level }).where('id', 'in', userIds).execute();

  async function receiveAll(userId: number): Promise<void> {
    const { db } = mall.database;
    await db.updateTable('coupons').set({ can_receive_count: 1 }).execute();
    const coupons = await db.selectFrom('coupons').select(['id', 'type']).execute();
    const terms = { min_price_fen: 0, sub_price_fen: 100, discount_percent: null, discount_limit_fen: null };
    const times = { start_at: NOW, end_at: new Date(NOW.getTime() + 1e9) };
    const receipts = coupons.map(({ id, type }) => ({
      user_id: userId,
      coupon_id: id,
      type,
      ...terms,
      ...times,
    }));
    const source = { receive_type: '领券中心领取', coupon_data: '{}', source: null };
    await db
      .insertInto('user_coupons')
      .values(receipts.map((receipt) => ({ ...receipt, ...source })))
      .execute();
  }

  it.each([
    ['on the page', (block: object) => [block]],
    [
      'within a module',
      async (block: object) => {
        const module = await saveModule(mall, [block]);
        return [{ id: 'module', permission_key: '', data: { list: [{ id: module }] } }];
      },
    ],
  ])('do not share what they have received, %s', async (_, blocksFor) => {
    const { id: other } = await mall.database.db
      .selectFrom('users')
      .select('id')
      .where('id', 'not in', (query) => query.selectFrom('user_coupons').select('user_id'))
      .executeTakeFirstOrThrow();
    await setLevel([LIN, other], 1);
    await receiveAll(LIN);
    const page_id = await savePage(mall, { tabs: [await blocksFor(couponBlock({ addType: '' }))] });
    const receivedBy = async (userId: number) => {
      const token = await mall.tokenOf(userId);
      const answer = await mall.ask(indexTplIndex, { page_id }, { token });
      return new Set([...JSON.stringify(answer).matchAll(/"is_receive":"(\d)"/g)].map(([, word]) => word));
    };
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await receivedBy(LIN)).toEqual(new Set(['1']));
      expect(await receivedBy(other)).toEqual(new Set(['0']));
    }
  });

  it('share what their level may see, and no more', async () => {
    const { db } = mall.database;
    await db
      .updateTable('goods')
      .set({ show_levels: JSON.stringify([3]) })
      .where('id', '=', 1)
      .execute();
    const page_id = await savePage(mall, { tabs: [[picked(1, 2)]] });
    const shownTo = async (token = '') => {
      const answer = await mall.ask(indexTplIndex, { page_id }, { token });
      return ids((dataOf(blocksOf(answer), 'goods') as GoodsData).list);
    };
    await setLevel([LIN], 3);
    await setLevel([GU], 1);
    const [lin, gu] = [await mall.tokenOf(LIN), await mall.tokenOf(GU)];
    expect([await shownTo(lin), await shownTo(gu), await shownTo()]).toEqual([[1, 2], [2], [2]]);
    // His level has risen, within the same second.
    await setLevel([GU], 3);
    expect(await shownTo(gu)).toEqual([1, 2]);
  });

  it('hide the back office from those who do not work there', async () => {
    const link = { url: '/pages/app_admin/index/index', openType: 'app_admin' };
    const navs = [
      { name: '后台', ...link },
      { name: '首页', url: '/pages/index/index', openType: 'navigate' },
    ];
    const page_id = await savePage(mall, { tabs: [[{ id: 'nav', permission_key: '', data: { navs } }]] });
    const namesFor = async (userId: number) => {
      const token = await mall.tokenOf(userId);
      const data = dataOf(blocksOf(await mall.ask(indexTplIndex, { page_id }, { token })), 'nav');
      return (data as { navs: { name: string }[] }).navs.map(({ name }) => name);
    };
    await setLevel([LIN, KEEPER], 1);
    await mall.database.db.updateTable('users').set({ is_admin: true }).where('id', '=', KEEPER).execute();
    expect([await namesFor(KEEPER), await namesFor(LIN)]).toEqual([['后台', '首页'], ['首页']]);
  });

  it('need three more queries for the second shopper on home: the session, his coupons and his card', async () => {
    await setLevel([LIN, GU], 1);
    const tokens = [await mall.tokenOf(LIN), await mall.tokenOf(GU)];
    const queriesOf = (callers: readonly string[]) =>
      countQueries(
        mall,
        async (counted) => {
          for (const token of callers) await counted.ask(indexNewIndex, {}, { token });
        },
        { ...at, isChecking: false },
      );
    const [one, both] = [await queriesOf(tokens.slice(0, 1)), await queriesOf(tokens)];
    expect(both - one).toBe(3);
  });
});
