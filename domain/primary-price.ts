// The primary price of goods: what this shopper pays, on every screen (PRICE-09).

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

export function primaryPrice({ normal, member, levelShow, isMemberPriceShown }: PricePair): PrimaryPrice {
  // A level without a saving is not shown.
  const shown = isMemberPriceShown && member !== normal ? member : '';
  const isMember = shown !== '' && levelShow === 1;
  return {
    primary: isMember ? shown : normal,
    isMember,
    normalBeside: isMember ? normal : '',
    memberBeside: levelShow === 2 ? shown : '',
  };
}
