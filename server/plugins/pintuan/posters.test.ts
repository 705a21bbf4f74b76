// Proves what the posters of group buying are made of, and where each leads, in the sharer's name.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAddress } from '~/domain/links';
import { readShareQuery } from '~/domain/share-link';
import {
  pintuanIndexPoster,
  pintuanOrderPoster,
  pintuanPosterConfig,
  pintuanPosterGenerate,
} from '~/schemas/api/pintuan.gen';
import { describeOnOneDatabase } from '~/tests/server/database-helpers';
import {
  groupForm,
  ladderOf,
  type LadderGoods,
  payUnion,
  placedOf,
  submit,
} from '~/tests/server/group-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';

const SHOPPER = 1;

const placeOf = ({ share_url: url }: { share_url: string }) =>
  readShareQuery(parseAddress(new URL(url).hash).query);

describeOnOneDatabase('posters of group buying', (open) => {
  let mall: Mall;
  let token = '';
  let three: LadderGoods;
  beforeAll(async () => {
    mall = openMall(await open());
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    token = await mall.tokenOf(SHOPPER);
    three = await ladderOf(mall, 3);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('show a goods at the prices of its smallest group, and lead to its page', async () => {
    const { info } = await mall.ask(pintuanPosterConfig, { goods_id: three.baseId }, { token });
    const prices = await mall.database.db
      .selectFrom('skus')
      .select('price_fen')
      .where('goods_id', '=', three.goodsId)
      .execute();
    const least = Math.min(...prices.map(({ price_fen: fen }) => fen)) / 100;
    expect(info).toMatchObject({ sign: 'pintuan', people_num: '3人团', min_price: least.toFixed(2) });
    const place = { path: '/plugins/pt/goods/goods', params: { goods_id: String(three.baseId) } };
    expect(placeOf(info)).toMatchObject({ ...place, userId: SHOPPER });
    const look = { goods_id: three.baseId, style: 1, typesetting: 2 };
    const made = await mall.ask(pintuanPosterGenerate, look, { token });
    expect(made).toMatchObject({ price: expect.stringMatching(/^3人团 ￥/), share_url: info.share_url });
    expect([made.pictures.length, made.pic_url.slice(0, 15)]).toEqual([2, 'data:image/png;']);
    const plain = await mall.ask(pintuanIndexPoster, { goods_id: three.baseId }, { token });
    expect(plain).toMatchObject({ title: made.title, pictures: made.pictures.slice(0, 1) });
  });

  it('are made of nothing else, and for nobody who has not signed in', async () => {
    const asked = (goods_id: number) => mall.call(pintuanPosterConfig, { goods_id }, { token });
    expect((await asked(1)).msg).toBe('海报商品不存在');
    expect((await asked(three.goodsId)).msg).toBe('海报商品不存在');
    expect((await mall.call(pintuanPosterConfig, { goods_id: three.baseId })).code).toBe(-1);
  });

  it('lead to a group while it waits for people', async () => {
    const { unionId } = await submit(mall, token, groupForm(three));
    const { groupId } = await placedOf(mall, unionId);
    const id = groupId ?? 0;
    expect((await mall.call(pintuanOrderPoster, { id }, { token })).msg).toBe('拼团已结束');
    expect(await payUnion(mall, token, unionId)).toBe('');
    const poster = await mall.ask(pintuanOrderPoster, { id }, { token });
    expect(poster.note).toBe('3人团');
    expect(placeOf(poster)).toMatchObject({ path: '/plugins/pt/detail/detail', params: { id: String(id) } });
    expect((await mall.call(pintuanOrderPoster, { id: 2147483647 }, { token })).msg).toBe('拼团详情不存在');
  });
});
