// What is on the poster of each thing that shoppers share.
import { couponCondition, couponWorth } from '~/domain/coupon';
import { posterPrice, soldAs } from '~/domain/poster-price';
import type { QrcodePoster } from '~/schemas/api/qrcode.gen';
import { MallError } from '../../http/errors';
import type { LoginCall } from '../../http/route';
import { giftCode, offeredCard } from '../card/gift';
import { surplusOf } from '../card/card-row';
import { couponPoster } from '../coupon/give';
import { goodsPoster, type SharedOf, type Sharer, shareCode } from '../../goods/poster';
import { readSummary } from '../footprint/summary';
import { readTopic } from '../topic/topics';

export type Shared = Pick<QrcodePoster, 'share_url' | 'title' | 'note' | 'price' | 'pictures'>;

export type Visit = Pick<LoginCall<unknown>, 'db' | 'user' | 'now' | 'origin'>;

export const sharerOf = ({ user, origin }: Visit): Sharer => ({ userId: user.id, base: `${origin}/` });

/** @throws MallError 海报商品不存在. */
export async function goodsContents(
  visit: Visit,
  { goodsId, pictures, of }: { goodsId: number; pictures: number; of?: SharedOf },
): Promise<Shared> {
  const { info } = await goodsPoster(visit.db, {
    goodsId,
    sharer: sharerOf(visit),
    viewer: visit.user,
    ...(of === undefined ? {} : { of }),
  });
  return {
    share_url: info.share_url,
    title: info.goods_name,
    note: '',
    price: soldAs(info.people_num, posterPrice(info, { isMemberPriceShown: false }).primary),
    pictures: info.multi_map.slice(0, pictures),
  };
}

const MALL_PICTURES = 4;

/** The mall by the goods that sell best. */
export async function mallContents(visit: Visit): Promise<Shared> {
  const mall = await visit.db.selectFrom('malls').select('name').executeTakeFirstOrThrow();
  const goods = await visit.db
    .selectFrom('goods')
    .select('cover_pic')
    .where('is_on_sale', '=', true)
    .where('sign', '=', '')
    .where('deleted_at', 'is', null)
    .orderBy('sales_real', 'desc')
    .orderBy('id')
    .limit(MALL_PICTURES)
    .execute();
  return {
    share_url: shareCode({ path: '/pages/index/index', params: {} }, sharerOf(visit)).share_url,
    title: mall.name,
    note: '',
    price: '',
    pictures: goods.map(({ cover_pic: picture }) => picture),
  };
}

/** @throws MallError 专题不存在. */
export async function topicContents(visit: Visit, id: number): Promise<Shared> {
  const topic = await readTopic(visit.db, id);
  if (topic === undefined) throw new MallError('专题不存在');
  const code = shareCode({ path: '/pages/topic/topic', params: { id: String(id) } }, sharerOf(visit));
  return {
    share_url: code.share_url,
    title: topic.title,
    note: topic.abstract,
    price: '',
    pictures: [topic.cover_pic],
  };
}

/** What a shopper may show of his footprints: his days and orders, no sums of money. */
export async function footprintContents(visit: Visit): Promise<Shared> {
  const [mall, { day, pay_num: orders }] = await Promise.all([
    visit.db.selectFrom('malls').select('name').executeTakeFirstOrThrow(),
    readSummary(visit.db, visit.user.id, visit.now),
  ]);
  return {
    share_url: shareCode({ path: '/pages/index/index', params: {} }, sharerOf(visit)).share_url,
    title: `我在${mall.name}的第${day}天`,
    note: orders === '0' ? '' : `一共下了${orders}单`,
    price: '',
    pictures: [],
  };
}

/** @throws MallError as api/coupon/give-poster. */
export async function couponContents(visit: Visit, couponId: number): Promise<Shared> {
  const coupon = await couponPoster(visit, { couponId, sharer: sharerOf(visit) });
  return {
    share_url: coupon.share_url,
    title: coupon.name,
    note: couponCondition(coupon),
    price: couponWorth(coupon),
    pictures: [],
  };
}

/** @throws MallError as api/card/give-poster. */
export async function cardContents(visit: Visit, cardId: number): Promise<Shared> {
  const sharer = sharerOf(visit);
  const card = await offeredCard(visit.db, { cardId, sharer, now: visit.now });
  return {
    share_url: giftCode(card, sharer).share_url,
    title: card.name,
    note: `剩余${surplusOf(card)}次`,
    price: '',
    pictures: [card.pic_url],
  };
}
