// Which tile of the palette an arrow key leads to, by where the tiles stand.

export interface TilePlace {
  offsetLeft: number;
  offsetTop: number;
}

/** Places of the tiles one line above or below. */
function nextLine(tiles: readonly TilePlace[], from: number, direction: -1 | 1): number[] {
  const away = ({ offsetTop }: TilePlace) => (offsetTop - from) * direction;
  const nearest = Math.min(...tiles.map(away).filter((distance) => distance > 0));
  return tiles.flatMap((tile, place) => (away(tile) === nearest ? [place] : []));
}

/** The tile of the next line that is nearest to the column of the tile at `at`; that one where there is no line. */
function inNextLine(tiles: readonly TilePlace[], at: number, direction: -1 | 1): number {
  const from = tiles[at];
  if (from === undefined) return at;
  const aside = (place: number) => Math.abs((tiles[place]?.offsetLeft ?? 0) - from.offsetLeft);
  const [next = at] = nextLine(tiles, from.offsetTop, direction).sort((a, b) => aside(a) - aside(b));
  return next;
}

type Step = (tiles: readonly TilePlace[], at: number) => number;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: (_tiles, at) => Math.max(0, at - 1),
  ArrowRight: (tiles, at) => Math.min(tiles.length - 1, at + 1),
  ArrowUp: (tiles, at) => inNextLine(tiles, at, -1),
  ArrowDown: (tiles, at) => inNextLine(tiles, at, 1),
};

/** Null for a key that leads nowhere; left and right go through the lines. */
export const nextTile = (key: string, tiles: readonly TilePlace[], at: number): number | null =>
  STEPS[key]?.(tiles, at) ?? null;
