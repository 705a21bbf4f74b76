// Calling an endpoint by another route of the same shapes, as plugins and operators name one.

const ROUTE = /^(?:api|plugin)(?:\/[\w-]+)+$/;

/** An endpoint at another route of the same shapes; a text that is no route changes nothing. */
export const atRoute = <E extends { readonly route: string }>(endpoint: E, route: string): E =>
  ROUTE.test(route) ? { ...endpoint, route } : endpoint;
