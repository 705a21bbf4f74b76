// `npm run floors`: the floors of each storey, the arrows between them, and those that do not run down yet.
import { resolve } from 'node:path';
import { readImports } from './imports';
import { FLOORS } from './imports/floor-table';
import { type Arrow, arrowOf, drawFloors } from './imports/floors';

/** How many imports each pair of folders has. */
function countPairs(arrows: readonly Arrow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { from, to } of arrows) {
    const pair = `${from} → ${to}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

const inWords = (pairs: ReadonlyMap<string, number>): string[] =>
  [...pairs]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([pair, count]) => `    ${pair} (${count})`);

function storeyInWords(storey: string, arrows: readonly Arrow[], isLong: boolean): string[] {
  const down = countPairs(arrows.filter(({ direction }) => direction === 'down'));
  const up = countPairs(arrows.filter(({ direction }) => direction !== 'down'));
  return [
    `${storey}: ${down.size + up.size} arrows between folders, ${down.size} down, ${up.size} up or sideways`,
    ...drawFloors(storey),
    ...(isLong ? ['  down:', ...inWords(down)] : []),
    ...(up.size === 0 ? [] : ['  up or sideways:', ...inWords(up)]),
    '',
  ];
}

/** `--arrows` also prints the arrows that run down. */
export function main(args: string[]): number {
  const { imports } = readImports(resolve(import.meta.dirname, '..'));
  const arrows = imports.flatMap(({ file, target }) => arrowOf(file, target) ?? []);
  for (const storey of Object.keys(FLOORS)) {
    const own = arrows.filter((arrow) => arrow.storey === storey);
    for (const line of storeyInWords(storey, own, args.includes('--arrows'))) console.log(line);
  }
  return 0;
}
