// Finds screens in their table, which home does not load, and asks for the first data of one beside its code.
import type { PageModule } from '../engine/define-page';
import { loadCaller } from '../services/http';
import { FIRST_CALLS } from './first-calls.gen';
import { routes } from './routes.gen';

/** The calls of a screen's first picture at an address; none where one has a parameter that the address lacks. */
export function callsAhead(path: string, search: string): [route: string, params: Record<string, string>][] {
  const given = new URLSearchParams(search);
  const calls = Object.hasOwn(FIRST_CALLS, path) ? (FIRST_CALLS[path] ?? []) : [];
  return calls
    .filter(({ params }) => Object.values(params).every((name) => given.get(name)))
    .map(({ route, params }) => [
      route,
      Object.fromEntries(Object.entries(params).map(([to, name]) => [to, given.get(name) ?? ''])),
    ]);
}

async function askFirst(path: string, search: string): Promise<void> {
  const { askAhead } = await loadCaller();
  for (const call of callsAhead(path, search)) askAhead(...call);
}

/** Null where no screen has the path. */
export function pageFromTable(path: string, search?: string): Promise<PageModule> | null {
  // A screen asks again for what failed.
  if (search !== undefined) askFirst(path, search).catch(() => undefined);
  return (Object.hasOwn(routes, path) && routes[path]?.()) || null;
}
