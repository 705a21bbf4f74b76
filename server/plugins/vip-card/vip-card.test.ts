// Proves over both databases what is delivered of the super member card: whether it is sold, and who holds it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { indexConfig } from '~/schemas/api/index.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { coerce } from '~/schemas/shape';
import { holdCard } from '~/tests/server/card-holders';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { plainGoods, setOption } from '~/tests/server/money/checkout-helpers';
import { deliveredBlocks } from '~/tests/server/page-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { shapes } from '~/widgets/shapes.gen';
import { goodsInScope } from './rights';

const START = Date.parse('2026-11-18T15:30:00Z');

describeOnBothDatabases('the super member card', (open) => {
  let mall: Mall;
  let nowMs = START;
  let token: string;
  beforeAll(async () => {
    mall = openMall(await open(), { now: () => new Date(nowMs) });
    token = await mall.tokenOf(1);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const plugins = async () => (await mall.ask(indexConfig, {})).plugin;
  const card = async () =>
    (await plugins())['vip_card'] as { permission: number; permission_msg: string; setting: object };
  const isHolder = async () => (await mall.ask(userUserInfo, {}, { token })).is_vip_card_user;

  it('is delivered with the recorded keys, and sold in the demo mall', async () => {
    const { plugin } = recorded('index-config') as { plugin: Record<string, unknown> };
    expect(differences(plugin['vip_card'], await card())).toEqual([]);
    expect(await card()).toMatchObject({ permission: 1, permission_msg: '', setting: { is_vip_card: 1 } });
  });

  it('is not sold without a card, or a period that is left', async () => {
    const { db } = mall.database;
    const none = { permission: 0, permission_msg: '尚未添加会员卡' };
    await db.updateTable('vip_cards').set({ is_enabled: false }).execute();
    expect(await card()).toMatchObject(none);
    await db.updateTable('vip_cards').set({ is_enabled: true }).execute();
    await db.updateTable('vip_card_periods').set({ stock: 0 }).execute();
    expect(await card()).toMatchObject(none);
    await db.updateTable('vip_card_periods').set({ stock: 1 }).where('expire_days', '=', 31).execute();
    expect(await card()).toMatchObject({ permission: 1 });
    await db.updateTable('vip_card_periods').set({ deleted_at: new Date() }).execute();
    expect(await card()).toMatchObject(none);
    await db.updateTable('vip_card_periods').set({ stock: 1000, deleted_at: null }).execute();
  });

  it('has words and colours for its block, as the mall saved them', async () => {
    const shown = async () => (await card()).setting as { form: object };
    const block = shapes['vip-card']?.stored ?? { t: 'o' };
    const { form: ofDemo } = await shown();
    expect(Object.keys(block.p ?? {})).toEqual(expect.arrayContaining(Object.keys(ofDemo)));
    expect(coerce(block, ofDemo)).toMatchObject({ ...ofDemo, buy_big: '开通南湖超级会员' });
    const form = { buy_big: '开通会员', buy_bg: 'uploads/card.png', of_an_older_version: 1 };
    await setOption(mall, 'vip_card', { is_vip_card: 1, form });
    expect(await shown()).toMatchObject({ form });
    await setOption(mall, 'vip_card', { is_vip_card: 1, form: [] });
    expect((await shown()).form).toEqual({});
  });

  it('is closed until the mall has settings, and absent where it may not be used', async () => {
    const { db } = mall.database;
    await db.deleteFrom('mall_options').where('key', '=', 'vip_card').execute();
    expect(await card()).toMatchObject({ setting: { is_vip_card: 0 } });
    await db.insertInto('mall_options').values({ key: 'permissions', value: '["coupon"]' }).execute();
    expect(Object.keys(await plugins())).not.toContain('vip_card');
    await db.deleteFrom('mall_options').where('key', '=', 'permissions').execute();
  });

  it('is on pages as it was saved', async () => {
    const data = { buy_big: '开通会员', usePluginConfig: false };
    const [block] = await deliveredBlocks(mall, [{ id: 'vip-card', permission_key: 'vip_card', data }]);
    expect(block).toMatchObject({ id: 'vip-card', data: { buy_big: '开通会员', buy_btn_text: '立即开通' } });
  });

  const hold = (userId: number) => holdCard(mall, { userId, from: new Date(START) });

  it('is held from the day of its purchase until it ends', async () => {
    const { db } = mall.database;
    expect(await isHolder()).toBe(0);
    await hold(1);
    expect(await isHolder()).toBe(1);
    expect((await mall.ask(userUserInfo, {}, { token: await mall.tokenOf(2) })).is_vip_card_user).toBe(0);
    // Not an access token's life: only the row is moved.
    await db
      .updateTable('vip_card_holders')
      .set({ end_at: new Date(START + 1000) })
      .execute();
    nowMs = START + 1000;
    expect(await isHolder()).toBe(0);
    nowMs = START - 1000;
    expect(await isHolder()).toBe(0);
    nowMs = START;
  });

  it('shows goods with what its holder pays, and everyone else what he would (UI-14)', async () => {
    const { db } = mall.database;
    const { goodsId } = await plainGoods(mall);
    const shown = async (who?: string) => {
      const as = who === undefined ? {} : { token: who };
      const { goods } = await mall.ask(goodsDetail, { id: goodsId }, as);
      const { list } = await mall.ask(defaultGoodsList, {}, as);
      const appoints = new Set(list.map((card) => JSON.stringify(card.vip_card_appoint)));
      return { goods: goods.vip_card_appoint, list: [...appoints].map((text): unknown => JSON.parse(text)) };
    };
    const upsell = { discount: '9.5', is_my_vip_card_goods: 0, is_vip_card_user: 0 };
    const own = { discount: '9.5', is_my_vip_card_goods: 1, is_vip_card_user: 1 };
    const none = { discount: null, is_my_vip_card_goods: 0, is_vip_card_user: 0 };
    await setOption(mall, 'vip_card', { is_vip_card: 1 });
    await hold(2);
    const other = await mall.tokenOf(2);
    expect(await shown(other)).toEqual({ goods: own, list: [own] });
    expect(await shown(await mall.tokenOf(3))).toEqual({ goods: upsell, list: [upsell] });
    expect(await shown()).toEqual({ goods: upsell, list: [upsell] });
    await setOption(mall, 'vip_card', { is_vip_card: 0 });
    expect(await shown(other)).toEqual({ goods: own, list: [own] });
    expect(await shown()).toEqual({ goods: none, list: [none] });
    await setOption(mall, 'permissions', ['coupon']);
    expect(await shown(other)).toEqual({ goods: none, list: [none] });
    await db.deleteFrom('mall_options').where('key', '=', 'permissions').execute();
  });

  it('lowers the prices of the goods and categories of its scope only', async () => {
    const { db } = mall.database;
    const { goods_id: inside, cat_id: cat } = await db
      .selectFrom('goods_cat_relations')
      .selectAll()
      .orderBy('goods_id')
      .executeTakeFirstOrThrow();
    const { id: outside } = await db
      .selectFrom('goods')
      .select('id')
      .where('id', 'not in', (eb) =>
        eb.selectFrom('goods_cat_relations').select('goods_id').where('cat_id', '=', cat),
      )
      .executeTakeFirstOrThrow();
    const inScope = async (scope: { goods: number[]; cats: number[] }) => [
      ...(await goodsInScope(db, { all: false, ...scope }, [inside, outside])),
    ];
    expect(await inScope({ goods: [], cats: [] })).toEqual([]);
    expect(await inScope({ goods: [outside], cats: [] })).toEqual([outside]);
    expect(await inScope({ goods: [], cats: [cat] })).toEqual([inside]);
    expect(new Set(await inScope({ goods: [outside], cats: [cat] }))).toEqual(new Set([inside, outside]));
  });
});
