// Calls an endpoint by another route with the same types, as plugins and operators name one.

const ROUTE = /^(?:api|plugin)(?:\/[\w-]+)+$/;

/** An endpoint at another route with the same types; an invalid route changes nothing. */
export const atRoute = <E extends { readonly route: string }>(endpoint: E, route: string): E =>
  ROUTE.test(route) ? { ...endpoint, route } : endpoint;
