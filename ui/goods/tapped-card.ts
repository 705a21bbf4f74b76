// The data of a tapped card: the opened screen shows it until its own data have loaded.
import type { MouseEvent } from 'react';
import type { GoodsSummary } from './goods';

export interface TappedCard {
  readonly name: string;
  /** Formatted text. */
  readonly priceText: string;
  /** The file that the card shows, which is in the browser's cache; empty where none has loaded. */
  readonly pictureUrl: string;
}

export const tappedCard = (
  { name, priceText }: GoodsSummary,
  { currentTarget }: MouseEvent<HTMLElement>,
): TappedCard => {
  const picture = currentTarget.closest('article')?.querySelector('img');
  return { name, priceText, pictureUrl: picture?.complete === true ? picture.currentSrc : '' };
};
