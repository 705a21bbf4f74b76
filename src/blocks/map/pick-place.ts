// Opens the choice of a place for a slot of the screen (engine/picking.ts).
import type { Place } from '~/domain/distance';
import * as to from '~/domain/screen-links.gen';
import { pick } from '../../engine/picking';

/** The map begins at `start`, where it is known. */
export const pickPlace = (slot: string, start: Place | null): void =>
  pick(
    to.placeChooseLocation,
    {},
    start === null ? slot : { slot, before: { name: '', address: '', ...start } },
  );
