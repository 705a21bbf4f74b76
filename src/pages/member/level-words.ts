// What the member screens say of a level.
import { discountText } from '~/domain/member-level';
import { moneyText } from '~/domain/money';
import type { Member } from '~/schemas/api/mall-member.gen';

/** The shopper's own level; 0 for an ordinary one. */
export const ownLevelOf = (info: { identity: { member_level: number } } | null): number =>
  info?.identity.member_level ?? 0;

export type LevelState = 'own' | 'passed' | 'ahead';

export function levelState(level: number, own: number): LevelState {
  if (level === own) return 'own';
  return level < own ? 'passed' : 'ahead';
}

export const STATE_WORDS: Readonly<Record<LevelState, string>> = {
  own: '当前等级',
  passed: '已达成',
  ahead: '待解锁',
};

/** 会员价 9.5折; nothing where the level has no discount. */
export function priceWords(level: Pick<Member, 'discount'>): string {
  const discount = discountText(level.discount);
  return discount === '' ? '' : `会员价 ${discount}`;
}

export const isBuyable = (level: Member, own: number): boolean =>
  level.is_purchase === '1' && Number(level.price) > 0 && Number(level.level) > own;

/** The ways to a level, each in words. */
export function waysTo(level: Member): { label: string; text: string }[] {
  const bought = level.is_purchase === '1' && Number(level.price) > 0;
  return [
    ...(bought ? [{ label: '直接购买', text: moneyText(level.price) }] : []),
    ...(level.auto_update === '1'
      ? [{ label: '累计消费', text: `已完成订单满${moneyText(level.money)}` }]
      : []),
  ];
}

/** What reaching a level gives, as one line each. */
export function giftWords({ gift }: Member, words: { points: string; balance: string }): string[] {
  if (gift === undefined) return [];
  return [
    ...(Number(gift.balance) > 0 ? [`${words.balance}${moneyText(gift.balance)}`] : []),
    ...(gift.integral > 0 ? [`${gift.integral}${words.points}`] : []),
    ...gift.coupons.map(({ name, content, num }) => `${name}（${content}）×${num}`),
  ];
}
