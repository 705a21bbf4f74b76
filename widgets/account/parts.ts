// The parts of an account bar: the operator's choice, without a balance where the mall has none.
import type { MallDisplay } from '~/renderer/host';
import type { IconName } from '~/ui/icon/icon';
import type { AccountDelivered } from './schema.gen';

type PartKey = 'integral' | 'balance' | 'coupon' | 'card';

export interface Part {
  readonly key: PartKey;
  readonly name: string;
  /** Empty where it has no link. */
  readonly url: string;
  readonly drawing: IconName;
  /** Pictures of a tile and of a row. */
  readonly largeIcon: string;
  readonly smallIcon: string;
  readonly tileColour: string;
}

/** Some backends write these paths without the s of /pages. */
const pathOf = (url: string): string => url.replace(/^\/?page\//, '/pages/');

export function partsOf(data: AccountDelivered, { pointsName, balanceName }: MallDisplay): Part[] {
  const part = (key: PartKey, own: Pick<Part, 'name' | 'url' | 'drawing'>): Part => ({
    ...own,
    key,
    url: pathOf(own.url),
    largeIcon: data[`${key}_icon`],
    smallIcon: data[`s_${key}_icon`],
    tileColour: data[`${key}_color`],
  });
  const pointsUrl = data.integer_navigate_enabled ? data.integer_page_url : '';
  const all = [
    part('integral', { name: pointsName, url: pointsUrl, drawing: 'points' }),
    part('balance', { name: balanceName, url: data.balance_page_url, drawing: 'wallet' }),
    part('coupon', { name: '优惠券', url: data.coupon_page_url, drawing: 'coupon' }),
    part('card', { name: '卡券', url: data.card_page_url, drawing: 'card' }),
  ];
  const hasBalance = data.recharge_setting.status === 1;
  return all.filter(({ key }) => data[key] === 1 && (key !== 'balance' || hasBalance));
}
