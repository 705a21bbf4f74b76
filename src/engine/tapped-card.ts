// The card that opened a screen, by the address of the screen; only the newest is of use.
import type { TappedCard } from '~/ui/goods/tapped-card';

let newest: { address: string; card: TappedCard } | null = null;

/** Remembers what the card showed that opens an address, `/pages/goods/goods?id=3`. */
export const noteTapped = (address: string, card: TappedCard): void => {
  newest = { address, card };
};

/** The card that opened a screen; null for one that nobody tapped a card for. */
export const tappedFor = (path: string, search: string): TappedCard | null =>
  newest?.address === `${path}?${search}` ? newest.card : null;
