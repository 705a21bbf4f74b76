// Which modules of the mall's screens share a chunk: planned from the graph, so that a screen loads few files and little
// that it does not use, whatever screens are added.

import { deflateRawSync } from 'node:zlib';

export interface ModuleGraph {
  getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
}

export interface Plan {
  /** The module that the page starts. */
  entry: string;
  /** The chunk of a module that no plan moves; null for all others. */
  placeOf: (id: string) => string | null;
  /** What must not load one byte more: home and its blocks. */
  isLean: (id: string) => boolean;
  /** A screen that visits begin with: nothing of it is there before. */
  isEntered: (id: string) => boolean;
}

/** What a request costs, in bytes of code: at 400 kbit/s six of them share half a second of waiting. */
const REQUEST_BYTES = 3000;
/** Bytes that a phone loads for one of compressed source, once it is minified and compressed with its neighbours. */
const LOADED_SHARE = 0.6;
/** What a screen may load that it does not use. */
const MOST_GROWTH_BYTES = 1700;
/** Of a dialog or a part below the first screen, beside a screen. */
const PART_WEIGHT = 0.25;
/** Of a screen that visits begin with, whose files all wait for each other. */
const ENTERED_WEIGHT = 60;
const SCREEN = /\.page\.tsx?$/;

/** Modules of one chunk. */
interface Group {
  ids: string[];
  bytes: number;
  isMovable: boolean;
  imports: Set<Group>;
  /** The entries that load it. */
  users: Set<string>;
}

/** Compressed, as shapes of answers have a tenth of their length then, and other code a third. */
const bytesOf = (code: string): number => deflateRawSync(code).length * LOADED_SHARE;

const infoOf = (graph: ModuleGraph, id: string) =>
  graph.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [], code: null };

/** What is reached from a start over `next`, the start included. */
function reached<T>(start: T, next: (one: T) => Iterable<T>): Set<T> {
  const seen = new Set([start]);
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return seen;
}

/** Entries of the page, which starts one module and imports the others dynamically, with all that each imports. */
function loadsOf(graph: ModuleGraph, entry: string): Map<string, Set<string>> {
  const everything = reached(entry, (id) => {
    const { importedIds, dynamicallyImportedIds } = infoOf(graph, id);
    return [...importedIds, ...dynamicallyImportedIds];
  });
  const entries = new Set([entry]);
  for (const id of everything) for (const next of infoOf(graph, id).dynamicallyImportedIds) entries.add(next);
  return new Map([...entries].map((id) => [id, reached(id, (one) => infoOf(graph, one).importedIds)]));
}

/** The chunks before any merging: the placed ones, and what the same entries load. What the entry loads costs nothing. */
function groupsOf(graph: ModuleGraph, { entry, placeOf, isLean, isEntered }: Plan): Group[] {
  const loads = loadsOf(graph, entry);
  const first = loads.get(entry);
  const users = new Map<string, Set<string>>();
  for (const [user, ids] of loads)
    for (const id of ids) users.set(id, (users.get(id) ?? new Set()).add(user));
  const groups = new Map<string, Group>();
  const ofModule = new Map<string, Group>();
  for (const [id, loaders] of users) {
    if (first?.has(id) === true) continue;
    const place = placeOf(id) ?? (loads.has(id) ? id : null);
    const key = place ?? [...loaders].sort().join('\n');
    const isShared = place === null && loaders.size > 1 && ![...loaders].some(isLean);
    // A screen that visits begin with is part of what it shares: its definition alone is a request too many.
    const isMovable = isShared || isEntered(id);
    const group = groups.get(key) ?? { ids: [], bytes: 0, isMovable, imports: new Set(), users: new Set() };
    groups.set(key, group);
    ofModule.set(id, group);
    group.ids.push(id);
    group.bytes += bytesOf(infoOf(graph, id).code ?? '');
  }
  for (const [id, group] of ofModule)
    for (const next of infoOf(graph, id).importedIds.map((one) => ofModule.get(one)))
      if (next !== undefined && next !== group) group.imports.add(next);
  for (const user of loads.keys()) {
    const own = ofModule.get(user);
    if (own !== undefined) for (const group of reached(own, ({ imports }) => imports)) group.users.add(user);
  }
  return [...groups.values()];
}

const weightIn =
  ({ isEntered }: Plan) =>
  (user: string): number => {
    if (isEntered(user)) return ENTERED_WEIGHT;
    return SCREEN.test(user) ? 1 : PART_WEIGHT;
  };

interface Growth {
  user: string;
  bytes: number;
  files: number;
}

