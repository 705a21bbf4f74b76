// The table of all routes: every family's `routes.ts` is found by its folder, those of plugins stand in their manifests.
import type { Route } from '../http/route';

const modules = import.meta.glob<{ routes: readonly Route[] }>('../families/*/routes.ts', { eager: true });

interface Routed {
  key: string;
  routes: readonly Route[];
}

/** Routes by name; a duplicate route stops the server at start. */
export function collectRoutes(plugins: readonly Routed[]): ReadonlyMap<string, Route> {
  const table = new Map<string, Route>();
  const families = Object.entries(modules).map(([file, { routes }]) => ({ key: file, routes }));
  for (const { key, routes } of [...families, ...plugins]) {
    for (const route of routes) {
      if (table.has(route.endpoint.route))
        throw new Error(`${route.endpoint.route} stands twice, also in ${key}`);
      table.set(route.endpoint.route, route);
    }
  }
  return table;
}
