// Where the card of a palette's tile stands: beside the panel, never over the phone that one works on.

/** In px of the window. */
interface Span {
  left: number;
  right: number;
}

interface Around {
  /** Of the tile in hand. */
  tile: { top: number; bottom: number };
  panel: Span & { top: number; bottom: number };
  /** Null while there is no phone. */
  phone: Span | null;
  windowHeight: number;
}

export interface CardPlace {
  left: number;
  width: number;
  maxHeight: number;
  top?: number;
  bottom?: number;
}

const WIDTH = 300;
/** Of a card that still has room for a picture and eight letters a line. */
const LEAST_WIDTH = 128;
const AIR = 8;
/** The pointer goes from the panel to the card without a gap. */
const LAP = 4;
/** Below the top bar. */
const TOP = 56;

/** Between panel and phone; where they leave no room, over the half of the panel that the tile is not in. */
export function cardPlace({ tile, panel, phone, windowHeight }: Around): CardPlace {
  const isUpper = tile.top + tile.bottom < panel.top + panel.bottom;
  const left = panel.right - LAP;
  const room = phone === null ? WIDTH : phone.left - AIR - left;
  if (room >= LEAST_WIDTH) {
    const beside = { left, width: Math.min(WIDTH, room) };
    const top = Math.max(TOP, tile.top);
    const bottom = Math.max(AIR, windowHeight - tile.bottom);
    return isUpper
      ? { ...beside, top, maxHeight: windowHeight - top - AIR }
      : { ...beside, bottom, maxHeight: windowHeight - bottom - TOP };
  }
  const within = { left: panel.left + AIR, width: panel.right - panel.left - 2 * AIR };
  return isUpper
    ? {
        ...within,
        bottom: windowHeight - panel.bottom + AIR,
        maxHeight: panel.bottom - tile.bottom - 2 * AIR,
      }
    : { ...within, top: panel.top + AIR, maxHeight: tile.top - panel.top - 2 * AIR };
}
