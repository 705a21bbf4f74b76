// The places of a board: the first three in one row, the podium.

export interface Place {
  readonly id: string | number;
  /** From 1; 0 for no place. */
  readonly rank: number;
  readonly name: string;
  readonly pictureUrl: string;
  /** A round picture of a person, else a square one of goods. */
  readonly isPerson: boolean;
  /** What is counted: ￥120.00, 30件. */
  readonly figure: string;
  readonly note?: string;
  /** Where it leads; already through the allow-list. */
  readonly href?: string;
}

export interface PlaceRow {
  readonly place: Place;
  /** The first three, in the row of the first one. */
  readonly podium?: readonly Place[];
}

const PODIUM_SIZE = 3;

export const rowsOfPlaces = (places: readonly Place[]): PlaceRow[] => places.map((place) => ({ place }));

/** Puts the first three on the podium. */
export function arrangePodium(rows: readonly PlaceRow[]): PlaceRow[] {
  const [first] = rows;
  if (first === undefined) return [];
  const podium = rows.slice(0, PODIUM_SIZE).map(({ place }) => place);
  return [{ place: first.place, podium }, ...rows.slice(PODIUM_SIZE)];
}
