// What the award of a member activity says, by kind (AWARD-04).
import type { AwardPopup } from '~/schemas/api/user.gen';
import { moneyText } from './money';

/** The look of an award's popup where the operator set none; radii in rpx. */
export const PLAIN_POPUP = {
  pop_style: 3,
  pop_img: '',
  blessing_text: '',
  button_text: '',
  button_color: '',
  button_radius: 44,
  background_color: '',
  radius: 16,
} as const satisfies AwardPopup;

export interface AwardItem {
  readonly type: string;
  readonly name?: string;
  readonly num?: string | number;
  readonly pop_icon?: string;
}

export interface AwardLine {
  readonly icon: 'balance' | 'points' | 'coupon' | 'card' | 'fire' | 'arrow-up' | 'truck';
  readonly figure: string;
  readonly name: string;
  /** Shown instead of the icon. */
  readonly picture: string;
}

export interface AwardWords {
  /** The mall's names of balance and points. */
  readonly balance: string;
  readonly points: string;
}

type Line = (item: { name: string; num: string }, words: AwardWords) => Omit<AwardLine, 'picture'>;

const LINES: Readonly<Record<string, Line>> = {
  balance: ({ num }, { balance }) => ({ icon: 'balance', figure: moneyText(num), name: balance }),
  integral: ({ num }, { points }) => ({ icon: 'points', figure: num, name: points }),
  coupon: ({ name, num }) => ({ icon: 'coupon', figure: `${num}张`, name: name || '优惠券' }),
  card: ({ name, num }) => ({ icon: 'card', figure: `${num}张`, name: name || '卡券' }),
  discount: ({ num }) => ({ icon: 'fire', figure: `${num}折`, name: '专享折扣' }),
  integral_multiple: ({ num }, { points }) => ({
    icon: 'arrow-up',
    figure: `${num}倍`,
    name: `${points}加倍`,
  }),
  free_delivery: () => ({ icon: 'truck', figure: '包邮', name: '订单包邮' }),
};

/** The items of a known kind, each as its icon, figure and name. */
export const awardLines = (items: readonly AwardItem[], words: AwardWords): AwardLine[] =>
  items.flatMap(({ type, name = '', num = 1, pop_icon: picture = '' }) => {
    const line = LINES[type]?.({ name, num: String(num) }, words);
    return line === undefined ? [] : [{ ...line, picture }];
  });
