// What the mall keeps in the current entry of the history (picking.ts); a modal's has that of the screen below it.
import { entryOf } from './history-entry';

/** Handed to `redirect`, it stays with another address of the same screen. */
export const visitState = (): unknown => entryOf().usr;
