// What the super member card gives, in words.
import { isAmount } from '~/domain/money';
import type { VipCard, VipCardPeriod } from '~/schemas/api/vip_card.gen';

/** `9.5折` of what the discount is for; empty without one. */
function discountWords({ is_discount: isDiscount, discount, type_info_detail: scope }: VipCard): string {
  if (isDiscount !== 1) return '';
  return scope.all ? `自营商品${discount}折` : `指定商品${discount}折`;
}

/** The benefits, each in a few words. */
export const benefitsOf = (card: VipCard): string[] =>
  [discountWords(card), card.is_free_delivery === 1 ? '自营商品包邮' : ''].filter((words) => words !== '');

const named = (label: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${label}：${names.join('、')}`;

/** All of it, for a dialog. */
export function rightsText(card: VipCard): string {
  const { all, goods, cats } = card.type_info_detail;
  const scope = all
    ? []
    : [
        named(
          '分类',
          cats.map(({ label }) => label),
        ),
        named(
          '商品',
          goods.map(({ name }) => name),
        ),
      ];
  return [...benefitsOf(card), ...scope].filter((words) => words !== '').join('\n');
}

/** How long it lasts, and what is given with it. */
export function periodNotes(
  { expire_day: days, send_integral_num: points, send_balance }: VipCardPeriod,
  pointsWord: string,
): string[] {
  const gifts = [
    points > 0 ? `${points}${pointsWord}` : '',
    isAmount(send_balance) ? `${send_balance}元余额` : '',
  ].filter((gift) => gift !== '');
  return [`有效期${days}天`, ...(gifts.length === 0 ? [] : [`赠${gifts.join('、')}`])];
}
