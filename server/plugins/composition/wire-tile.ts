// A set as blocks and the pages of its goods show it: covers, words, and the least that it costs.
import { memberPriceFen } from '~/domain/composition';
import { moneyText } from '~/domain/money';
import { flag, wireMoney } from '../../http/wire';
import { leastOf, lineOf, type SoldMember, type SoldSet } from './read-sets';
import { detailAddress, TYPE_TEXTS } from './wire-set';

const MAX_COVERS = 5;

const wireMember = (type: 1 | 2, member: SoldMember) => ({
  goods_id: member.goodsId,
  name: member.goods.name,
  cover_pic: member.goods.cover_pic,
  is_host: flag(member.rules.is_host),
  price: wireMoney(memberPriceFen(type, lineOf(member, member.goods))),
});

/** Null for a set that nobody can buy. */
export function wireTile(set: SoldSet) {
  const { type } = set.rules;
  const leastFen = set.isChanged ? null : leastOf(set, set.sold);
  if (leastFen === null) return null;
  const hostFirst = [...set.sold].sort((one, other) => flag(other.rules.is_host) - flag(one.rules.is_host));
  const price = wireMoney(leastFen);
  return {
    composition_id: set.id,
    page_url: detailAddress(set.id),
    name: set.name,
    price,
    // Of a set to choose from it is the least.
    price_content: `${moneyText(price)}${type === 2 ? '起' : ''}`,
    cover_pic_list: hostFirst.slice(0, MAX_COVERS).map(({ goods }) => goods.cover_pic),
    type,
    tag: TYPE_TEXTS[type],
    goods_list: hostFirst.map((member) => wireMember(type, member)),
  };
}
