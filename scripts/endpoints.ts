// `npm run endpoints [-- --json]`: every route that the server answers, with who may call it.
import { collectRoutes } from '~/server/http/routes';
import { PLUGINS } from '~/server/plugins/load-plugins';

export function main(args: string[]): number {
  const rows = [...collectRoutes(PLUGINS).values()]
    .map(({ endpoint }) => ({
      route: endpoint.route,
      // The protocol takes reads by either method.
      methods: endpoint.method === 'GET' ? ['GET', 'POST'] : ['POST'],
      auth: endpoint.auth,
    }))
    .sort((a, b) => a.route.localeCompare(b.route));
  if (args.includes('--json')) console.log(JSON.stringify(rows));
  else console.table(rows);
  return 0;
}
