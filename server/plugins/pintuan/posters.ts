// Posters of group buying: of a goods by its smallest group, and of a group that waits for people.
import { moneyText } from '~/domain/money';
import {
  pintuanIndexPoster,
  pintuanOrderPoster,
  pintuanPosterConfig,
  pintuanPosterGenerate,
} from '~/schemas/api/pintuan.gen';
import { goodsContents, type Shared, sharerOf, type Visit } from '../../families/qrcode/contents';
import { posterOf } from '../../families/qrcode/poster-of';
import { goodsPoster, type SharedOf, shareCode } from '../../goods/poster';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { loginRoute, type Route } from '../../http/route';
import { groupDetail } from './detail';
import { laddersOf } from './read-ladders';

const sizeWords = (people: number): string => `${people}人团`;

async function sharedOf({ db }: Pick<Visit, 'db'>, baseId: number): Promise<SharedOf> {
  const [smallest] = await laddersOf(db, [baseId]);
  const of = { sign: 'pintuan', path: '/plugins/pt/goods/goods', parameter: 'goods_id' };
  if (smallest === undefined) throw new MallError('海报商品不存在');
  const { ladder_goods_id: goodsId, people_num: people } = smallest;
  return { ...of, soldAs: { goodsId, words: sizeWords(people) } };
}

/** @throws MallError 拼团详情不存在, 拼团已结束. */
async function groupContents(visit: Visit, id: number): Promise<Shared> {
  const group = await groupDetail(visit.db, { id, viewerId: visit.user.id });
  if (group.status !== 1) throw new MallError('拼团已结束');
  const screen = { path: '/plugins/pt/detail/detail', params: { id: String(id) } };
  return {
    share_url: shareCode(screen, sharerOf(visit)).share_url,
    title: group.goods_name,
    note: sizeWords(group.people_num),
    price: moneyText(group.price),
    pictures: [group.goods_cover_pic],
  };
}

const posterConfig = loginRoute(pintuanPosterConfig, async (call) => {
  const { db, params, user: viewer } = call;
  const of = await sharedOf(call, params.goods_id);
  return goodsPoster(db, { goodsId: params.goods_id, sharer: sharerOf(call), viewer, of });
});

const posterGenerate = loginRoute(pintuanPosterGenerate, async (call) => {
  const { goods_id: goodsId, typesetting: pictures } = call.params;
  return posterOf(call, goodsContents(call, { goodsId, pictures, of: await sharedOf(call, goodsId) }));
});

const indexPoster = loginRoute(pintuanIndexPoster, async (call) => {
  const { goods_id: goodsId } = call.params;
  return posterOf(call, goodsContents(call, { goodsId, pictures: 1, of: await sharedOf(call, goodsId) }));
});

const orderPoster = loginRoute(pintuanOrderPoster, (call) =>
  posterOf(call, groupContents(call, call.params.id)),
);

export const posterRoutes: readonly Route[] = [
  posterConfig,
  ...inLane('drawing', [posterGenerate, indexPoster, orderPoster]),
];
