// What a map shows.
import type { DeliveryArea } from '~/domain/delivery-area';
import type { Place } from '~/domain/distance';

export interface MapMarker {
  /** Stable: a moved marker keeps it. */
  id: string;
  place: Place;
  /** `me` is the shopper's own position. */
  kind: 'pin' | 'me' | 'shop' | 'home' | 'rider';
  /** Beside it; none when empty. */
  name: string;
}

export interface Tiles {
  /** With `{x}`, `{y}`, `{z}`, perhaps `{s}`; a plain ground shows where it is empty. */
  url: string;
  attribution: string;
}

export interface Pin {
  /** Null while none is chosen: the first press on the map places it. */
  place: Place | null;
  /** Accessible name. */
  label: string;
  /** Absent it stays where it is. Keys report each of their steps, the pointer where it is let go. */
  onMove?: ((place: Place, by: 'pointer' | 'keys') => void) | undefined;
}

export interface LeafletMapProps {
  /** Accessible name. */
  label: string;
  tiles: Tiles;
  markers?: readonly MapMarker[];
  area?: DeliveryArea | null;
  /** Moved to whenever it changes; else the map shows all of its markers and its area. */
  focus?: Place | null;
  /** The first zoom at the focus or the only marker; 0 is that of streets. */
  zoom?: number;
  /** Makes it a map to choose on: a pin stays in its middle, and each move reports the place under it. */
  onRest?: (centre: Place) => void;
  /** Makes it a map to choose on as well: the pin itself moves. */
  pin?: Pin;
}
