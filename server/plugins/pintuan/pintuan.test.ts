// Proves group purchases over both databases: opening, joining, the last place, expiry, robots, and what is shown of them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartAdd } from '~/schemas/api/cart.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { orderCancel, orderPayResult, orderPreview } from '~/schemas/api/order.gen';
import {
  pintuanGoodsCats,
  pintuanGoodsDetail,
  pintuanGoodsIndex,
  pintuanGroupDetail,
  pintuanIndex,
  pintuanOrderList,
  pintuanOrderPreview,
} from '~/schemas/api/pintuan.gen';
import { userFavoriteAdd } from '~/schemas/api/user.gen';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import {
  allotted,
  groupForm,
  ladderOf,
  type LadderGoods,
  payUnion,
  placedOf,
  runJobs,
  submit,
} from '~/tests/server/group-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { formOf, goodsOf, plainGoods, setOption } from '~/tests/server/money/checkout-helpers';

const HOUR_MS = 3_600_000;

describeOnBothDatabases('group purchases', (open) => {
  let mall: Mall;
  let now = new Date();
  let count = 0;
  let three: LadderGoods;
  const tokens: string[] = [];
  beforeAll(async () => {
    mall = openMall(await open(), { now: () => now });
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    for (const id of [1, 2, 3, 4, 5, 6]) tokens.push(await mall.tokenOf(id));
    three = await ladderOf(mall, 3);
  });
  beforeEach(() => {
    now = new Date();
  });
  afterAll(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const tokenOf = (shopper: number) => tokens[shopper - 1] ?? '';
  const place = async (shopper: number, groupId = 0, ladder = three) => {
    count += 1;
    return submit(mall, tokenOf(shopper), groupForm(ladder, { groupId, remark: `第${count}单` }));
  };
  const pay = (shopper: number, unionId: number) => payUnion(mall, tokenOf(shopper), unionId);
  const buy = async (shopper: number, groupId = 0, ladder = three) => {
    const { unionId, msg } = await place(shopper, groupId, ladder);
    if (unionId === 0) throw new Error(msg);
    expect(await pay(shopper, unionId)).toBe('');
    return { unionId, ...(await placedOf(mall, unionId)) };
  };
  const groupOf = async (groupId: number, shopper = 1) =>
    (await mall.ask(pintuanGroupDetail, { id: groupId }, { token: tokenOf(shopper) })).detail;

  it('are listed with their least price, their categories and their page', async () => {
    const { list } = await mall.ask(pintuanGoodsIndex, {});
    expect(list).toHaveLength(3);
    expect(list[0]?.page_url).toBe(`/plugins/pt/goods/goods?goods_id=${three.baseId}`);
    const { list: cats } = await mall.ask(pintuanGoodsCats, {});
    expect(cats[0]).toEqual({ id: -1, name: '全部' });
    const [, cat] = cats;
    const inCat = (await mall.ask(pintuanGoodsIndex, { cat_id: cat?.id ?? 0 })).list;
    expect(inCat.length).toBeGreaterThan(0);
    expect(inCat.length).toBeLessThan(3);
    expect((await mall.ask(pintuanGoodsIndex, { keyword: '没有这样的商品' })).list).toEqual([]);
    expect((await mall.ask(pintuanIndex, {})).setting.payment_type).toEqual(['online_pay', 'balance']);
  });

  it('have a page with a ladder of group sizes, each a goods of its own, and the goods they are copies of', async () => {
    const { detail } = await mall.ask(pintuanGoodsDetail, { id: three.baseId });
    expect(detail.groups.map(({ groups }) => groups.people_num)).toEqual([3, 5]);
    expect(detail.groups[0]?.groups.goods_id).toBe(three.goodsId);
    expect(detail.goods_warehouse_id).not.toBe(detail.id);
    expect((await mall.ask(pintuanGoodsDetail, { id: three.goodsId })).detail.id).toBe(three.baseId);
    expect((await mall.call(pintuanGoodsDetail, { id: 1 })).msg).toBe('商品不存在');
  });

  it('come off when enough have paid: until then their orders are held, then the shop may send them', async () => {
    const leader = await buy(1);
    const groupId = leader.groupId ?? 0;
    expect(leader).toMatchObject({ state: 1, is_locked: true });
    const { pintuan_list: running } = await mall.ask(pintuanGoodsDetail, { id: three.baseId });
    expect(running.some(({ id, surplus_people }) => id === groupId && surplus_people === 2)).toBe(true);
    expect(await groupOf(groupId, 2)).toMatchObject({ status: 1, surplus_people: 2, is_join: 0 });
    const refused = await mall.call(orderCancel, { id: leader.orderId }, { token: tokenOf(1) });
    expect(refused.msg).toBe('订单进行中,无法取消');
    await buy(2, groupId);
    const { order_page_url: page } = await mall.ask(
      orderPayResult,
      { payment_order_union_id: leader.unionId },
      { token: tokenOf(1) },
    );
    expect(page).toBe(`/plugins/pt/detail/detail?pintuan_order_id=${groupId}&id=${groupId}`);
    const last = await buy(3, groupId);
    expect(last).toMatchObject({ state: 2, is_locked: false });
    await runJobs(mall, now);
    expect(await placedOf(mall, leader.unionId)).toMatchObject({ is_locked: false, cancel_status: 0 });
    expect(await groupOf(groupId)).toMatchObject({ status: 2, surplus_people: 0, is_join: 1 });
    const { list } = await mall.ask(pintuanOrderList, { pintuan_status: 3 }, { token: tokenOf(1) });
    expect(list[0]).toMatchObject({ id: leader.orderId, pintuan_order_id: groupId, status_cn: '拼团成功' });
  });

  it('give the last place to one of two who pay at once: the other is told, and nothing is taken', async () => {
    const two = await ladderOf(mall, 2);
    const { groupId } = await buy(1, 0, two);
    const first = await place(2, groupId ?? 0, two);
    const second = await place(3, groupId ?? 0, two);
    const words = await Promise.all([pay(2, first.unionId), pay(3, second.unionId)]);
    expect(words.filter((word) => word === '')).toHaveLength(1);
    expect(words.filter((word) => word === '拼团人数已满，请参加其他团')).toHaveLength(1);
    const loser = words[0] === '' ? second : first;
    expect(await placedOf(mall, loser.unionId)).toMatchObject({ is_pay: false });
    expect((await groupOf(groupId ?? 0)).group_users).toHaveLength(2);
    await runJobs(mall, now);
    expect(await placedOf(mall, loser.unionId)).toMatchObject({ cancel_status: 1, is_pay: false });
    expect((await place(4, groupId ?? 0, two)).msg).toBe('拼团人数已满，请参加其他团');
  });

  it('that are not full in time give everything back', async () => {
    const before = await allotted(mall, three.skuId);
    const leader = await buy(4);
    const groupId = leader.groupId ?? 0;
    const joined = await buy(5, groupId);
    const waiting = await place(6, groupId);
    expect((await allotted(mall, three.skuId)).free).toBe(before.free - 3);
    now = new Date(now.getTime() + 25 * HOUR_MS);
    expect((await place(1, groupId)).msg).toBe('参团时间已结束,无法拼团');
    expect(await pay(6, waiting.unionId)).not.toBe('');
    await runJobs(mall, now);
    for (const { unionId, total_pay_price_fen: fen } of [leader, joined])
      expect(await placedOf(mall, unionId)).toMatchObject({ cancel_status: 1, refunded_fen: fen, state: 3 });
    expect(await placedOf(mall, waiting.unionId)).toMatchObject({ cancel_status: 1, refunded_fen: 0 });
    expect((await allotted(mall, three.skuId)).free).toBe(before.free);
    expect(await groupOf(groupId)).toMatchObject({ status: 3, status_cn: '拼团失败' });
  });

  it('are filled up by 系统补位 where the operator says so, and everyone sees it, guests too', async () => {
    const two = await ladderOf(mall, 2);
    const leader = await buy(6, 0, two);
    now = new Date(now.getTime() + 61 * 60_000);
    await runJobs(mall, now);
    const detail = await groupOf(leader.groupId ?? 0, 6);
    expect(detail.status).toBe(2);
    expect(detail.group_users.at(-1)).toMatchObject({ id: 0, nickname: '系统补位', is_robot: 1 });
    const shared = await mall.ask(pintuanGroupDetail, { id: leader.groupId ?? 0 });
    expect(shared.detail).toEqual({ ...detail, is_join: 0 });
    expect(await placedOf(mall, leader.unionId)).toMatchObject({ is_locked: false, cancel_status: 0 });
  });

  describe('their checkout', () => {
    const preview = (form: ReturnType<typeof groupForm>, shopper = 1) =>
      mall.call(pintuanOrderPreview, { form_data: form }, { token: tokenOf(shopper) });

    it('takes the leader’s cut off once, in a row and a line', async () => {
      const five = await ladderOf(mall, 5);
      const { data } = await preview(groupForm(five, { num: 2 }));
      const [group] = data.mch_list;
      expect(group?.insert_rows).toEqual([{ title: '团长优惠', value: '-¥5.00', data: '-5.00' }]);
      expect(group?.goods_list[0]?.discounts[0]).toEqual({ name: '团长优惠', value: '-5.00' });
      expect(group?.goods_list[0]?.sign).toBe('pintuan');
    });

    it('sells alone only where that is allowed', async () => {
      const { db } = mall.database;
      const sku = await db
        .selectFrom('skus')
        .select('id')
        .where('goods_id', '=', three.baseId)
        .where('stock', '>', 0)
        .executeTakeFirstOrThrow();
      const alone = { ...three, ladderId: 0, goodsId: three.baseId, skuId: sku.id };
      expect((await preview(groupForm(alone))).code).toBe(0);
      const plain = await mall.call(orderPreview, { form_data: groupForm(alone) }, { token: tokenOf(1) });
      expect(plain.code).toBe(0);
      await db
        .updateTable('activity_goods')
        .set({ rules: JSON.stringify({ is_alone_buy: false, groups_restrictions: -1 }) })
        .where('goods_id', '=', three.baseId)
        .execute();
      expect((await preview(groupForm(alone))).msg).toBe('商品不允许单买');
      expect((await preview(groupForm({ ...three, ladderId: 0 }))).msg).toBe('拼团组不存在');
    });

    it('refuses what claims a group and is none of its goods, in words', async () => {
      const piece = await plainGoods(mall);
      const claim = groupForm({ ...three, goodsId: piece.goodsId, skuId: piece.skuId });
      expect((await preview(claim)).msg).toMatch(/^商品（.+）不参加拼团$/);
      const mixed = formOf([goodsOf(piece), goodsOf({ goodsId: three.goodsId, skuId: three.skuId })]);
      expect((await preview(mixed)).msg).toBe('拼团组不存在');
    });

    it('refuses who is in the group already, and who may open no more', async () => {
      const leader = await buy(2);
      expect((await place(2, leader.groupId ?? 0)).msg).toBe('不能重复参加同一个拼团');
      await mall.database.db
        .updateTable('pintuan_ladders')
        .set({ group_num: 1 })
        .where('id', '=', three.ladderId)
        .execute();
      expect((await place(3)).msg).toBe('开团已达上限，请参与其他伙伴的团');
      await mall.database.db.updateTable('pintuan_ladders').set({ group_num: 0 }).execute();
      await mall.database.db
        .updateTable('activity_goods')
        .set({ rules: JSON.stringify({ is_alone_buy: false, groups_restrictions: 1 }) })
        .where('goods_id', '=', three.baseId)
        .execute();
      expect((await place(2)).msg).toBe('该商品每人最多开团1次');
    });
  });

  it('are neither shown, carted nor favourited under plain terms', async () => {
    const token = tokenOf(1);
    for (const id of [three.baseId, three.goodsId]) {
      expect((await mall.call(goodsDetail, { id })).msg).toBe('商品不存在');
      expect((await mall.call(cartAdd, { goods_id: id, attr: three.skuId, num: 1 }, { token })).code).toBe(1);
      await mall.ask(userFavoriteAdd, { goods_id: id }, { token });
    }
    const favourites = await mall.database.db
      .selectFrom('favorites')
      .innerJoin('goods', 'goods.id', 'favorites.goods_id')
      .select('sign')
      .where('user_id', '=', 1)
      .execute();
    expect(favourites.every(({ sign }) => sign === '')).toBe(true);
  });
});
