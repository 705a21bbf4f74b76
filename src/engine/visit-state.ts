// What the mall keeps in the current entry of the history (picking.ts, carrying.ts); a modal's has that of the screen below it.
import { entryOf } from './history-entry';

/** Handed to `redirect`, it stays with another address of the same screen. */
export const visitState = (): unknown => entryOf().usr;

export interface Carried {
  /** Parameters of the screen that do not stand in its address, as a query. */
  readonly carried?: string;
}

export const carriedQuery = (): string => (visitState() as Carried | undefined)?.carried ?? '';
