// Owns finished price texts of goods: with the sign where they are figures.
import { CURRENCY_SIGN, formatPrice, type PriceInput, type PriceValue } from '~/domain/price';

/** `￥99.00`, `￥99-173.25`, or the word 免费 (PRICE-01 … PRICE-08). */
export function priceText(input: PriceInput): string {
  const text = formatPrice(input);
  return /^\d/.test(text) ? `${CURRENCY_SIGN}${text}` : text;
}

/** The former price, or nothing where it says nothing: none, zero, or not above the price that holds. */
export function struckText(original: PriceValue, price: PriceValue): string {
  const isHigher = Number(original ?? 0) > Number(price ?? 0);
  return isHigher ? priceText({ price: original, zero: 'blank' }) : '';
}
