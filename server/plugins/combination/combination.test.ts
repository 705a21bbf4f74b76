// Proves on both databases how an administrator manages the sets, and that nobody else may.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  combinationAdminDetail,
  combinationAdminEdit,
  combinationAdminGoods,
  combinationAdminList,
  combinationAdminStatus,
  type CombinationForm,
} from '~/schemas/api/combination.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

const [SHOPPER, KEEPER] = [1, 3];
const FORM = {
  name: '早餐组合',
  price_type: 3,
  minus: '1.00',
  fixed: [],
  groups: [],
} as const satisfies CombinationForm;

let mall: Mall;
let keeper = '';
let goods: number[] = [];

const list = async (params = {}) => (await mall.ask(combinationAdminList, params, { token: keeper })).list;
const detail = async (id: number) =>
  (await mall.ask(combinationAdminDetail, { id }, { token: keeper })).detail;
const entry = (at: number, num = 1) => ({ goods_id: goods[at] ?? 0, num });
const edit = (change: Partial<CombinationForm>, token = keeper) =>
  mall.call(
    combinationAdminEdit,
    { form: { ...FORM, fixed: [entry(0), entry(1, 2)], ...change } },
    { token },
  );
const setStatus = (ids: number[], status: -1 | 0 | 1, token = keeper) =>
  mall.call(combinationAdminStatus, { ids, status }, { token });

