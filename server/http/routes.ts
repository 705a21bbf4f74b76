// The table of all routes: every family's `routes.ts` is found by its folder.
import type { Route } from './route';

const modules = import.meta.glob<{ routes: readonly Route[] }>('../{families,plugins}/*/routes.ts', {
  eager: true,
});

/** Routes by name; a route in two families stops the server at start. */
export function collectRoutes(): ReadonlyMap<string, Route> {
  const table = new Map<string, Route>();
  for (const [file, { routes }] of Object.entries(modules)) {
    for (const route of routes) {
      if (table.has(route.endpoint.route))
        throw new Error(`${route.endpoint.route} stands twice, also in ${file}`);
      table.set(route.endpoint.route, route);
    }
  }
  return table;
}
