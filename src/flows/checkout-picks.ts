// Results of screens that the checkout opens: an address, a store, a super member card.

export type Pick =
  | { readonly kind: 'address'; readonly id: number }
  | { readonly kind: 'store'; readonly group: number; readonly id: number }
  /** 0 takes it away again. */
  | { readonly kind: 'card'; readonly group: number; readonly id: number };

let waiting: Pick | null = null;

/** Stores a choice for the checkout, which consumes it when it shows again. */
export function offerPick(pick: Pick): void {
  waiting = pick;
}

/** The stored choice, which is then cleared; null when nothing was chosen. */
export function consumePick(): Pick | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
