// The primary price of goods: what this shopper pays, on every screen (PRICE-09).
import { CURRENCY_SIGN, FREE_LABEL } from './price';

/** Finished texts; `member` is '' where the goods has no price of a level. */
export interface PricePair {
  readonly normal: string;
  readonly member: string;
  /** `level_show`: 1 the shopper's own level, 2 a level that he does not have, 0 none. */
  readonly levelShow: number;
  readonly isMemberPriceShown: boolean;
}

export interface PrimaryPrice {
  readonly primary: string;
  /** Whether the primary price is that of the shopper's level. */
  readonly isMember: boolean;
  /** The normal price, small beside a member's own; '' otherwise. */
  readonly normalBeside: string;
  /** The member price that this shopper would pay as a member; '' otherwise. */
  readonly memberBeside: string;
}

/** The least (0) or greatest (-1) figure of a finished price text; NaN for words and points. */
const yuanOf = (text: string, at: 0 | -1): number =>
  text === FREE_LABEL ? 0 : Number(text.replace(CURRENCY_SIGN, '').split('-').at(at)?.replace('w', 'e4'));

/** ￥100 is not struck beside ￥100, nor beside more; words and points count as nothing. */
export const isFormerPrice = (former: string, shown: string): boolean =>
  yuanOf(former, -1) > (yuanOf(shown, -1) || 0);

/** A price of a level may be that of buying alone, which is more than the group's: then it saves nothing. */
const isSaving = ({ normal, member }: Pick<PricePair, 'normal' | 'member'>): boolean =>
  member !== normal && !(yuanOf(member, 0) > yuanOf(normal, 0));

export function primaryPrice({ normal, member, levelShow, isMemberPriceShown }: PricePair): PrimaryPrice {
  const shown = isMemberPriceShown && isSaving({ normal, member }) ? member : '';
  const isMember = shown !== '' && levelShow === 1;
  return {
    primary: isMember ? shown : normal,
    isMember,
    normalBeside: isMember ? normal : '',
    memberBeside: levelShow === 2 ? shown : '',
  };
}
