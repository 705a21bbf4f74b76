// Proves same-city delivery over both databases: offered, priced by the way, refused outside, and brought by a rider.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminOrderDelivery, adminOrderSend } from '~/schemas/api/admin-order.gen';
import { expressCityMap } from '~/schemas/api/express.gen';
import { type FormGroup, orderConfirm, orderDetail, orderPreview } from '~/schemas/api/order.gen';
import { paymentPayBuyHuodao } from '~/schemas/api/payment.gen';
import { userAddress, userAddressSave } from '~/schemas/api/user.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  formOf,
  goodsOf,
  order,
  orderOf,
  type Piece,
  plainGoods,
  setOption,
} from '~/tests/server/money/checkout-helpers';

const LIN = 1;
const STRANGER = 2;
const MANAGER = 3;

const AREA = [
  { lat: '30.79', lng: '120.74' },
  { lat: '30.79', lng: '120.80' },
  { lat: '30.74', lng: '120.80' },
  { lat: '30.74', lng: '120.74' },
];
const CITY = {
  address: { address: '环城南路 18 号', latitude: '30.762457', longitude: '120.763779' },
  range: AREA,
  explain: '一小时左右送到',
  contact_way: '0573-82080001',
  is_superposition: 0,
  price_mode: { start_price: '5', start_distance: '1', add_distance: '1', add_price: '1.5', fixed: '8' },
  price_enable: '1',
  is_free_delivery: 0,
  free_delivery: '99',
};

