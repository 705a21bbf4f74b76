// Proves what posters are made of, and that their finished pictures are pictures.
import { beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { parseAddress } from '~/domain/links';
import { readShareQuery } from '~/domain/share-link';
import {
  type QrcodePoster,
  qrcodeCardShare,
  qrcodeCouponShare,
  qrcodeFootprint,
  qrcodeGoods,
  qrcodeGoodsNew,
  qrcodeShare,
  qrcodeTopic,
} from '~/schemas/api/qrcode.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

const SHOPPER = 1;

const placeOf = ({ share_url: url }: QrcodePoster) => readShareQuery(parseAddress(new URL(url).hash).query);

/** Size of a picture in a `data:` address. */
async function sizeOf(address: string): Promise<{ format: string; width: number; height: number }> {
  const [head, data = ''] = address.split(',');
  expect(head).toBe('data:image/png;base64');
  const { format, width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
  return { format, width, height };
}

describeOnBothDatabases('api/qrcode', (open) => {
  let mall: Mall;
  let token: string;
  beforeAll(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(SHOPPER);
  });

  it('makes a poster of goods in the sharer’s name, with as many pictures as are asked for', async () => {
    const look = { goods_id: 1, style: 2, typesetting: 3 };
    const poster = await mall.ask(qrcodeGoodsNew, look, { token });
    expect(poster.pictures).toHaveLength(3);
    expect(poster).toMatchObject({ nickname: '林小满', price: expect.stringContaining('￥') });
    expect(placeOf(poster)).toMatchObject({
      path: '/pages/goods/goods',
      params: { id: '1' },
      userId: SHOPPER,
    });
    const plain = await mall.ask(qrcodeGoods, { goods_id: 1 }, { token });
    expect(plain.pictures).toHaveLength(1);
    const size = await sizeOf(plain.pic_url);
    expect(size.format).toBe('png');
    // The cover above the code.
    expect(size.height).toBeGreaterThan(size.width);
    const missing = await mall.call(qrcodeGoods, { goods_id: 2147483647 }, { token });
    expect(missing).toMatchObject({ code: 1, msg: '海报商品不存在' });
    expect((await mall.call(qrcodeGoods, { goods_id: 1 })).code).toBe(-1);
  });

  it('makes posters of the mall, a topic, a coupon and the shopper’s footprints', async () => {
    const mallPoster = await mall.ask(qrcodeShare, {}, { token });
    expect(placeOf(mallPoster)).toMatchObject({ path: '/pages/index/index', userId: SHOPPER });
    expect(mallPoster.pictures.length).toBeGreaterThan(0);
    const topic = await mall.ask(qrcodeTopic, { id: 1 }, { token });
    expect(placeOf(topic)).toMatchObject({ path: '/pages/topic/topic', params: { id: '1' } });
    const coupon = await mall.ask(qrcodeCouponShare, { coupon_id: 1 }, { token });
    expect(placeOf(coupon)).toMatchObject({ path: '/pages/coupon/give/give' });
    const footprint = await mall.ask(qrcodeFootprint, {}, { token });
    expect(footprint.title).toMatch(/第\d+天/);
    const size = await sizeOf(footprint.pic_url);
    expect(size.width).toBeGreaterThan(0);
    expect((await mall.call(qrcodeTopic, { id: 2147483647 }, { token })).code).toBe(1);
  });

  it('makes a poster of a card for its holder only', async () => {
    const { id, give_token: proof } = await mall.database.db
      .selectFrom('user_cards')
      .select(['id', 'give_token'])
      .where('user_id', '=', SHOPPER)
      .where('is_allow_send', '=', true)
      .where('is_use', '=', false)
      .where('receive_id', 'is', null)
      .where('end_at', '>', new Date())
      .executeTakeFirstOrThrow();
    const poster = await mall.ask(qrcodeCardShare, { cardId: id }, { token });
    expect(placeOf(poster)).toMatchObject({ path: '/pages/card/give/give', params: { token: proof } });
    const friend = await mall.tokenOf(2);
    expect(await mall.call(qrcodeCardShare, { cardId: id }, { token: friend })).toEqual({
      code: 1,
      msg: '卡券不存在，无效的信息',
    });
    expect(mall.failures).toEqual([]);
  });
});
