// The tapped card by the address of the screen that it opens; only the latest is stored.
import type { TappedCard } from '~/ui/goods/tapped-card';

let newest: { address: string; card: TappedCard } | null = null;

/** Stores the tapped card for the address that it opens, `/pages/goods/goods?id=3`. */
export const recordTappedCard = (address: string, card: TappedCard): void => {
  newest = { address, card };
};

/** The card that opened a screen; null when no card was tapped. */
export const tappedCardFor = (path: string, search: string): TappedCard | null =>
  newest?.address === `${path}?${search}` ? newest.card : null;