describeOnBothDatabases('sets of the plugin combination', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    keeper = await mall.tokenOf(KEEPER);
    const found = await mall.ask(combinationAdminGoods, {}, { token: keeper });
    goods = found.list.map(({ id }) => id);
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('are listed with what they cost, save and have, by state, name and goods', async () => {
    const sets = await list();
    expect(sets.map(({ status_text }) => status_text)).toEqual([
      '已下架',
      '未开始',
      '进行中',
      '进行中',
      '进行中',
    ]);
    for (const { price, original_price, stock, goods_pics } of sets) {
      expect(Number(price)).toBeGreaterThan(0);
      expect(Number(price)).toBeLessThan(Number(original_price));
      expect(stock).toBeGreaterThan(0);
      expect(goods_pics.length).toBeGreaterThan(1);
    }
    expect((await list({ status: 0 })).map(({ name }) => name)).toEqual(['换季卧室组合']);
    expect((await list({ keyword: '任选' })).map(({ name }) => name)).toEqual(['好茶任选三款']);
    expect(await list({ keyword: '%' })).toEqual([]);
    const [tea] = await list({ keyword: '盖碗' });
    const { fixed, groups } = await detail(tea?.id ?? 0);
    expect(groups[0]).toMatchObject({ min_num: 1, max_num: 2 });
    expect(groups[0]?.list).toHaveLength(3);
    const bowl = fixed[0]?.goods_id ?? 0;
    expect((await list({ goods_id: bowl })).map(({ id }) => id)).toEqual([tea?.id]);
  });

  it('may have goods that are sold at a price, by words or by number', async () => {
    const ask = async (params: object) =>
      (await mall.ask(combinationAdminGoods, params, { token: keeper })).list;
    const [first, second] = goods;
    expect((await ask({ goods_ids: [second, 999_999] })).map(({ id }) => id)).toEqual([second]);
    expect((await ask({ keyword: '茶' })).length).toBeGreaterThan(2);
    expect((await ask({ page: 2 })).map(({ id }) => id)).not.toContain(first);
    await mall.database.db
      .updateTable('goods')
      .set({ is_negotiable: true })
      .where('id', '=', first ?? 0)
      .execute();
    expect(await ask({ goods_ids: [first] })).toEqual([]);
    expect((await edit({})).msg).toBe('有商品不能参加组合，请重新选择');
  });

  it('are made once by one act, however often it is sent', async () => {
    const before = (await list()).length;
    const taps = await Promise.all([1, 2, 3].map(() => edit({ nonce: 'tap' })));
    expect(new Set(taps.map(({ data }) => data.id)).size).toBe(1);
    expect(await list()).toHaveLength(before + 1);
    await edit({});
    await edit({});
    expect(await list()).toHaveLength(before + 3);
  });

  it('are changed as a whole, with their goods', async () => {
    const { data } = await edit({ nonce: 'first' });
    const group = {
      name: ' ',
      min_num: 1,
      max_num: 1,
      list: [{ ...entry(2), is_default: 1 as const }, entry(3)],
    };
    const change = { id: data.id, name: '午后', price_type: 2 as const, discount: '9', fixed: [entry(1)] };
    expect(
      await edit({ ...change, groups: [group], end_at: '2099-01-01 00:00:00', buy_limit: 3 }),
    ).toMatchObject({
      code: 0,
      msg: '保存成功',
      data: { id: data.id },
    });
    const changed = await detail(data.id);
    expect(changed.set).toMatchObject({
      name: '午后',
      price_type: 2,
      discount: '9',
      minus: '',
      buy_limit: 3,
      end_at: '2099-01-01 00:00:00',
      goods_count: 3,
    });
    expect(changed.fixed.map(({ goods_id, num }) => [goods_id, num])).toEqual([[goods[1], 1]]);
    expect(changed.groups[0]).toMatchObject({
      id: 1,
      name: '任选',
      list: [{ is_default: 1 }, { is_default: 0 }],
    });
    // Sent again late, the act that made it does not make another one.
    expect((await edit({ nonce: 'first' })).data.id).toBe(data.id);
  });

  it('are refused with the reason where goods or price are wrong', async () => {
    const before = (await list()).length;
    const own = await mall.database.db
      .selectFrom('goods')
      .select('id')
      .where('sign', '=', 'pintuan')
      .executeTakeFirstOrThrow();
    const [first = 0] = goods;
    const refused: [string, Partial<CombinationForm>][] = [
      ['请填写组合名称', { name: ' ' }],
      ['请至少选择两件商品', { fixed: [entry(0)] }],
      ['优惠金额须低于商品原价', { minus: '99999' }],
      ['套餐价须低于商品原价', { price_type: 1, price: '99999' }],
      ['有商品不能参加组合，请重新选择', { fixed: [entry(0), { goods_id: own.id, num: 1 }] }],
      ['同一商品只能选择一次', { fixed: [entry(0), { goods_id: first, num: 1 }] }],
      ['组合不存在或已删除', { id: 999_999 }],
    ];
    for (const [msg, change] of refused) expect(await edit(change), msg).toMatchObject({ code: 1, msg });
    expect(await list()).toHaveLength(before);
  });

  it('keep to the number of goods that the mall has set', async () => {
    await mall.database.db
      .insertInto('mall_options')
      .values({ key: 'combination', value: JSON.stringify({ max_goods: 2 }) })
      .execute();
    expect((await mall.ask(combinationAdminGoods, {}, { token: keeper })).max_num).toBe(2);
    expect((await edit({ fixed: [entry(0), entry(1), entry(2)] })).msg).toBe('最多选择2件商品');
  });

  it('go off sale, come back and are deleted for good', async () => {
    const ids = (await list()).slice(0, 2).map(({ id }) => id);
    expect((await setStatus(ids, 1)).code).toBe(0);
    expect((await list({ status: 0 })).length).toBe(0);
    expect((await setStatus(ids, 0)).msg).toBe('操作成功');
    expect((await list({ status: 0 })).map(({ id }) => id)).toEqual(ids);
    expect((await setStatus(ids, -1)).msg).toBe('删除成功');
    expect((await setStatus(ids, -1)).code).toBe(0);
    expect(await setStatus(ids, 1)).toMatchObject({ code: 0 });
    expect((await list()).map(({ id }) => id)).not.toContain(ids[0]);
    const [gone = 0] = ids;
    expect((await mall.call(combinationAdminDetail, { id: gone }, { token: keeper })).msg).toBe(
      '组合不存在或已删除',
    );
  });

  it('leave the sets of other plugins alone', async () => {
    const other = await mall.database.db
      .selectFrom('activities')
      .select('id')
      .where('plugin', '=', 'composition')
      .executeTakeFirstOrThrow();
    expect((await setStatus([other.id], -1)).msg).toBe('组合不存在或已删除');
    expect((await edit({ id: other.id })).msg).toBe('组合不存在或已删除');
    const row = await mall.database.db
      .selectFrom('activities')
      .select('deleted_at')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(row.deleted_at).toBeNull();
  });

  it('have no stock while one of their goods is off sale', async () => {
    const { data } = await edit({});
    await mall.database.db
      .updateTable('goods')
      .set({ is_on_sale: false })
      .where('id', '=', goods[0] ?? 0)
      .execute();
    expect((await detail(data.id)).set).toMatchObject({ stock: 0, status_text: '商品不足' });
  });

  it('are an administrator’s alone', async () => {
    const token = await mall.tokenOf(SHOPPER);
    const refusal = { code: 500, msg: '该帐号无管理员权限' };
    expect(await edit({}, token)).toMatchObject(refusal);
    expect(await setStatus([1], -1, token)).toMatchObject(refusal);
    expect(await mall.call(combinationAdminList, {}, { token })).toMatchObject(refusal);
    expect((await mall.call(combinationAdminList, {})).code).toBe(-1);
  });
});
