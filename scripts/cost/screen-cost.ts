// What a screen costs in lines: its own files whole, what screens of its group share by their number, its share of the calls.
import { sumOf } from '~/domain/sum';
import { isTest } from '../imports/read-imports';
import { reachedFrom, type SourceFile } from '../source-files';

/** Lines by kind of file. */
export interface Cost {
  page: number;
  parts: number;
  styles: number;
  server: number;
  schema: number;
  tests: number;
  seed: number;
}

export interface CostedScreen {
  path: string;
  kind: string;
  /** `src/plugins/pintuan` */
  group: string;
  cost: Cost;
  total: number;
}

/** A built screen, as its definition states it. */
export interface ScreenSource {
  path: string;
  kind: string;
  file: string;
  routes: readonly string[];
}

type Files = ReadonlyMap<string, SourceFile>;

/** Floors of the phone whose files belong to a screen when no other one uses them; what lies below is the kit. */
const OWN = /^src\/(?:pages|plugins|blocks|overlays|flows)\//;

/** The screens that use each thing. */
function usersOf<T>(screens: readonly ScreenSource[], used: (screen: ScreenSource) => Iterable<T>) {
  const users = new Map<T, ScreenSource[]>();
  for (const screen of screens)
    for (const thing of used(screen)) users.set(thing, [...(users.get(thing) ?? []), screen]);
  return users;
}

/** `src/pages/order` */
export const groupOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** How much of a part's lines a screen bears: all that it alone uses, its share of what its group shares, none of the kit. */
function shareOf(part: string, screen: ScreenSource, users: readonly ScreenSource[]): number {
  if (users.length === 1) return 1;
  const group = groupOf(screen.file);
  const isOfGroup = groupOf(part) === group && !group.endsWith('/kit');
  return isOfGroup ? 1 / users.filter(({ file }) => groupOf(file) === group).length : 0;
}

/** Lines of a call's family or plugin. */
interface Family {
  calls: number;
  lines: number;
  /** Folders in which it may be answered. */
  folders: readonly string[];
}

/** The family of each route, as the schemas describe it. */
function familiesOf(files: Files): ReadonlyMap<string, Family> {
  const found = new Map<string, Family>();
  for (const { path, text, lines } of files.values()) {
    const stem = /^schemas\/api\/([^/]+)\.json$/.exec(path)?.[1];
    if (stem === undefined) continue;
    const { endpoints = {} } = JSON.parse(text) as { endpoints?: Record<string, { route: string }> };
    const routes = Object.values(endpoints).map(({ route }) => route);
    const folders = [`server/families/${stem}/`, `server/plugins/${stem.replaceAll('_', '-')}/`];
    for (const route of routes) found.set(route, { calls: routes.length, lines, folders });
  }
  return found;
}

const isSeed = (path: string): boolean => /\/seed[^/]*\.tsx?$/.test(path);

const linesIn = (files: Files, isWanted: (path: string) => boolean): number =>
  [...files.values()].reduce((sum, { path, lines }) => sum + (isWanted(path) ? lines : 0), 0);

/** Lines of one call: what all calls of its family have, by their number. */
function callCost(files: Files, family: Family | undefined): Pick<Cost, 'server' | 'schema' | 'tests'> {
  if (family === undefined) return { server: 0, schema: 0, tests: 0 };
  const { calls, lines, folders } = family;
  const isServer = (path: string) => folders.some((folder) => path.startsWith(folder)) && !isSeed(path);
  return {
    server: linesIn(files, (path) => isServer(path) && !isTest(path)) / calls,
    tests: linesIn(files, (path) => isServer(path) && isTest(path)) / calls,
    schema: lines / calls,
  };
}

/** A screen's share of what seeds its plugin. */
const seedLines = (group: string, files: Files): number => {
  if (!group.startsWith('src/plugins/')) return 0;
  const plugin = group.replace('src/', 'server/');
  return linesIn(files, (path) => path.startsWith(`${plugin}/`) && isSeed(path));
};

const rounded = (cost: Cost): Cost =>
  Object.fromEntries(
    Object.entries(cost).map(([kind, lines]) => [kind, Math.round(lines)]),
  ) as unknown as Cost;

/** The cost of every screen. The kit is what lies below the screens, and what screens of several groups use. */
export function costScreens(screens: readonly ScreenSource[], files: Files): CostedScreen[] {
  const reached = new Map(
    screens.map((screen) => [screen, [...reachedFrom(screen.file, files)].filter((path) => OWN.test(path))]),
  );
  const partUsers = usersOf(screens, (screen) => reached.get(screen) ?? []);
  const families = familiesOf(files);
  const routeUsers = usersOf(screens, ({ routes }) => new Set(routes));
  return screens.map((screen) => {
    const group = groupOf(screen.file);
    const siblings = screens.filter(({ file }) => groupOf(file) === group).length;
    const ofGroup = (isWanted: (path: string) => boolean) =>
      linesIn(files, (path) => path.startsWith(`${group}/`) && isWanted(path)) / siblings;
    const parts = (reached.get(screen) ?? []).map((path) => ({
      isStyle: path.endsWith('.css'),
      lines: (files.get(path)?.lines ?? 0) * shareOf(path, screen, partUsers.get(path) ?? []),
    }));
    const calls = [...new Set(screen.routes)].map((route) => {
      const { server, schema, tests } = callCost(files, families.get(route));
      const users = routeUsers.get(route)?.length ?? 1;
      return { server: server / users, schema: schema / users, tests: tests / users };
    });
    const cost = rounded({
      page: files.get(screen.file)?.lines ?? 0,
      parts: sumOf(parts.filter(({ isStyle }) => !isStyle).map(({ lines }) => lines)),
      styles: sumOf(parts.filter(({ isStyle }) => isStyle).map(({ lines }) => lines)),
      server: sumOf(calls.map(({ server }) => server)),
      schema: sumOf(calls.map(({ schema }) => schema)),
      tests: ofGroup(isTest) + sumOf(calls.map(({ tests }) => tests)),
      seed: seedLines(group, files) / siblings,
    });
    return {
      path: screen.path,
      kind: screen.kind,
      group,
      cost,
      total: sumOf(Object.values(cost)),
    };
  });
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
}
