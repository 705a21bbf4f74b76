// The shopper as widgets see him.
import type { Shopper, ShopperFigures } from './host';
import type { UserUserInfoData } from '~/schemas/api/user.gen';

interface SessionOfShopper {
  accessToken: string;
  info: UserUserInfoData | null;
  /** Payment codes belong to the cash desk, which is a plugin. */
  hasCashDesk: boolean;
}

function figuresOf({
  integral,
  balance,
  coupon,
  card,
  favorite,
  footprint,
}: UserUserInfoData): ShopperFigures {
  return { integral: String(integral), balance, coupon, card, favorite, footprint };
}

/** Null for a guest; without a name and figures while a shopper's information is loading. */
export function shopperOf({ accessToken, info, hasCashDesk }: SessionOfShopper): Shopper | null {
  if (accessToken === '') return null;
  const identity = info?.identity;
  return {
    nickname: info?.nickname ?? '',
    avatar: info?.avatar ?? '',
    levelName: (identity?.member_level ?? 0) > 0 ? (identity?.level_name ?? '') : '',
    isSuperVip: info?.is_vip_card_user === 1,
    isAdmin: identity?.is_admin === 1,
    hasPayCode: hasCashDesk && info?.is_show_pay_code === 1,
    figures: info === null ? null : figuresOf(info),
  };
}
