// Text of the super member card's tag on a goods (UI-14).

/** What the card does for a goods, and whether the viewer holds one. */
export interface VipCardOnGoods {
  readonly discount: string | null;
  readonly is_vip_card_user?: number;
}

/** 9.5折 for a holder, 开卡享9.5折 for everyone else; empty where the card does nothing. */
export function vipTagText(card: VipCardOnGoods | undefined): string {
  const discount = card?.discount ?? '';
  const tenths = Number(discount);
  if (discount === '' || !Number.isFinite(tenths)) return '';
  const isHolder = card?.is_vip_card_user === 1;
  if (tenths <= 0) return isHolder ? '免费' : '开卡免费';
  return isHolder ? `${discount}折` : `开卡享${discount}折`;
}
