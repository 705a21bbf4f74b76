// Proves same-city delivery: its area and price, the rider of a parcel, and who may see him.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  expressCityMap,
  expressDeliveryConfig,
  expressDeliveryPrice,
  expressExpressList,
  expressOrderExpressCompanies,
} from '~/schemas/api/express.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

const OWNER = 1;
const STRANGER = 2;

describeOnBothDatabases('same-city delivery', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const save = (value: object) =>
    mall.database.db
      .updateTable('mall_options')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', 'city_delivery')
      .execute();

  const riderOf = async (rest: object = {}) => {
    const { db } = mall.database;
    const parcel = await db
      .selectFrom('order_expresses')
      .innerJoin('orders', 'orders.id', 'order_expresses.order_id')
      .innerJoin('order_express_lines', 'order_express_lines.order_express_id', 'order_expresses.id')
      .select('order_expresses.id')
      .where('user_id', '=', OWNER)
      .executeTakeFirstOrThrow();
    const places = {
      shop_latitude: 30.76,
      shop_longitude: 120.76,
      user_latitude: 30.77,
      user_longitude: 120.77,
    };
    await db
      .insertInto('city_deliveries')
      .values({ order_express_id: parcel.id, rider_name: '小陈', ...places, ...rest })
      .execute();
    return { express_id: parcel.id };
  };

  it('answers its area and what a distance costs', async () => {
    const { config } = await mall.ask(expressDeliveryConfig, {});
    expect(config.range.length).toBeGreaterThan(2);
    expect(config).toMatchObject({ price_enable: '1', radius: '0' });
    const priceOf = async (distance: number) =>
      (await mall.ask(expressDeliveryPrice, { distance, num: 2 })).price;
    expect([await priceOf(0), await priceOf(3_000), await priceOf(3_001)]).toEqual(['5.00', '5.00', '6.50']);
    await save({ ...config, price_enable: '2', is_superposition: 1 });
    expect(await priceOf(9_000)).toBe('16.00');
  });

  it('says when it is not set up, and when it has no area', async () => {
    await save({ address: {}, range: [] });
    expect((await mall.call(expressDeliveryConfig, {})).msg).toBe('未配置配送范围');
    await mall.database.db.deleteFrom('mall_options').where('key', '=', 'city_delivery').execute();
    expect((await mall.call(expressDeliveryPrice, { distance: 1, num: 1 })).msg).toBe('后台未配置同城配送');
  });

  it('shows the rider of a parcel, and 0,0 until one is known', async () => {
    const token = await mall.tokenOf(OWNER);
    const params = await riderOf();
    const { express_data: waiting } = await mall.ask(expressCityMap, params, { token });
    expect(waiting).toMatchObject({
      status: '101',
      status_text: '等待分配骑手',
      man_latitude: 0,
      city_name: '小陈',
    });
    expect(waiting.goods_num).toBeGreaterThan(0);
    await mall.database.db
      .updateTable('city_deliveries')
      .set({ status: 301, rider_latitude: 30.765, rider_longitude: 120.765 })
      .where('order_express_id', '=', params.express_id)
      .execute();
    const { express_data: moving } = await mall.ask(expressCityMap, params, { token });
    expect(moving).toMatchObject({ status: '301', man_latitude: '30.765', man_longitude: '120.765' });
  });

  it('shows it neither to another shopper nor to a guest (NS-07)', async () => {
    const params = await riderOf();
    const stranger = await mall.tokenOf(STRANGER);
    const refused = await mall.call(expressCityMap, params, { token: stranger });
    expect([refused.code, refused.msg]).toEqual([1, '物流不存在']);
    expect((await mall.call(expressCityMap, params)).code).toBe(-1);
  });

  it('lists the same carriers to guests, and to shoppers who send a parcel back', async () => {
    const { list } = await mall.ask(expressExpressList, {});
    expect(list.map(({ name }) => name)).toContain('顺丰速运');
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    const token = await mall.tokenOf(OWNER);
    expect((await mall.ask(expressOrderExpressCompanies, {}, { token })).list).toEqual(list);
    expect((await mall.call(expressOrderExpressCompanies, {})).code).toBe(-1);
  });
});
