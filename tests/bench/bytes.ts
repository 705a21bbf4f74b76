// The first part: what a phone downloads, by entry, from the build's manifest.
import { main as printSizes } from '~/scripts/size';

/** Prints the entry, home and every screen; a budget that is passed is marked there and is none of ours. */
export function benchBytes(): Promise<void> {
  printSizes([]);
  return Promise.resolve();
}