/** What the users of `one` who do not load `other` would load more, with all that it imports. */
function growthOf(one: Group, other: Group): Growth[] {
  const added = [...reached(other, ({ imports }) => imports)];
  const without = [...one.users].filter((user) => !other.users.has(user));
  return without.map((user) => {
    const more = added.filter(({ users }) => !users.has(user));
    // The other chunk itself becomes a part of one that is loaded.
    return { user, bytes: more.reduce((sum, { bytes }) => sum + bytes, 0), files: more.length - 1 };
  });
}

interface Merging {
  /** How much each entry has grown by merges so far, in bytes. */
  grown: Map<string, number>;
  weightOf: (user: string) => number;
}

/** Bytes that merging two chunks saves: a request of each entry that loads both, less what the others do not use. */
function gainOf(one: Group, other: Group, { grown, weightOf }: Merging): number {
  let saved = 0;
  for (const user of one.users) if (other.users.has(user)) saved += weightOf(user) * REQUEST_BYTES;
  if (saved === 0) return 0;
  for (const { user, bytes, files } of [...growthOf(one, other), ...growthOf(other, one)]) {
    if (SCREEN.test(user) && (grown.get(user) ?? 0) + bytes > MOST_GROWTH_BYTES) return 0;
    saved -= weightOf(user) * (bytes + files * REQUEST_BYTES);
  }
  return saved;
}

/** Whether one leads to the other through a third: merged, they and it would import each other. */
function leadsAround(from: Group, to: Group): boolean {
  return [...from.imports].some((next) => next !== to && reached(next, ({ imports }) => imports).has(to));
}

interface Pair {
  one: Group;
  other: Group;
  gain: number;
}

/** Makes `one` hold what both hold. */
function merge(
  groups: readonly Group[],
  { one, other }: Pick<Pair, 'one' | 'other'>,
  { grown }: Merging,
): void {
  for (const { user, bytes } of [...growthOf(one, other), ...growthOf(other, one)])
    grown.set(user, (grown.get(user) ?? 0) + bytes);
  const users = [...one.users, ...other.users];
  one.ids.push(...other.ids);
  one.bytes += other.bytes;
  for (const next of other.imports) one.imports.add(next);
  for (const group of groups) if (group.imports.delete(other)) group.imports.add(one);
  one.imports.delete(one);
  for (const group of reached(one, ({ imports }) => imports)) for (const user of users) group.users.add(user);
}

const pairsOf = (one: Group, others: readonly Group[], merging: Merging): Pair[] =>
  others
    .map((other): Pair => ({ one, other, gain: gainOf(one, other, merging) }))
    .filter(({ gain }) => gain > 0);

/** Merges the pair that saves most, again and again, until none saves anything. */
function mergeAll(groups: readonly Group[], merging: Merging): Group[] {
  let left = groups.filter(({ isMovable }) => isMovable);
  let pairs = left.flatMap((one, at) => pairsOf(one, left.slice(at + 1), merging));
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.gain > most.gain ? pair : most));
    const { one, other } = best;
    // Merges since then may have made it dearer.
    const gain = gainOf(one, other, merging);
    if (gain < best.gain) {
      best.gain = gain;
      pairs = pairs.filter((pair) => pair.gain > 0);
      continue;
    }
    pairs = pairs.filter((pair) => pair !== best);
    if (leadsAround(one, other) || leadsAround(other, one)) continue;
    merge(groups, best, merging);
    left = left.filter((group) => group !== other);
    const isOf = (pair: Pair) => [pair.one, pair.other].some((group) => group === one || group === other);
    pairs = [
      ...pairs.filter((pair) => !isOf(pair)),
      ...pairsOf(
        one,
        left.filter((group) => group !== one),
        merging,
      ),
    ];
  }
  return left;
}

/** Module → name of its chunk, for those that a plan moves. The names are short: the entry lists the files of every screen. */
export function planChunks(graph: ModuleGraph, plan: Plan): ReadonlyMap<string, string> {
  const merging: Merging = { grown: new Map(), weightOf: weightIn(plan) };
  const chunks = mergeAll(groupsOf(graph, plan), merging);
  return new Map(chunks.flatMap(({ ids }, at) => ids.map((id): [string, string] => [id, `p${at}`])));
}

/** Names the chunk of a module by one plan for the build; null leaves it to the bundler. */
export function plannedNames(plan: Plan): (id: string, graph: ModuleGraph) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    names ??= planChunks(graph, plan);
    return names.get(id) ?? null;
  };
}
