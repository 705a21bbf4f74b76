// Proves that the goods page, footprints, topics, rankings and posters carry one member price of a goods.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { footprintFootprint } from '~/schemas/api/footprint.gen';
import { goodsDetail, goodsPoster, goodsRankingDetail } from '~/schemas/api/goods.gen';
import { topicDetail } from '~/schemas/api/topic.gen';
import { recordFootprint } from '~/server/families/footprint/record';
import { describeOnBothDatabases } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';

const MEMBER = 1;
const TOPIC = 3;

describeOnBothDatabases('a member price', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(MEMBER);
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  interface Carried {
    level_price?: unknown;
    level_show?: unknown;
  }
  const figures = (row: Carried | undefined) => [Number(row?.level_price), row?.level_show];

  /** The goods that leads a ranking and is in the topic, at a level with its own price list. */
  const prepare = async () => {
    const { db } = mall.database;
    const { list } = await mall.ask(goodsRankingDetail, { id: 1 });
    const goodsId = Number(list[0]?.id);
    const { level } = await db.selectFrom('member_levels').select('level').executeTakeFirstOrThrow();
    await db.updateTable('users').set({ member_level: level }).where('id', '=', MEMBER).execute();
    const own = { is_level: true, is_level_alone: true, is_negotiable: false };
    await db.updateTable('goods').set(own).where('id', '=', goodsId).execute();
    const prices = { member_prices: JSON.stringify({ [level]: 123 }) };
    await db.updateTable('skus').set(prices).where('goods_id', '=', goodsId).execute();
    const detail = JSON.stringify([{ id: 'goods', data: { list: [{ id: goodsId }] } }]);
    await db.updateTable('topics').set({ detail }).where('id', '=', TOPIC).execute();
    return goodsId;
  };

  it('is the same of the page, a ranking, a topic, a footprint and a poster', async () => {
    const goodsId = await prepare();
    const as = { token };
    const { goods } = await mall.ask(goodsDetail, { id: goodsId }, as);
    const page = { level_price: goods.price_member_min, level_show: goods.level_show };
    const ranked = (await mall.ask(goodsRankingDetail, { id: 1 }, as)).list;
    const topic = await mall.ask(topicDetail, { id: TOPIC }, as);
    const ofTopic = topic?.list.detail[0]?.data['list'] as Carried[];
    await recordFootprint(mall.database.db, MEMBER, goodsId);
    const viewed = await mall.callRaw(footprintFootprint.route, {}, as);
    const days = (viewed as unknown as { list: { goods: Carried[] }[] }).list;
    const { info } = await mall.ask(goodsPoster, { goods_id: goodsId }, as);
    const carried = [page, ranked[0], ofTopic[0], days[0]?.goods[0], info];
    expect(carried.map(figures)).toEqual(carried.map(() => [1.23, 1]));
  });
});
