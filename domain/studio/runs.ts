// Runs of adjacent blocks that leave a tab together: a removal or a move is undone run by run.
import type { Uid } from './document';

export interface Run {
  tab: string;
  after: Uid | null;
  uids: Uid[];
}

/** Those of a tab, in page order. */
export function runsOfTab(
  { key, order }: { key: string; order: readonly Uid[] },
  leaving: ReadonlySet<Uid>,
): Run[] {
  const runs: Run[] = [];
  let before: Uid | null = null;
  for (const uid of order) {
    if (leaving.has(uid)) {
      const last = runs.at(-1);
      if (before !== null && last?.uids.at(-1) === before) last.uids.push(uid);
      else runs.push({ tab: key, after: before, uids: [uid] });
    }
    before = uid;
  }
  return runs;
}
