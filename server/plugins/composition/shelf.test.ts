// Proves over both databases how sets of goods are listed, searched and shown, with the figures of the recorded mall.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  compositionCompositionDetail,
  compositionConfig,
  compositionDetail,
  compositionIndex,
  type CompositionSet,
} from '~/schemas/api/composition.gen';
import { inDays, seededSets } from '~/tests/server/activity-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';
import { makeSet, type MadeSet } from '~/tests/server/money/set-helpers';

describeOnBothDatabases('sets of goods on their shelf', (open) => {
  let mall: Mall;
  let now = new Date();
  beforeAll(async () => {
    mall = openMall(await open(), { now: () => now });
  });
  beforeEach(() => {
    now = new Date();
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const setRow = (id: number, values: object) =>
    mall.database.db.updateTable('activities').set(values).where('id', '=', id).execute();
  const fixed = () => makeSet(mall, { type: 1, prices: [12_800, 8800], reduction: 18_000 });
  const free = () => makeSet(mall, { type: 2, prices: [15_900, 9900, 2900], reduction: [0, 500, 500] });

  it('are those that are sold now, five a page, found by their name or that of a goods', async () => {
    const [first = 0, second = 0, soldOut = 0, coming = 0, over = 0] = await seededSets(mall);
    const { list } = await mall.ask(compositionIndex, {});
    const ids = list.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([first, second, soldOut]));
    expect(ids).not.toContain(coming);
    expect(ids).not.toContain(over);
    const byId = (id: number) => list.find((one) => one.id === id);
    expect(byId(first)).toMatchObject({ type_text: '固定套餐', flag: false, max_discount: '50.00' });
    expect(byId(second)?.host_list).toHaveLength(1);
    expect(byId(soldOut)).toMatchObject({ stock: 0, flag: false });
    const found = async (keyword: string) =>
      (await mall.ask(compositionIndex, { keyword })).list.map(({ id }) => id);
    expect(await found('茶席')).toEqual([first]);
    expect(await found(byId(second)?.host_list[0]?.name ?? '')).toContain(second);
    expect(await found('没有这样的套餐')).toEqual([]);
  });

  it('have the figures of the recorded mall', async () => {
    const all = await fixed();
    const some = await free();
    const figures = async ({ id }: MadeSet): Promise<Partial<CompositionSet>> => {
      const { composition } = await mall.ask(compositionCompositionDetail, { composition_id: id });
      const { host_list, goods_list, ...rest } = composition;
      expect(host_list.length + goods_list.length).toBeGreaterThan(1);
      return rest;
    };
    expect(await figures(some)).toMatchObject({
      price: '0.00',
      max_discount: '10.00',
      host_price: '0.00',
      min_price: '5.00',
      max_price: 10,
      min_composition_price: '277.00',
    });
    await fixed();
    expect(await figures(all)).toMatchObject({
      price: '180.00',
      max_discount: '180.00',
      host_price: 0,
      min_price: 216,
      max_price: 0,
      min_composition_price: '36.00',
    });
  });

  it('are shown before they begin, and are gone once they are over, closed or deleted', async () => {
    const set = await fixed();
    const asked = () => mall.call(compositionCompositionDetail, { composition_id: set.id });
    await setRow(set.id, { begin_at: inDays(2), end_at: inDays(4) });
    expect((await asked()).data).toMatchObject({ composition: { state: 'coming' } });
    now = inDays(3);
    expect((await asked()).data).toMatchObject({ composition: { state: 'running' } });
    now = inDays(5);
    expect((await asked()).msg).toBe('您选购的套餐已下架');
    await setRow(set.id, { end_at: null, is_enabled: false });
    expect((await asked()).msg).toBe('您选购的套餐已下架');
    await setRow(set.id, { is_enabled: true, deleted_at: now });
    expect((await asked()).msg).toBe('您选购的套餐已下架');
  });

  it('lead on from a goods, the one that is looked at first', async () => {
    const [one, other] = [await fixed(), await fixed()];
    const goods_id = one.pieces[0]?.goodsId ?? 0;
    const asked = (page: number) => mall.ask(compositionDetail, { goods_id, composition_id: other.id, page });
    const first = await asked(1);
    expect(first.other_list.map(({ id }) => id)).toEqual([other.id]);
    expect(first.list.map(({ id }) => id)).not.toContain(other.id);
    expect((await asked(2)).other_list).toEqual([]);
  });

  it('say their rules, which the operator may change', async () => {
    expect((await mall.ask(compositionConfig, {})).title).toBe('套餐组合购买规则');
    await setOption(mall, 'composition', { title: '规则' });
    expect((await mall.ask(compositionConfig, {})).title).toBe('规则');
    await setOption(mall, 'composition', {});
  });
});
