// Owns what a screen opened by the checkout hands back to it: an address, a store.

export type Pick =
  | { readonly kind: 'address'; readonly id: number }
  | { readonly kind: 'store'; readonly group: number; readonly id: number };

let waiting: Pick | null = null;

/** Leaves a choice for the checkout, which takes it when it shows again. */
export function offerPick(pick: Pick): void {
  waiting = pick;
}

/** The choice that was left, once; null when nothing was chosen. */
export function consumePick(): Pick | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