describeOnBothDatabases('same-city delivery of orders', (open) => {
  let mall: Mall;
  let token: string;
  let piece: Piece;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(LIN);
    piece = await plainGoods(mall);
    const { db } = mall.database;
    await db.updateTable('goods').set({ is_level: false }).where('id', '=', piece.goodsId).execute();
    await db.updateTable('skus').set({ price_fen: 6_000 }).where('id', '=', piece.skuId).execute();
    await setOption(mall, 'city_delivery', CITY);
    await setOption(mall, 'send_type', ['express', 'offline', 'city']);
    await setOption(mall, 'offer_price', '0');
    await db.updateTable('full_reductions').set({ deleted_at: new Date() }).execute();
    await db.deleteFrom('addresses').where('user_id', '=', LIN).where('type', '=', 1).execute();
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const cityForm = (group: Partial<FormGroup> = {}) =>
    formOf([goodsOf(piece)], { send_type: 'city', ...group });
  const preview = async (group: Partial<FormGroup> = {}) => {
    const data = await mall.ask(orderPreview, { form_data: cityForm(group) }, { token });
    const [first] = data.mch_list;
    if (first === undefined) throw new Error('no group');
    return { ...first, whole: data };
  };
  /** North of the shop by so many metres, which lies in the area up to three kilometres. */
  const saveAddress = async (metres: number) => {
    const latitude = (30.762457 + metres / 111_195).toFixed(6);
    const point = { latitude, longitude: '120.763779', location: '嘉兴市南湖区' };
    const contact = { name: '林小满', mobile: '13800000001', detail: `${metres} 米处` };
    const nowhere = { province_id: 0, city_id: 0, district_id: 0 };
    await mall.ask(userAddressSave, { type: 1, ...contact, ...point, ...nowhere }, { token });
    const { list, notInPointList } = await mall.ask(userAddress, { type: 1, hasCity: 'true' }, { token });
    const own = [...list, ...notInPointList].find(({ detail }) => detail === contact.detail);
    return { id: Number(own?.id), isReached: list.some(({ id }) => id === own?.id) };
  };

  it('is offered where the mall has it, and asks for an address', async () => {
    const { delivery, city, whole } = await preview();
    expect(delivery.send_type).toBe('city');
    expect(delivery.send_type_list.map(({ value }) => value)).toEqual(['express', 'offline', 'city']);
    expect(city).toEqual({ error: '未选择收货地址', errorCode: 1 });
    expect(whole).toMatchObject({ hasCity: true, address: null, address_enable: false });
    expect((await order(mall, token, cityForm())).msg).toBe('请先选择配送地址。');
    await setOption(mall, 'city_delivery', {});
    expect((await preview()).delivery.send_type).toBe('express');
  });

  it('costs what its way costs, begun kilometre by begun kilometre, and nothing from the threshold on', async () => {
    const near = await saveAddress(700);
    const far = await saveAddress(2_400);
    expect([near.isReached, far.isReached]).toEqual([true, true]);
    const shown = await preview({ address_id: near.id });
    expect(shown).toMatchObject({
      city: { address: '环城南路 18 号', explain: '一小时左右送到' },
      express_price: '5.00',
      total_price: '65.00',
    });
    expect(Math.abs((shown.distance ?? 0) - 700)).toBeLessThan(3);
    expect((await preview({ address_id: far.id })).express_price).toBe('8.00');
    await setOption(mall, 'city_delivery', { ...CITY, is_free_delivery: 1, free_delivery: '60' });
    expect(await preview({ address_id: far.id })).toMatchObject({
      express_price: '0.00',
      express_price_origin: '8.00',
      total_price: '60.00',
    });
  });

  it('is refused outside of the area, below the minimum order, and to the address of another', async () => {
    const outside = await saveAddress(9_000);
    expect(outside.isReached).toBe(false);
    const refused = '用户定位地址不在配送范围内';
    expect((await preview({ address_id: outside.id })).city).toEqual({ error: refused });
    expect((await order(mall, token, cityForm({ address_id: outside.id }))).msg).toBe(refused);
    const near = await saveAddress(700);
    await setOption(mall, 'offer_price', '60.01');
    expect(await preview({ address_id: near.id })).toMatchObject({
      city: { error: '未达到起送价60.01元' },
      pick_up_enable: false,
    });
    expect((await order(mall, token, cityForm({ address_id: near.id }))).msg).toBe('未达到起送价60.01元');
    const other = await mall.tokenOf(STRANGER);
    const form = cityForm({ address_id: near.id });
    const { mch_list } = await mall.ask(orderPreview, { form_data: form }, { token: other });
    expect(mch_list[0]?.city).toEqual({ error: '未选择收货地址', errorCode: 1 });
  });

  it('takes the default address of its kind where that of another method was chosen before', async () => {
    await saveAddress(700);
    const { list } = await mall.ask(userAddress, { type: 0 }, { token });
    const express = Number(list[0]?.id);
    expect((await preview({ address_id: express })).city?.error).toBeUndefined();
    const { list: near } = await mall.ask(userAddress, { type: 1 }, { token });
    const back = formOf([goodsOf(piece)], { send_type: 'express', address_id: Number(near[0]?.id) });
    const { address } = await mall.ask(orderPreview, { form_data: back }, { token });
    expect(address).toMatchObject({ id: express });
  });

  it('says in its detail where it is sent from, but nothing of the riders, and nothing for other orders', async () => {
    await setOption(mall, 'city_delivery', { ...CITY, mobile: [{ name: '陈师傅', mobile: '13700000021' }] });
    const near = await saveAddress(700);
    const detailOf = async (form: ReturnType<typeof formOf>) => {
      const { unionId } = await order(mall, token, form);
      const { id } = await orderOf(mall, unionId);
      return (await mall.ask(orderDetail, { id }, { token })).detail;
    };
    const placed = await detailOf(cityForm({ address_id: near.id }));
    expect(placed.delivery_config).toEqual({ ...CITY, radius: '0' });
    expect(await detailOf(formOf([goodsOf(piece)]))).not.toHaveProperty('delivery_config');
  });

  it('is brought by one of the shop’s riders, whom the buyer alone sees on the map', async () => {
    const near = await saveAddress(700);
    const { unionId, msg } = await order(mall, token, cityForm({ address_id: near.id }));
    expect(msg).toBe('');
    const placed = await orderOf(mall, unionId);
    expect(placed).toMatchObject({ send_type: 2, address: '嘉兴市南湖区 700 米处', express_price_fen: 500 });
    expect(placed.location).toMatch(/^120\.763779,30\.76/);
    await mall.ask(paymentPayBuyHuodao, { id: unionId }, { token });
    const manager = { token: await mall.tokenOf(MANAGER) };
    const { list } = await mall.ask(adminOrderDelivery, {}, manager);
    const [rider] = list;
    expect(rider).toBeDefined();
    expect((await mall.call(adminOrderDelivery, {}, { token })).code).not.toBe(0);
    const lines = await mall.database.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', placed.id)
      .execute();
    const send = async (rest: object) =>
      (
        await mall.call(
          adminOrderSend,
          { order_id: placed.id, is_express: 2, order_detail_id: lines.map(({ id }) => id), ...rest },
          manager,
        )
      ).msg;
    expect(await send({ is_express: 1 })).toBe('所选配送商家不存在');
    expect(await send({})).toBe('请选择配送员');
    expect(await send({ man: '(99)没有这个人' })).toBe('请选择配送员');
    expect(await send({ man: `(${rider?.id})${rider?.name}` })).toBe('发货成功');
    const { detail } = await mall.ask(orderDetail, { id: placed.id }, { token });
    const [parcel] = detail.detailExpress;
    expect(parcel).toMatchObject({ city_name: rider?.name, city_mobile: rider?.mobile });
    const map = () => mall.ask(expressCityMap, { express_id: Number(parcel?.id) }, { token });
    expect((await map()).express_data).toMatchObject({
      status: '301',
      city_name: rider?.name,
      shop_latitude: '30.762457',
      man_latitude: 0,
    });
    const other = { token: await mall.tokenOf(STRANGER) };
    expect((await mall.call(expressCityMap, { express_id: Number(parcel?.id) }, other)).msg).toBe(
      '物流不存在',
    );
    await mall.ask(orderConfirm, { id: placed.id }, { token });
    expect((await map()).express_data).toMatchObject({ status: '302', status_text: '配送完成' });
  });
});
