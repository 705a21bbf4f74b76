// Sets as an administrator reads them.
import { SET_PRICE_TYPES, setPriceFen } from '~/domain/combination';
import { moneyOfFen } from '~/domain/money';
import type { CombinationDetail, CombinationMember, CombinationSet } from '~/schemas/api/combination.gen';
import { flag, wireMoney, wireTime } from '../../http/wire';
import { figuresOf, type MemberGoods, partsOf, type StoredSet } from './read-sets';

const COVERS = 5;

/** The first that holds: what an administrator can do something about comes first. */
function statusText({ isOnSale, startAt, endAt }: StoredSet, stock: number, now: Date): string {
  if (!isOnSale) return '已下架';
  if (endAt !== null && endAt <= now) return '已结束';
  if (stock === 0) return '商品不足';
  return startAt !== null && startAt > now ? '未开始' : '进行中';
}

const { discount: DISCOUNT, minus: MINUS } = SET_PRICE_TYPES;

export function wireSet(set: StoredSet, now: Date): CombinationSet {
  const { rules, members } = set;
  const { apartFen, stock } = figuresOf(set);
  const priceFen = setPriceFen(rules, apartFen);
  const savedFen = Math.max(0, apartFen - priceFen);
  return {
    id: set.id,
    name: set.name,
    cover_pic: members[0]?.coverPic ?? '',
    price_type: rules.price_type,
    price: wireMoney(priceFen),
    original_price: wireMoney(apartFen),
    save_text: savedFen === 0 ? '' : `立省${moneyOfFen(savedFen)}`,
    discount: rules.price_type === DISCOUNT ? String(rules.percent / 10) : '',
    minus: rules.price_type === MINUS ? wireMoney(rules.minus_fen) : '',
    stock,
    groups: partsOf(set).groups.map(({ list, ...group }) => ({ ...group, count: list.length })),
    goods_count: members.length,
    goods_pics: members.slice(0, COVERS).map(({ coverPic }) => coverPic),
    start_at: wireTime(set.startAt),
    end_at: wireTime(set.endAt),
    buy_limit: rules.buy_limit,
    status: flag(set.isOnSale),
    status_text: statusText(set, stock, now),
  };
}

const wireMember = (member: MemberGoods): CombinationMember => ({
  goods_id: member.goodsId,
  name: member.name,
  cover_pic: member.coverPic,
  num: member.num,
  price: wireMoney(member.priceFen),
  min_price: wireMoney(member.priceFen),
  max_price: wireMoney(member.maxPriceFen),
  stock: member.stock,
  is_default: flag(member.is_default),
});

export function wireDetail(set: StoredSet, now: Date): CombinationDetail {
  const { fixed, groups } = partsOf(set);
  return {
    set: wireSet(set, now),
    fixed: fixed.map(wireMember),
    groups: groups.map(({ list, ...group }) => ({ ...group, list: list.map(wireMember) })),
  };
}
