// The place chosen on the map, for the screen that asked for it.

export interface ChosenPlace {
  /** Empty for a bare point of the map. */
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

let waiting: ChosenPlace | null = null;

/** Stores a choice for the screen below, which consumes it when it shows again. */
export function offerPlace(place: ChosenPlace): void {
  waiting = place;
}

/** The stored choice, which is then cleared; null when nothing was chosen. */
export function consumePlace(): ChosenPlace | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
