// What a tapped card shows: the screen that it opens shows it until its own data have come.
import type { MouseEvent } from 'react';
import type { GoodsSummary } from './goods';

export interface TappedCard {
  readonly name: string;
  /** Finished text. */
  readonly priceText: string;
  /** The very file that the card shows, which the browser has; empty where none has come. */
  readonly pictureUrl: string;
}

export const tappedCard = (
  { name, priceText }: GoodsSummary,
  { currentTarget }: MouseEvent<HTMLElement>,
): TappedCard => {
  const picture = currentTarget.closest('article')?.querySelector('img');
  return { name, priceText, pictureUrl: picture?.complete === true ? picture.currentSrc : '' };
};
