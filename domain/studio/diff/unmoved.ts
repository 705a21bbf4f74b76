// Which entries of a list have the same order in two states of it.
import type { Uid } from '../document';

/** The longest run of blocks that have the same order in both: the others were moved. */
export function unmoved(was: readonly Uid[], now: readonly Uid[]): ReadonlySet<Uid> {
  const places = new Map(was.map((uid, index) => [uid, index]));
  const common = now.filter((uid) => places.has(uid));
  const placeOf = (uid: Uid): number => places.get(uid) ?? 0;
  // Patience: ends[n] is the last of the best run of n + 1, before[uid] the one ahead of it.
  const ends: Uid[] = [];
  const before = new Map<Uid, Uid | undefined>();
  for (const uid of common) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(ends[middle] ?? '') < placeOf(uid)) low = middle + 1;
      else high = middle;
    }
    before.set(uid, ends[low - 1]);
    ends[low] = uid;
  }
  const run = new Set<Uid>();
  for (let uid = ends.at(-1); uid !== undefined; uid = before.get(uid)) run.add(uid);
  return run;
}
